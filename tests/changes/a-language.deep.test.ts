/** To speak Italian too: its two letters in the list of languages, and the compiler names each text that is missing. */
import { expect, it } from 'vitest'
import { filesAt } from '../acceptance/tree.mjs'
import { copyForEachTest } from './copy-of-the-tree'

const copy = copyForEachTest()

/** Texts of a page are put together, language by language, in the catalogue. */
const IN_THE_CATALOGUE = /(^|[/-])text\.(fr|de)\.ts$/
/** The parties of the sandbox speak the languages of their own standard, whatever the product speaks. */
const OF_THE_SANDBOX = /^app\/sandbox\//
const isOfTheProduct = (path: string) =>
  /^app\/.*\.tsx?$/.test(path) && !/\.test\.|\.generated\./.test(path) && !OF_THE_SANDBOX.test(path)

it('every file of the product that says something in French and in German is named, and so is the catalogue', async () => {
  copy().replace('app/language/language.ts', "LANGUAGES = ['fr', 'de']", "LANGUAGES = ['fr', 'de', 'it']")
  const named = Object.keys(await copy().typeErrors())
  const saysBoth = (path: string) =>
    ['fr', 'de'].every((name) => new RegExp(`(^|[{,( ])${name}: `, 'm').test(copy().read(path)))
  const paths: string[] = filesAt(process.cwd())
  const both = paths.filter((path) => isOfTheProduct(path) && !IN_THE_CATALOGUE.test(path) && saysBoth(path))
  expect(both.length).toBeGreaterThan(5)
  expect(both.filter((path) => !named.includes(path))).toEqual([])
  expect(named).toContain('app/shell/texts.ts')
})
