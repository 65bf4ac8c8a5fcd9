/**
 * No text makes a pattern of the product slow: each is judged once, and the verdict kept by pattern (`npm run
 * keep:patterns`). Here only new and changed patterns are judged, in seconds; `npm run test:deep -- patterns` judges
 * all anew.
 */
import { expect, it } from 'vitest'
import { DEEP } from '../support/deep'
import { COMPUTED_PATTERNS } from './computed-patterns'
import { GOOD_VERDICTS, type GoodVerdict, judgePattern, keyOf } from './judge-pattern'
import { productPatterns } from './product-patterns'
import { keepVerdicts, textOfVerdicts, type Verdicts, verdictsText } from './verdicts'

const { files, places, unlisted } = productPatterns()
const kept: Verdicts = JSON.parse(verdictsText())
const keys = new Map([...places.keys()].map((pattern) => [keyOf(pattern), pattern]))
const isToJudge = ([pattern]: [string, string[]]) => DEEP || !Object.hasOwn(kept, keyOf(pattern))
const judged: Record<string, GoodVerdict> = {}

it('finds the files and their patterns', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(places.size).toBeGreaterThan(200)
})

it.each([...places].filter(isToJudge).map(([pattern, at]) => [at.join(', '), pattern] as const))(
  '%s is slowed by no text: %s',
  (_, pattern) => {
    const verdict = judgePattern(pattern)
    expect(verdict).toEqual({ verdict: expect.toBeOneOf([...GOOD_VERDICTS]) })
    if ('verdict' in verdict) judged[keyOf(pattern)] = verdict.verdict
  },
  600_000,
)

it('computes a pattern in the listed files only, since nobody can judge what is made of a text at hand', () => {
  expect(unlisted).toEqual([])
  expect(Object.keys(COMPUTED_PATTERNS).filter((file) => !files.includes(file))).toEqual([])
})

if (process.env.KEEP_PATTERNS)
  it('keeps the verdicts on all patterns of today, and no other', () => {
    const all = [...keys.keys()].map((key) => [key, judged[key] ?? kept[key]] as const)
    expect(all.filter(([, verdict]) => verdict === undefined).map(([key]) => keys.get(key))).toEqual([])
    keepVerdicts(Object.fromEntries(all) as Verdicts)
  })

it('keeps one verdict a pattern, on patterns that there are, in order', () => {
  const text = verdictsText()
  const verdicts: Verdicts = JSON.parse(text)
  const stale = Object.keys(verdicts).filter((key) => !keys.has(key))
  const missing = [...keys].filter(([key]) => !Object.hasOwn(verdicts, key)).map(([, pattern]) => pattern)
  expect({ stale, missing }, 'npm run keep:patterns').toEqual({ stale: [], missing: [] })
  expect(text).toBe(textOfVerdicts(verdicts))
})

it('finds the same verdicts as were kept, where it judges anew', () =>
  expect(Object.entries(judged).filter(([key, verdict]) => Object.hasOwn(kept, key) && kept[key] !== verdict)).toEqual(
    [],
  ))
