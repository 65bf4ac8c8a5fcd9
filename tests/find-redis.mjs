/** Finds a Redis server for the tests of the vault on several machines, and installs one where it may. */
import { isCi } from './is-ci.mjs'
import { installed, onPath } from './system-packages.mjs'

const SERVER = 'redis-server'

/**
 * Whether there is one; to be asked before the tests, which start their own. Where a CI runs them they may not be left out.
 * @throws where there is none in a CI
 */
export function findRedis() {
  const path = onPath([SERVER]) ?? installed(SERVER)
  if (!path && isCi()) throw new Error(`${MISSING} In a CI (CI=${process.env.CI}) that is a failure.`)
  return path !== undefined
}

/** To be said at the end, where it is read. */
export const MISSING = `The tests of the vault on Redis DID NOT RUN: no ${SERVER} here. Type:  sudo apt-get install -y ${SERVER}`
