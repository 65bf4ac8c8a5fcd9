/**
 * The connection to Redis, which reconnects by itself. While it is down or Redis does not answer, every operation fails
 * at once: nobody waits for an answer that would come long after they left.
 */
import { createClient } from 'redis'
import { VaultUnavailable } from '../vault-unavailable'
import { SettingsError } from './settings-error'

export type RedisOptions = {
  url: string
  /** Told of each connection that broke or could not be made; retried, with up to two seconds in between. */
  onError: (error: unknown) => void
  /** How long a start waits for Redis before it goes on without, in milliseconds. */
  startWithinMs?: number
}

export type Redis = ReturnType<typeof openClient>

const openClient = (url: string) => createClient({ url, disableOfflineQueue: true })

/**
 * Resolves when connected, or after `startWithinMs`: then it keeps trying to connect, and operations fail until it does.
 * @throws {SettingsError} if Redis is there and refuses us: waiting does not help against a wrong password.
 */
export async function connectRedis({ url, onError, startWithinMs = 3_000 }: RedisOptions): Promise<Redis> {
  const redis = openClient(url)
  redis.on('error', (error) => onError(new VaultUnavailable(error)))
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, startWithinMs)
      redis.on('error', (error) => isRefusal(error) && reject(new SettingsError(REFUSED)))
      redis.connect().then(() => resolve(), reject)
    })
  } catch (error) {
    await closeRedis(redis)
    throw error
  } finally {
    clearTimeout(timer)
  }
  return redis
}

const REFUSED = 'Settings refused.\nREDIS_URL: Redis refuses this user or password'

/** `NOAUTH`: a password is missing; `WRONGPASS`: it is wrong. The rest of such an answer is prose. */
const isRefusal = (error: unknown) => error instanceof Error && /^(NOAUTH|WRONGPASS) /.test(error.message)

/** Immediately if nothing is connected. */
export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.isReady) await redis.close()
  else if (redis.isOpen) redis.destroy()
}
