/** Which acceptance rows have a passing test, and whether these reports can be believed at all. */
import { isSameTree, nameOf } from './tree.mjs'

/** Rows that a test title carries, as `[042]` or `[158] [159]`. */
const rowsIn = (title) => [...title.matchAll(/\[(\d{3})\]/g)].map(([, id]) => id)

/**
 * Why the reports prove nothing about this tree; empty if they do. Each run has its report, or nothing.
 * @param tree what is on the disk now
 * @param files its test files, by kind
 */
export function refusals({ tree, runs, files }) {
  const kinds = Object.keys(runs)
  const missing = kinds.filter((kind) => !runs[kind])
  if (missing.length > 0) return missing.map((kind) => `No report of a whole run of the ${kind} tests is here.`)
  return [...kinds.flatMap((kind) => refusalsOf(kind, runs[kind], tree, files[kind])), ...ofAnotherRun(runs)]
}

function refusalsOf(kind, { run, digest, report }, tree, files) {
  if (run.report !== digest)
    return [`The report of the ${kind} tests is not the one of their last whole run: a part of them ran since.`]
  if (!isSameTree(run.tree, tree)) return [`The ${kind} tests ran on ${nameOf(run.tree)}, and here is ${nameOf(tree)}.`]
  const left = files.filter((file) => !report.files.includes(file))
  const inError = run.status !== 0 && !report.tests.some(({ outcome }) => outcome === 'failed')
  return [
    ...report.errors.map((error) => `Of the ${kind} tests, this failed outside of any test: ${error}`),
    ...left.map((file) => `The ${kind} tests of ${file} did not run.`),
    ...(inError && report.errors.length === 0 ? [`The ${kind} tests ended with ${run.status}, and none failed.`] : []),
  ]
}

/** `npm test` runs both side by side; by hand the browser's run after the others. */
function ofAnotherRun({ unit, browser }) {
  const isSame = unit.run.whole !== null && unit.run.whole === browser.run.whole
  if (isSame || browser.run.began >= unit.run.ended) return []
  return ['The report of the browser tests is of an older run than that of the unit tests.']
}

/** Each row: `passes`, `FAILS`, or `no test`, which includes a test that was left out. */
export function statesOf(rows, tests) {
  return rows.map((row) => {
    const outcomes = tests.filter(({ title }) => rowsIn(title).includes(row.id)).map(({ outcome }) => outcome)
    const state = outcomes.includes('failed') ? 'FAILS' : outcomes.includes('passed') ? 'passes' : 'no test'
    return { ...row, state }
  })
}

/** Unknown rows that titles name. */
export function unknownRows(rows, tests) {
  const named = new Set(tests.flatMap(({ title }) => rowsIn(title)))
  return [...named].filter((id) => !rows.some((row) => row.id === id)).sort()
}

/** A title that names more proves none of them: no single test asserts so much. */
const MOST_ROWS = 8

/** Titles that name more rows than one test can prove. */
export const crowdedTitles = (tests) => [
  ...new Set(tests.map(({ title }) => title).filter((title) => new Set(rowsIn(title)).size > MOST_ROWS)),
]

/** Rows whose requirement is missing here or repeats another's: what would a passing test prove? */
export const unreadableRows = (rows) =>
  rows.filter(
    ({ id, requirement }) =>
      !requirement?.trim() || rows.some((other) => other.id !== id && other.requirement === requirement),
  )

/** What is printed about trusted reports, and whether all is well. */
export function verdict(rows, tests) {
  const states = statesOf(rows, tests)
  const unknown = unknownRows(rows, tests)
  const crowded = crowdedTitles(tests)
  const unreadable = unreadableRows(rows)
  const failed = tests.filter(({ outcome }) => outcome === 'failed')
  const count = (state) => states.filter((row) => row.state === state).length
  const lines = [
    ...[...new Set(rows.map(({ area }) => area))].map((area) => areaLine(area, states)),
    '',
    `${count('passes')} of ${rows.length} rows pass, ${count('FAILS')} fail, ${count('no test')} have no test.`,
    ...states
      .filter(({ state }) => state !== 'passes')
      .map(({ id, requirement, state }) => `[${id}] ${state}: ${requirement}`),
    ...failed.map(({ title }) => `Failed: ${title}`),
    ...(unknown.length > 0 ? [`Titles name rows that do not exist: ${unknown.join(' ')}`] : []),
    ...unreadable.map(({ id }) => `Without a requirement of its own: ${id}`),
    ...crowded.map((title) => `Names more than ${MOST_ROWS} rows: ${title}`),
  ]
  const isWell = [failed, unknown, crowded, unreadable].every(({ length }) => length === 0)
  return { lines, holds: count('passes') === rows.length && isWell }
}

function areaLine(area, states) {
  const parts = ['passes', 'FAILS', 'no test'].flatMap((state) => {
    const ids = states.filter((row) => row.area === area && row.state === state).map(({ id }) => id)
    return ids.length > 0 ? [`${state} ${ids.join(' ')}`] : []
  })
  return `${area}: ${parts.join(' · ')}`
}

/** The same row by row, in Markdown: the requirement, its status, and the titles of its tests. */
export function rowByRow(rows, tests) {
  const titlesOf = (id) => [
    ...new Set(tests.filter(({ title }) => rowsIn(title).includes(id)).map(({ title }) => title)),
  ]
  return statesOf(rows, tests).flatMap(({ id, area, section, requirement, state }) => [
    '',
    `**${id}** ${requirement} *(${section}, ${area})* ${state}`,
    '',
    ...titlesOf(id).map((title) => `- ${title.replaceAll(/\s+/g, ' ')}`),
  ])
}
