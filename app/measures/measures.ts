/**
 * What is counted and timed in this process, in the form of Prometheus. Code that logs an event also counts it here, so
 * that both agree; nothing here says whom or what it concerned.
 */
import { collectDefaultMetrics, Registry } from 'prom-client'
import { type ClosedMetrics, closedMetrics, type Lists } from './closed-metrics'
import { journeyMeasures } from './journeys'
import { partyMeasures } from './parties'
import { refusalMeasures } from './refusals'
import { requestMeasures } from './requests'
import { threadMeasures, type Waiting } from './thread-work'
import { vaultMeasures } from './vault-rows'

export type Measures = ReturnType<typeof createMeasures>

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

/** What is read when the measures are asked for. */
export type Readings = {
  load: { isLate(): boolean; counts(): { underWay: number; waiting: number } }
  waitingFor: Waiting
}

export function createMeasures({ routes, version, longestMs, now = () => performance.now() }: MeasuresOptions) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metrics = closedMetrics(registry)
  // In the order in which they are printed.
  const requests = requestMeasures(metrics, routes)
  const { refused, ...refusals } = refusalMeasures(metrics)
  const journeys = journeyMeasures(metrics, { refused, longestMs, now })
  const parties = partyMeasures(metrics)
  const rows = vaultMeasures(metrics)
  const { setWaiting, ...work } = threadMeasures(metrics)
  nameBuild(metrics, version)
  let readings: Readings | null = null

  return {
    ...requests,
    ...refusals,
    ...journeys,
    ...parties,
    ...work,
    rows,

    /** Call once, as soon as there is something to read. */
    watch(given: Readings): void {
      readings = given
      watchLoad(metrics, given.load)
    },

    contentType: registry.contentType,

    /** All of it as text. */
    async text(): Promise<string> {
      setWaiting(readings?.waitingFor ?? null)
      return registry.metrics()
    },

    /** Our own metrics by name: the words of each label. */
    lists: metrics.lists as ReadonlyMap<string, Lists>,
  }
}

function nameBuild({ gauge }: ClosedMetrics, version: string): void {
  const build = gauge({ name: 'piliers_build_info', help: 'The version that runs', labels: { version: [version] } })
  build.set({ version }, 1)
}

function watchLoad({ reading }: ClosedMetrics, load: Readings['load']): void {
  reading('piliers_requests_under_way', 'Requests under way', () => load.counts().underWay)
  reading('piliers_requests_waiting_for_parties', 'Of these, those that wait for outside parties', () => {
    return load.counts().waiting
  })
  reading('piliers_loop_late', '1 while the event loop counts as late', () => Number(load.isLate()))
}
