/** Metrics whose labels can only be words of closed lists; anything else is counted as `other`. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { OTHER } from './words'

/** The words of each label. */
export type Lists = Record<string, readonly string[]>
type Words<Labels extends Lists> = { [Label in keyof Labels]: Labels[Label][number] }

type Metric<Labels extends Lists> = { name: string; help: string; labels: Labels }

/** A label takes only a word of its list, even if a value has slipped past the types. */
function closing<Labels extends Lists>(labels: Labels) {
  const lists = Object.entries(labels).map(([label, words]) => [label, new Set(words)] as const)
  return (words: Words<Labels>): Record<string, string> => {
    const closed: Record<string, string> = {}
    for (const [label, list] of lists) {
      const word = words[label] as string
      closed[label] = list.has(word) ? word : OTHER
    }
    return closed
  }
}

export type ClosedMetrics = ReturnType<typeof closedMetrics>

export function closedMetrics(registry: Registry) {
  /** Keyed by metric name: the words of its labels. */
  const lists = new Map<string, Lists>()

  function common<Labels extends Lists>({ name, help, labels }: Metric<Labels>) {
    lists.set(name, labels)
    return { name, help, labelNames: Object.keys(labels), registers: [registry] }
  }

  return {
    lists,

    /** @param known series that start at 0; otherwise their first event would not be an increase to the reader */
    counter<Labels extends Lists>(metric: Metric<Labels>, known: Words<Labels>[]) {
      const counter = new Counter(common(metric))
      const close = closing(metric.labels)
      for (const words of known) counter.inc(close(words), 0)
      return (words: Words<Labels>, by = 1): void => counter.inc(close(words), by)
    },

    /**
     * @param buckets upper bounds, in seconds
     * @param known series that start at 0, for alerts that count single events; left out where alerts compare shares,
     * because every combination would make thousands of lines
     */
    histogram<Labels extends Lists>(metric: Metric<Labels>, buckets: number[], known: Words<Labels>[] = []) {
      const histogram = new Histogram({ ...common(metric), buckets })
      const close = closing(metric.labels)
      for (const words of known) histogram.zero(close(words))
      return (words: Words<Labels>, seconds: number): void => histogram.observe(close(words), seconds)
    },

    gauge<Labels extends Lists>(metric: Metric<Labels>) {
      const gauge = new Gauge(common(metric))
      const close = closing(metric.labels)
      return {
        set: (words: Words<Labels>, value: number): void => gauge.set(close(words), value),
        add: (words: Words<Labels>, by: number): void => gauge.inc(close(words), by),
      }
    },

    /** Read when somebody asks. */
    reading(name: string, help: string, read: () => number): void {
      new Gauge({
        ...common({ name, help, labels: {} }),
        collect() {
          this.set(read())
        },
      })
    },
  }
}
