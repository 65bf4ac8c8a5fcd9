/** What the checkers found, told at the end of the run. */
import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const versionOf = (name) => read(`../../node_modules/${name}/package.json`).version

/** Every page that was looked at, with its title: `no checker finds a fault: /avs: refused · fr · …`. */
function looksIn(suite) {
  const own = (suite.specs ?? []).filter(({ title }) => title.includes(' · '))
  return [...own, ...(suite.suites ?? []).flatMap(looksIn)]
}

const differentIn = (titles, pattern) => new Set(titles.map((title) => pattern.exec(title)?.[1])).size

/** @param faultsOfNu null where it did not run; `minutes`: what all of it took */
export function report({ faultsOfNu, files, minutes }) {
  const { suites } = read('../../test-results/a11y.json')
  const looks = suites.flatMap(looksIn)
  const titles = looks.map(({ title }) => title)
  const failed = looks
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title }) => title)
  const [pages, states] = [differentIn(titles, /: (.*?): /), differentIn(titles, /: (.*?) · /)]
  console.log(
    `\n${pages} pages in ${states} states, looked at ${looks.length} times, in ${minutes.toFixed(1)} minutes.`,
  )
  console.log(
    `axe ${versionOf('axe-core')}, HTML_CodeSniffer ${versionOf('@pa11y/html_codesniffer')} (pa11y ${versionOf('pa11y')}), ` +
      `html-validate ${versionOf('html-validate')}: ${failed.length === 0 ? 'no fault.' : 'faults, or no look, at'}`,
  )
  for (const title of failed) console.log(`  ${title}`)
  if (!faultsOfNu) return
  const found = faultsOfNu.length === 0 ? 'no fault.' : `${faultsOfNu.length} faults:`
  console.log(`Nu HTML checker ${versionOf('vnu-jar')}, ${files} files: ${found}`)
  for (const { rule, file, where } of faultsOfNu) console.log(`  ${file}\n    ${rule}\n    at ${where}`)
}
