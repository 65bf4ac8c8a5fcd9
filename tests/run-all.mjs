/**
 * `npm test`, and `npm run check` without the browser. Two lanes, so that the cores have work while one of them waits:
 * one builds and then opens browsers, the other needs no build. Both reports belong to the same run, which the
 * acceptance rows check at the end.
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
