/** The income over time, drawn and as numbers, and what the figures are worth. */
import { describe, expect, it } from 'vitest'
import { chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { IncomeStep, Outlook } from '~/pillars/synthesis/outlook'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { digestOf, readSynthesisOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, isFolded, mainOf } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, TEXT } from '../../support/visit/words'

const EARLY = '2034-04-01'
type Answer = Digest & { outlook: Outlook }

/** The amounts of a step as the table has them: what runs, and together. */
const amountsOf = ({ salary, avs, lpp, total }: IncomeStep) =>
  [salary, avs, lpp, total].map((amount) => (amount === null ? '–' : plain(chf(amount))))

const regionIn = ({ screen }: Visit, name: string) => screen.main.getByRole('region', { name })

function pictureIn(visit: Visit): Element {
  const pictures = regionIn(visit, TEXT[visit.language].outlook.income.title).querySelectorAll('svg[role=img]')
  expect(pictures).toHaveLength(1)
  return pictures[0] as Element
}

/** @param column where there are two; null: the only one */
function expectTable(visit: Visit, steps: readonly IncomeStep[], column: ColumnName | null) {
  const { income } = TEXT[visit.language].outlook
  const name = column ? fillGaps(income.tableIn, { column: income.columns[column] }) : income.table
  const table = visit.screen.main.getByRole<HTMLTableElement>('table', { name })
  // It stands behind its own line, which opens without a script.
  expect(isFolded(table)).toBe(true)
  const { part } = visit.screen
  const heads = part(table).getAllByRole('columnheader').map(textOf)
  expect(heads).toEqual([income.from, income.parts.salary, income.parts.avs, income.parts.lpp, income.total].map(plain))
  const rows = part(table)
    .getAllByRole('rowheader')
    .map((header) => header.closest('tr') as HTMLElement)
  expect(rows).toHaveLength(steps.length)
  for (const [index, step] of steps.entries()) {
    const row = rows[index] as HTMLElement
    expectToSay(part(row).getByRole('rowheader'), index === 0 ? income.now : dayText(step.from))
    expect(part(row).getAllByRole('cell').map(textOf)).toEqual(amountsOf(step))
  }
}

describe.each(LANGUAGES)('the outlook (%s)', (language) => {
  const { outlook: text } = TEXT[language]

  it('the drawing says what it shows, and the table has the digest’s numbers', async () => {
    const visit = await readSynthesisOf(personNamed('Reto'), language)
    const { outlook, withoutChange } = (await digestOf(visit)) as Answer
    const { income } = outlook.withoutChange
    expect(income.map(({ from }) => from)).toEqual(['2026-11-21', '2037-06-01', '2045-09-01'])
    // What his fund insures, a twelfth of it.
    expect(income[0]).toMatchObject({ salary: 5_800, avs: null, lpp: null })
    const title = pictureIn(visit).querySelector('title')
    expectToSay(title, chf(withoutChange.monthlyTotal ?? 0), ...income.map(({ total }) => chf(total)))
    expect(visit.screen.main.getAllByRole('img', { name: title?.textContent ?? '' })).toHaveLength(1)
    expectTable(visit, income, null)
  })

  it('an early start is drawn, with what would be paid without it outlined, and a table of each', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    expect((await visit.call('/synthesis/simulation', { retirementDate: EARLY })).status).toBe(200)
    await visit.open('/synthesis')
    const { withoutChange, withChange } = ((await digestOf(visit, { retirementDate: EARLY })) as Answer).outlook
    expect(withChange?.income).toHaveLength(4)
    const picture = pictureIn(visit)
    const totals = (income: readonly IncomeStep[] = []) => income.map(({ total }) => chf(total))
    expectToSay(picture.querySelector('title'), ...totals(withChange?.income))
    expectToSay(picture.querySelector('desc'), ...totals(withoutChange.income))
    expect(picture.querySelectorAll('.outline').length).toBeGreaterThan(0)
    expectTable(visit, withoutChange.income, 'withoutChange')
    expectTable(visit, withChange?.income ?? [], 'withChange')
  })

  it('what both live on together is a link away while both have entered each other', async () => {
    const { household } = text
    const visit = await synthesisOf(personNamed('Claire'), language)
    await synthesisOf(personNamed('Philippe'), language)
    await visit.reload()
    await visit.follow(household.both)
    expect([visit.path, visit.screen.url.search]).toEqual(['/synthesis', '?vue=deux'])
    const region = regionIn(visit, household.title)
    const { withoutChange } = await digestOf(visit)
    const monthly = Number(region.querySelector('[data-figure="household.monthly"]')?.getAttribute('value'))
    // Philippe's AVS pension is in it, and his pension fund is not.
    expect(monthly).toBe((withoutChange.monthlyTotal ?? 0) + (withoutChange.avs?.monthly ?? 0))
    expectToSay(region.querySelector('svg[role=img] title'), chf(monthly))
    expectToSay(region, household.notRead)
    await visit.follow(household.own)
    expect(isFolded(regionIn(visit, text.income.title))).toBe(false)
  })

  it('low, expected and high stand in a table, and a capital as a month', async () => {
    const visit = await readSynthesisOf(personNamed('Reto'), language)
    const { outlook, withoutChange } = (await digestOf(visit)) as Answer
    const { lpp, pillar3a, spread } = outlook.withoutChange
    const { part, main } = visit.screen
    const table = part(main.getByRole('table', { name: text.range.table }))
    const expectAmounts = (term: string, ...amounts: (number | null | undefined)[]) => {
      const row = table.getByRole('rowheader', { name: term }).closest('tr') as HTMLElement
      expect(part(row).getAllByRole('cell').map(textOf)).toEqual(amounts.map((amount) => plain(chf(amount ?? 0))))
    }
    expectAmounts(text.range.lppMonthly, lpp?.low.monthly, withoutChange.lpp?.monthly, lpp?.high.monthly)
    expect(lpp?.low.monthly).toBeGreaterThan(0)
    const projected = withoutChange.pillar3a?.projected ?? 0
    expectAmounts(text.range.pillar3a, pillar3a?.low.capital, projected, pillar3a?.high.capital)
    // From 1 June 2037 to 18 May 2062: 299 whole months.
    expect(spread.pillar3a?.months).toBe(299)
    expectToSay(regionIn(visit, text.spread.title), chf(Math.round(projected / 299)))
    expect(textOf(mainOf(visit.screen)).split(plain(text.worth.francs))).toHaveLength(2)
  })
})
