/** The product in two processes behind one address, over one Redis; the sandbox in a process of its own. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { test as base } from '@playwright/test'
import { freePort } from '../../support/product/free-port'
import { productSettings, sandboxSettings } from '../../support/product/several-settings'
import { type StartedRedis, startRedis } from '../../support/vault/start-redis'
import { leave, start, stop } from './own-server'

type Processes = {
  redis: StartedRedis
  /** How many requests of pages each of them has answered; assets are not counted. */
  served: [number, number]
  /** Of the product; none before they have started. */
  pids: number[]
  /** As when a machine fails: at once, whatever it is doing. */
  killOne: () => Promise<void>
}

export const test = base.extend<Processes & { address: string }>({
  address: async ({ browserName: _ }, use) => use(`http://localhost:${await freePort()}`),
  baseURL: async ({ address }, use) => use(address),
  served: async ({ browserName: _ }, use) => use([0, 0]),
  pids: async ({ browserName: _ }, use) => use([]),
  redis: async ({ browserName: _ }, use) => {
    const redis = await startRedis()
    await use(redis)
    await redis.stop()
  },
  killOne: [
    async ({ address, redis, served, pids, page }, use) => {
      const [sandboxPort, ...ports] = [
        String(await freePort()),
        String(await freePort()),
        String(await freePort()),
      ] as const
      const sandbox = await start(sandboxSettings(address, sandboxPort))
      const settings = { ...productSettings(address, sandboxPort), REDIS_URL: redis.url }
      const products = await Promise.all(ports.map((PORT) => start({ ...settings, PORT })))
      for (const { pid } of products) if (pid) pids.push(pid)
      const balancer = createServer(alternately(ports, products, served)).listen(new URL(address).port)
      await use(async () => {
        const [victim] = products as [ChildProcess]
        victim.kill('SIGKILL')
        await once(victim, 'exit')
      })
      await leave(page.context())
      balancer.close()
      balancer.closeAllConnections()
      await Promise.all([sandbox, ...products].map(stop))
    },
    { auto: true },
  ],
})

const FILE = /^\/(assets|films|logos|portraits|favicon)\b/

/** Requests go to each in turn: nothing ties a visitor to one process. */
function alternately(ports: readonly string[], products: ChildProcess[], served: [number, number]) {
  let turn = 0
  return (asked: IncomingMessage, answer: ServerResponse) => {
    const isPage = !FILE.test(asked.url ?? '')
    if (isPage) turn++
    const living = [0, 1].filter((i) => products[i]?.signalCode === null)
    const i = living[turn % living.length] as 0 | 1
    if (isPage) served[i]++
    const { method, url, headers } = asked
    const passed = request({ port: ports[i], host: 'localhost', method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(answer)
    })
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
  }
}
