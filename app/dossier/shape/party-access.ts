/**
 * The visitor's sign-in at a pension fund or 3a provider: under way, granted, or why it failed. All of it lies in the
 * dossier, ends with it, and is disclosed to nobody.
 */
import { z } from 'zod'
import { recordOf } from './bounded-record'

export const PARTY_KINDS = ['fund', 'entity'] as const
export type PartyKind = (typeof PARTY_KINDS)[number]
/** The most parties of one kind that a visitor can select. */
export const MOST_SELECTED = 30
/** Each tab that signs in at a party has a visit of its own; nobody has more than this many at once. */
export const MOST_VISITS = 5
/** A pension fund, or a bank or insurer (entity), by its id in the directory. */
export type PartyRef = { kind: PartyKind; id: string }

/** Refused there, or expired; signed in as another person; not confirmed by the party; the party did not answer. */
export const PARTY_PROBLEMS = ['refused', 'expired', 'otherPerson', 'failed', 'unavailable'] as const
export type PartyProblem = (typeof PARTY_PROBLEMS)[number]

/**
 * The tokens that the product may present to the party in the visitor's name; `until` in milliseconds since 1970. null:
 * the party does not say, so they are used as long as the dossier lives, or until they are refused.
 */
export const Grant = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  until: z.number().nullable(),
  /** A renewal under way: which request of which process does it, and since when, in milliseconds since 1970. */
  renewing: z.object({ by: z.string(), since: z.number() }).optional(),
})
export type Grant = z.infer<typeof Grant>

export const PartyAccess = z.union([Grant, z.object({ problem: z.enum(PARTY_PROBLEMS) })])
export type PartyAccess = z.infer<typeof PartyAccess>

/** A visitor who has been sent to a party, by the `state` that comes back with them; `begunAt` in milliseconds. */
export const PartyVisit = z.object({
  kind: z.enum(PARTY_KINDS),
  id: z.string(),
  verifier: z.string(),
  begunAt: z.number(),
})
export type PartyVisit = z.infer<typeof PartyVisit>

/** By kind and id: the state of the sign-in at each selected party. By `state`: the visits under way. */
export const Parties = z.object({
  fund: recordOf(PartyAccess, MOST_SELECTED),
  entity: recordOf(PartyAccess, MOST_SELECTED),
  visits: recordOf(PartyVisit, MOST_VISITS),
})
export type Parties = z.infer<typeof Parties>

export const NO_PARTIES: Parties = { fund: {}, entity: {}, visits: {} }

type Selecting = { selection: readonly string[] | null }
/** The selected parties, and the sign-in at each. */
type WithParties = { secondPillar: Selecting; thirdPillar: Selecting; parties: Parties }

const AREAS = { fund: 'secondPillar', entity: 'thirdPillar' } as const

export const isSelected = (dossier: WithParties, { kind, id }: PartyRef) =>
  dossier[AREAS[kind]].selection?.includes(id) ?? false

export function findGrant(dossier: WithParties, party: PartyRef): Grant | null {
  const access = findAccess(dossier, party)
  return access && 'accessToken' in access ? access : null
}

export function findProblem(dossier: WithParties, party: PartyRef): PartyProblem | null {
  const access = findAccess(dossier, party)
  return access && 'problem' in access ? access.problem : null
}

const findAccess = ({ parties }: WithParties, { kind, id }: PartyRef): PartyAccess | null =>
  Object.hasOwn(parties[kind], id) ? (parties[kind][id] ?? null) : null

/**
 * Records how a sign-in ended. Nothing is recorded for a party that is no longer selected, and an existing grant stays
 * if a further sign-in failed.
 */
export const withAccess =
  (party: PartyRef, access: PartyAccess) =>
  <Dossier extends WithParties>(dossier: Dossier): Dossier =>
    !isSelected(dossier, party) || ('problem' in access && findGrant(dossier, party))
      ? dossier
      : replaced(dossier, party, access)

/** Replaces this grant, but not a different one that has come in between. */
export const withRenewed =
  (party: PartyRef, before: Grant, access: PartyAccess) =>
  <Dossier extends WithParties>(dossier: Dossier): Dossier =>
    findGrant(dossier, party)?.accessToken === before.accessToken ? replaced(dossier, party, access) : dossier

/** Records in the dossier, which every process reads, who is renewing a grant; null: nobody any more. */
export const withRenewing =
  (party: PartyRef, before: Grant, renewing: Grant['renewing'] | null) =>
  <Dossier extends WithParties>(dossier: Dossier): Dossier => {
    const { renewing: _, ...grant } = before
    const next = renewing ? { ...grant, renewing } : grant
    const found = findGrant(dossier, party)
    const isSame = found?.accessToken === before.accessToken && found.renewing?.by === before.renewing?.by
    return isSame ? replaced(dossier, party, next) : dossier
  }

const replaced = <Dossier extends WithParties>(
  dossier: Dossier,
  { kind, id }: PartyRef,
  access: PartyAccess,
): Dossier => ({
  ...dossier,
  parties: { ...dossier.parties, [kind]: { ...dossier.parties[kind], [id]: access } },
})

/** The remaining accesses if only these parties of a kind are selected. */
export const accessOnlyTo = (parties: Parties, kind: PartyKind, ids: readonly string[]): Parties => ({
  ...parties,
  [kind]: Object.fromEntries(Object.entries(parties[kind]).filter(([id]) => ids.includes(id))),
})

/** A party's tokens as they are stored. `seconds`: life of the access token; `now` in milliseconds since 1970. */
export const grantOf = (
  tokens: { accessToken: string; refreshToken: string | null; seconds: number | null },
  now: number,
): Grant => ({
  accessToken: tokens.accessToken,
  refreshToken: tokens.refreshToken,
  until: tokens.seconds === null ? null : now + tokens.seconds * 1000,
})

/** Every grant that a dossier holds, with its party. */
export const listGrants = (dossier: WithParties): { party: PartyRef; grant: Grant }[] =>
  PARTY_KINDS.flatMap((kind) =>
    Object.keys(dossier.parties[kind]).flatMap((id) => {
      const grant = findGrant(dossier, { kind, id })
      return grant ? [{ party: { kind, id }, grant }] : []
    }),
  )
