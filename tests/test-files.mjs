/** The files of tests that lie here. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesAt } from './acceptance/tree.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const OWN_FILES = { unit: /^(app|tests)\/.*\.test\.tsx?$/, browser: /^tests\/e2e\/.*\.spec\.ts$/ }
/** Whole files by their name; other files keep a part or more random cases for `npm run test:deep`. */
const IS_DEEP = /\.deep\.(test|spec)\.tsx?$/
const KEEPS_A_PART = /from '[^']*\/support\/(deep|random\/cases)'/

/**
 * All of a kind, from the root.
 * @param {'unit' | 'browser'} kind
 * @returns {string[]}
 */
export const testFilesOf = (kind) =>
  filesAt(ROOT).filter((path) => OWN_FILES[kind].test(path) && existsSync(`${ROOT}/${path}`))

/**
 * Those that `npm test` runs.
 * @param {'unit' | 'browser'} kind
 */
export const shallowFilesOf = (kind) => testFilesOf(kind).filter((path) => !IS_DEEP.test(path))

/**
 * Those that are longer in `npm run test:deep`, or run only there, except those in these folders of `tests`.
 * @param {'unit' | 'browser'} kind
 * @param {string[]} without
 */
export const deepFilesOf = (kind, without) =>
  testFilesOf(kind).filter(
    (path) =>
      !without.some((folder) => path.startsWith(`tests/${folder}/`)) &&
      (IS_DEEP.test(path) || KEEPS_A_PART.test(readFileSync(`${ROOT}/${path}`, 'utf8'))),
  )
