/** People who save one figure after another through the proxy while something happens behind it. */
import type { Writer } from '../support/vault/writers'

/**
 * `unanswered`: the connection broke, or the proxy could reach nobody. `wrong`: acknowledged saves that are missing.
 */
export type CrowdReport = {
  requests: number
  unanswered: number
  /** A page with what was typed, to be sent again. */
  unavailable: number
  acknowledged: number
  wrong: string[]
}

/** They save until `during` is over. */
export async function savingAll(crowd: Writer[], during: () => Promise<void>) {
  const statuses: number[] = []
  let goesOn = true
  const saveOn = async (writer: Writer) => {
    while (goesOn) statuses.push(await writer.save())
  }
  const saved = Promise.all(crowd.map(saveOn))
  await during().finally(() => {
    goesOn = false
  })
  await saved
  const count = (...wanted: number[]) => statuses.filter((status) => wanted.includes(status)).length
  return {
    statuses: [...new Set(statuses)].toSorted(),
    requests: statuses.length,
    unanswered: count(0, 502, 504),
    unavailable: count(503),
    acknowledged: count(200),
  }
}

/** What is wrong with what is saved now, for all of them. */
export async function judgeAll(crowd: Writer[]): Promise<string[]> {
  const judged = await Promise.all(crowd.map((writer) => writer.judge()))
  return judged.filter((wrong) => wrong !== null)
}
