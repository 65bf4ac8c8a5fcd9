/** How long other people wait for a page, and how much memory the server takes, while somebody does their worst. */
import { setTimeout } from 'node:timers/promises'
import { memoryOfTree } from '../processes'
import type { Product } from '../product'
import { atMoments } from '../waits'
import { createStranger } from './stranger'

export type WaitOfOthers = {
  what: string
  /** Milliseconds that each served request waited. */
  waited: number[]
  /** How many requests were not served. */
  refused: number
  /** For those who do their worst: how often each status was answered. */
  statuses: Record<number, number>
  /** The most bytes beyond those before. */
  memory: number
  /** How many cores the server used, without its child processes. */
  cores: number
}

/** Somebody from another address. */
const OTHER = '127.0.0.2'
/** A page made for each request, as for somebody with a cookie. */
const PAGE = '/about?q'
const EVERY_MS = 50
const LOOK_EVERY_MS = 50

/** Somebody who goes on until told to stop: one request after the other, or so many a second. */
export type Worst = (told: {
  isOver: () => boolean
  answered: (status: number) => void
  seconds: number
}) => Promise<void>

export async function beside(product: Product, what: string, seconds: number, worst: Worst): Promise<WaitOfOthers> {
  const other = createStranger(product.origin, OTHER)
  const statuses: Record<number, number> = {}
  const watched = watchMemory(product.pid)
  const before = { core: await product.inside('core'), at: performance.now() }
  let isOver = false
  const doing = worst({
    isOver: () => isOver,
    answered(status) {
      statuses[status] = (statuses[status] ?? 0) + 1
    },
    seconds,
  })
  const asked = await atMoments({ everyMs: EVERY_MS, seconds }, async (moment) => {
    const { status } = await other.send({ path: PAGE })
    return { status, ms: performance.now() - moment }
  })
  isOver = true
  await doing
  const cores = ((await product.inside('core')) - before.core) / 1_000 / (performance.now() - before.at)
  other.leave()
  const waited = asked.filter(({ status }) => status === 200).map(({ ms }) => ms)
  return { what, waited, refused: asked.length - waited.length, statuses, memory: await watched.end(), cores }
}

/** @returns at its end, by how many bytes at most the process and its children had grown */
export function watchMemory(pid: number) {
  const first = memoryOfTree(pid)
  let most = first
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      most = Math.max(most, memoryOfTree(pid) || 0)
      await setTimeout(LOOK_EVERY_MS)
    }
  })()
  return {
    async end() {
      isOver = true
      await looking
      return most - first
    },
  }
}
