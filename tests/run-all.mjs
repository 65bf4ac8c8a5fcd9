/**
 * `npm test`, and `npm run check` without what needs a browser. Two lanes, so that the cores have work while one of them waits: the
 * one builds and then opens browsers, the other needs no build. What both have reported is of the same run, which the acceptance
 * rows ask for at the end.
 */
import { randomUUID } from 'node:crypto'
import { runLanes, script, tellEnd } from './steps.mjs'

const LANES = {
  test: [
    [script('build'), ['browser', 'node', 'tests/run-browser-tests.mjs']],
    [script('lint'), script('types'), script('test:unit')],
  ],
  check: [[script('lint')], [script('types'), script('test:unit')]],
}
const lanes = LANES[process.argv[2]]
process.exit(tellEnd(await runLanes(lanes, { env: { TEST_RUN: randomUUID() } })) ? 0 : 1)
