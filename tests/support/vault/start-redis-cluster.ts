/** A Redis cluster of the tests' own: three servers, each with a third of the slots; by itself none takes another's place. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from 'redis'
import { freePort } from '../product/free-port'

const SLOTS = 16_384
const NODES = 3
/** A busy machine takes its time. */
const UNHURRIED_MS = 60_000

type Node = { port: number; busPort: number; dir: string; process: ChildProcess }

const clientOf = ({ port }: Pick<Node, 'port'>) =>
  createClient({ url: `redis://127.0.0.1:${port}`, socket: { connectTimeout: UNHURRIED_MS } })
    .on('error', () => {})
    .connect()
type Client = Awaited<ReturnType<typeof clientOf>>

async function startNode(dir: string, port: number, busPort: number): Promise<ChildProcess> {
  const place = ['--port', String(port), '--cluster-port', String(busPort), '--bind', '127.0.0.1', '--dir', dir]
  const quiet = [
    '--save',
    '',
    '--rdbcompression',
    'no',
    '--cluster-enabled',
    'yes',
    '--cluster-node-timeout',
    String(UNHURRIED_MS),
  ]
  const started = spawn('redis-server', [...place, ...quiet])
  await new Promise<void>((resolve, reject) => {
    started.once('error', reject)
    started.stdout.on('data', (lines) => String(lines).includes('Ready to accept connections') && resolve())
  })
  return started
}

export type StartedCluster = Awaited<ReturnType<typeof startRedisCluster>>

/** `stop` ends it, and removes what it wrote. */
export async function startRedisCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'redis-cluster-'))
  async function newNode(): Promise<Node> {
    const [port, busPort, dir] = [await freePort(), await freePort(), mkdtempSync(join(folder, 'node-'))]
    return { port, busPort, dir, process: await startNode(dir, port, busPort) }
  }
  const nodes: Node[] = []
  for (let at = 0; at < NODES; at++) nodes.push(await newNode())
  /** Beside the three. */
  const replicas: Node[] = []
  /** Kept open: a connection for each query would take most of a test's time. They reconnect by themselves. */
  const clients = await Promise.all(nodes.map(clientOf))
  const each = <Answer>(ask: (node: Client, at: number) => Promise<Answer>) => Promise.all(clients.map(ask))

  await each(async (node, at) => {
    const [from, to] = [at, at + 1].map((border) => Math.floor((border * SLOTS) / NODES)) as [number, number]
    await node.sendCommand(['CLUSTER', 'SET-CONFIG-EPOCH', String(at + 1)])
    await node.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', String(from), String(to - 1)])
  })
  const meetAll = async (node: Client) => {
    for (const { port, busPort } of nodes)
      await node.sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(port), String(busPort)])
  }
  await each(meetAll)
  const isWhole = async () => {
    const told = await each(async (node) => String(await node.sendCommand(['CLUSTER', 'INFO'])))
    return told.every((info) => info.includes('cluster_state:ok') && info.includes(`cluster_size:${NODES}`))
  }
  while (!(await isWhole())) await setTimeout(50)

  return {
    /** As REDIS_URL takes it. */
    url: nodes.map(({ port }) => `redis://127.0.0.1:${port}`).join(','),
    ports: nodes.map(({ port }) => port),
    dirs: nodes.map(({ dir }) => dir),
    /** Asked of each node. */
    each,
    isWhole,
    /** As when the machine of one fails. */
    async kill(at: number) {
      const { process } = nodes[at] as Node
      process.kill('SIGKILL')
      await once(process, 'exit')
    },
    /** Empty, and with the same slots. */
    async startAgain(at: number) {
      const node = nodes[at] as Node
      node.process = await startNode(node.dir, node.port, node.busPort)
      while (!(await isWhole())) await setTimeout(50)
    },
    async addReplica(at: number) {
      const replica = await newNode()
      replicas.push(replica)
      const client = await clientOf(replica)
      clients.push(client)
      const copied = clients[at] as Client
      const original = String(await copied.sendCommand(['CLUSTER', 'MYID']))
      await meetAll(client)
      const knows = async () => String(await client.sendCommand(['CLUSTER', 'NODES'])).includes(original)
      while (!(await knows())) await setTimeout(50)
      await client.sendCommand(['CLUSTER', 'REPLICATE', original])
      return {
        /** Resolves once it has all that the other has. */
        async catchUp() {
          while ((await client.dbSize()) < (await copied.dbSize())) await setTimeout(50)
        },
        /** Replaces the other, whether or not anybody agrees. */
        async takeOver() {
          await client.sendCommand(['CLUSTER', 'FAILOVER', 'TAKEOVER'])
        },
      }
    },
    async stop() {
      for (const client of clients) client.destroy()
      const living = [...nodes, ...replicas].filter(
        ({ process }) => process.exitCode === null && process.signalCode === null,
      )
      await Promise.all(
        living.map(({ process }) => {
          process.kill('SIGKILL')
          return once(process, 'exit')
        }),
      )
      rmSync(folder, { recursive: true })
    },
  }
}
