/** A person of the sandbox as a visitor of the product: signed in everywhere, over the real outside parties. */

import { isSupportedStatus } from '~/dossier/shape/civil-status'
import type { Family } from '~/dossier/shape/family'
import { selectionOf } from '../pages/selection-of'
import { tokenFor } from '../parties/party-client'
import { connectorsTo } from '../parties/sandbox-connectors'
import type { StartedSandbox } from '../parties/start-sandbox'
import { LOGIN, startApi } from './start-api'
import { requestEach, visitorUseCases } from './use-cases'

export type SandboxPerson = StartedSandbox['people'][number]
export type SandboxVisitor = Awaited<ReturnType<typeof visitorOf>>

const grant = (accessToken: string) => ({ accessToken, refreshToken: null, until: Number.MAX_SAFE_INTEGER })

export const fundsOf = ({ policies }: Pick<SandboxPerson, 'policies'>) => policies.map(({ fundId }) => fundId)
export const entitiesOf = ({ providents }: Pick<SandboxPerson, 'providents'>) =>
  providents.map(({ entityId }) => entityId)

/** Signed in at all of their parties. */
export async function visitorOf(sandbox: StartedSandbox, person: SandboxPerson) {
  const { navs, partnerNavs } = person
  const grants = async (folder: string, ids: string[]) => {
    const tokens = ids.map(async (id) => [id, grant(await tokenFor(`${sandbox.base}/${folder}/${id}`, navs))] as const)
    return Object.fromEntries(await Promise.all(tokens))
  }
  const parties = {
    fund: await grants('funds', fundsOf(person)),
    entity: await grants('entities', entitiesOf(person)),
    visits: {},
  }
  const connectors = connectorsTo(sandbox)
  return startApi({ connectors, login: { ...LOGIN, navs, partnerNavs: partnerNavs ?? undefined }, parties })
}

/** The body of an answer. @throws where it is not 200. */
export async function answerOf(call: Promise<Response>) {
  const response = await call
  const answer = await response.json()
  if (response.status !== 200) throw new Error(JSON.stringify(answer))
  return answer
}

/** The AVS form as the register would fill it. */
export async function registered(person: SandboxPerson, api: SandboxVisitor) {
  const own = await answerOf(api.get(`/acor/insureds/${person.navs}`))
  const partner = own.partnerNavs && (await answerOf(api.get(`/acor/insureds/${own.partnerNavs}`)))
  return {
    person: { ...own, status: own.civilStatus },
    partner: partner && { ...partner, deathDate: null },
    children: own.children.map((child: { deathDate: string | null }) => ({
      ...child,
      alive: child.deathDate === null,
    })),
  }
}

/** The page of the family as the register would fill it. */
const familyOf = ({ marriages = [], children }: SandboxPerson): Family => ({
  marriages,
  children: children.flatMap(({ birthDate, credits }) => (credits ? [{ birthDate, credits }] : [])),
  survivorsPension: null,
})

/** Every step done, with all that the person has. */
export async function answerAll(person: SandboxPerson, api: SandboxVisitor) {
  await answerOf(api.post('/acor/pension-calculator/info', await registered(person, api)))
  if (!isSupportedStatus(person.civilStatus)) await clientOf(api).saveFamily(familyOf(person))
  await answerOf(api.post('/openpk/user/pension-funds', selectionOf(fundsOf(person))))
  await answerOf(api.post('/openpv/user/entities', selectionOf(entitiesOf(person))))
}

/** The use cases of this visitor, each as a request of its own. */
export const clientOf = ({ tools, vault, token }: SandboxVisitor) =>
  requestEach(() => visitorUseCases(tools, null)({ vault, token }))
