/** How long people wait on open connections, and in a rush of as many new ones. */
import { Agent, request } from 'node:http'
import type { Contestant } from './contestants'

type AskedServer = Pick<Contestant, 'url' | 'headers'>
/** Milliseconds waited, one figure per request. */
export type WaitTimes = { open: number[]; rush: number[] }

const MANY = 50

/** Opened one after the other before any counts; then each asks again as soon as it is answered. */
export async function waitedOver(asked: AskedServer, seconds: number): Promise<WaitTimes> {
  const rush = await withAgents((agents) => Promise.all(agents.map((agent) => ask(asked, agent))))
  const open = await withAgents(async (agents) => {
    for (const agent of agents) await ask(asked, agent)
    const end = performance.now() + seconds * 1_000
    const all = agents.map(async (agent) => {
      const waited: number[] = []
      do waited.push(await ask(asked, agent))
      while (performance.now() < end)
      return waited
    })
    return (await Promise.all(all)).flat()
  })
  return { open, rush }
}

/** Each with a connection of its own. */
async function withAgents<Result>(use: (agents: Agent[]) => Promise<Result>): Promise<Result> {
  const agents = Array.from({ length: MANY }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  try {
    return await use(agents)
  } finally {
    for (const agent of agents) agent.destroy()
  }
}

/** @throws where it is answered with anything but a page */
function ask({ url, headers }: AskedServer, agent: Agent): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { ...headers, accept: 'text/html', 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - begun))
    })
      .on('error', reject)
      .end()
  })
}
