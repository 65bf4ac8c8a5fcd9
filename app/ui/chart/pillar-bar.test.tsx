import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type BarPart, PillarBar } from './pillar-bar'

const drawn = (parts: BarPart[], of: number) => renderToStaticMarkup(<PillarBar parts={parts} of={of} />)

const placesOf = (html: string) =>
  [...html.matchAll(/<rect class="area-([123])" x="([^"]*)"[^>]*width="([^"]*)"/g)].map(([, pillar, x, width]) => [
    pillar,
    x,
    width,
  ])

it.each<[string, BarPart[], number, string[][]]>([
  [
    'each part from the end of the one before',
    [
      { pillar: 'avs', amount: 1_890 },
      { pillar: 'lpp', amount: 4_305 },
    ],
    6_195,
    [
      ['1', '0%', '30.51%'],
      ['2', '30.51%', '69.49%'],
    ],
  ],
  ['a scale that is larger', [{ pillar: 'lpp', amount: 250 }], 1_000, [['2', '0%', '25%']]],
  [
    'nothing that is outside, or zero',
    [
      { pillar: 'avs', amount: 900 },
      { pillar: 'lpp', amount: 0 },
      { pillar: 'pillar3a', amount: 900 },
    ],
    1_000,
    [
      ['1', '0%', '90%'],
      ['3', '90%', '10%'],
    ],
  ],
  ['no scale', [{ pillar: 'avs', amount: 0 }], 0, []],
])('draws %s', (_, parts, of, places) => expect(placesOf(drawn(parts, of))).toEqual(places))

it('writes a name with its amount, a name alone, or nothing, as there is room', () => {
  const letters = (amount: number) =>
    /<text[^>]*>([^<]*)/.exec(drawn([{ pillar: 'lpp', amount, name: 'Caisse' }], 1_000))?.[1]
  expect([letters(500), letters(250), letters(100)]).toEqual(['Caisse 500', 'Caisse', undefined])
})

it('ends with a hole where an amount is not known', () => {
  const bar = (isIncomplete: boolean) =>
    renderToStaticMarkup(<PillarBar parts={[{ pillar: 'avs', amount: 900 }]} of={900} isIncomplete={isIncomplete} />)
  expect(placesOf(bar(true))).toEqual([['1', '0%', '85%']])
  expect(bar(true)).toContain('class="hole" x="86%"')
  expect(bar(false)).not.toContain('hole')
})

it('is for the eye alone', () => expect(drawn([], 1)).toContain('aria-hidden="true"'))
