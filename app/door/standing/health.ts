/** For operators: is the process alive, and can it serve people now? */
import { type Response, Router } from 'express'

export type HealthOptions = {
  /** Off as soon as the process is to stop. */
  isReady: () => boolean
  /** Writes to the vault. */
  probe: () => Promise<void>
  /** How long that may take, in milliseconds. */
  limitMs?: number
}

/** `/health/live` depends on nothing; `/health/ready` answers 503 while people should be sent elsewhere. */
export function createHealth({ isReady, probe, limitMs = 200 }: HealthOptions): Router {
  const router = Router()
  /** Of several probes at once, only one writes. */
  let running: Promise<boolean> | null = null

  function isProbeFine(): Promise<boolean> {
    running ??= inTime(probe, limitMs).finally(() => {
      running = null
    })
    return running
  }

  router.get('/health/live', (_, res) => answer(res, 200, 'live'))
  router.get('/health/ready', async (_, res) => {
    const ready = isReady() && (await isProbeFine())
    answer(res, ready ? 200 : 503, ready ? 'ready' : 'not ready')
  })
  return router
}

function answer(res: Response, status: number, text: string) {
  res.status(status).setHeader('Cache-Control', 'no-store')
  res.json({ status: text })
}

/** A probe that blocks the process returns before its time limit can fire, so its duration is checked too. */
async function inTime(probe: () => Promise<void>, limitMs: number): Promise<boolean> {
  const begun = performance.now()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  const fine = Promise.resolve()
    .then(probe)
    .then(
      () => performance.now() - begun <= limitMs,
      () => false,
    )
  return Promise.race([fine, tooLate]).finally(() => clearTimeout(timer))
}
