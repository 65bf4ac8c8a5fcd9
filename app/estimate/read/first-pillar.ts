/** The AVS form as it is saved, the register's records, and the pension. */
import { PartyError } from '~/connectors/connectors'
import type { Family } from '~/dossier/shape/family'
import type { Household } from '~/dossier/shape/household'
import type { InfoAnswer } from '~/dossier/shape/info'
import type { PartnerRecord, RegisterAnswer, RegisterRecord } from '~/dossier/shape/register-record'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { PensionResult } from '~/pillars/avs/result'
import { ageOn } from '~/pillars/day'
import { asInfoAnswer } from '../case/info-answer'
import { notFound, registerSilent } from '../case/refusal'
import { hasRetired } from '../case/rules/paid-pension-rules'
import { findPartner, loadInsureds, loadOwnRecord, registeredPartner } from '../gather/register'
import type { Session } from '../gather/session'
import type { Tools } from '../gather/tools'
import type { Visit } from '../visit'

/** The form as last saved, with today's ages; null: never saved. */
export function getInfo({ session, tools }: Visit): InfoAnswer | null {
  const { info } = session.dossier.firstPillar
  return info && asInfoAnswer(info, tools.clock.today())
}

/** The page of the family as last saved; null: never saved. */
export const getFamily = ({ session }: Visit): Family | null => session.dossier.firstPillar.family

/** Whether the partner of the AVS form has reached the reference age, so that they can be paid a pension. */
export function hasRetiredSpouse({ session, tools }: Visit): boolean {
  const { partner } = session.dossier.firstPillar.info ?? {}
  return partner ? hasRetired(partner, tools.clock.today()) : false
}

/** Marriage and children as last saved by the visitor or the registered partner; null: by neither. */
export const getHousehold = ({ session, tools }: Visit): Promise<Household | null> =>
  findPartner(session, tools.connectors).then((partner) => (partner ? session.findHousehold() : null))

/** The visitor's own record, or the registered partner's without incomes. @throws {Refusal} `notFound` for anyone else */
export async function getInsured({ session, tools }: Visit, navs: string): Promise<RegisterAnswer> {
  const record = await insuredFor(session.signedIn(), tools.connectors, navs)
  return { ...record, age: ageOn(record.birthDate, tools.clock.today()) }
}

/** The AVS pension, with a change of situation if one is given. `force` asks the register again. */
export function getPension(
  { gathering }: Visit,
  { force = false, ...query }: DigestQuery & { force?: boolean } = {},
): Promise<PensionResult> {
  const isChanged = Object.values(query).some((value) => value !== undefined)
  const wanted = { funds: isChanged ? 'once' : 'kept', providers: query.pillar3a ? 'once' : 'kept' } as const
  return gathering.known(wanted, { afresh: force }).then((known) => gathering.answer('pension', known, query))
}

/** Somebody else's number gets the same answer as a number that does not exist, so that it reveals nothing. */
async function insuredFor(session: Session, connectors: Tools['connectors'], navs: string) {
  if (navs === session.dossier.login?.navs) return orRegisterSilent(loadOwnRecord(session, connectors))
  if (navs !== (await orRegisterSilent(registeredPartner(session, connectors)))) throw notFound()
  const [partner] = await orRegisterSilent(loadInsureds(session, connectors, [navs]))
  if (!partner) throw notFound()
  return withoutIncomes(partner)
}

const withoutIncomes = (record: RegisterRecord): PartnerRecord => ({
  navs: record.navs,
  firstName: record.firstName,
  lastName: record.lastName,
  birthDate: record.birthDate,
  gender: record.gender,
  civilStatus: record.civilStatus,
  source: record.source,
  asOf: record.asOf,
})

/** Distinguishes a person unknown to the register (`notFound`) from a register that does not answer (`silent`). */
const orRegisterSilent = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? notFound() : registerSilent()
  })
