/**
 * Where the built server begins: an old Node is told so before anything is loaded that it cannot load, and before a database is
 * opened, at which the vault's module ends it without a word.
 */
import { engines } from '../../package.json'
import { nodeProblem } from './node-in-force.mjs'

const problem = nodeProblem(process.versions.node, engines.node)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
await import('../../server')
