import { setTimeout } from 'node:timers/promises'
import { eachOf, type RowStore } from './row-store'
import { codeOf } from './sqlite-file'

const PAUSE_MS = 10

/**
 * The same rows in a file that another process may lock: retried until they can be read, while everything else in this
 * process goes on. Once a call has waited in vain, later ones do not wait until one gets through.
 * @param limitMs how long to wait, in milliseconds
 */
export function waitingTheirTurn(rows: RowStore, { limitMs }: { limitMs: number }): RowStore {
  let isHeld = false

  async function inTurn(ask: () => Promise<unknown>) {
    const end = performance.now() + (isHeld ? 0 : limitMs)
    for (;;) {
      try {
        const answer = await ask()
        isHeld = false
        return answer
      } catch (error) {
        if (!isBusy(error)) throw error
        if (performance.now() >= end) {
          isHeld = true
          throw error
        }
        await setTimeout(PAUSE_MS)
      }
    }
  }

  return eachOf(
    rows,
    (ask) =>
      (...given) =>
        inTurn(() => ask(...given)),
  )
}

const isBusy = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))
