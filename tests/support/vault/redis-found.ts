/** Before the tests: finds a Redis server, if possible. After them: reports that there was none. */
import { findRedis, MISSING } from '../../find-redis.mjs'

export default function setUp() {
  if (findRedis()) return
  return () => console.warn(`\n${MISSING}\n`)
}
