/** Finds a Java for the Nu HTML checker, and installs one if allowed. */
import { isCi } from './is-ci.mjs'
import { installed, onPath } from './system-packages.mjs'

const PACKAGE = 'default-jre-headless'

/**
 * Its path; undefined if there is none and none can be installed. Call it before anything is checked.
 * @throws in a CI without one, where no checker may be left out
 */
export function findJava() {
  const path = onPath(['java']) ?? installed(PACKAGE, 'java')
  if (!path && isCi()) throw new Error(`${MISSING} In a CI (CI=${process.env.CI}) that is a failure.`)
  return path
}

/** To be printed at the end, where people read it. */
export const MISSING = `The Nu HTML checker DID NOT RUN: no java here. Type:  sudo apt-get install -y ${PACKAGE}`
