/** What others have published, beside ours: the figures of the page /checked, held case by case. */
import { describe, expect, it } from 'vitest'
import { agreementOf, type CheckedFigure, withAgreement } from './case'
import avs from './cases/avs.json'
import lpp3a from './cases/lpp-3a.json'
import lives from './cases/lpp-3a-lives.json'
import { computeChecked } from './compute-checked'
import { computeCouple } from './couple'
import { checkedIncomeTaxes, INCOME_TAX_READINGS } from './income-tax'
import { TAX_READINGS } from './tax-readings'

const { cases } = computeChecked()

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

/** Inputs that are not told as numbers, and why. */
const UNTOLD: Record<string, string> = {
  ...of('the law of its year has it', 'revaluationFactor annualMinPension minMonthlyPension creditRates'),
  ...of('the law of its year has it', 'upperLimit coordinationDeduction minConversionRate'),
  ...of(
    'it stands in the words',
    'educationCreditShare contributionYears scaleA scaleB capitalFactor asOf balanceDate',
  ),
  ...of('it is the sum of others that are told', 'deferralMonths'),
  ...of('it is compared', 'reductionPct ratePct cap insuredSalary'),
  ...of('nothing that is compared needs it', 'projectedCapitalTotal projectionRate start'),
}
function of(why: string, names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, why]))
}

/** Each number and day of a case that its words have to tell, lists item by item. */
function inputsIn(inputs: object): unknown[] {
  return Object.entries(inputs).flatMap(([name, value]) => {
    if (typeof value === 'object') return name in UNTOLD ? [] : inputsIn(value)
    return !(name in UNTOLD) && /^\d/.test(String(value)) ? [value] : []
  })
}

describe('whoever doubts can calculate it again', () => {
  const all = new Map([...avs, ...lpp3a, ...lives].map(({ id, inputs }) => [id, inputs]))

  it.each(cases.filter(({ id }) => all.has(id)))('$id tells what it begins with', ({ id, given, year }) => {
    const { amounts, numbers, percents, days } = given
    const told: (number | string)[] = [year, ...Object.values({ ...amounts, ...numbers, ...percents, ...days })]
    const isTold = (value: unknown) =>
      told.includes(value as number) || told.some((one) => Math.abs(Number(one) - Number(value) * 100) < 1e-9)
    // Of this certificate only the capital and the salary count.
    const unneeded = id === 'lpp-min-pension-asga' ? ['1983-07-01', '2048-07-31'] : []
    expect(inputsIn(all.get(id) ?? {}).filter((value) => !isTold(value))).toEqual(unneeded)
  })
})

describe.each(TAX_READINGS)('results of the tax calculator of $year', (readings) => {
  const { taxes, withoutOwnFigure } = computeChecked(readings)
  /** What the file holds: by the fact, who read it. */
  const read = new Map<string, Set<string>>()
  const tell = (reading: string, ...fact: (string | number | undefined)[]) => {
    const key = fact.join(' ')
    read.set(key, (read.get(key) ?? new Set()).add(reading))
  }
  for (const { id, source, status, amount, expected, payments } of readings.cases) {
    const place = /-([A-Z]{2})-/.exec(id)?.[1]
    const reading = { B: 'prevoyance', C: 'mint', D: 'unknown' }[source] ?? ''
    for (const [name, value] of Object.entries(expected)) {
      if (name === 'federal') tell(reading, 'CH', status, amount, 'federal', '', value)
      if (name === 'cantonPlusMunicipality') tell(reading, place, status, amount, 'cantonal', '', value)
      if (name === 'oneYear') tell(reading, place, status, amount, 'inOneYear', '', value)
      if (name.startsWith('sameAmount')) tell(reading, place, status, amount, 'overYears', payments?.length, value)
    }
  }
  const has = (...fact: unknown[]) => [...read.keys()].some((key) => key.startsWith(`${fact.join(' ')} `))
  /** The sum of two others that are there. */
  const isSum = (key: string) => {
    const [place, status, amount, name] = key.split(' ')
    return name === 'inOneYear' && has(place, status, amount, 'cantonal') && has('CH', status, amount, 'federal')
  }
  const facts = [...read].filter(([key]) => !isSum(key))
  const ofValais = facts.filter(([key]) => key.startsWith('VS '))

  it('are there once each, with everybody who read them, but those of Valais of which we have no figure', () => {
    const shown = taxes.flatMap(({ place, status, capital, figures }) =>
      figures.map(({ name, at = '', published, readings }) => [
        [place, status, capital, name, at, published].join(' '),
        readings.toSorted(),
      ]),
    )
    const expected = facts
      .filter((fact) => !ofValais.includes(fact))
      .map(([key, readings]) => [key, [...readings].toSorted()])
    expect(shown.toSorted()).toEqual(expected.toSorted())
    expect(withoutOwnFigure).toBe(ofValais.length)
    expect({ compared: shown.length, refused: ofValais.length }).toEqual(readings.figures)
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
})

describe.each(INCOME_TAX_READINGS)('the tax on income of $year', (readings) => {
  const incomeTaxes = checkedIncomeTaxes(readings).incomeTaxes.map(withAgreement)
  const published = ({ expected: { cantonMunicipality, canton = 0, municipality = 0, federal } }: Reading) =>
    federal !== undefined && cantonMunicipality === undefined ? federal : (cantonMunicipality ?? canton + municipality)
  type Reading = (typeof readings.cases)[number]

  it('is compared with every published result, each once', () => {
    const all = readings.cases.map((one) =>
      [one.canton, one.municipality ?? '', one.status, one.pensions ?? one.taxable, published(one)].join(' '),
    )
    const shown = incomeTaxes.flatMap(({ id, place, status, amount, figures }) =>
      figures.map((figure) => [place, id.split('-')[1], status, amount, figure.published].join(' ')),
    )
    expect(shown.toSorted()).toEqual([...new Set(all)].toSorted())
    expect(shown.length).toBeGreaterThan(100)
  })

  it.each(incomeTaxes)('$id', ({ place, figures: its }) => {
    for (const { agreement, ours, published: read } of its) {
      expect(agreement).not.toBe('differs')
      if (!['UR', 'NW', 'SO', 'BL', 'SH', 'GR', 'VD', 'VS', 'GE'].includes(place)) expect(agreement).toBe('same')
      // As much as the page says of them.
      if (agreement === 'near') expect(Math.abs(Number(ours) - Number(read))).toBeLessThanOrEqual(13)
    }
  })
})

it('the children of the couple of the leaflet give as many credits as it tells', () => {
  const { inputs } = avs.find(({ id }) => id === 'mb301-2026-31') ?? {}
  const { wife, husband } = computeCouple(inputs as never, 2026)
  expect([wife.halfCredits, husband.halfCredits]).toEqual([18, 18])
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
    expect(withAgreement({ figures }).figures[0]?.reason).toBe(reason)
  })
})
