/**
 * The exports of the worked examples: what the product's own calls answer for these fictional persons today, with the
 * same connectors and the same vault as for anybody. A dossier is made for the question, and removed after it.
 */
import type { ApiClient } from '~/api/client'
import type { Clock } from '~/clock.server'
import type { Connectors } from '~/connectors/connectors'
import { NO_PARTIES, type Parties } from '~/dossier/party-access'
import { type Dossier, emptyDossier, type Info, type Insured } from '~/dossier/shape'
import type { Vault } from '~/dossier/vault'
import type { Day } from '~/pillars/day'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import type { Exports } from '~/takeaway/exports'
import { laterPensions } from '~/ui/avs-changes'
import { EXAMPLE_PEOPLE } from '~/ui/example-people'

/** A person of the demo, and where they are insured and save. */
export type FictionalPerson = {
  navs: string
  firstName: string
  policies: readonly { fundId: string }[]
  providents: readonly { entityId: string }[]
  /** An access token of a fund or 3a provider, as if the person had signed in there. */
  tokenAt(partyId: string): string
}

type Options = {
  people: readonly FictionalPerson[]
  vault: Vault
  register: Connectors['register']
  clientFor: (token: string) => ApiClient
  clock: Clock
  exports: Exports
  /** Is told of an example that could not be computed. */
  report: (error: unknown) => void
}

/** What could not be computed is tried again after so many milliseconds; nobody waits for it in between. */
const PAUSE = 600_000

export function createWorkedExamples({ report, clock, ...tools }: Options) {
  let kept: { day: Day; until: number; paths: Promise<Record<string, string>> } | null = null

  async function computeAll(): Promise<Record<string, string>> {
    const asked = EXAMPLE_PEOPLE.map(async ({ firstName }) => [firstName, await pathFor(firstName, tools)] as const)
    const told = await Promise.allSettled(asked)
    return Object.fromEntries(
      told.flatMap((one) => {
        if (one.status === 'fulfilled') return [one.value]
        report(one.reason)
        return []
      }),
    )
  }

  /** French paths by first name, computed once a day; without an example that cannot be computed as a whole. */
  return async function listExamples(): Promise<Record<string, string>> {
    const [day, now] = [clock.today(), clock.now()]
    if (kept?.day === day && now < kept.until) return kept.paths
    const paths = computeAll()
    const current = { day, until: Number.POSITIVE_INFINITY, paths }
    kept = current
    if (Object.keys(await paths).length < EXAMPLE_PEOPLE.length) current.until = clock.now() + PAUSE
    return paths
  }
}

type Tools = Omit<Options, 'report' | 'clock'>

async function pathFor(firstName: string, { people, exports, ...tools }: Tools): Promise<string> {
  const person = people.find((one) => one.firstName === firstName)
  if (!person) throw new Error('a worked example is none of the fictional persons')
  const dossier = await dossierOf(person, tools.register)
  const { digest, pension } = await answersFor(dossier, tools)
  if (digest.silent.length > 0) throw new Error('a party was silent about a worked example')
  const later = { withoutChange: laterPensions(pension), withChange: [] }
  const none = { lpp: person.policies.length === 0, pillar3a: person.providents.length === 0 }
  return exports.pathOf(exportedSynthesis({ digest, later, none, firstName }))
}

/** The dossier is written as a whole: saving its form would share its marriage with a spouse who tries the demo. */
async function answersFor(dossier: Dossier, { vault, clientFor }: Pick<Tools, 'vault' | 'clientFor'>) {
  const { token } = await vault.create(dossier)
  try {
    const api = clientFor(token)
    const digest = await api.getDigest()
    return { digest, pension: await api.getPension() }
  } finally {
    await vault.delete(token)
  }
}

/** As after every step of the visit, each form found right as it was filled in. */
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
    firstPillar: { ...empty.firstPillar, info: infoOf(own, partner) },
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

const infoOf = (own: Insured, partner: Insured | null): Info => ({
  person: {
    navs: own.navs,
    birthDate: own.birthDate,
    gender: own.gender,
    status: own.civilStatus,
    relationshipStartDate: own.relationshipStartDate,
    relationshipEndDate: own.relationshipEndDate,
  },
  partner: partner && { navs: partner.navs, birthDate: partner.birthDate, gender: partner.gender, deathDate: null },
  children: own.children.map((child) => ({ ...child, alive: child.deathDate === null })),
})
