/** Finds a Java for the Nu HTML checker, and installs one where it may. */
import { isCi } from './is-ci.mjs'
import { installed, onPath } from './system-packages.mjs'

const PACKAGE = 'default-jre-headless'

/**
 * Its path; undefined where there is none and none can be installed. To be asked before anything is checked.
 * @throws where there is none in a CI, where no checker may be left out
 */
export function findJava() {
  const path = onPath(['java']) ?? installed(PACKAGE, 'java')
  if (!path && isCi()) throw new Error(`${MISSING} In a CI (CI=${process.env.CI}) that is a failure.`)
  return path
}

/** To be said at the end, where it is read. */
export const MISSING = `The Nu HTML checker DID NOT RUN: no java here. Type:  sudo apt-get install -y ${PACKAGE}`
