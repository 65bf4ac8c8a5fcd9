/**
 * What pages ask and save, by name: of a real visitor, or as a test answers it. A page imports these as plain functions, so
 * for a visit of a test the functions themselves give its answers; for any other visit they are as ever.
 */
import { type Calls, FAILURES } from '~/estimate/calls'
import { type Failure, Refusal } from '~/estimate/case/refusal'
import { createEstimate as createReal, type Estimate } from '~/estimate/estimate'
import type { Tools } from '~/estimate/gather/tools'
import { type Outcome, refusedBy } from '~/estimate/outcome'
import * as ofPages from '~/estimate/page-saves'
import * as decision from '~/estimate/read/decision'
import * as directory from '~/estimate/read/directory'
import * as explanations from '~/estimate/read/explanations'
import * as figures from '~/estimate/read/figures'
import * as firstPillar from '~/estimate/read/first-pillar'
import * as forms from '~/estimate/read/forms'
import * as memory from '~/estimate/read/memory'
import * as papers from '~/estimate/read/papers'
import * as place from '~/estimate/read/place'
import * as secondPillar from '~/estimate/read/second-pillar'
import * as synthesis from '~/estimate/read/synthesis'
import * as thirdPillar from '~/estimate/read/third-pillar'
import * as user from '~/estimate/read/user'
import * as savedAccounts from '~/estimate/save/accounts-3a'
import * as avsForm from '~/estimate/save/avs-form'
import * as careers from '~/estimate/save/careers'
import * as certificates from '~/estimate/save/certificates'
import * as changes from '~/estimate/save/changes'
import * as savedDecision from '~/estimate/save/decision'
import * as extracts from '~/estimate/save/extracts'
import * as fromMemory from '~/estimate/save/from-memory'
import * as savedPapers from '~/estimate/save/papers'
import * as savedPlace from '~/estimate/save/place'
import * as resumed from '~/estimate/save/resume'
import * as selections from '~/estimate/save/selections'
import * as statements from '~/estimate/save/statements'
import * as stop from '~/estimate/save/stop'
import * as terms from '~/estimate/save/terms'
import * as vested from '~/estimate/save/vested'
import type { PageVisit, PageVisitor } from '~/estimate/visit'
import type { Language } from '~/language/language'
import { namedIn } from '~/shell/names-in-language'
import { visitorsOf } from '~/shell/visitors'

/** What a test can answer in place of. */
const OF_ONE_THING = [
  ...[decision, directory, firstPillar, memory, papers, place, secondPillar, synthesis, thirdPillar, user],
  ...[
    savedAccounts,
    avsForm,
    careers,
    certificates,
    changes,
    savedDecision,
    extracts,
    fromMemory,
    savedPapers,
    savedPlace,
    resumed,
  ],
  ...[selections, statements, stop, terms, vested],
]
/** These run as they are, over the answers of the test. */
const OF_A_PAGE = [explanations, figures, forms, ofPages]

type OneThing = typeof decision &
  typeof directory &
  typeof firstPillar &
  typeof memory &
  typeof papers &
  typeof place &
  typeof secondPillar &
  typeof synthesis &
  typeof thirdPillar &
  typeof user &
  typeof savedAccounts &
  typeof avsForm &
  typeof careers &
  typeof certificates &
  typeof changes &
  typeof savedDecision &
  typeof extracts &
  typeof fromMemory &
  typeof savedPapers &
  typeof savedPlace &
  typeof resumed &
  typeof selections &
  typeof statements &
  typeof stop &
  typeof terms &
  typeof vested
type OfAPage = typeof explanations & typeof figures & typeof forms & typeof ofPages

// biome-ignore lint/suspicious/noExplicitAny: a function of any kind.
type AnyFunction = (...given: any) => any
type Given<Run> = Run extends (visit: never, ...given: infer Rest) => unknown ? Rest : never
type Bound<All> = {
  [Name in keyof All as All[Name] extends AnyFunction ? Name : never]: (
    ...given: Given<All[Name]>
  ) => Promise<Awaited<ReturnType<Extract<All[Name], AnyFunction>>>>
}

/** By their names; each throws a `Refusal`. */
export type UseCases = Omit<Bound<OneThing>, keyof Calls | 'getRevision'> &
  Omit<Calls, 'getRevision'> & {
    getRevision(...given: Given<typeof user.getRevision>): Promise<string | null>
  }
type All = UseCases & Bound<OfAPage>

/** Each in an outcome, those of pages with them. */
export type Outcomes = {
  [Name in keyof All]: (
    ...given: Parameters<All[Name]>
  ) => Promise<Outcome<Awaited<ReturnType<Extract<All[Name], AnyFunction>>>>>
}

const functionsOf = (modules: readonly object[]) =>
  Object.fromEntries(
    modules.flatMap((one) => Object.entries(one).filter(([, value]) => typeof value === 'function')),
  ) as Record<string, AnyFunction>

const FUNCTIONS = functionsOf(OF_ONE_THING)
const PAGES = functionsOf(OF_A_PAGE)
const PARTS_OF_CALLS = ['info', 'funds', 'entities', 'account']
const FOR_EVERYBODY = [
  ...['listLoginPensionFunds', 'getListDay', 'readTakenHome', 'readLoginFunds'],
  ...['getFromMemory', 'checkFromMemory', 'draftFromMemory'],
]

/** Where a visit of a test says what it answers. */
const ANSWERED = Symbol('what a test answers')
type Answering = { [ANSWERED]?: (name: string) => AnyFunction | null }

for (const module of OF_ONE_THING)
  for (const [name, run] of Object.entries(module)) {
    if (typeof run !== 'function') continue
    const answering = (visit: Answering | undefined, ...given: unknown[]) =>
      (visit?.[ANSWERED]?.(name) ?? ((...rest: unknown[]) => (run as AnyFunction)(visit, ...rest)))(...given)
    Object.defineProperty(module, name, { get: () => answering, configurable: true, enumerable: true })
  }

/** Of the visitor that begins with each: `requestEach` begins one for each, else they share one. */
const BEGIN = Symbol('the visitor whose use cases these are')
type Begun = { [BEGIN]?: { begin: () => PageVisitor; bound: UseCases } }

const ask = async (visitor: PageVisitor, name: string, given: unknown[]) => {
  const call = (visitor.calls as unknown as Record<string, AnyFunction>)[name]
  if (call && (name !== 'getRevision' || PARTS_OF_CALLS.includes(given[0] as string))) return call(...given)
  const run = FUNCTIONS[name] ?? PAGES[name]
  if (!run) throw new Error(`no such use case: ${name}`)
  try {
    return await run(FOR_EVERYBODY.includes(name) ? visitor : await visitor.visit(), ...given)
  } catch (error) {
    throw refusedBy(visitor.tools, error, (FAILURES as Partial<Record<string, Failure>>)[name])
  }
}

const casesOf = (begin: () => PageVisitor): UseCases => {
  const names = [...Object.keys(FUNCTIONS), ...Object.keys(PAGES), 'getRevision']
  const bound = Object.fromEntries(
    names.map((name) => [name, (...given: unknown[]) => ask(begin(), name, given)]),
  ) as unknown as UseCases & Begun
  return Object.assign(bound, { [BEGIN]: { begin, bound: { ...bound } } })
}

/** Of one visitor, in one request. */
export const casesFor = (visitor: PageVisitor): UseCases => casesOf(() => visitor)

/** Of the product's own visitors, in one request each. */
export const visitorUseCases =
  (tools: Tools, apiBase: string | null) =>
  (...[request]: Parameters<ReturnType<typeof visitorsOf>>): UseCases =>
    casesFor(visitorsOf(tools, apiBase)(request))

/** The use cases of one visitor, each of them on a dossier that is opened anew. */
export const requestEach = (begin: () => UseCases): UseCases => casesOf(() => beginOf(begin()))

function beginOf(use: UseCases & Begun): PageVisitor {
  const begun = use[BEGIN]
  if (!begun) throw new Error('use cases of no visitor')
  return begun.begin()
}

/** A call that the test does not expect. */
export const noCall = (name: string) => () => Promise.reject(new Error(`unexpected call: ${name}`))

/** All that the dossier holds is there at once, so that what a test answers is awaited before. */
const AT_ONCE: [name: keyof UseCases, given: unknown[]][] = [
  ...(
    [
      ...['getSteps', 'getFamily', 'getCareers', 'getCountingAccount', 'getPapers', 'listVested', 'listStatements3a'],
      ...['getSources', 'listSalaryChanges', 'listPurchases', 'getToldChanges', 'hasRetiredSpouse'],
    ] as (keyof UseCases)[]
  ).map((name): [keyof UseCases, unknown[]] => [name, []]),
  ...['person', 'partner', 'former'].map((owner): [keyof UseCases, unknown[]] => ['getCareerOwner', [owner]]),
  ...['family', 'papers', 'careers', 'certificates', 'vested', 'statements'].map(
    (part): [keyof UseCases, unknown[]] => ['getRevision', [part]],
  ),
]

/** What the test answers; the rest is of its visitor, or of none: then nothing else is expected. */
function answeredBy(use: Partial<UseCases> & Begun): PageVisitor {
  const begun = use[BEGIN]
  const given = use as Record<string, AnyFunction | undefined>
  const own = (name: string) =>
    begun && given[name] === (begun.bound as unknown as Record<string, AnyFunction>)[name] ? null : given[name]
  const of = begun?.begin() ?? NOBODY
  const calls = Object.fromEntries(
    Object.keys(CALL_NAMES).map((name) => {
      const real = (of.calls as unknown as Record<string, AnyFunction>)[name]
      return [name, own(name) ?? real ?? noCall(name)]
    }),
  ) as unknown as Calls
  const found = new Map<string, { value: unknown } | { error: unknown }>()
  const settle = async () => {
    for (const [name, args] of AT_ONCE) {
      const answer = own(name)
      if (!answer) continue
      const key = `${name} ${args}`
      try {
        found.set(key, { value: await answer(...args) })
      } catch (error) {
        found.set(key, { error })
      }
    }
  }
  const atOnce = (name: string) => {
    const answer = own(name)
    if (!answer) return begun ? null : unexpected(name)
    if (!AT_ONCE.some(([one]) => one === name)) return answer
    return (...args: unknown[]) => {
      const one = found.get(`${name} ${args}`)
      if (!one) return answer(...args)
      if ('error' in one) throw one.error
      return one.value
    }
  }
  const visitor = { ...of, calls, [ANSWERED]: atOnce }
  const visit = async () => {
    await settle()
    return { ...(begun ? await of.visit() : {}), tools: of.tools, calls, [ANSWERED]: atOnce } as unknown as PageVisit
  }
  return { ...visitor, visit }
}

const unexpected = (name: string) => () => {
  throw new Error(`unexpected call: ${name}`)
}

const CALL_NAMES: Record<keyof Calls, true> = {
  ...{ getMe: true, getInfo: true, saveInfo: true, getInsured: true, getPension: true },
  ...{ listPensionFunds: true, listLoginPensionFunds: true, listSelectedFunds: true },
  ...{ saveSelectedFunds: true, saveNoFund: true, getPolicies: true, listEntities: true },
  ...{ listSelectedEntities: true, saveSelectedEntities: true, saveNoEntity: true, getOpen3kInfo: true },
  ...{ saveOpen3kInfo: true, getProvidents: true, getDigest: true, getListDay: true, getRevision: true },
}

/** Faults of a test are no refusals. */
const NOBODY = {
  tools: {
    report(error: unknown) {
      throw error
    },
  } as unknown as Tools,
  session: noCall('session'),
  calls: {} as Calls,
  visit: noCall('visit'),
} satisfies PageVisitor

/** What a page asks, as the test answers it. */
export const estimateOf = (use: Partial<UseCases>, language: Language): Estimate =>
  createReal(answeredBy(use), namedIn(language))

/** Each in an outcome, and those of pages over the answers of a test. */
export function createEstimate(use: Partial<UseCases>, language: Language = 'fr'): Outcomes {
  const names = [...new Set([...Object.keys(FUNCTIONS), ...Object.keys(PAGES)])]
  const estimate = () => createReal(answeredBy(use), namedIn(language))
  const shared = estimate()
  const run = (name: string) => {
    const of = PAGES[name]
    if (of) return (...given: unknown[]) => shared.outcomeOf(of as never, ...(given as never[]))
    const one = (use as Record<string, AnyFunction>)[name] ?? noCall(name)
    return (...given: unknown[]) => outcomeOf(one(...given))
  }
  return Object.fromEntries(names.map((name) => [name, run(name)])) as unknown as Outcomes
}

async function outcomeOf(answer: Promise<unknown>): Promise<Outcome<unknown>> {
  try {
    return { ok: true, answer: await answer, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, answer: null, refusal: error }
  }
}
