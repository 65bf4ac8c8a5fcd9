/** What others have published, beside ours: the figures of the page /checked, held case by case. */
import { describe, expect, it } from 'vitest'
import { agreementOf, type CheckedFigure, judged } from './case'
import avs from './cases/avs.json'
import tax from './cases/capital-tax.json'
import lpp3a from './cases/lpp-3a.json'
import lives from './cases/lpp-3a-lives.json'
import { computeChecked } from './use-cases'

const { cases, taxes, withoutOwnFigure } = computeChecked()

/** The figures that are not ours, by their case. */
const OTHERS: Record<string, object[]> = {
  // The page prints 252'388 at 62; its own next row is computed from 252'338.
  'lpp-proj-gastrosocial': [{ at: 62, published: 252_388, ours: 252_338, reason: 'misprint' }],
  'lpp-pensiontools-1974': [
    { name: 'capital', published: 227_286, ours: 227_285, agreement: 'near', reason: 'creditRounded' },
  ],
  '3a-saldo-17-start': [{ published: 77_506, ours: 76_210, reason: 'paidAtStart' }],
}

describe('cases of the three pillars', () => {
  it('are all that are published, each once', () => {
    const published = [...avs, ...lpp3a, ...lives].filter(({ source }) => typeof source !== 'string')
    expect(cases.map(({ id }) => id).toSorted()).toEqual(
      [...published.map(({ id }) => id), 'tables2025-s44'].toSorted(),
    )
  })

  it.each(cases)('$id', ({ id, figures }) => {
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.filter(({ agreement }) => agreement !== 'same')).toMatchObject(OTHERS[id] ?? [])
  })

  it('has the 51 rows of the printed table, and the 25 of the largest 3a balance', () => {
    const rowsOf = (id: string) => cases.find((one) => one.id === id)?.figures.length
    expect([rowsOf('tables2025-s44'), rowsOf('3a-ofas-table-2011')]).toEqual([51, 25])
  })
})

describe('results of the tax calculator', () => {
  it('are all there, but those of Valais of which we have no figure', () => {
    const shown = new Set(taxes.map(({ id }) => id))
    const left = tax.cases.filter(({ id }) => !shown.has(id))
    expect(left.map(({ municipality }) => municipality)).toEqual(left.map(() => 6266))
    expect(left).toHaveLength(15)
  })

  it('counts every case of Valais with a cantonal tax, also where its federal tax is compared', () => {
    const refused = tax.cases.filter(
      ({ municipality, expected }) => municipality === 6266 && Object.keys(expected).some((name) => name !== 'federal'),
    )
    expect([refused.length, withoutOwnFigure]).toEqual([29, 29])
  })

  it.each(taxes)('$id', ({ place, figures }) => {
    const agreements = figures.map(({ agreement }) => agreement)
    expect(agreements).not.toContain('differs')
    if (!['SH', 'VD'].includes(place)) expect(agreements).not.toContain('near')
    if (place !== 'TI') expect(agreements).not.toContain('within')
    // As much as the page says of them.
    const most = place === 'VD' ? 10 : 1
    for (const { published, ours, agreement } of figures)
      if (agreement === 'near') expect(Math.abs(Number(ours) - Number(published))).toBeLessThanOrEqual(most)
  })

  it('of Valais the federal tax alone is compared', () => {
    const names = taxes.filter(({ place }) => place === 'VS').flatMap(({ figures }) => figures.map(({ name }) => name))
    expect([...new Set(names)]).toEqual(['federal'])
  })
})

describe('a figure', () => {
  it.each<[string, Pick<CheckedFigure, 'published' | 'ours' | 'upTo'>, string]>([
    ['that is ours', { published: 1719, ours: 1719 }, 'same'],
    ['a franc away', { published: 1719, ours: 1720 }, 'differs'],
    ['a franc away, which a rounding explains', { published: 1719, ours: 1720, upTo: 1 }, 'near'],
    ['two francs away, of which it explains one', { published: 1719, ours: 1721, upTo: 1 }, 'differs'],
    ['between ours', { published: 1719, ours: { low: 1700, high: 1719 } }, 'within'],
    ['above ours', { published: 1720, ours: { low: 1700, high: 1719 } }, 'differs'],
    ['another day', { published: '2026-09-01' as never, ours: '2026-10-01' as never }, 'differs'],
  ])('%s', (_, figure, agreement) => expect(agreementOf({ name: 'pension', ...figure })).toBe(agreement))

  it.each([
    [1720, 'taxRounded'],
    [1721, undefined],
  ])('keeps its reason only as far as that explains: %i', (ours, reason) => {
    const figures: CheckedFigure[] = [{ name: 'cantonal', published: 1719, ours, reason: 'taxRounded', upTo: 1 }]
    expect(judged({ figures }).figures[0]?.reason).toBe(reason)
  })
})
