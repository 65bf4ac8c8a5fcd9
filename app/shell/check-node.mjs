/** The first step of start, demo, build and test: ends with one line where the Node in force is not one of `engines`. */
import { readFileSync } from 'node:fs'
import { nodeProblem } from './node-in-force.mjs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const problem = nodeProblem(process.versions.node, engines.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
