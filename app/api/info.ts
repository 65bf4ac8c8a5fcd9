import { checkInfo, checkRegistered, type InfoPart, normaliseInfo } from '~/dossier/info-rules'
import type { Info, InfoAnswer } from '~/dossier/shape'
import { ageOn, type Day } from '~/pillars/day'
import type { Tools } from './api-env'
import { checkEstimable } from './estimable'
import { findPartner, findRegistered } from './insureds'
import { firstOfEachField, unfit } from './problem'
import type { Session } from './session'

type Asked = Pick<Tools, 'connectors' | 'clock'>

/**
 * The AVS form as it is kept: consistent, about the visitor and, if married, their registered partner.
 * @throws {Problem} 422 with every field that does not agree, with the others or with the register; 424 where the register must be asked and is silent
 */
export async function checkedInfo(typed: Info, session: Session, tools: Asked): Promise<Info> {
  const problems = await findInfoProblems(typed, session, tools)
  if (problems.length > 0) throw unfit(problems)
  return normaliseInfo(typed)
}

/**
 * Every field of the AVS form, or of as much of it as could be read, that does not agree.
 * @throws {Problem} 424 where the register must be asked and is silent
 */
export async function findInfoProblems(typed: InfoPart, session: Session, { connectors, clock }: Asked) {
  const info = normaliseInfo(typed)
  const today = clock.today()
  const partnerNavs = info.partner ? await findPartner(session, connectors) : null
  const facts = { today, ownNavs: session.dossier.login.navs, partnerNavs }
  return firstOfEachField([
    ...checkInfo(info, facts),
    ...checkEstimable(info, today),
    ...checkRegistered(info, await findRegistered(session, connectors, info)),
  ])
}

/** With the ages of the day, and the children counted. */
export const asInfoAnswer = (info: Info, today: Day): InfoAnswer => ({
  ...info,
  person: { ...info.person, age: ageOn(info.person.birthDate, today) },
  partner: info.partner && { ...info.partner, age: ageOn(info.partner.birthDate, today) },
  hasChildren: info.children.length > 0,
  childCount: info.children.length,
})
