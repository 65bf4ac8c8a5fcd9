/**
 * The exports of the worked examples: what the product computes today for these fictional persons, with the same
 * connectors and vault as for visitors. A dossier is created for the computation and removed afterwards.
 */

import type { Connectors } from '~/connectors/connectors'
import { NO_PARTIES, type Parties } from '~/dossier/shape/party-access'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import type { Vault } from '~/dossier/vault/vault'
import type { Calls } from '~/estimate/calls'
import type { Clock } from '~/estimate/gather/tools'
import { registeredInfo } from '~/estimate/read/registered-info'
import type { Day } from '~/pillars/day'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import type { Exports } from '~/takeaway/exports'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import type { WorkedExample } from '~/ui/demo/worked-example'

/** A person of the demo with their funds and 3a providers. */
export type FictionalPerson = {
  navs: string
  firstName: string
  /** The account at the sandbox's identity service, funds and 3a providers. */
  email: string
  password: string
  policies: readonly { fundId: string }[]
  providents: readonly { entityId: string }[]
  /** An access token of a fund or 3a provider, as if the person had signed in there. */
  tokenAt(partyId: string): string
}

type Options = {
  people: readonly FictionalPerson[]
  vault: Vault
  register: Connectors['register']
  callsFor: (token: string) => Pick<Calls, 'getDigest'>
  clock: Clock
  exports: Exports
  /** Takes the error if an example cannot be computed. */
  report: (error: unknown) => void
}

/** How long to wait before trying a failed example again, in milliseconds, so that visitors do not wait each time. */
const PAUSE = 600_000

export function createWorkedExamples({ report, clock, ...tools }: Options) {
  let kept: { day: Day; until: number; examples: Promise<Record<string, WorkedExample>> } | null = null

  async function computeAll(): Promise<Record<string, WorkedExample>> {
    const asked = EXAMPLE_PEOPLE.map(async ({ firstName }) => [firstName, await exampleOf(firstName, tools)] as const)
    const told = await Promise.allSettled(asked)
    return Object.fromEntries(
      told.flatMap((one) => {
        if (one.status === 'fulfilled') return [one.value]
        report(one.reason)
        return []
      }),
    )
  }

  /** By first name, computed once a day. Examples that cannot be computed completely are left out. */
  return async function listExamples(): Promise<Record<string, WorkedExample>> {
    const [day, now] = [clock.today(), clock.now()]
    if (kept?.day === day && now < kept.until) return kept.examples
    const examples = computeAll()
    const current = { day, until: Number.POSITIVE_INFINITY, examples }
    kept = current
    if (Object.keys(await examples).length < EXAMPLE_PEOPLE.length) current.until = clock.now() + PAUSE
    return examples
  }
}

type Tools = Omit<Options, 'report' | 'clock'>

async function exampleOf(firstName: string, { people, exports, ...tools }: Tools): Promise<WorkedExample> {
  const person = people.find((one) => one.firstName === firstName)
  if (!person) throw new Error('a worked example is none of the fictional persons')
  const dossier = await dossierOf(person, tools.register)
  const digest = await digestFor(dossier, tools)
  const { computedOn, withoutChange, outlook } = digest
  if (digest.silent.length > 0 || !outlook) throw new Error('a party was silent about a worked example')
  const none = { lpp: person.policies.length === 0, pillar3a: person.providents.length === 0 }
  const path = exports.pathOf(exportedSynthesis({ digest, none, firstName }))
  return { path, computedOn, withoutChange, outlook: outlook.withoutChange }
}

/** Writes the dossier as a whole, since saving the form would share the marriage with a spouse who tries the demo. */
async function digestFor(dossier: Dossier, { vault, callsFor }: Pick<Tools, 'vault' | 'callsFor'>) {
  const { token } = await vault.create(dossier)
  try {
    return await callsFor(token).getDigest()
  } finally {
    await vault.delete(token)
  }
}

/** The dossier after all steps, with every form confirmed as prefilled. */
async function dossierOf(person: FictionalPerson, register: Tools['register']): Promise<Dossier> {
  const own = await register.getInsured(person.navs)
  const partner = own.partnerNavs ? await register.getInsured(own.partnerNavs) : null
  const [fundIds, entityIds] = [
    person.policies.map(({ fundId }) => fundId),
    person.providents.map((one) => one.entityId),
  ]
  const login = { sub: '', name: person.firstName, email: '', navs: person.navs }
  const empty = emptyDossier(login, '', '', null)
  return {
    ...empty,
    firstPillar: { ...empty.firstPillar, info: registeredInfo(own, partner) },
    secondPillar: { ...empty.secondPillar, selection: fundIds },
    thirdPillar: { ...empty.thirdPillar, selection: entityIds },
    parties: {
      ...NO_PARTIES,
      fund: grantsAt(fundIds, person),
      entity: grantsAt(entityIds, person),
    },
  }
}

const grantsAt = (ids: readonly string[], person: FictionalPerson): Parties['fund'] =>
  Object.fromEntries(
    ids.map((id) => [id, { accessToken: person.tokenAt(id), refreshToken: null, until: Number.MAX_SAFE_INTEGER }]),
  )
