/** What one input costs the server: core time, and the longest turn of the event loop meanwhile. */
import { inFull } from '../extent'
import { median } from '../medians'
import type { Product } from '../product'
import { type Answer, createStranger, type Input, type Stranger } from './stranger'

/** Until its code is compiled. */
const WARM = 1
const ROUNDS = inFull(5, 2)

export type Turn = {
  what: string
  status: number
  /** Milliseconds of a core: the median. */
  core: number
  /** Milliseconds of the longest turn of all rounds: of a core, and by the clock. */
  turn: number
  clock: number
}

/** @param send one request of it @param prepare what is requested before each, and does not count */
export async function turnOf(
  { inside }: Pick<Product, 'inside'>,
  what: string,
  send: () => Promise<Answer>,
  prepare = async () => {},
): Promise<Turn> {
  const cores: number[] = []
  let [status, turn, clock] = [0, 0, 0]
  for (let round = -WARM; round < ROUNDS; round++) {
    await prepare()
    const before = await inside('core')
    await inside('beginTurns')
    const answered = await send()
    const longest = await inside('endTurns')
    if (round < 0) continue
    cores.push(((await inside('core')) - before) / 1_000)
    status = answered.status
    turn = Math.max(turn, longest.coreMs)
    clock = Math.max(clock, longest.ms)
  }
  return { what, status, core: median(cores), turn, clock }
}

export const turnOfSent = (product: Product, stranger: Stranger, what: string, sent: Input) =>
  turnOf(product, what, () => stranger.send(sent))

/** By a new visitor each time. */
export const turnOfNobody = (product: Product, what: string, sent: Input) =>
  turnOf(product, what, async () => {
    const nobody = createStranger(product.origin)
    try {
      return await nobody.send(sent)
    } finally {
      nobody.leave()
    }
  })

/** The input that holds the loop longest. @throws if there is none */
export function dearest(turns: readonly Turn[]): Turn {
  const [first, ...others] = turns
  if (!first) throw new Error('nothing was sent')
  return others.reduce((longest, one) => (one.turn > longest.turn ? one : longest), first)
}
