/**
 * Sealed rows in Redis, a server or a cluster that processes on several machines may share. Redis expires them by
 * itself. It should write nothing to a disk (`save ""`, `appendonly no`), where rows would be sealed too, but outlive
 * their hour.
 */
import { RESP_TYPES } from 'redis'
import { createLifeClock, type LifeClock } from '../life-clock'
import { createSealedVault } from '../sealed-vault'
import { createPlaces, type PlaceKeys } from '../sealing/places'
import type { SealedRow } from '../sealing/sealing'
import type { Vault } from '../vault'
import { answeringInTime } from './answering-in-time'
import { closeRedis, connectRedis, kindOf, primariesOf, type Redis, type RedisOptions } from './redis-client'
import { keysIn, type RedisKeys } from './redis-keys'
import type { RowStore } from './row-store'
import { type RowsWatch, watchedRows } from './watched-rows'

export type RedisVaultOptions = PlaceKeys &
  RedisRowsOptions & {
    lifetimeSeconds: number
    /** Milliseconds since 1970. */
    now: () => number
    /** Milliseconds that only go up; by default those of the process. */
    elapsed?: () => number
  }

type RedisRowsOptions = RedisOptions & {
  /** How long Redis may take for one operation, in milliseconds. */
  limitMs?: number
  watch?: RowsWatch
}

/** Resolves once it is connected, or has failed to connect for a while (`connectRedis`). @throws as there */
export async function createRedisVault(options: RedisVaultOptions): Promise<Vault> {
  const life = createLifeClock(options.now, options.elapsed)
  return createSealedVault(await openRedisRows(options, life), {
    places: createPlaces(options),
    life,
    lifetimeSeconds: options.lifetimeSeconds,
  })
}

/** The life of rows is measured by this clock. */
export async function openRedisRows({ limitMs = 2_000, watch, ...where }: RedisRowsOptions, life: LifeClock) {
  const redis = await connectRedis(where)
  const rows = redisRows(redis, keysIn(kindOf(where.url)), life)
  return watchedRows(answeringInTime(rows, { limitMs, answers: () => redis.ping() }), watch)
}

const FIELDS = ['keyId', 'nonce', 'box', 'version', 'expiresAt'] as const

/** Writes the fields of a row, taken from the arguments starting at `first`. */
const write = (first: number) =>
  `redis.call('HSET', KEYS[1], ${FIELDS.map((name, i) => `'${name}', ARGV[${first + i}]`).join(', ')})`

/** A row as arguments: its life in milliseconds, then the fields. */
const argumentsOf = ({ keyId, nonce, box, version, expiresAt }: SealedRow, now: number) => [
  String(Math.max(1, expiresAt - now)),
  keyId,
  nonce,
  box,
  String(version),
  String(expiresAt),
]

/** A script first writes what takes room, so that a full Redis refuses it before it has done anything. */
const INSERT = `
  ${write(2)}
  redis.call('PEXPIRE', KEYS[1], ARGV[1])`

/** The required version, then the row. Redis' own time to live changes only with the end of the row. */
const REPLACE = `
  if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
  local before = redis.call('HGET', KEYS[1], 'expiresAt')
  ${write(3)}
  if before ~= ARGV[7] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 1`

const REMOVE_VERSION = `
  if redis.call('HGET', KEYS[1], 'version') == ARGV[1] then redis.call('DEL', KEYS[1]) end`

/** The row of the owner is on the same node. */
const PUT = `
  if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
  ${INSERT}
  return 1`

const EXCHANGE = `
  if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
  ${INSERT}
  redis.call('DEL', KEYS[2])
  return 1`

function redisRows(redis: Redis, keys: RedisKeys, life: LifeClock): RowStore {
  const bytes = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const written = (row: SealedRow) => argumentsOf(row, life.read())

  const isThere = async (id: string) => (await redis.exists(keys.of(id))) === 1
  async function insert(row: SealedRow) {
    await redis.eval(INSERT, { keys: [keys.of(row.id)], arguments: written(row) })
  }
  async function removeVersion(id: string, version: number) {
    await redis.eval(REMOVE_VERSION, { keys: [keys.of(id)], arguments: [String(version)] })
  }

  /**
   * For an owner's row on another node. If the owner is removed in between, this is noticed and the row is removed too.
   * If this process ends at that very moment, the row stays until it expires, but without its owner it counts for
   * nothing.
   */
  async function putFromAfar(row: SealedRow, ownerId: string): Promise<boolean> {
    if (!(await isThere(ownerId))) return false
    await insert(row)
    if (await isThere(ownerId)) return true
    await removeVersion(row.id, row.version)
    return false
  }

  return {
    insert,
    removeVersion,
    async find(id) {
      const fields = await bytes.hGetAll(keys.of(id))
      return fields.box === undefined ? null : readRow(id, fields)
    },
    async put(row, ownerId) {
      if (!keys.areTogether(row.id, ownerId)) return putFromAfar(row, ownerId)
      return (await redis.eval(PUT, { keys: [keys.of(row.id), keys.of(ownerId)], arguments: written(row) })) === 1
    },
    async replace(row, version) {
      const values = [String(version), ...written(row)]
      return (await redis.eval(REPLACE, { keys: [keys.of(row.id)], arguments: values })) === 1
    },
    async exchange(oldId, row) {
      return (await redis.eval(EXCHANGE, { keys: [keys.of(row.id), keys.of(oldId)], arguments: written(row) })) === 1
    },
    async remove(ids) {
      if (ids.length > 0) await redis.del(ids.map(keys.of))
    },
    sweep: createSweep(redis, keys),
    async probe() {
      const once = { expiration: { type: 'PX', value: 1_000 } } as const
      await Promise.all(keys.probes.map((key) => redis.set(key, '1', once)))
      await redis.del(keys.probes)
    },
    close: () => closeRedis(redis),
  }
}

const SWEPT_AT_ONCE = 1_000
const ROUND_ENDS = '0'
const newRound = () => ({ cursor: ROUND_ENDS, left: 0 })

/**
 * Redis itself removes expired rows. A sweep looks for rows that were written under a wrong clock. It continues where
 * the last one stopped, since otherwise each process would read every row every ten seconds.
 */
function createSweep(redis: Redis, keys: RedisKeys): RowStore['sweep'] {
  let round = newRound()
  const scan = (cursor: string) =>
    redis.scan(cursor, { MATCH: keys.pattern, COUNT: SWEPT_AT_ONCE }).catch((error: unknown) => {
      // A cluster forgets a cursor where its nodes change.
      round = newRound()
      throw error
    })

  return async (now, latest) => {
    let removed = 0
    const judge = async (key: string) => {
      const expiresAt = Number(await redis.hGet(key, 'expiresAt'))
      if (expiresAt > now && expiresAt <= latest) round.left++
      else {
        const gone = await redis.del(key)
        removed += gone
      }
    }
    // A cluster is scanned node by node: with few rows, one sweep finds them all.
    for (let steps = primariesOf(redis); steps > 0; steps--) {
      const { cursor, keys: found } = await scan(round.cursor)
      await Promise.all(found.map(judge))
      round.cursor = cursor
      if (cursor === ROUND_ENDS) break
    }
    const kept = round.cursor === ROUND_ENDS ? round.left : null
    if (kept !== null) round = newRound()
    return { empty: kept === 0, removed, kept }
  }
}

const NOTHING = Buffer.alloc(0)

const readRow = (id: string, { keyId, nonce, box, version, expiresAt }: Record<string, Buffer>): SealedRow => ({
  id,
  keyId: String(keyId),
  nonce: nonce ?? NOTHING,
  box: box ?? NOTHING,
  version: Number(version),
  expiresAt: Number(expiresAt),
})
