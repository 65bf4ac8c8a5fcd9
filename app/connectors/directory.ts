/** The two directories: pension funds (directoryAPI 0.8.0) and 3a providers (no standard exists; the same idea). */
import { z } from 'zod'
import type { PartyKind } from '~/dossier/shape/party-access'
import type { Entity, PensionFund } from '~/dossier/shape/party-answers'
import type { Day } from '~/pillars/day'
import type { Connectors, DirectoryList, Party, Silence } from './connectors'
import { keptFor } from './kept-for'
import type { PartyCall } from './party-call'
import type { Reporter } from './reporting'
import { isSafeAddress, withoutEndSlash } from './safe-address'
import type { Waiting } from './waiting'

/** A directory is not personal and changes rarely. */
const TEN_MINUTES = 10 * 60 * 1000

/** People follow these addresses, so only http and https are allowed. */
const WebAddress = z.url({ protocol: /^https?$/ })
const STATUSES = ['active', 'onboarding', 'paused', 'notJoined'] as const

/** Where people sign in, and where secrets and tokens travel. */
const safeAddress = (allowHttp: boolean) => WebAddress.refine((address) => isSafeAddress(address, allowHttp))

const fundEntry = (address: z.ZodType<string>) =>
  z.object({
    id: z.string().min(1).max(64),
    name: z.string().min(1),
    nameFr: z.string().optional(),
    nameDe: z.string().optional(),
    webUrl: WebAddress.optional(),
    address: z.string().optional(),
    openpkStatus: z.enum(STATUSES),
    openpkServices: z
      .object({
        authorizeUrl: address,
        identityProvider: address.optional(),
        tokenEndpoint: address,
        policyEndpoint: address.optional(),
      })
      .optional(),
  })
type FundEntry = z.infer<ReturnType<typeof fundEntry>>

const entityEntry = (address: z.ZodType<string>) =>
  z.object({
    id: z.string().min(1).max(64),
    name: z.string().min(1),
    kind: z.enum(['bank', 'insurer']),
    webUrl: WebAddress.nullish(),
    status: z.enum(STATUSES),
    authorizeUrl: address,
    identityProvider: address,
    policyEndpoint: address,
    tokenEndpoint: address,
  })
type EntityEntry = z.infer<ReturnType<typeof entityEntry>>

/** The most entries; Switzerland has some 1,300 pension funds. */
const MOST_LISTED = 10_000

/**
 * The valid entries of a list: one mistake removes no other party. A list without any valid entry counts as no answer.
 */
const fitting = <Entry>(entry: z.ZodType<Entry>) =>
  z
    .array(z.unknown())
    .max(MOST_LISTED)
    .transform((list) => ({ count: list.length, fit: list.flatMap((one) => fitOf(entry, one)) }))
    .refine(({ count, fit }) => count === 0 || fit.length > 0)

function fitOf<Entry>(entry: z.ZodType<Entry>, one: unknown): Entry[] {
  const checked = entry.safeParse(one)
  return checked.success ? [checked.data] : []
}

export type DirectoryOptions = {
  /** null: not connected. */
  directoryUrl: string | null
  entitiesUrl: string | null
  /** The parties are the sandbox's, so plain http from any host is allowed. */
  allowHttp: boolean
  now: () => number
  today: () => Day
  waiting: Waiting
  /** Called for entries that were left out. */
  report: (silence: Silence) => void
  /** Called for a list that could not be loaded. */
  tell: Reporter
}

/** Both lists stay in memory for ten minutes, and longer if no newer one can be loaded; a failure is not kept. */
export function createDirectory(call: PartyCall, options: DirectoryOptions): Connectors['directory'] {
  const address = safeAddress(options.allowHttp)
  const listed = createListing(call, options)
  const funds = listed(options.directoryUrl, fundEntry(address))
  const entities = listed(options.entitiesUrl, entityEntry(address))

  return {
    async listPensionFunds() {
      const { entries, listedOn } = await funds()
      return { entries: entries.map(asPensionFund), listedOn }
    },

    async listEntities() {
      const { entries, listedOn } = await entities()
      return { entries: entries.filter(isActive).map(asEntity), listedOn }
    },

    async findPensionFund(id) {
      const fund = (await funds()).entries.find((candidate) => candidate.id === id)
      if (fund?.openpkStatus !== 'active' || !fund.openpkServices) return null
      const { policyEndpoint, identityProvider, ...services } = fund.openpkServices
      return policyEndpoint && identityProvider
        ? asParty('fund', fund, { ...services, policyEndpoint, identityProvider })
        : null
    },

    async findEntity(id) {
      const entity = (await entities()).entries.find((candidate) => candidate.id === id)
      return entity && isActive(entity) ? asParty('entity', entity, entity) : null
    },
  }
}

type ListingOptions = Pick<DirectoryOptions, 'now' | 'today' | 'waiting' | 'report' | 'tell'>

function createListing(call: PartyCall, { now, today, waiting, report, tell }: ListingOptions) {
  function allFit<Entry>({ count, fit }: { count: number; fit: Entry[] }): Entry[] {
    const left = count - fit.length
    if (left > 0) report({ party: 'directory', reason: 'badAnswer', detail: `entries left out: ${left}` })
    return fit
  }

  /** A request that arrives while a list is loading waits for the same load, and takes a place of its own. */
  return function listed<Entry>(list: string | null, entry: z.ZodType<Entry>): () => Promise<DirectoryList<Entry>> {
    if (list === null) return async () => ({ entries: [], listedOn: null })
    const asked = { kind: 'directory', api: list } as const
    const load = async () => {
      const day = today()
      return { day, entries: await waiting.ask(asked, async () => allFit(await call(fitting(entry), list))) }
    }
    const kept = keptFor({ milliseconds: TEN_MINUTES, now, load })
    return async () => {
      try {
        const { entries } = kept.fresh() ?? (await waiting.wait(asked, kept.renew))
        return { entries, listedOn: null }
      } catch (error) {
        tell('directory', error)
        const last = kept.last()
        if (!last) throw error
        return { entries: last.entries, listedOn: last.day }
      }
    }
  }
}

const isActive = (entity: EntityEntry) => entity.status === 'active'

const asPensionFund = (fund: FundEntry): PensionFund => ({
  id: fund.id,
  name: fund.name,
  nameFr: fund.nameFr ?? null,
  nameDe: fund.nameDe ?? null,
  webUrl: fund.webUrl ?? null,
  address: fund.address ?? null,
  openpkStatus: fund.openpkStatus,
})

const asEntity = ({ id, name, kind, webUrl }: EntityEntry): Entity => ({
  id,
  name,
  kind,
  webUrl: webUrl ?? null,
})

type Services = Pick<EntityEntry, 'authorizeUrl' | 'identityProvider' | 'policyEndpoint' | 'tokenEndpoint'>

const asParty = (
  kind: PartyKind,
  { id, name, webUrl }: { id: string; name: string; webUrl?: string | null },
  { authorizeUrl, identityProvider, policyEndpoint, tokenEndpoint }: Services,
): Party => ({
  kind,
  id,
  name,
  webUrl: webUrl ?? null,
  api: withoutEndSlash(policyEndpoint),
  issuer: identityProvider,
  authorizeEndpoint: authorizeUrl,
  tokenEndpoint,
})
