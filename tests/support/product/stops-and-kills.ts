/** The built product is stopped, or killed, while people save; then started again over the same data. */

import { createWriter, type Writer } from '../vault/writers'
import { type BuiltOptions, type BuiltServer, startBuilt } from './built-server'

/** `wrong`: in words, which acknowledged saves were lost, saved by halves, or are back. */
export type Outcome = { acknowledged: number; wrong: string[]; statuses: number[] }

const VISITORS = 4
/** The saves of each in a round, before it is stopped or killed. */
const SAVED_BEFORE = 3

/** Each saves until a connection breaks; their statuses so far, and finally all of them. */
function saveAll(writers: Writer[]) {
  const statuses: number[] = []
  const goals = writers.map((writer) => writer.acknowledged() + SAVED_BEFORE)
  let enough: () => void = () => {}
  const underLoad = new Promise<void>((resolve) => {
    enough = resolve
  })
  async function saveOn(writer: Writer) {
    for (let status = -1; status !== 0; ) {
      status = await writer.save()
      statuses.push(status)
      if (writers.every((one, which) => one.acknowledged() >= (goals[which] ?? 0))) enough()
    }
  }
  return { statuses, underLoad, broken: Promise.all(writers.map(saveOn)) }
}

/** Saving goes on in rounds: what each knows as acknowledged carries over. */
export async function createCrowd(origin: string): Promise<Writer[]> {
  const crowd: Writer[] = []
  for (let which = 0; which < VISITORS; which++) crowd.push(await createWriter(origin, which))
  return crowd
}

async function judgeAll(writers: Writer[]): Promise<string[]> {
  const judged = await Promise.all(writers.map((writer) => writer.judge()))
  return judged.filter((wrong) => wrong !== null)
}

const sum = (writers: Writer[]) => writers.reduce((all, writer) => all + writer.acknowledged(), 0)

type StopOutcome = Outcome & {
  code: number | string | null
  /** Status of the ready probe once it has been told to stop. */
  ready: number
  /** A request whose end is sent only when no new connection is accepted any more. */
  underWay: number
}

/** SIGTERM. @returns what came of it, and the server that has taken its place */
export async function stopUnderLoad(server: BuiltServer, options: BuiltOptions, crowd: Writer[]) {
  const before = sum(crowd)
  const [slow, ...writers] = crowd as [Writer, ...Writer[]]
  await slow.save()
  const finish = slow.saveHalf()
  const { statuses, underLoad, broken } = saveAll(writers)
  await underLoad
  const ended = server.end('SIGTERM')
  const ready = await server.notReady()
  await broken
  const underWay = await finish()
  const { code } = await ended
  const next = await startBuilt(options)
  const acknowledged = sum(crowd) - before
  const wrong = await judgeAll(crowd)
  return { next, stopped: { acknowledged, wrong, statuses, code, ready, underWay } satisfies StopOutcome }
}

/** `kill -9`, with a visitor who has just logged out. @returns as above */
export async function killDuringWrites(server: BuiltServer, options: BuiltOptions, crowd: Writer[]) {
  const before = sum(crowd)
  const leaver = await createWriter(server.origin, VISITORS)
  await leaver.save()
  const { statuses, underLoad, broken } = saveAll(crowd)
  await underLoad
  const left = await leaver.logout()
  await server.end('SIGKILL')
  await broken
  const next = await startBuilt(options)
  const acknowledged = sum(crowd) - before
  const wrong = await judgeAll(crowd)
  const back = left === 303 && (await leaver.isIn())
  return { next, killed: { acknowledged, wrong: back ? [...wrong, 'back after a logout'] : wrong, statuses } }
}
