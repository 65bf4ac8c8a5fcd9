import { describe, expect, it } from 'vitest'
import { computeChecked } from '~/estimate/answers/checked/compute-checked'
import { amountText } from '~/language/format'
import { LANGUAGES, type Language, pathIn } from '~/language/language'
import { textIn } from '~/shell/texts'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as page from './route'
import { type AskedPlaces, checkedView } from './view'

const checked = computeChecked()
const NOWHERE = { canton: '', income: '' }
const viewIn = (language: Language, asked: Partial<AskedPlaces> = {}) =>
  checkedView(checked, { ...NOWHERE, ...asked }, textIn(language))
const at = async (path: string) => (await servePage(page, '/checked', {}).get(path)).text()

describe('what is counted', () => {
  const { counts, pillars, tax, incomeTax, differing } = viewIn('fr')

  it('is the same by pillar, by place and in all', () => {
    const sum = (name: keyof typeof counts) => pillars.reduce((all, one) => all + one.counts[name], 0)
    for (const name of ['figures', 'same', 'near', 'within', 'differs'] as const) {
      expect(sum(name) + tax.counts[name] + incomeTax.counts[name], name).toBe(counts[name])
      for (const { places, counts: ofTax } of [tax, incomeTax])
        expect(
          places.reduce((all, one) => all + one.counts[name], 0),
          name,
        ).toBe(ofTax[name])
    }
    expect(counts.same + counts.near + counts.within + counts.differs).toBe(counts.figures)
  })

  it('has a sentence and a reason for each figure that differs, and of the pillars for each that is near', () => {
    const near = pillars.reduce((all, one) => all + one.counts.near, 0)
    expect([near, differing.length]).toEqual([1, counts.differs + near])
    for (const { sentence, reason, source } of differing)
      for (const words of [sentence, reason, source]) expect(words.length).toBeGreaterThan(15)
  })
})

it('a figure that is no longer ours is counted and shown as different', () => {
  const [first, ...cases] = checked.cases
  const [figure] = first?.figures ?? []
  if (!first || !figure) throw new Error('no case')
  const changed = { ...first, figures: [{ ...figure, ours: 1, agreement: 'differs' as const }] }
  const { counts, differing } = checkedView({ ...checked, cases: [changed, ...cases] }, NOWHERE, textIn('fr'))
  expect(counts.differs).toBe(viewIn('fr').counts.differs + 1)
  expect(differing).toHaveLength(viewIn('fr').differing.length + 1)
})

it('so is one of the tax, which is named with its place and has no reason', () => {
  const [first, ...taxes] = checked.taxes
  const [figure] = first?.figures ?? []
  if (!first || !figure) throw new Error('no case')
  const { name, published, readings } = figure
  const changed = { ...first, figures: [{ name, published, readings, ours: 1, agreement: 'differs' as const }] }
  const { tax, differing } = checkedView({ ...checked, taxes: [changed, ...taxes] }, NOWHERE, textIn('fr'))
  const place = tax.places.find((one) => one.place === first.place)
  expect(place?.counts.differs).toBe(1)
  expect(differing.at(-1)?.sentence).toContain(place?.name)
  expect(differing.at(-1)?.reason).toBe('Nous ne savons pas pourquoi.')
})

describe.each(LANGUAGES)('the page (%s)', (language) => {
  it('shows every source and every figure of the pillars, and asks nobody', async () => {
    const html = await at(pathIn(language, '/checked'))
    const text = readable(html)
    const { pillars, differing, counts } = viewIn(language)
    const { same, figures, ...others } = counts
    for (const words of [
      textIn(language)('checked.summary.answer', { same: amountText(same), figures: amountText(figures) }),
      textIn(language)('checked.summary.others', others),
    ])
      expect(text).toContain(words)
    for (const { sources } of pillars)
      for (const { title, read, cases } of sources) {
        for (const words of [title, read]) expect(text).toContain(words)
        for (const { given, figures } of cases)
          for (const words of [given, ...figures.flatMap((one) => [one.figure, one.published, one.ours])])
            expect(text).toContain(words)
      }
    for (const { sentence, reason } of differing) for (const words of [sentence, reason]) expect(text).toContain(words)
    expect(html).not.toMatch(/undefined|NaN|\{\{|<script/)
    expect(html).not.toContain('id="every"')
  })

  it.each(['CH', 'ZH', 'VD', 'TI'])('shows each figure of %s', async (place) => {
    const html = await at(`${pathIn(language, '/checked')}?canton=${place}`)
    const text = readable(html)
    const rows = viewIn(language, { canton: place }).tax.shown?.rows ?? []
    const figures = checked.taxes.filter((one) => one.place === place).flatMap((one) => one.figures)
    expect(rows).toHaveLength(figures.length)
    for (const one of rows) for (const words of [one.figure, one.published, one.ours]) expect(text).toContain(words)
    expect(html).not.toMatch(/undefined|NaN|\{\{|<script/)
  })

  it.each(['CH', 'BL', 'VD', 'VS'])('shows each figure of the tax on income of %s', async (place) => {
    const html = await at(`${pathIn(language, '/checked')}?income=${place}`)
    const text = readable(html)
    const rows = viewIn(language, { income: place }).incomeTax.shown?.rows ?? []
    const figures = checked.incomeTaxes.filter((one) => one.place === place).flatMap((one) => one.figures)
    expect(rows).toHaveLength(figures.length)
    expect(figures.length).toBeGreaterThan(20)
    for (const one of rows) for (const words of [one.figure, one.published, one.ours]) expect(text).toContain(words)
    expect(html).not.toMatch(/undefined|NaN|\{\{|<script/)
    expect(html).not.toContain('id="every"')
  })

  it.each(['XX', '', 'zh', 'VS'])('shows none of a place of which there is none: %s', async (place) =>
    expect(await at(`${pathIn(language, '/checked')}?canton=${place}`)).not.toContain('id="every"'),
  )
})

it('tells a page of the leaflet with its figures', () => {
  const [first] = viewIn('fr').pillars[0]?.sources ?? []
  expect(first?.title).toBe('Mémento AVS/AI 3.01, chiffre 30\u00a0: 7 chiffres')
  expect(first?.dated).toBe('Daté du 01.01.2026.')
  expect(first?.cases[0]?.figures.at(-1)).toMatchObject({
    figure: 'Rente par mois',
    published: "CHF\u00a01'719",
    ours: "CHF\u00a01'719",
    agreement: 'identique',
  })
})
