/** Limits how many files are read at a time for one session and for one address, so nobody keeps others out with many. */
import type { Asker } from './asker'

const MOST_OF_A_SESSION = 1
const MOST_OF_AN_ADDRESS = 2

/** @param refused what takes the place of the work where too much is under way */
export function createUploads<Refused>(refused: Refused) {
  const underWay = new Map<string, number>()
  const countOf = (key: string) => underWay.get(key) ?? 0

  function add(key: string, change: 1 | -1) {
    const count = countOf(key) + change
    if (count === 0) underWay.delete(key)
    else underWay.set(key, count)
  }

  return {
    /** @param asker undefined: nobody is counted */
    async during<Made>(asker: Asker | undefined, work: () => Promise<Made>): Promise<Made | Refused> {
      if (!asker) return work()
      const [session, address] = [`session ${asker.session}`, `address ${asker.address}`]
      if (countOf(session) >= MOST_OF_A_SESSION || countOf(address) >= MOST_OF_AN_ADDRESS) return refused
      for (const key of [session, address]) add(key, 1)
      try {
        return await work()
      } finally {
        for (const key of [session, address]) add(key, -1)
      }
    },
  }
}
