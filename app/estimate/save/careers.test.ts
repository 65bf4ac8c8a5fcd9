/** A visitor who has not signed in types what they earned, and reads their pension. */

import { beforeEach, describe, expect, it } from 'vitest'
import { type Career, type ExtractCareer, NO_CAREERS, type QuickCareer } from '~/dossier/shape/career'
import type { Info } from '~/dossier/shape/info'
import { emptyDossier } from '~/dossier/shape/shape'
import { day } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'
import { BACHELOR, MARRIED, startApi } from '../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../tests/support/product/use-cases'

let api: Awaited<ReturnType<typeof startApi>>
let token: string
const request = () => createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))

const withoutNumbers = ({ person, partner, children }: Info): Info => ({
  person: { ...person, navs: null },
  partner: partner && { ...partner, navs: null },
  children,
})
const SINGLE = withoutNumbers(BACHELOR)
const QUICK: QuickCareer & Career = {
  way: 'quick',
  asOf: day('2026-11-21'),
  salary: 80_000,
  rate: 100,
  since: 1991,
  course: 'steady',
  blocks: [],
}

beforeEach(async () => {
  api = await startApi()
  token = (await api.vault.create(emptyDossier(null, '', '', { version: '2' }))).token
})

/** One line of a whole year. */
const extractOf = (year: number, amount: number): ExtractCareer => ({
  way: 'extract',
  asOf: day('2026-03-12'),
  rows: [
    {
      ...{ line: 1, year, months: { from: 1, to: 12 }, amount: wholeFranc(amount) },
      ...{ kind: 'income', split: false, payer: null },
    },
  ],
  unread: [],
})

const refusalOf = async (outcome: Promise<{ refusal: { reason: string; problems: readonly object[] } | null }>) => {
  const { refusal } = await outcome
  return refusal && [refusal.reason, refusal.problems]
}

it('keeps no number, whoever types one', async () => {
  const { answer } = await request().saveInfo(MARRIED)
  expect([answer?.person.navs, answer?.partner?.navs]).toEqual([null, null])
})

it('has no pension before a career is told, and is asked for it', async () => {
  await request().saveInfo(SINGLE)
  const asked = ['unfit', [{ field: 'career', key: 'careerNotTold' }]]
  expect(await refusalOf(request().getPension())).toEqual(asked)
  await request().saveCareer('person', { way: 'none' })
  expect(await refusalOf(request().getPension())).toEqual(asked)
})

it('from few figures reads a range, and a digest with it', async () => {
  await request().saveInfo(SINGLE)
  await request().saveCareer('person', QUICK)
  const { answer: pension } = await request().getPension()
  expect(pension?.person.navs).toBeNull()
  expect(pension?.assumptions).toContain('fewFigures')
  const { low, high } = pension?.range?.pension ?? { low: 0, high: 0 }
  expect(low).toBeLessThan(pension?.person.monthly ?? 0)
  expect(high).toBeGreaterThanOrEqual(pension?.person.monthly ?? 0)
  expect((await request().getDigest()).answer?.withoutChange.avs?.monthly).toBe(pension?.person.monthly)
})

it('from few figures changes nothing where the simulated salary is a franc above today’s', async () => {
  await request().saveInfo(SINGLE)
  await request().saveCareer('person', { ...QUICK, since: 2015, course: 'lower' })
  const { answer } = await request().getDigest({ currentSalary: 80_000, desiredSalary: 80_001 })
  expect(answer?.withChange?.avs).toEqual(answer?.withoutChange.avs)
})

it.each<[string, Career, object | null]>([
  ['few figures', { ...QUICK, rate: 80 }, { salary: 80_000, rate: 80, source: 'typed', year: null }],
  ['an extract', extractOf(2024, 64_000), { salary: 64_000, rate: null, source: 'account', year: 2024 }],
  ['an extract of the minimum', extractOf(2024, 4_800), null],
  ['a forecast', { way: 'forecast', ramd: 72_576, scale: 44, year: 2026 }, null],
])('knows today’s work from %s', async (_name, career, work) => {
  await request().saveInfo(SINGLE)
  await request().saveCareer('person', career)
  expect((await request().getSimulation()).answer?.work).toEqual(work)
})

it('from a forecast reads the pension of its row', async () => {
  await request().saveInfo(SINGLE)
  await request().saveCareer('person', { way: 'forecast', ramd: 72_576, scale: 44, year: 2026 })
  expect((await request().getPension()).answer?.person).toMatchObject({ scale: 44, ramd: 72_576, monthly: 2_278 })
})

describe('an extract', () => {
  const TEXT = [
    '1 01-12 1995 60000 Muster AG',
    '1 01-12 1996 6l000 Muster AG',
    '25 756.1111.2222.08 08 01-12 1997 10000',
  ].join('\n')

  it('is read into rows, unread lines and no number of anybody', async () => {
    await request().saveInfo(SINGLE)
    await request().saveExtract('person', TEXT, day('2026-03-12'))
    const { answer } = await request().getCareers()
    expect(answer).toMatchObject({
      ...NO_CAREERS,
      person: { unread: [{ line: 2, guess: { year: '1996', months: '01-12', amount: '61000' } }] },
    })
    const rows = answer?.person?.way === 'extract' ? answer.person.rows : []
    expect(rows.map(({ year, amount }) => [year, amount])).toContainEqual([1995, 60_000])
    expect(JSON.stringify(answer)).not.toMatch(/1111|2222/)
  })

  it('is computed from', async () => {
    await request().saveInfo(SINGLE)
    await request().saveExtract('person', TEXT, day('2026-03-12'))
    expect((await request().getPension()).answer?.person.contributionYears).toBeGreaterThan(0)
  })

  it('has lines that are told until they are put right', async () => {
    await request().saveInfo(SINGLE)
    await request().saveExtract('person', TEXT, day('2026-03-12'))
    expect((await request().getSteps()).answer?.unread).toEqual(['person'])
    await request().saveExtract('person', TEXT.replace('6l000', '61000'), day('2026-03-12'))
    expect((await request().getSteps()).answer?.unread).toEqual([])
  })

  it('is refused with a date that is years before its lines', async () => {
    await request().saveInfo(SINGLE)
    const refused = refusalOf(request().saveExtract('person', TEXT, day('1996-03-12')))
    expect(await refused).toEqual(['unfit', [{ field: 'extractDate', key: 'linesAfterExtract' }]])
  })

  it('needs to know when its owner was born', async () =>
    expect(await refusalOf(request().saveExtract('person', TEXT, day('2026-03-12')))).toEqual(['noInfo', []]))
})

it.each<[string, Career, object]>([
  [
    'an extract of tomorrow',
    { way: 'extract', asOf: day('2026-11-22'), rows: [], unread: [] },
    { field: 'extractDate', key: 'dayInFuture' },
  ],
  [
    'an extract of before its lines',
    { ...extractOf(2007, 60_000), asOf: day('2006-03-12') },
    { field: 'extractDate', key: 'linesAfterExtract' },
  ],
  [
    'a forecast with next year’s tables',
    { way: 'forecast', ramd: 60_000, scale: 44, year: 2027 },
    { field: 'forecastYear', key: 'forecastYearRange' },
  ],
  ['work that begins next year', { ...QUICK, since: 2027 }, { field: 'since', key: 'careerYearRange' }],
  [
    'a block that ends before it begins',
    { ...QUICK, blocks: [{ from: 2001, to: 2000, salary: 1 }] },
    { field: 'blocks[0].to', key: 'endBeforeStart' },
  ],
])('%s is refused', async (_name, career, problem) =>
  expect(await refusalOf(request().saveCareer('person', career))).toEqual(['unfit', [problem]]),
)

describe('whoever has signed in', () => {
  const signedIn = () =>
    createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))

  it('has the register’s account until they choose their own, and then no incomes of the registered spouse', async () => {
    await signedIn().saveInfo(MARRIED)
    const before = (await signedIn().getPension()).answer
    await signedIn().saveCareer('person', QUICK)
    expect((await signedIn().getPension()).answer).toEqual(before)
    await signedIn().chooseCountingAccount('own')
    const { answer } = await signedIn().getPension()
    expect(answer?.assumptions).toEqual(expect.arrayContaining(['fewFigures', 'spouseIncomesUnknown']))
    expect(answer?.range).not.toBeNull()
  })

  it('has their own where the register is silent', async () => {
    api.silent.set('register', 'timeout')
    await signedIn().saveInfo(BACHELOR)
    expect((await signedIn().getPension()).refusal?.reason).toBe('silent')
    await signedIn().saveCareer('person', QUICK)
    expect((await signedIn().getPension()).answer?.assumptions).toContain('fewFigures')
  })
})
