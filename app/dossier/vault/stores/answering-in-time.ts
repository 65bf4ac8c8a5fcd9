import { eachOf, type RowStore } from './row-store'

export type InTimeOptions = {
  /** How long a single operation may take, in milliseconds. */
  limitMs: number
  /** Resolves as soon as the store answers again. */
  answers: () => Promise<unknown>
}

/**
 * The same rows over a store that may stop answering. The first operation affected waits until the limit; all later
 * ones fail at once until the store answers again, so that not every request has to wait.
 */
export function answeringInTime(rows: RowStore, { limitMs, answers }: InTimeOptions): RowStore {
  let isSilent = false

  function beSilent() {
    if (isSilent) return
    isSilent = true
    const again = () => {
      isSilent = false
    }
    answers().then(again, again)
  }

  async function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (isSilent) throw silence()
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        beSilent()
        reject(silence())
      }, limitMs)
    })
    return Promise.race([ask(), tooLate]).finally(() => clearTimeout(timer))
  }

  return eachOf(rows, (ask, name) => (name === 'close' ? ask : (...given) => inTime(() => ask(...given))))
}

const silence = () => Object.assign(new Error('the store says nothing'), { code: 'ETIMEDOUT' })
