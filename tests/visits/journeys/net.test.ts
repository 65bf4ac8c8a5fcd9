/**
 * What is left after tax, without scripts: a person with papers, a couple with papers, and somebody from memory say where
 * they will live, and read what `POST /api/estimate` says of the same life there.
 */
import { describe, expect, it } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import { day } from '~/pillars/day'
import { inTurn, oneIn } from '../../support/random/cases'
import { incomes, lines } from '../../support/visit/estimated'
import { figuresOn } from '../../support/visit/figures'
import { expectProblems, typedIn } from '../../support/visit/forms'
import { askNet, expectNetAsCalled, netBlockOf, TOWNS, type Town } from '../../support/visit/net'
import { OWN_COUPLE, typeOwnCouple } from '../../support/visit/own-couple'
import { type Answers, toFirstFigure } from '../../support/visit/quick-walk'
import { expectToSay, isFolded } from '../../support/visit/told'
import { beginTyping } from '../../support/visit/typist'
import type { Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, TEXT } from '../../support/visit/words'

const PERSON: SentLife = {
  person: {
    ...{ birthDate: day('1969-03-14'), gender: 'MALE', incomesAsOf: day('2026-03-12') },
    incomes: incomes(1990, 2024, 92_000),
  },
  secondPillar: [
    { kind: 'certificate', date: day('2026-01-01'), capital: 598_400, pension: 32_313, pensionPer: 'year' },
  ],
}

/** With an extract and a certificate, as far as the synthesis. */
async function typePerson(language: Language): Promise<Visit> {
  const { careerCheck, certificate } = TEXT[language]
  const typist = await beginTyping(language)
  await typist.begin(['extract', 'certificate'])
  typist.tellPerson('14.03.1969', 'MALE', 'bachelor')
  await typist.go()
  await typist.pasteExtract(lines(1990, 2024, 92_000))
  await typist.go(careerCheck.save)
  typist.type(certificate.date, '1.1.2026')
  typist.type(certificate.capital, "598'400")
  typist.type(certificate.pension, "32'313")
  await typist.go()
  await typist.readSynthesis()
  return typist.visit
}

const FROM_MEMORY: Answers = {
  ...{ birthDate: '14.05.1985', gender: 'FEMALE', status: 'bachelor', salary: "85'000", work: 'employed' },
}
const MEMORY: SentLife = {
  person: {
    ...{ birthDate: day('1985-05-14'), gender: 'FEMALE', work: 'employed' },
    insured: [{ from: day('1985-05-14') }],
    quick: { salary: 85_000, rate: 100 },
  },
  secondPillar: [{ kind: 'legalMinimum' }],
}

const at = (life: SentLife, { canton, number }: Town, amounts: Partial<SentLife['tax']> = {}): SentLife => ({
  ...life,
  tax: { canton, municipality: number, ...amounts },
})
const townIn = (canton: Town['canton']) => TOWNS.find((one) => one.canton === canton) as Town
const [LAUSANNE, ZURICH, GENEVA] = [townIn('VD'), townIn('ZH'), townIn('GE')]

const netNames = (visit: Visit) => Object.keys(figuresOn(visit.screen, null)).filter((name) => name.startsWith('net.'))
const pressNet = (visit: Visit) => visit.press(TEXT[visit.language].net.ask.button, { within: visit.screen.main })

describe.each(LANGUAGES)('after tax (%s)', (language) => {
  const { canton, municipality, spousePension } = TEXT[language].place.fields

  it('a person with a certificate reads it in several towns, called as either language or the post does', async () => {
    const visit = await typePerson(language)
    expect(netNames(visit)).toEqual([])
    expect(isFolded(visit.screen.field(canton))).toBe(true)
    for (const town of oneIn(2, TOWNS)) {
      expect(await askNet(visit, town), town.named[language]).toBe(303)
      expect([visit.path, visit.screen.url.hash]).toEqual(['/synthesis', '#net'])
      const called = await expectNetAsCalled(visit, at(PERSON, town))
      expect(called.likely !== undefined, 'in Geneva alone it lies between two amounts').toBe(town.canton === 'GE')
      expect(typedIn(visit.screen, municipality)).toBe(town.named[language])
    }
    expect(visit.screen.all.queryByText(spousePension)).toBeNull()
    // The Canton of Geneva counts all that is paid.
    expect(await askNet(visit, GENEVA, { healthPremium: "7'200.40" })).toBe(303)
    await expectNetAsCalled(visit, at(PERSON, GENEVA, { healthPremium: 7200.4 }))
  })
})

describe.each(inTurn(LANGUAGES, 0))('after tax (%s)', (language) => {
  const { decide, net, place } = TEXT[language]
  const { canton, municipality, spousePension } = place.fields

  it('a couple reads it once the spouse’s pension is told, and it moves with the home that a decision is made for', async () => {
    const { visit } = await typeOwnCouple(language)
    const [town = ZURICH] = inTurn(TOWNS, 0)
    expect(await askNet(visit, town)).toBe(303)
    expect(netNames(visit)).toEqual([])
    expectToSay(netBlockOf(visit), net.refused.spouseUnknown)
    expect(isFolded(visit.screen.field(spousePension))).toBe(false)
    const [way] = netBlockOf(visit).querySelectorAll('a')
    expect(way?.getAttribute('href')).toBe(`#${visit.screen.field(spousePension).id}`)

    expect(await askNet(visit, town, { spousePension: "1'150" })).toBe(303)
    const { gross } = await expectNetAsCalled(visit, at(OWN_COUPLE, town, { spousePension: 1150 }))
    expect(gross.expected).toBeGreaterThan(figuresOn(visit.screen)['total.monthly'] ?? Number.NaN)

    await visit.open('/decide')
    expect(typedIn(visit.screen, municipality)).toBe(town.named[language])
    visit.type(canton, LAUSANNE.canton)
    visit.type(municipality, LAUSANNE.named[language])
    expect(await visit.press(decide.compute)).toBe(303)
    await visit.open('/synthesis')
    await expectNetAsCalled(visit, at(OWN_COUPLE, LAUSANNE, { spousePension: 1150 }))

    const unchanged = figuresOn(visit.screen)['net.monthly']
    await visit.submit({ formToken: visit.formToken, intent: 'play', retirementDate: '63' })
    const plan = { retirementDate: day('2033-05-01') }
    await expectNetAsCalled(visit, { ...at(OWN_COUPLE, LAUSANNE, { spousePension: 1150 }), plan })
    expect(figuresOn(visit.screen)['net.monthly']).toBe(unchanged)
  })

  it('somebody from memory reads the least that is left', async () => {
    const { visit } = await toFirstFigure(language, FROM_MEMORY)
    const [town = ZURICH] = inTurn(TOWNS, 3)
    expect(await askNet(visit, town)).toBe(303)
    const called = await expectNetAsCalled(visit, at(MEMORY, town))
    expect(called.isAtLeast).toBe(true)
  })
})

describe.each(inTurn(LANGUAGES, 1))('after tax (%s)', (language) => {
  const { home, place } = TEXT[language]
  const { canton, municipality, healthPremium } = place.fields
  const typedPlace = ({ screen }: Visit) => [canton, municipality, healthPremium].map((label) => typedIn(screen, label))

  it('a wrong municipality is told at its field, what was typed stays, and nothing is lost by going back or in another tab', async () => {
    const { visit } = await toFirstFigure(language, FROM_MEMORY)
    const before = visit.newTab()
    await before.open('/synthesis')
    const typed = { ...LAUSANNE, canton: 'ZH' as const }
    expect(await askNet(visit, typed, { healthPremium: "5'400" })).toBe(400)
    expectProblems(visit, { [municipality]: 'municipalityOfOtherCanton' })
    expect(typedPlace(visit)).toEqual(['ZH', LAUSANNE.named[language], "5'400"])
    expect(isFolded(visit.screen.field(municipality))).toBe(false)
    expect(netNames(visit)).toEqual([])
    visit.type(canton, 'VD')
    expect(await pressNet(visit)).toBe(303)
    await expectNetAsCalled(visit, at(MEMORY, LAUSANNE, { healthPremium: 5400 }))

    // The page as it was shown before: back in the browser, or in another tab.
    expect(await askNet(before, ZURICH)).toBe(303)
    await expectNetAsCalled(before, at(MEMORY, ZURICH))
    await visit.reload()
    expect(typedPlace(visit)).toEqual(['ZH', ZURICH.named[language], ''])

    visit.forgetSession()
    await askNet(visit, LAUSANNE)
    expect([visit.path, visit.screen.url.search]).toEqual(['/', '?session=unsaved'])
    expect(visit.screen.says(home.over.unsaved)).toBe(true)
  })
})
