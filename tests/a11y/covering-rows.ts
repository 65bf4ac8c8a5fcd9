/** Few rows that contain every pair of values of any two factors: a covering array of strength 2, made greedily. */

export type Factors = Record<string, readonly unknown[]>
export type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] }

/** Two factors, each with the index of one of its values. */
type Pair = readonly [Place, Place]
type Place = { factor: string; at: number }
/** By factor: the index of its value. */
type Places = Record<string, number>

/**
 * @param isPossible whether a row, or a part of one, is allowed; an allowed part must belong to an allowed row
 * @returns rows that contain each possible pair at least once, always the same for the same factors
 */
export function coveringRows<F extends Factors>(
  factors: F,
  isPossible: (part: Partial<Row<F>>) => boolean = () => true,
): Row<F>[] {
  const valuesOf = (places: Places) =>
    Object.fromEntries(Object.entries(places).map(([factor, at]) => [factor, factors[factor]?.[at]])) as Row<F>
  const mayStand = (places: Places) => isPossible(valuesOf(places))
  const open = new Map(pairsOf(factors).map((pair) => [keyOf(pair), pair]))
  for (const [key, [one, other]] of open)
    if (!mayStand({ [one.factor]: one.at, [other.factor]: other.at })) open.delete(key)

  const rows: Row<F>[] = []
  const used = new Map<string, number>()
  while (open.size > 0) {
    const [first] = open.values()
    if (!first) break
    const places: Places = { [first[0].factor]: first[0].at, [first[1].factor]: first[1].at }
    for (const [factor, values] of Object.entries(factors))
      if (!(factor in places)) places[factor] = bestPlace(factor, values.length, places, { open, used, mayStand })
    for (const pair of pairsIn(places)) open.delete(keyOf(pair))
    for (const [factor, at] of Object.entries(places)) count(used, `${factor} ${at}`)
    rows.push(valuesOf(places))
  }
  return rows
}

type Search = {
  open: ReadonlyMap<string, Pair>
  used: ReadonlyMap<string, number>
  mayStand: (places: Places) => boolean
}

/** The value that adds most new pairs; among several, the one that occurs in the fewest rows. */
function bestPlace(factor: string, length: number, places: Places, { open, used, mayStand }: Search): number {
  const [best] = Array.from({ length }, (_, at) => at)
    .filter((at) => mayStand({ ...places, [factor]: at }))
    .map((at) => ({ at, met: metBy({ factor, at }, places, open), uses: used.get(`${factor} ${at}`) ?? 0 }))
    .toSorted((a, b) => b.met - a.met || a.uses - b.uses)
  if (!best) throw new Error(`no value of ${factor} is possible`)
  return best.at
}

const metBy = (place: Place, places: Places, open: Search['open']) =>
  Object.entries(places).filter(([factor, at]) => open.has(keyOf([{ factor, at }, place]))).length

/** Every pair, beginning with the first two factors. */
function pairsOf(factors: Factors): Pair[] {
  const places = Object.entries(factors).map(([factor, values]) => values.map((_, at) => ({ factor, at })))
  return places.flatMap((ones, i) => places.slice(i + 1).flatMap((others) => product(ones, others)))
}

const product = (ones: Place[], others: Place[]) => ones.flatMap((one) => others.map((other): Pair => [one, other]))

function pairsIn(places: Places): Pair[] {
  const all = Object.entries(places).map(([factor, at]) => ({ factor, at }))
  return all.flatMap((one, i) => all.slice(i + 1).map((other): Pair => [one, other]))
}

/** The same in either order. */
const keyOf = (pair: Pair) =>
  pair
    .map(({ factor, at }) => `${factor} ${at}`)
    .toSorted()
    .join(', ')

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
