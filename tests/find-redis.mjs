/** Finds a Redis server for the tests of the vault on several machines, and installs one if allowed. */
import { isCi } from './is-ci.mjs'
import { installed, onPath } from './system-packages.mjs'

const SERVER = 'redis-server'

/**
 * Whether there is one; call it before the tests, which start their own. In a CI they may not be left out.
 * @throws in a CI without one
 */
export function findRedis() {
  const path = onPath([SERVER]) ?? installed(SERVER)
  if (!path && isCi()) throw new Error(`${MISSING} In a CI (CI=${process.env.CI}) that is a failure.`)
  return path !== undefined
}

/** To be printed at the end, where people read it. */
export const MISSING = `The tests of the vault on Redis DID NOT RUN: no ${SERVER} here. Type:  sudo apt-get install -y ${SERVER}`
