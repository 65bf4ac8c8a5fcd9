/** What is left after tax, as somebody asks for it on the synthesis and another program by its call. */
import { expect } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import { amountText, chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import { figuresOn } from './figures'
import { plain, textOf } from './screen'
import { isFolded } from './told'
import type { Visit } from './visit'
import { fillGaps, TEXT } from './words'

/** `named`: as it may be typed, in each language; `number`: in the federal register. */
export type Town = {
  canton: 'VD' | 'ZH' | 'GE' | 'VS' | 'BL' | 'BE'
  number: number
  named: Record<'fr' | 'de', string>
}
export const TOWNS: readonly Town[] = [
  { canton: 'VD', number: 5586, named: { fr: 'Lausanne', de: 'lausanne' } },
  { canton: 'ZH', number: 261, named: { fr: 'Zurich', de: 'Zürich' } },
  { canton: 'GE', number: 6621, named: { fr: 'Genève', de: 'Genf' } },
  { canton: 'VS', number: 6266, named: { fr: 'Sion', de: 'Sitten' } },
  { canton: 'BL', number: 2829, named: { fr: 'Liestal', de: 'Liestal' } },
  { canton: 'BE', number: 371, named: { fr: 'Bienne', de: 'Biel' } },
]

/** CHF, as they are typed. */
export type TypedAmounts = { healthPremium?: string; spousePension?: string }

/** Fills in the form of the place and presses its button. @returns the status of the answer */
export function askNet(visit: Visit, { canton, named }: Pick<Town, 'canton' | 'named'>, amounts: TypedAmounts = {}) {
  const { net, place } = TEXT[visit.language]
  visit.type(place.fields.canton, canton)
  visit.type(place.fields.municipality, named[visit.language])
  for (const [name, value] of Object.entries(amounts)) visit.type(place.fields[name as keyof TypedAmounts], value)
  return visit.press(net.ask.button, { within: visit.screen.main })
}

type Ends = Record<'low' | 'expected' | 'high', number>
type CalledIncome = {
  from: string
  federal: number
  canton: number | null
  municipality: number | null
  likely?: number
  gross: Ends
  net: Ends
  isAtLeast: boolean
}

/** Of a life at a place. @throws where the call refuses it */
export async function calledNet(visit: Visit, life: SentLife): Promise<CalledIncome> {
  const { status, body } = await visit.call<{ tax: { income: CalledIncome | { refused: string } } }>('/estimate', life)
  expect(status, JSON.stringify(body)).toBe(200)
  const { income } = body.tax
  if ('refused' in income) throw new Error(income.refused)
  return income
}

export const netBlockOf = ({ screen }: Visit) => screen.document.querySelector('#net') as HTMLElement

/** The figures of the page are those of the call, and its line says them with the gross amount and the day. */
export async function expectNetAsCalled(visit: Visit, life: SentLife): Promise<CalledIncome> {
  const called = await calledNet(visit, life)
  const column = life.plan ? 'withChange' : 'withoutChange'
  const { net, gross, from, isAtLeast, ...tax } = called
  expectFigures(visit, called, column)
  expectFolded(visit)
  const line = textOf(netBlockOf(visit))
  const texts = TEXT[visit.language].net
  const [year, month, day] = from.split('-')
  expect(line).toContain(`${day}.${month}.${year}`)
  expect(line).toContain(plain(chf(net.low)))
  expect(line).toContain(plain(chf(Math.round(gross.low))))
  if (isAtLeast) expect(line).toContain(plain(fillGaps(texts.atLeast, { amount: chf(net.low) })))
  else expect(line).toContain(plain(chf(net.expected)))
  expect(line).toContain(plain(amountText(tax.federal)))
  for (const end of ['low', 'expected', 'high'] as const) expect(net[end]).toBeLessThanOrEqual(gross[end])
  return called
}

/** The line is in sight, and how it comes about is folded. */
function expectFolded(visit: Visit) {
  const figures = [...netBlockOf(visit).querySelectorAll<HTMLElement>('data[data-figure]')]
  const folded = (group: string) =>
    new Set(figures.filter(({ dataset }) => dataset.figure?.startsWith(group)).map(isFolded))
  expect([folded('net.'), folded('tax.income.')]).toEqual([new Set([false]), new Set([true])])
}

function expectFigures(visit: Visit, called: CalledIncome, column: ColumnName) {
  const { net, isAtLeast, federal, canton, municipality } = called
  const shown = figuresOn(visit.screen, column)
  const { low, expected, high } = net
  if (low === high) expect(shown).toMatchObject({ 'net.monthly': expected })
  else if (isAtLeast) expect(shown['net.monthly.low']).toBe(low)
  else {
    const ends = [shown['net.monthly.low'] ?? low, shown['net.monthly'] ?? expected, shown['net.monthly.high'] ?? high]
    expect(ends).toEqual([low, expected, high])
    expect(Object.keys(shown).filter((name) => name.startsWith('net.')).length).toBeGreaterThan(1)
  }
  expect(shown['tax.income.federal']).toBe(federal)
  const levels = ['canton', 'municipality'].map((of) => [
    ...[shown[`tax.income.${of}`], shown[`tax.income.${of}.low`] !== undefined],
  ])
  expect(levels).toEqual([
    [canton ?? undefined, canton === null],
    [municipality ?? undefined, municipality === null],
  ])
}
