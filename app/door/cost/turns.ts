/**
 * Who is answered next. What is made in one synchronous run holds everybody else up, so one answer is begun in a turn of the event
 * loop, and addresses take turns, and within an address its sessions: whoever asks for many at once waits for their own.
 * What has no session takes turns by what it asks for, so that a program's calls hold up no pages for those beside it.
 */

/** How many may wait. No browser asks for as many pages at once; of one address many people can. Of all, `load.ts` lets 200 in. */
const MOST_OF_A_SESSION = 16
const MOST_OF_AN_ADDRESS = 64
/** For how many their last turn is remembered: more than can wait, and no more, since paths can be long. */
const MOST_REMEMBERED = 1000

export type TurnOptions = {
  mostOfASession?: number
  mostOfAnAddress?: number
  /** Is told when the synchronous run of an answer that was begun is over. */
  settled?: () => void
}

/** `session` null: without one. */
export type Place = { address: string; session: string | null; path: string }

type Entry = { place: Place; begin: () => void }

export function createTurns({ settled = () => {}, ...most }: TurnOptions = {}) {
  const { mostOfASession = MOST_OF_A_SESSION, mostOfAnAddress = MOST_OF_AN_ADDRESS } = most
  const waiting: Entry[] = []
  /** Which turn each address, and each session or path there, had last, for as long as somebody waits. */
  const lastTurns = new Map<string, number>()
  let turn = 0
  let isPlanned = false

  const lastTurnOf = (key: string) => lastTurns.get(key) ?? 0
  const comesBefore = ({ place: one }: Entry, { place: other }: Entry) =>
    (lastTurnOf(one.address) - lastTurnOf(other.address) || lastTurnOf(keyOf(one)) - lastTurnOf(keyOf(other))) < 0

  /** Of those whose last turn is the longest ago, the one who came first. */
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
