/** From the home page to figures, for each of the five persons, in both languages. */
import { describe, expect, it } from 'vitest'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { choose3a, chooseFunds, confirmCheck, expectTitle, goOn, signInHere } from '../../support/visit/journey'
import { PEOPLE } from '../../support/visit/people'
import { digestOf } from '../../support/visit/synthesis'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, WORDS } from '../../support/visit/words'

const ROWS = '[012] [068] [069] [105] [106] [107] [110] [213]'

describe.each(LANGUAGES)('the journey (%s)', (language) => {
  const words = WORDS[language]

  it.each(PEOPLE)(`${ROWS} $firstName reaches her or his figures`, async (person) => {
    const visit = await beginVisit(language)
    await visit.open('/')
    await visit.follow(words.start, visit.screen.main)
    await visit.follow(words.ready, visit.screen.main)
    await signInHere(visit, person)
    expectTitle(visit, words.avs)
    // The register has filled in the form; the visitor finds it right.
    await goOn(visit)
    expectTitle(visit, words.lpp)
    await chooseFunds(visit, person)
    await choose3a(visit, person)
    await confirmCheck(visit)
    expect(visit.screen.document.documentElement.lang).toBe(`${language}-CH`)
    expect(visit.screen.title).toMatch(new RegExp(`^${words.synthesis} – `))

    const digest = await digestOf(visit)
    expect(digest.silent).toEqual([])
    expect(figuresOn(visit.screen)).toMatchObject(figuresOf(digest.withoutChange))
    const { avs, lpp, pillar3a, monthlyTotal } = digest.withoutChange
    expect(avs?.monthly).toBeGreaterThan(0)
    expect(lpp === null).toBe(person.policies.length === 0)
    expect(pillar3a === null).toBe(person.providents.length === 0)
    expect(monthlyTotal).toBeGreaterThanOrEqual((lpp?.monthly ?? 0) + 1)
  })
})
