/** A divorced visitor: the warning, the way on, the family page with a mistake, and a pension between two amounts. */
import { expect, it } from 'vitest'
import { amountOrRange } from '~/language/amount-or-range'
import { textIn } from '~/shell/texts'
import { fold } from '../../support/visit/figures'
import { chosenIn, expectProblems, typedIn } from '../../support/visit/forms'
import { expectTitle, goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { visitOf } from '../../support/visit/steps'
import { expectToSay } from '../../support/visit/told'
import { fillGaps, LANGUAGES, TEXT } from '../../support/visit/words'

/** Registered as single, so that nothing in the register contradicts what is typed. */
const NADIA = personNamed('Nadia')

it.each(LANGUAGES)('a divorced visitor tells the marriage and reads a range (%s)', async (language) => {
  const { avs, family, explained, synthesis, words } = TEXT[language]
  const first = (sentence: string) => fillGaps(sentence, { number: 1 })
  const visit = await visitOf(NADIA, language)
  await visit.open('/avs')
  visit.type(avs.status, 'divorced')
  await goOn(visit)
  expect(visit.screen.says(avs.notHandled)).toBe(true)
  await visit.follow(family.link)
  expect(visit.path).toBe('/avs/family')

  visit.type(first(family.start), '1.6.2005')
  visit.type(first(family.end), '30.9.2004')
  visit.type(first(family.partnerBirthDate), '4.3.1974')
  visit.choose(first(family.partnerGender), words.gender.MALE)
  await goOn(visit, 400)
  expectProblems(visit, { [first(family.endedBy)]: 'required', [first(family.end)]: 'endBeforeStart' })
  expect(typedIn(visit.screen, first(family.start))).toBe('1.6.2005')
  expect(chosenIn(visit.screen, first(family.partnerGender))).toEqual(['MALE'])

  visit.type(first(family.end), '30.9.2015')
  visit.choose(first(family.endedBy), family.endings.divorce)
  await goOn(visit)

  await visit.open('/avs')
  expect(visit.screen.says(avs.notHandled)).toBe(false)
  await visit.open('/synthesis')
  const { main, document } = visit.screen
  const [low = 0, high = 0] = ['low', 'high'].map((end) =>
    Number(document.querySelector(`data[data-figure="avs.monthly.${end}"]`)?.getAttribute('value')),
  )
  expect(low).toBeGreaterThan(1000)
  expect(high).toBeGreaterThan(low)
  const told = amountOrRange(textIn(language), low, { low, high })
  for (const table of [synthesis.total, synthesis.avs]) expectToSay(main.getByRole('table', { name: table }), told)

  await visit.open('/avs/explained')
  expectTitle(visit, explained.title)
  expectToSay(visit.screen.document.querySelector('.answer'), told)
  expectToSay(fold(visit.screen, explained.rangeTitle), explained.rangeHow.unknown)
})
