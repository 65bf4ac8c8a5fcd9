/**
 * What is counted and timed in this process, in the form of Prometheus. Whoever logs an event also counts it here, so
 * that both agree; nothing here says whom or what it concerned.
 */
import { collectDefaultMetrics, Registry } from 'prom-client'
import { closedMetrics, type Lists } from './closed-metrics'
import { createFirstTimes } from './first-times'
import {
  BREAKER_STATES,
  DONE_OR_FAILED,
  DOOR_REFUSALS,
  type DoorEvent,
  METHODS,
  OTHER,
  PAPER_READINGS,
  PARTIES,
  PARTY_OUTCOMES,
  PROBLEM_PLACES,
  REFUSAL_REASONS,
  REFUSERS,
  type SignInProblem,
  STATUSES,
  THREAD_OUTCOMES,
  THREAD_WORK,
  type UseCaseReason,
  VAULT_OPERATIONS,
  WAYS_IN,
  WAYS_OUT,
} from './words'

/** Upper bounds in seconds. A page takes some 5 to 50 ms, a row of the vault well below one. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const PARTY_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const VAULT_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.2, 1, 2]
const THREAD_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Measures = ReturnType<typeof createMeasures>

type Word<List extends readonly string[]> = List[number]

export type SessionEvent =
  | { event: 'signed-in' | 'own-begun' | 'logged-out' | 'data-deleted' }
  | { event: 'sign-in-refused'; reason: SignInProblem }
  | { event: DoorEvent }

export type MeasuresOptions = {
  /** The patterns of all routes: the only list of labels that the build decides. */
  routes: readonly string[]
  /** Of the build. */
  version: string
  /** The longest life of a dossier that is extended as often as possible, in milliseconds. */
  longestMs: number
  /** Monotonic milliseconds. */
  now?: () => number
}

/** What is read when somebody asks. */
export type Readings = {
  load: { isLate(): boolean; counts(): { underWay: number; waiting: number } }
  /** The number of pieces of work that wait for a thread. */
  waitingFor: Record<Word<typeof THREAD_WORK>, () => number>
}

export function createMeasures({ routes, version, longestMs, now = () => performance.now() }: MeasuresOptions) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { counter, histogram, gauge, reading, lists } = closedMetrics(registry)

  const requests = histogram(
    {
      name: 'piliers_request_seconds',
      help: 'Requests by pattern of the route, method and class of the status, from their first byte to the last of the answer',
      labels: { route: [...routes, OTHER], method: METHODS, status: STATUSES },
    },
    REQUEST_BUCKETS,
  )
  const refusals = counter(
    {
      name: 'piliers_refusals_total',
      help: 'What was refused, by whom and why',
      labels: { by: REFUSERS, reason: Object.values(REFUSAL_REASONS).flat() },
    },
    REFUSERS.flatMap((by) => REFUSAL_REASONS[by].map((reason) => ({ by, reason }))),
  )
  const problems = counter(
    {
      name: 'piliers_problems_total',
      help: 'Unexpected errors, by where they were met: each is a line in the log',
      labels: { where: PROBLEM_PLACES },
    },
    PROBLEM_PLACES.map((where) => ({ where })),
  )
  const begun = counter(
    { name: 'piliers_journeys_begun_total', help: 'Sessions that were begun', labels: { way: WAYS_IN } },
    WAYS_IN.map((way) => ({ way })),
  )
  const reached = counter(
    {
      name: 'piliers_syntheses_reached_total',
      help: 'Sessions that saw the figures of their synthesis, each once in a process',
      labels: {},
    },
    [{}],
  )
  const ended = counter(
    {
      name: 'piliers_journeys_ended_total',
      help: 'Sessions that their visitors ended, or emptied of their data',
      labels: { how: WAYS_OUT },
    },
    WAYS_OUT.map((how) => ({ how })),
  )
  const parties = histogram(
    {
      name: 'piliers_party_wait_seconds',
      help: 'How long requests waited for an outside party, by its kind and how that ended',
      labels: { party: PARTIES, outcome: PARTY_OUTCOMES },
    },
    PARTY_BUCKETS,
  )
  const breakers = gauge({
    name: 'piliers_party_breakers',
    help: 'Parties that have been asked, by kind and by the state of their circuit breaker',
    labels: { party: PARTIES, state: BREAKER_STATES },
  })
  const vault = histogram(
    {
      name: 'piliers_vault_seconds',
      help: 'Operations on rows of the vault, with any wait for its store',
      labels: { operation: VAULT_OPERATIONS, outcome: DONE_OR_FAILED },
    },
    VAULT_BUCKETS,
    VAULT_OPERATIONS.map((operation) => ({ operation, outcome: 'failed' })),
  )
  const rows = gauge({
    name: 'piliers_vault_rows',
    help: 'Rows in the vault at the last sweep: a dossier each, and one for each couple that shares',
    labels: {},
  })
  const expired = counter(
    {
      name: 'piliers_vault_rows_expired_total',
      help: 'Rows whose time was over, removed by a sweep of this process; Redis removes its own and counts them itself',
      labels: {},
    },
    [{}],
  )
  const work = histogram(
    {
      name: 'piliers_thread_work_seconds',
      help: 'PDFs written and costly calculations made in threads, papers read in a process, with their wait for one, by how it ended',
      labels: { work: THREAD_WORK, outcome: THREAD_OUTCOMES },
    },
    THREAD_BUCKETS,
    THREAD_WORK.flatMap((work) => THREAD_OUTCOMES.map((outcome) => ({ work, outcome }))),
  )
  const waitingWork = gauge({
    name: 'piliers_thread_work_waiting',
    help: 'Work that waits for a thread',
    labels: { work: THREAD_WORK },
  })
  const papers = counter(
    {
      name: 'piliers_papers_read_total',
      help: 'Papers sent as a file, by what their reading gave',
      labels: { reading: PAPER_READINGS },
    },
    PAPER_READINGS.map((reading) => ({ reading })),
  )
  gauge({ name: 'piliers_build_info', help: 'The version that runs', labels: { version: [version] } }).set(
    { version },
    1,
  )
  const isFirst = createFirstTimes(now, longestMs)
  let readings: Readings | null = null

  const COUNT_OF: Record<Exclude<SessionEvent['event'], 'sign-in-refused'>, () => void> = {
    'signed-in': () => begun({ way: 'signed-in' }),
    'own-begun': () => begun({ way: 'own-papers' }),
    'logged-out': () => ended({ how: 'logged-out' }),
    'data-deleted': () => ended({ how: 'deleted' }),
    'foreign-origin': () => refusals({ by: 'door', reason: 'foreign-origin' }),
    'rate-reached': () => refusals({ by: 'door', reason: 'rate-reached' }),
    'cost-reached': () => refusals({ by: 'door', reason: 'cost-reached' }),
    shed: () => refusals({ by: 'door', reason: 'shed' }),
    'bodies-full': () => refusals({ by: 'door', reason: 'bodies-full' }),
  }

  return {
    /** @param status null: the browser went away first */
    answered({
      route,
      method,
      status,
      ms,
    }: {
      route: string
      method: string
      status: number | null
      ms: number
    }): void {
      requests({ route, method: methodOf(method), status: classOf(status) }, ms / 1000)
    },

    event(event: SessionEvent): void {
      if (event.event === 'sign-in-refused') refusals({ by: 'sign-in', reason: event.reason })
      else COUNT_OF[event.event]()
    },

    problem(where: Word<typeof PROBLEM_PLACES>): void {
      problems({ where })
    },

    /** The door answered with this status; statuses that are events are counted as such. */
    refusedAtDoor(status: number): void {
      const reason = DOOR_REFUSALS[status as keyof typeof DOOR_REFUSALS]
      if (reason) refusals({ by: 'door', reason })
    },

    refusedByUseCase(reason: UseCaseReason): void {
      refusals({ by: 'use-case', reason })
    },

    /** @param token of the session; nothing that could lead back to it is kept */
    reachedSynthesis(token: string): void {
      if (isFirst(token)) reached({})
    },

    waitedFor(party: Word<typeof PARTIES>, outcome: Word<typeof PARTY_OUTCOMES>, ms: number): void {
      parties({ party, outcome }, ms / 1000)
    },

    /** @param before null: it is new */
    breakerChanged(
      party: Word<typeof PARTIES>,
      state: Word<typeof BREAKER_STATES>,
      before: Word<typeof BREAKER_STATES> | null,
    ): void {
      if (before) breakers.add({ party, state: before }, -1)
      breakers.add({ party, state }, 1)
    },

    /** Observes the rows of the vault. */
    rows: {
      done(operation: Word<typeof VAULT_OPERATIONS>, ms: number, failed: boolean): void {
        vault({ operation, outcome: failed ? 'failed' : 'done' }, ms / 1000)
      },

      /** @param kept null: not known */
      swept({ removed, kept }: { removed: number; kept: number | null }): void {
        expired({}, removed)
        if (kept !== null) rows.set({}, kept)
      },
    },

    threadDone(kind: Word<typeof THREAD_WORK>, outcome: Word<typeof THREAD_OUTCOMES>, ms: number): void {
      work({ work: kind, outcome }, ms / 1000)
    },

    paperRead(reading: Word<typeof PAPER_READINGS>): void {
      papers({ reading })
    },

    /** Call once, as soon as there is something to read. */
    watch(given: Readings): void {
      readings = given
      const { load } = given
      reading('piliers_requests_under_way', 'Requests under way', () => load.counts().underWay)
      reading('piliers_requests_waiting_for_parties', 'Of these, those that wait for outside parties', () => {
        return load.counts().waiting
      })
      reading('piliers_loop_late', '1 while the event loop counts as late', () => Number(load.isLate()))
    },

    contentType: registry.contentType,

    /** All of it as text. */
    async text(): Promise<string> {
      for (const kind of THREAD_WORK) waitingWork.set({ work: kind }, readings?.waitingFor[kind]() ?? 0)
      return registry.metrics()
    },

    /** Our own metrics by name: the words of each label. */
    lists: lists as ReadonlyMap<string, Lists>,
  }
}

const methodOf = (method: string) => METHODS.find((one) => one === method) ?? OTHER

const CLASSES: readonly (Word<typeof STATUSES> | undefined)[] = [undefined, '1xx', '2xx', '3xx', '4xx', '5xx']
const classOf = (status: number | null) => (status === null ? 'left' : (CLASSES[Math.floor(status / 100)] ?? OTHER))
