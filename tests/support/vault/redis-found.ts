/** Before the tests: a Redis server, where there can be one. After them: that there was none. */
import { findRedis, MISSING } from '../../find-redis.mjs'

export default function setUp() {
  if (findRedis()) return
  return () => console.warn(`\n${MISSING}\n`)
}
