/** To assume something new: its key, and the compiler names its sentence in each language and its place in the law. */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const [FRENCH, GERMAN] = ['fr', 'de'].map((language) => `app/ui/synthesis/assumptions-text.${language}.ts`) as [
  string,
  string,
]
const ARTICLES = 'app/pages/avs-explained/assumption-articles.ts'

const copy = copyForEachTest()
const addKey = () =>
  copy().replace('app/pillars/avs/result.ts', "  | 'lawOfToday'\n", "  | 'lawOfToday'\n  | 'somethingNew'\n")

it('the compiler names the French sentence and the article', async () => {
  addKey()
  expect(Object.keys(await copy().typeErrors())).toEqual(expect.arrayContaining([FRENCH, ARTICLES]))
})

it('then the German sentence, and nothing else', async () => {
  addKey()
    .replace(ARTICLES, '  lawOfToday: null,\n', '  lawOfToday: null,\n  somethingNew: null,\n')
    .replace(FRENCH, '  lawOfToday:', "  somethingNew: 'Nous supposons quelque chose.',\n  lawOfToday:")
  expect(Object.keys(await copy().typeErrors())).toEqual([GERMAN])
})
