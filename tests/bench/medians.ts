/** Figures of a noisy machine: contestants in turn, round after round, and the median of each. */

/** The middle one, or the mean of the two in the middle. @throws where there is none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (below === undefined || above === undefined) throw new Error('no median of nothing')
  return (below + above) / 2
}

/** For each figure of several runs, its median. */
export function medians<Figure extends string>(runs: readonly Record<Figure, number>[]): Record<Figure, number> {
  const names = Object.keys(runs[0] ?? {}) as Figure[]
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<Figure, number>
}

/** Each contestant once a round, so that what slows the machine down for a while slows all of them. */
export async function interleaved<Contestant, Run>(
  contestants: readonly Contestant[],
  rounds: number,
  measure: (contestant: Contestant) => Promise<Run>,
): Promise<Map<Contestant, Run[]>> {
  const runs = new Map<Contestant, Run[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round < rounds; round++) for (const [contestant, own] of runs) own.push(await measure(contestant))
  return runs
}

/** How much a figure grows from one step to the next, by the line that lies closest to all (least squares). */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const rise = values.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0)
  return rise / values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0)
}
