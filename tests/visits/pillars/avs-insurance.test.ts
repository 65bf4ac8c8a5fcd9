/**
 * A visitor who came to Switzerland says since when, and which years they spent abroad: a mistake, the estimate, one
 * period less, and back.
 */
import { expect, it } from 'vitest'
import { chosenIn, expectProblems, typedIn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { visitOf } from '../../support/visit/steps'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, TEXT } from '../../support/visit/words'

/**
 * Registered as insured from August 2013; her children were born in 2006 and 2009. With "insured since 2006", the years
 * 2007 to 2012 count by education credits, and 2013 as a whole: scale 37 instead of 30, less one for each of these
 * years abroad.
 */
const ELENA = personNamed('Elena')

const PENSION = '/acor/pension-calculator'
const INFO = '/acor/pension-calculator/info'

/** The scale, and whether the page shows the same pension as the call. */
async function expectScale(visit: Visit, scale: number) {
  const { person } = (await visit.call<{ person: { scale: number; monthly: number } }>(PENSION)).body
  expect(person.scale).toBe(scale)
  await visit.open('/avs/explained')
  const figure = visit.screen.document.querySelector('data[data-figure="avs.monthly"]')
  expect(figure?.getAttribute('value')).toBe(String(person.monthly))
  return person.monthly
}

it.each(LANGUAGES)('says since when she is insured, and her years abroad (%s)', async (language) => {
  const { avs } = TEXT[language]
  const from = (number: number) => fillGaps(avs.abroadFrom, { number })
  const to = (number: number) => fillGaps(avs.abroadTo, { number })
  const firstAway = fillGaps(avs.removeAbroad, { number: 1 })
  const visit = await visitOf(ELENA, language)
  const typed = (label: string) => typedIn(visit.screen, label)
  await visit.open('/avs')
  expect(chosenIn(visit.screen, avs.insuredSince)).toEqual([])
  await goOn(visit)
  const registered = await expectScale(visit, 30)

  await visit.open('/avs')
  visit.choose(avs.insuredSince, avs.insuredSinceAnswers.year)
  visit.type(avs.insuredSinceYear, '2006')
  expect(await visit.press(avs.addAbroad)).toBe(200)
  expect(visit.screen.all.queryAllByRole('alert')).toEqual([])
  visit.type(from(1), '2008')
  visit.type(to(1), '2009')
  expect(await visit.press(avs.addAbroad)).toBe(200)
  visit.type(from(2), '2009')
  visit.type(to(2), '2027')
  await goOn(visit, 400)
  expectProblems(visit, { [from(2)]: 'abroadOverlap', [to(2)]: 'abroadRange' })
  expect([typed(avs.insuredSinceYear), typed(to(1))]).toEqual(['2006', '2009'])

  visit.type(from(2), '2011')
  visit.type(to(2), '2011')
  await goOn(visit)
  const withTwo = await expectScale(visit, 34)
  expect(withTwo).toBeGreaterThan(registered)

  await visit.open('/avs')
  expect(chosenIn(visit.screen, avs.insuredSince)).toEqual(['year'])
  expect(await visit.press(firstAway)).toBe(200)
  expect(typed(from(1))).toBe('2011')
  expect(() => typed(from(2))).toThrow('no field')
  await goOn(visit)
  expect(await expectScale(visit, 36)).toBeGreaterThan(withTwo)

  await visit.open('/avs')
  expect([avs.insuredSinceYear, from(1), to(1)].map(typed)).toEqual(['2006', '2011', '2011'])
  expect((await visit.call(INFO)).body).toMatchObject({
    person: { insuredSince: 2006, abroad: [{ from: 2011, to: 2011 }] },
  })

  visit.choose(avs.insuredSince, avs.insuredSinceAnswers.unknown)
  expect(await visit.press(firstAway)).toBe(200)
  await goOn(visit)
  expect(await expectScale(visit, 30)).toBe(registered)
})
