/** Up to four departures side by side: ages, and what is kept. Every figure is that of the call with the same plan. */
import { describe, expect, it } from 'vitest'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { SentLife } from '~/estimate/case/life/shape'
import { phasesOf } from '~/language/phases'
import { day } from '~/pillars/day'
import type { Column } from '~/pillars/synthesis/result'
import { inTurn } from '../../support/random/cases'
import { incomes, lines } from '../../support/visit/estimated'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { personNamed } from '../../support/visit/people'
import { heardAs, textOf } from '../../support/visit/screen'
import { digestOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginTyping, estimate } from '../../support/visit/typist'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, TEXT } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')

/** What the page shows of a departure whose column this is. */
function besideOf(figure: string, column: Column): Record<string, number> {
  const { 'total.monthly': monthly, 'total.capital': capital } = figuresOf(column)
  const phases = phasesOf(column).map((phase, index): [string, number] => [
    `${figure}.${index === 0 ? 'monthlyFirst' : `monthlyThen.${index}`}`,
    phase.monthly,
  ])
  return {
    ...{ [`${figure}.monthly`]: monthly ?? NaN, [`${figure}.capital`]: capital ?? NaN },
    ...Object.fromEntries(phases),
  }
}

const figuresIn = ({ screen }: Visit) => figuresOn(screen, null)
const shownOf = (visit: Visit, figure: string) =>
  Object.keys(figuresIn(visit)).filter((name) => name.startsWith(figure))

/** Keeps a change under a name. */
async function keep(visit: Visit, change: DigestQuery, name: string) {
  const { scenarios } = TEXT[visit.language]
  await visit.call('/synthesis/simulation', change)
  await visit.open('/scenarios')
  visit.type(scenarios.name, name)
  expect(await visit.press(scenarios.keep)).toBe(303)
}

describe.each(inTurn(LANGUAGES, 1))('departures side by side (%s)', (language) => {
  const { ages, careerCheck, certificate, compare, explained, scenarios, synthesis, words } = TEXT[language]
  const named = (years: number) => heardAs(fillGaps(explained.years_other, { count: years }))
  const table = ({ screen }: Visit) => screen.part(screen.main.getByRole('table', { name: compare.table }))

  it('three ages and a kept choice are ticked, compared, and one of them is taken', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    const plan = { retirementDate: '2034-04-01', lppCapitalShare: 25 } as DigestQuery
    await keep(visit, plan, '63, ¼')
    await visit.call('/synthesis/simulation', { need: 6000 })
    await visit.open('/ages')
    for (const years of [60, 63, 65]) visit.tick(named(years))
    visit.tick('63, ¼')
    await visit.press(compare.show)
    expect(visit.path).toBe('/ages')
    expect(visit.screen.url.searchParams.getAll('compare')).toEqual(['60', '63', '65', 'k1'])
    expect(visit.screen.main.getAllByRole('heading', { level: 1, name: compare.title.ages })).toHaveLength(1)

    const heads = table(visit).getAllByRole('columnheader').map(textOf)
    expect(heads).toEqual([
      compare.rows.departure,
      ...[60, 63, 65].map((years) => fillGaps(explained.years_other, { count: years })),
      '63, ¼',
    ])
    const days = { stopsOn: '2031-03-31', retirementDate: '2034-04-01', lppFrom: '2031-04-01' }
    for (const [figure, query] of [
      ['ages.60', days],
      ['ages.63', { retirementDate: '2034-04-01' }],
      ['ages.65', { retirementDate: '2036-04-01' }],
      ['scenarios.1', plan],
    ] as const) {
      const { withChange } = await digestOf(visit, query as DigestQuery)
      expect(figuresIn(visit)).toMatchObject(besideOf(figure, withChange as Column))
    }
    // Her phases: before the AVS, the partner's pension, the reference age.
    expect(shownOf(visit, 'ages.60.monthly')).toHaveLength(4)
    expect(visit.screen.document.querySelectorAll('.lane')).toHaveLength(4)

    // The AVS of all ages can start later, and the choice of departures stays.
    visit.type(ages.avsStart.label, 'reference')
    await visit.press(compare.show)
    const later = { stopsOn: '2034-03-31', retirementDate: '2036-04-01', lppFrom: '2034-04-01' } as DigestQuery
    expect(figuresIn(visit)).toMatchObject(besideOf('ages.63', (await digestOf(visit, later)).withChange as Column))
    expect(figuresIn(visit)).toMatchObject(besideOf('scenarios.1', (await digestOf(visit, plan)).withChange as Column))

    expect(await visit.press(heardAs(`${ages.choose} 63, ¼`))).toBe(303)
    expect(visit.path).toBe('/synthesis')
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject(
      figuresOf((await digestOf(visit, plan)).withChange as Column),
    )

    // What is chosen is marked there, and can be exchanged for an age with the rest of it.
    await visit.open('/ages?compare=64&compare=k1')
    expectToSay(table(visit).getAllByRole('row').at(-1) ?? null, ages.chosen)
    expect(await visit.press(heardAs(`${ages.choose} ${fillGaps(explained.years_other, { count: 64 })}`))).toBe(303)
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject(
      figuresOf((await digestOf(visit, { ...plan, retirementDate: day('2035-04-01') })).withChange as Column),
    )
  })

  it('a fifth is left out and named, one alone is not compared, and what is unknown is ignored', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await visit.open('/ages')
    for (const years of [63, 64, 65, 66, 67]) visit.tick(named(years))
    expect(await visit.press(compare.show)).toBe(200)
    expectToSay(
      mainOf(visit.screen),
      fillGaps(compare.tooMany, { names: fillGaps(explained.years_other, { count: 67 }) }),
    )
    expect(table(visit).getAllByRole('columnheader')).toHaveLength(5)
    const isTicked = (years: number) =>
      visit.screen.all.getByRole<HTMLInputElement>('checkbox', { name: named(years) }).checked
    expect([63, 64, 65, 66, 67, 68].map(isTicked)).toEqual([true, true, true, true, true, false])

    for (const asked of ['compare=63', 'compare=63&compare=63']) {
      await visit.open(`/ages?${asked}&avsFrom=reference`)
      expectToSay(mainOf(visit.screen), compare.tooFew)
      expect(visit.screen.main.queryAllByRole('table', { name: compare.table })).toEqual([])
      expect(visit.screen.main.getAllByRole('table', { name: ages.caption })).toHaveLength(1)
    }
    for (const unknown of ['57', 'k9', '__proto__', '<b>', '9'.repeat(2000)]) {
      expect(await visit.open(`/ages?compare=63&compare=${encodeURIComponent(unknown)}&compare=65`)).toBe(200)
      expectToSay(mainOf(visit.screen), compare.unknown)
      expect(table(visit).getAllByRole('columnheader')).toHaveLength(3)
    }
  })

  it('scenarios are compared with the situation without a change, which can be taken too', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await visit.open('/scenarios')
    expect(visit.screen.main.queryAllByRole('checkbox')).toEqual([])
    await keep(visit, { lppCapitalShare: 25 }, 'A')
    await keep(visit, { desiredRate: 80 }, '<b>80</b>')
    visit.tick(synthesis.columns.withoutChange)
    for (const name of ['A', '<b>80</b>']) visit.tick(name)
    await visit.press(compare.show)
    expect(visit.screen.url.searchParams.getAll('compare')).toEqual(['without', 'k1', 'k2'])
    const { withoutChange } = await digestOf(visit)
    expect(figuresIn(visit)).toMatchObject(besideOf('scenarios.without', withoutChange))
    for (const [figure, query] of [
      ['scenarios.1', { lppCapitalShare: 25 }],
      ['scenarios.2', { desiredRate: 80 }],
    ] as const)
      expect(figuresIn(visit)).toMatchObject(besideOf(figure, (await digestOf(visit, query)).withChange as Column))
    // What is saved now is the second.
    const choices = table(visit).getAllByRole('row').at(-1) as HTMLElement
    const [without, , second] = visit.screen.part(choices).getAllByRole('cell')
    expectToSay(second ?? null, ages.chosen)
    expectToSay(without ?? null, ages.choose)
    expect(await visit.press(heardAs(`${ages.choose} ${synthesis.columns.withoutChange}`))).toBe(303)
    expect(figuresOn(visit.screen, 'withChange')).toEqual({})
    await visit.open('/scenarios?compare=without&compare=k2')
    await visit.follow(compare.all.scenarios)
    expect(visit.screen.main.getAllByRole('table', { name: scenarios.table })).toHaveLength(1)
  })

  it.each([
    ['with a certificate', true],
    ['of the AVS alone, as a minimum', false],
  ])('own papers are compared as the call computes them, %s', async (_, hasFund) => {
    const typist = await beginTyping(language)
    const { visit } = typist
    await typist.begin(hasFund ? ['extract', 'certificate'] : ['extract'])
    typist.tellPerson('12.04.1970', 'MALE', 'bachelor')
    await typist.go()
    await typist.pasteExtract(lines(1991, 2024, 100_000))
    await typist.go(careerCheck.save)
    if (hasFund) {
      typist.expectPage('/lpp/certificate')
      typist.type(certificate.date, '1.1.2026')
      typist.type(certificate.balance, "412'638")
      typist.type(certificate.capital, "689'022")
      typist.type(certificate.pension, "37'207")
      typist.type(certificate.agesText, '63 633000 31650')
      await typist.go()
    }
    await typist.readSynthesis()
    await visit.open('/ages?compare=63&compare=65&compare=67')
    for (const years of [63, 65, 67]) {
      const plan = { retirementDate: day(`${1970 + years}-05-01`) }
      const life = hasFund ? { ...LIFE, secondPillar: CERTIFICATE } : LIFE
      const column = (await estimate(visit, { ...life, plan })).digest.withChange as Column
      expect(column.complete).toBe(hasFund)
      expect(figuresIn(visit)[`ages.${years}.monthly`]).toBe(column.monthlyTotal)
      const figure = visit.screen.document.querySelector(`data[data-figure="ages.${years}.monthly"]`)
      expect(figure?.getAttribute('data-complete')).toBe(hasFund ? 'yes' : 'no')
      expect(textOf(figure?.closest('td') ?? null).includes(words.lowest)).toBe(!hasFund)
    }
    expect(visit.screen.document.querySelectorAll('.lane .hole')).toHaveLength(hasFund ? 0 : 3)
  })
})

const CERTIFICATE: SentLife['secondPillar'] = [
  {
    ...{ kind: 'certificate', date: day('2026-01-01'), balance: 412_638, capital: 689_022 },
    ...{ pension: 37_207, pensionPer: 'year' },
    ages: [{ age: 63, capital: 633_000, pension: 31_650 }],
  },
]

const LIFE: SentLife = {
  person: {
    ...{ birthDate: day('1970-04-12'), gender: 'MALE', incomesAsOf: day('2026-03-12') },
    incomes: incomes(1991, 2024, 100_000),
  },
}
