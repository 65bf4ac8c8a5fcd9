import type { ClosedMetrics } from './closed-metrics'
import { METHODS, OTHER, STATUSES, type Word } from './words'

/** Upper bounds in seconds. A page takes some 5 to 50 ms. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type Answered = {
  route: string
  method: string
  /** null: the browser went away first */
  status: number | null
  ms: number
}

/** @param routes the patterns of all routes */
export function requestMeasures({ histogram }: ClosedMetrics, routes: readonly string[]) {
  const requests = histogram(
    {
      name: 'piliers_request_seconds',
      help: 'Requests by pattern of the route, method and class of the status, from their first byte to the last of the answer',
      labels: { route: [...routes, OTHER], method: METHODS, status: STATUSES },
    },
    BUCKETS,
  )
  return {
    answered({ route, method, status, ms }: Answered): void {
      requests({ route, method: methodOf(method), status: classOf(status) }, ms / 1000)
    },
  }
}

const methodOf = (method: string) => METHODS.find((one) => one === method) ?? OTHER

const CLASSES: readonly (Word<typeof STATUSES> | undefined)[] = [undefined, '1xx', '2xx', '3xx', '4xx', '5xx']
const classOf = (status: number | null) => (status === null ? 'left' : (CLASSES[Math.floor(status / 100)] ?? OTHER))
