/**
 * Decides who is answered next. A synchronous run holds up everybody else, so each turn of the event loop begins one answer.
 * Addresses take turns, and sessions within an address, so visitors who ask for many things at once wait for their own.
 * Requests without a session take turns by what they ask for, so a program's calls do not hold up pages for others at its
 * address.
 */

/** How many may wait. No browser asks for as many pages at once; of one address many people can. Of all, `load.ts` lets 200 in. */
const MOST_OF_A_SESSION = 16
const MOST_OF_AN_ADDRESS = 64
/** For how many their last turn is remembered: more than can wait, and no more, since paths can be long. */
const MOST_REMEMBERED = 1000

export type TurnOptions = {
  mostOfASession?: number
  mostOfAnAddress?: number
  /** Called when the synchronous run of an answer is over. */
  settled?: () => void
}

/** `session` null: without one. */
export type Place = { address: string; session: string | null; path: string }

type Entry = { place: Place; begin: () => void }

export function createTurns({ settled = () => {}, ...most }: TurnOptions = {}) {
  const { mostOfASession = MOST_OF_A_SESSION, mostOfAnAddress = MOST_OF_AN_ADDRESS } = most
  const waiting: Entry[] = []
  /** The last turn of each address, and of each session or path there, kept while anybody is waiting. */
  const lastTurns = new Map<string, number>()
  let turn = 0
  let isPlanned = false

  const lastTurnOf = (key: string) => lastTurns.get(key) ?? 0
  const comesBefore = ({ place: one }: Entry, { place: other }: Entry) =>
    (lastTurnOf(one.address) - lastTurnOf(other.address) || lastTurnOf(keyOf(one)) - lastTurnOf(keyOf(other))) < 0

  /** The first to arrive among those whose last turn is longest ago. */
  function takeNext(): Entry | undefined {
    const [first, ...others] = waiting
    if (!first) return undefined
    const next = others.reduce((best, one) => (comesBefore(one, best) ? one : best), first)
    waiting.splice(waiting.indexOf(next), 1)
    turn++
    for (const key of [next.place.address, keyOf(next.place)]) lastTurns.set(key, turn)
    return next
  }

  /** Node.js calls the second only after everything that the first one leads to without waiting for anything outside. */
  function plan() {
    isPlanned = true
    setImmediate(() => takeNext()?.begin())
    setImmediate(() => {
      settled()
      isPlanned = false
      if (waiting.length === 0 || lastTurns.size > MOST_REMEMBERED) lastTurns.clear()
      if (waiting.length > 0) plan()
    })
  }

  const waitingOf = (isMeant: (place: Place) => boolean) => waiting.filter(({ place }) => isMeant(place)).length

  return {
    /** @returns false: too many of the session, or of the address, wait already */
    enter(place: Place, begin: () => void): boolean {
      const { address, session } = place
      if (waitingOf((one) => one.address === address) >= mostOfAnAddress) return false
      if (session !== null && waitingOf((one) => one.session === session) >= mostOfASession) return false
      waiting.push({ place, begin })
      if (!isPlanned) plan()
      return true
    },
  }
}

const keyOf = ({ address, session, path }: Place) => `${address} ${session ?? path}`
