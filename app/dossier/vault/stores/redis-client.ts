/**
 * The connection to Redis, one server or a cluster, which reconnects by itself. While it is down or Redis does not answer,
 * every operation fails at once: nobody waits for an answer that would come long after they left.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, createCluster, ErrorReply, RootNodesUnavailableError } from 'redis'
import { VaultUnavailable } from '../vault-unavailable'
import { SettingsError } from './settings-error'

export type RedisOptions = {
  /**
   * The address of one server, or those of several nodes of a cluster, separated by commas; these nodes name the
   * others.
   */
  url: string
  /** Called for each connection that broke or could not be made; it is retried after up to two seconds. */
  onError: (error: unknown) => void
  /**
   * Called if Redis comes only after the start has stopped waiting and then proves to be unusable; it is not tried
   * again.
   */
  onRefused?: (error: unknown) => void
  /** How long a start waits for Redis before it goes on without, in milliseconds. */
  startWithinMs?: number
}

export type Redis = ReturnType<typeof openServer>

const nodesIn = (url: string) => url.split(',')
export const kindOf = (url: string) => (nodesIn(url).length > 1 ? 'cluster' : 'server')

const openServer = (url: string) => createClient({ url, disableOfflineQueue: true })

/** The commands are those of one server: each goes to the node of its key, `SCAN` and `PING` to all of them. */
function openCluster(urls: string[]): Redis {
  const { username, password, protocol } = new URL(urls[0] ?? '')
  const cluster = createCluster({
    rootNodes: urls.map((url) => ({ url })),
    // These settings also apply to nodes named by the cluster, to which nothing in the addresses applies.
    defaults: {
      disableOfflineQueue: true,
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' && { socket: { tls: true } }),
    },
    topologyRefreshOnReconnectionAttemptStrategy: REFRESH_MS,
  })
  return cluster as unknown as Redis
}

/** How many nodes hold rows; one for a server. */
export const primariesOf = (redis: Redis): number => ('masters' in redis ? (redis.masters as unknown[]).length : 1)

/** How long a node must be away before the others are asked who has taken its place. */
const REFRESH_MS = 1_000
/** The client retries a server by itself, but not a cluster of which no named node answers. */
const RETRY_MS = 500

const left = new WeakSet<Redis>()

async function connected(redis: Redis): Promise<void> {
  for (;;) {
    try {
      await redis.connect()
      return
    } catch (error) {
      if (!(error instanceof RootNodesUnavailableError)) throw error
      await wait(RETRY_MS, undefined, { ref: false })
      if (left.has(redis)) return
    }
  }
}

/** @throws {SettingsError} if Redis is there and refuses us, or is not what the addresses say: waiting does not help */
function accepted(redis: Redis, kind: 'cluster' | 'server'): Promise<void> {
  return new Promise((resolve, reject) => {
    redis.on('error', (error) => {
      const wrong = wrongSetting(error)
      if (wrong) reject(new SettingsError(`Settings refused.\nREDIS_URL: ${wrong}`))
    })
    const checked = kind === 'server' ? connected(redis).then(() => requireNoCluster(redis)) : connected(redis)
    checked.then(resolve, reject)
  })
}

/**
 * Resolves when connected, or after `startWithinMs`: then it keeps trying to connect, and operations fail until it
 * does.
 * @throws as `accepted`, if that is known by then; later `onRefused` is called
 */
export async function connectRedis(options: RedisOptions): Promise<Redis> {
  const { url, onError, onRefused = onError, startWithinMs = 3_000 } = options
  const redis = kindOf(url) === 'cluster' ? openCluster(nodesIn(url)) : openServer(url)
  redis.on('error', (error) => onError(new VaultUnavailable(error)))
  const found = accepted(redis, kindOf(url))
  const noLonger = new AbortController()
  try {
    await Promise.race([found, wait(startWithinMs, undefined, noLonger)])
  } catch (error) {
    await closeRedis(redis)
    throw error
  } finally {
    noLonger.abort()
  }
  found.catch(async (error) => {
    if (left.has(redis)) return
    await closeRedis(redis)
    onRefused(error)
  })
  return redis
}

/** `NOAUTH`: a password is missing; `WRONGPASS`: it is wrong. The rest of such an answer is prose. */
function wrongSetting(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (/^(NOAUTH|WRONGPASS) /.test(error.message)) return 'Redis refuses this user or password'
  if (/cluster support disabled/.test(error.message))
    return 'several addresses are those of a cluster, and this is none'
  return null
}

/**
 * A single node of a cluster would refuse most rows, which belong to other nodes. If asking is not permitted, the
 * setting is trusted.
 */
async function requireNoCluster(redis: Redis): Promise<void> {
  const info = await redis.info('cluster').catch((error) => (error instanceof ErrorReply ? '' : null))
  // The connection broke meanwhile and recovers by itself.
  if (info === null && !left.has(redis))
    return wait(RETRY_MS, undefined, { ref: false }).then(() => requireNoCluster(redis))
  if (!info?.includes('cluster_enabled:1')) return
  throw new SettingsError('Settings refused.\nREDIS_URL: this is a node of a cluster: name two of its nodes at least')
}

/** Immediately if nothing is connected. */
export async function closeRedis(redis: Redis): Promise<void> {
  left.add(redis)
  if (redis.isReady) await redis.close()
  else if (redis.isOpen) redis.destroy()
}
