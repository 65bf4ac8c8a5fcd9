/**
 * Four lives that the five persons do not have: from the register's data, over their family, to the synthesis and the
 * calculation.
 */
import { describe, expect, it } from 'vitest'
import { chf, dayText } from '~/language/format'
import { day } from '~/pillars/day'
import { figuresOn } from '../../support/visit/figures'
import { choose3a, chooseFunds, confirmCheck, expectTitle, goOn } from '../../support/visit/journey'
import { type Person, personNamed } from '../../support/visit/people'
import { textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { LIVES, type Life } from '../../support/visit/test-lives'
import { expectToSay } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, TEXT } from '../../support/visit/words'

/** The form shows what the register knows, and the visitor finds it right. */
async function confirmForm(visit: Visit, person: Person) {
  const { avs, words } = TEXT[visit.language]
  await visit.open('/avs')
  const { screen } = visit
  expect(screen.field(avs.birthDate)).toHaveProperty('value', dayText(day(person.birthDate)))
  expect((screen.field(avs.status) as HTMLSelectElement).selectedOptions).toHaveLength(1)
  const [gender] = screen.main.getAllByRole('radio', { name: words.gender[person.gender as 'MALE'] })
  expect(gender).toHaveProperty('checked', true)
  await goOn(visit)
}

/** So does the family page, which appears only if a marriage has ended. */
async function confirmFamily(visit: Visit, person: Person, { ending, credits }: Life) {
  const { family } = TEXT[visit.language]
  await visit.open('/avs/family')
  expectTitle(visit, family.title)
  if (!ending) return
  const { screen } = visit
  const expectChosen = (group: string, name: string) =>
    expect(screen.part(screen.field(group)).getByRole('radio', { name })).toHaveProperty('checked', true)
  const { relationshipStartDate, relationshipEndDate } = person
  // The AVS form has asked for the days: here they are only read.
  const known = [
    dayText(day(relationshipStartDate ?? '')),
    family.endings[ending],
    dayText(day(relationshipEndDate ?? '')),
  ]
  const shown = screen.main.getAllByRole('definition').map(textOf)
  expect(shown.slice(0, known.length)).toEqual(known)
  for (const { birthDate } of credits ? person.children : [])
    expectChosen(fillGaps(family.credits, { day: dayText(day(birthDate)) }), family.holders.half)
  await goOn(visit)
}

describe.each(LANGUAGES)('%s', (language) => {
  const { explained, synthesis } = TEXT[language]

  it.each(LIVES)('$name reads what her or his life comes to', async (life) => {
    const person = personNamed(life.name)
    const visit = await visitOf(person, language)
    await confirmForm(visit, person)
    await confirmFamily(visit, person, life)
    await visit.open('/lpp')
    await chooseFunds(visit, person)
    await choose3a(visit, person)
    await confirmCheck(visit)
    expect(visit.path).toBe('/synthesis')

    const {
      'pillar3a.current': _c,
      'pillar3a.monthlyPayment': _m,
      'pillar3a.projected': _p,
      ...shown
    } = figuresOn(visit.screen)
    const figures = Object.fromEntries(Object.entries(shown).filter(([name]) => !/capital|partOfSalary/i.test(name)))
    expect(figures).toEqual(life.figures)
    const { document, main } = visit.screen
    const answer = document.querySelector('.answer')
    expectToSay(answer, chf(life.figures['total.monthly'] as number), dayText(day(life.from)))
    // What nobody knows about a spouse is mentioned only if it changes something.
    expect(main.queryAllByText(synthesis.rangeReasons.spouseIncomesUnknown)).toEqual([])

    await visit.follow(`${synthesis.cards.why} ${synthesis.cards.whyOf.avs}`, main)
    expectTitle(visit, explained.title)
    expect(figuresOn(visit.screen, null)).toMatchObject({
      'avs.monthly': life.figures['avs.monthly'],
      'explained.ramd': life.ramd,
      'explained.scale': life.scale,
    })
  })
})
