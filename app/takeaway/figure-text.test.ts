import { expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { textIn } from '~/shell/texts'
import { figureText } from './figure-text'
import type { Figure, FigureValue } from './figures'

const from = day('2036-04-01')
const NO_PENSION: Pick<Figure, 'zero'> = { zero: { text: 'synthesis.noPension' } }

it.each<[string, Pick<Figure, 'zero'>, FigureValue, string | null]>([
  ['an amount from a day on', {}, { value: 100, from }, 'Dès le 01.04.2036.'],
  ['an amount of which something is to be said', {}, { value: 100, from, sentence: 'Sans le 3a.' }, 'Sans le 3a.'],
  ['nothing, from no day on', {}, { value: 0, from }, null],
  ['nothing so far, of which something is to be said', {}, { value: 0, sentence: 'Sans le 3a.' }, 'Sans le 3a.'],
  ['no pension, of which there is no more to say', NO_PENSION, { value: 0, sentence: 'Dès le 01.04.2036.' }, null],
])('notes beside %s', (_name, figure, found, note) => {
  expect(figureText(textIn('fr'), figure, found).note).toBe(note)
})

it.each<[string, FigureValue, string]>([
  ['what it lacks', { value: 100, lack: 'lpp' }, 'Au moins, AVS seule : CHF 100'],
  [
    'that of a range too',
    { value: 1, range: { low: 1, high: 2 }, lack: 'lpp' },
    'Au moins, AVS seule : de CHF 1 à CHF 2',
  ],
  ['nothing more of a whole one', { value: 100, lack: null }, 'CHF 100'],
])('says of a total %s', (_name, found, text) => {
  expect(figureText(textIn('fr'), NO_PENSION, found).text.replaceAll('\u00a0', ' ')).toBe(text)
})

it('an amount is written in whole francs, as estimates are', () => {
  const { text } = figureText(textIn('fr'), {}, { value: 96_420.35 })
  expect(text).toBe("CHF\u00a096'420")
})
