/** The same life, typed on pages and sent with one call: the same figures, to the franc. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Career, CareerOwner } from '~/dossier/shape/career'
import type { Family } from '~/dossier/shape/family'
import type { Info } from '~/dossier/shape/info'
import type { FundCertificate, Statement3a, VestedStatement } from '~/dossier/shape/savings-papers'
import { emptyDossier } from '~/dossier/shape/shape'
import { type DigestQuery, NO_CHANGE } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/answers/ages'
import type { Outcome } from '~/estimate/outcome'
import type { PensionResult } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { Digest } from '~/pillars/synthesis/digest'
import { lifeOfDossier } from '../../../../tests/support/lives/life-of-dossier'
import { CERTIFICATE, STATEMENT_3A } from '../../../../tests/support/papers/typed-papers'
import { startApi, TODAY } from '../../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../../tests/support/product/use-cases'
import type { LifeEstimate } from './estimate-life'

/** What one visitor types, page by page. */
type TypedLife = {
  /** Whether the call tells of complementary benefits; left out: it is the same as on the pages. */
  isLow?: boolean
  info: Info
  family?: Family
  careers: Partial<Record<CareerOwner, Career>>
  certificates?: FundCertificate[]
  vested?: VestedStatement[]
  statements?: Statement3a[]
  query?: DigestQuery
}

type Span = {
  from: number
  to: number
  amount: number
  months?: [number, number]
  split?: boolean
  kind?: 'afterReferenceAge'
}

/** The rows of an extract: the same income for a span of years. */
const extract = (...spans: Span[]): Career => ({
  way: 'extract',
  asOf: day('2026-03-12'),
  unread: [],
  rows: spans
    .flatMap(({ from, to, ...row }) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({ ...row, year: from + index })),
    )
    .map(({ year, amount, months = [1, 12], split = false, kind = 'income' as const }, index) => ({
      line: index + 1,
      year,
      amount: franc(amount),
      months: { from: months[0], to: months[1] },
      kind,
      split,
      payer: null,
    })),
})

const personOf = (changes: Partial<Info['person']>): Info['person'] => ({
  navs: null,
  birthDate: day('1970-05-10'),
  gender: 'FEMALE',
  status: 'bachelor',
  relationshipStartDate: null,
  relationshipEndDate: null,
  ...changes,
})
const alive = (birthDate: string) => ({ birthDate: day(birthDate), alive: true, deathDate: null })
const HUSBAND = { navs: null, birthDate: day('1968-03-04'), gender: 'MALE' as const, deathDate: null }
const ENDED = {
  start: day('1996-05-20'),
  end: day('2010-09-30'),
  endedBy: 'divorce' as const,
  separatedSince: null,
  partner: { birthDate: day('1966-01-15'), gender: 'MALE' as const },
}
const OWN = extract({ from: 1991, to: 2001, amount: 52_000 }, { from: 2004, to: 2025, amount: 78_000 })
const ALWAYS = { insuredSince: 'always' as const }
const COUPLE = { status: 'married' as const, relationshipStartDate: day('1998-06-01'), ...ALWAYS }
const DIVORCED: TypedLife = {
  info: { person: personOf({ status: 'divorced', ...ALWAYS }), partner: null, children: [alive('1999-03-08')] },
  family: { marriages: [ENDED], children: [{ birthDate: day('1999-03-08'), credits: 'half' }], survivorsPension: null },
  careers: { person: OWN },
}

const SMALL_CERTIFICATE = {
  ...CERTIFICATE,
  ...{ balance: 20_000, balanceMandatory: 20_000, capital: 40_000, pension: 2160, contribution: 1000 },
}

const LIVES: [string, TypedLife][] = [
  ['a single person', { info: { person: personOf(ALWAYS), partner: null, children: [] }, careers: { person: OWN } }],
  [
    'of whom nobody knows since when they are insured',
    { info: { person: personOf({}), partner: null, children: [] }, careers: { person: OWN } },
  ],
  [
    'years abroad, a part of a year, and two children',
    {
      info: {
        person: personOf({ insuredSince: 1995, abroad: [{ from: 2002, to: 2003 }] }),
        partner: null,
        children: [alive('1999-03-08'), { ...alive('2005-01-31'), alive: false, deathDate: day('2006-07-01') }],
      },
      careers: {
        person: extract(
          { from: 1995, to: 1995, amount: 21_000, months: [8, 12] },
          { from: 1996, to: 2025, amount: 64_000 },
        ),
      },
    },
  ],
  [
    'a couple, both with an extract',
    {
      info: { person: personOf(COUPLE), partner: HUSBAND, children: [alive('2000-02-03')] },
      careers: { person: OWN, partner: extract({ from: 1992, to: 2025, amount: 96_000 }) },
      certificates: [CERTIFICATE],
      vested: [{ label: 'Fondation', balance: 30_000, rate: 0.5 }],
    },
  ],
  [
    'a couple whose other incomes nobody knows',
    { info: { person: personOf(COUPLE), partner: HUSBAND, children: [alive('2000-02-03')] }, careers: { person: OWN } },
  ],
  [
    'a couple that a judge has separated',
    {
      info: { person: personOf(COUPLE), partner: HUSBAND, children: [alive('2010-02-03')] },
      family: {
        marriages: [
          {
            ...ENDED,
            start: day('1998-06-01'),
            end: null,
            endedBy: null,
            separatedSince: day('2015-04-01'),
            partner: HUSBAND,
          },
        ],
        children: [{ birthDate: day('2010-02-03'), credits: 'person' }],
        survivorsPension: null,
      },
      careers: { person: OWN, partner: extract({ from: 1992, to: 2025, amount: 96_000 }) },
    },
  ],
  [
    'divorced, with the extract of the other one',
    { ...DIVORCED, careers: { person: OWN, former: extract({ from: 1987, to: 2025, amount: 88_000 }) } },
  ],
  ['divorced, without it', DIVORCED],
  [
    'divorced, with an account that is divided already',
    {
      ...DIVORCED,
      careers: {
        person: extract(
          { from: 1991, to: 1996, amount: 52_000 },
          { from: 1997, to: 2009, amount: 61_000, split: true },
          { from: 2010, to: 2025, amount: 78_000 },
        ),
      },
    },
  ],
  [
    'widowed, with a pension for it',
    {
      info: { person: personOf({ status: 'widow', ...ALWAYS }), partner: null, children: [alive('1999-03-08')] },
      family: {
        marriages: [{ ...ENDED, endedBy: 'death' }],
        children: [{ birthDate: day('1999-03-08'), credits: 'both' }],
        survivorsPension: 1_600,
      },
      careers: { person: OWN, former: extract({ from: 1987, to: 2009, amount: 88_000 }) },
    },
  ],
  [
    'married again',
    {
      info: {
        person: personOf({ ...COUPLE, status: 'remarried', relationshipStartDate: day('2014-08-01') }),
        partner: HUSBAND,
        children: [alive('1999-03-08')],
      },
      family: {
        marriages: [ENDED],
        children: [{ birthDate: day('1999-03-08'), credits: 'both' }],
        survivorsPension: null,
      },
      careers: {
        person: OWN,
        partner: extract({ from: 1992, to: 2025, amount: 96_000 }),
        former: extract({ from: 1987, to: 2025, amount: 88_000 }),
      },
    },
  ],
  [
    'papers of every kind, and a retirement two years earlier with some capital',
    {
      ...DIVORCED,
      certificates: [{ ...CERTIFICATE, maxCapitalShare: 50, ages: [{ age: 63, capital: 640_000, pension: 32_000 }] }],
      vested: [
        { label: 'Fondation', balance: 30_000, rate: 0.5 },
        { label: 'Police', balance: 12_345, rate: 0 },
      ],
      statements: [
        STATEMENT_3A,
        { ...STATEMENT_3A, label: 'Fonds', kind: 'securities', paidThisYear: 2000, paydate: day('2033-01-31') },
        { ...STATEMENT_3A, label: 'Police', kind: 'policy', rate: null, maturity: 90_000, paydate: day('2034-06-01') },
      ],
      query: { retirementDate: day('2033-06-01'), lppCapitalShare: 30 },
    },
  ],
  [
    'a couple without its cap, with less interest and a need',
    {
      info: { person: personOf(COUPLE), partner: HUSBAND, children: [] },
      careers: {
        person: extract({ from: 1991, to: 2025, amount: 96_000 }),
        partner: extract({ from: 1989, to: 2025, amount: 99_000 }),
      },
      certificates: [{ ...CERTIFICATE, maxCapitalShare: 50 }],
      vested: [{ label: 'Fondation', balance: 30_000, rate: 0.5 }],
      statements: [STATEMENT_3A, { ...STATEMENT_3A, label: 'Fonds', kind: 'securities', paydate: day('2033-01-31') }],
      query: { outlook: 'low', law: 'withoutCap', need: 7500 },
    },
  ],
  [
    'without the 13th pension, with more interest',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: OWN },
      certificates: [CERTIFICATE],
      vested: [{ label: 'Fondation', balance: 30_000, rate: 0.5 }],
      query: { outlook: 'high', law: 'without13th' },
    },
  ],
  [
    'a missing year that is paid',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: extract({ from: 1991, to: 2021, amount: 78_000 }, { from: 2023, to: 2025, amount: 78_000 }) },
      query: { paysGaps: true },
    },
  ],
  [
    'a 3a account that is opened',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: OWN },
      certificates: [CERTIFICATE],
      query: { pillar3a: { amount: 7258, purchase: null }, outlook: 'low' },
    },
  ],
  [
    'a buy-in, with less interest',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: OWN },
      certificates: [{ ...CERTIFICATE, buyIn: 60_000 }],
      query: { buyIn: { amount: 20_000, on: day('2027-12-31') }, outlook: 'low' },
    },
  ],
  [
    'pensions so low that the law of complementary benefits is told',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: extract({ from: 1991, to: 2025, amount: 24_000 }) },
      certificates: [SMALL_CERTIFICATE],
      statements: [{ ...STATEMENT_3A, solde: 2000, amount: 0 }],
      isLow: true,
    },
  ],
  [
    'pensions that are low without a fund that nobody has told of',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: extract({ from: 1991, to: 2025, amount: 24_000 }) },
      isLow: false,
    },
  ],
  [
    'low pensions beside more capital than the law allows',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: extract({ from: 1991, to: 2025, amount: 24_000 }) },
      certificates: [SMALL_CERTIFICATE],
      statements: [{ ...STATEMENT_3A, solde: 120_000 }],
      isLow: false,
    },
  ],
  [
    'pensions that only a certificate lifts above it',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: extract({ from: 1991, to: 2025, amount: 24_000 }) },
      certificates: [CERTIFICATE],
      isLow: false,
    },
  ],
  [
    'a need alone, which changes nothing',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: OWN },
      query: { need: 4200 },
    },
  ],
  [
    'a woman with the supplement of the transition generation',
    {
      info: { person: personOf({ ...ALWAYS, birthDate: day('1963-08-10') }), partner: null, children: [] },
      careers: { person: extract({ from: 1984, to: 2025, amount: 55_000 }) },
    },
  ],
  [
    'work after the reference age',
    {
      info: {
        person: personOf({ ...ALWAYS, birthDate: day('1960-05-10'), gender: 'MALE' }),
        partner: null,
        children: [],
      },
      careers: {
        person: extract(
          { from: 1981, to: 2024, amount: 62_000 },
          { from: 2025, to: 2025, amount: 30_000, months: [1, 5] },
          { from: 2026, to: 2026, amount: 70_000, months: [1, 2], kind: 'afterReferenceAge' },
        ),
      },
    },
  ],
  ...(
    [
      ['work that stops at 60', { stopsOn: day('2030-05-31') }],
      ['work that stops at 60, a fund that waits until 63', { stopsOn: day('2030-05-31'), lppFrom: day('2033-06-01') }],
      ['a fund that pays from 60', { lppFrom: day('2030-06-01'), lppCapitalShare: 25 }],
      ['work beside an early AVS', { stopsOn: day('2034-12-31'), retirementDate: day('2033-06-01') }],
      [
        'less work, then none, a deferred AVS',
        { desiredRate: 60, currentSalary: 78_000, stopsOn: day('2035-08-31'), retirementDate: day('2037-06-01') },
      ],
    ] as [string, DigestQuery][]
  ).map(([name, query]): [string, TypedLife] => [
    name,
    {
      info: { person: personOf(COUPLE), partner: HUSBAND, children: [alive('2000-02-03')] },
      careers: { person: OWN, partner: extract({ from: 1992, to: 2025, amount: 96_000 }) },
      certificates: [
        {
          ...CERTIFICATE,
          rate: 100,
          ages: [58, 59, 60, 61, 62, 63, 64, 66, 67].map((age) => ({ age, capital: 11_000 * age, pension: 500 * age })),
        },
      ],
      vested: [{ label: 'Fondation', balance: 30_000, rate: 0.5 }],
      statements: [STATEMENT_3A],
      query,
    },
  ]),
  [
    'a couple: a share from 63, work in steps with the fund’s parts, and the other one’s own day',
    {
      info: { person: personOf(COUPLE), partner: HUSBAND, children: [] },
      careers: { person: OWN, partner: extract({ from: 1992, to: 2025, amount: 96_000 }) },
      certificates: [{ ...CERTIFICATE, maxCapitalShare: 50, ages: [{ age: 63, capital: 640_000, pension: 32_000 }] }],
      query: {
        drawing: [
          { from: day('2033-06-01'), share: 40 },
          { from: day('2034-06-01'), share: 70 },
        ],
        steps: [{ on: day('2033-06-01'), rate: 60 }],
        stepsDrawFund: true,
        lppCapitalShare: 25,
        partner: { retirementDate: day('2032-04-01') },
      },
    },
  ],
  [
    'less work in three steps before an earlier retirement, and nothing from the fund until then',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: OWN },
      certificates: [{ ...CERTIFICATE, rate: 90, ages: [{ age: 63, capital: 640_000, pension: 32_000 }] }],
      query: {
        currentRate: 90,
        retirementDate: day('2033-06-01'),
        drawing: [{ from: day('2034-06-01'), share: 100 }],
        steps: [
          { on: day('2027-03-01'), rate: 80 },
          { on: day('2030-01-01'), rate: 60 },
          { on: day('2032-07-15'), rate: 40 },
        ],
      },
    },
  ],
  [
    'less work for less pay',
    {
      info: { person: personOf(ALWAYS), partner: null, children: [] },
      careers: { person: OWN },
      certificates: [{ ...CERTIFICATE, rate: 100 }],
      query: { currentSalary: 78_000, currentRate: 100, desiredRate: 60 },
    },
  ],
]

let api: Awaited<ReturnType<typeof startApi>>
let token: string
const use = () => createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
beforeEach(async () => {
  api = await startApi()
  token = (await api.vault.create(emptyDossier(null, '', '', { version: '2' }))).token
})

/** The answer, or why there is none. */
async function sure<Answer>(outcome: Promise<Outcome<Answer>>): Promise<Answer> {
  const { ok, answer, refusal } = await outcome
  if (!ok) throw new Error(`${refusal.reason} ${JSON.stringify(refusal.problems)}`)
  return answer
}

async function typeIn({ info, family, careers, certificates = [], vested = [], statements = [] }: TypedLife) {
  await sure(use().saveInfo(info))
  if (family) await sure(use().saveFamily(family))
  for (const [owner, career] of Object.entries(careers)) await sure(use().saveCareer(owner as CareerOwner, career))
  const paper = (index: number) => ({ number: index + 1, confirmed: [] as never[] })
  for (const [index, one] of certificates.entries()) await sure(use().saveCertificate(one, paper(index)))
  for (const [index, one] of vested.entries()) await sure(use().saveVested(one, paper(index)))
  for (const [index, one] of statements.entries()) await sure(use().saveStatement3a(one, paper(index)))
  const opened = await api.vault.open(token)
  if (!opened) throw new Error('the dossier is gone')
  return opened.dossier
}

/** Steps say more to whoever sent both accounts. */
const figuresOf = ({ person: { steps: _, ...person }, assumptions, ...pension }: PensionResult) => ({
  ...pension,
  person,
  assumptions: assumptions.filter((key) => key !== 'sharedTotalsHidden').toSorted(),
})

/** The call names a silent paper by its field, the pages by its name. */
const told = ({ silent, ...digest }: Digest) => ({ ...digest, silent: silent.map(({ id: _, ...one }) => one) })

const asCalled = (ages: readonly AgeOutlook[]) =>
  ages.map(({ age, startsOn, days, column, ...row }) => ({
    ...{ age, date: startsOn, ...days },
    ...{ complete: column.complete, missing: column.missing },
    ...{ monthlyTotal: column.monthlyTotal, first: column.first, capitalTotal: column.capitalTotal },
    ...{ avsFrom: row.avsFrom, evenAt: row.evenAt, owed: row.owed, partOfSalary: row.share },
    pillar3aAtStart: row.pillar3aAtStart,
    ...{ isPlanned: row.isPlanned, isReference: row.isReference },
  }))

it.each(['reference', 64, 67] as const)(
  'has the AVS of all ages start alike on the page and by the call: %s',
  async (avsFrom) => {
    const [, typed] = LIVES[0] as (typeof LIVES)[number]
    const dossier = await typeIn(typed)
    const life = lifeOfDossier(dossier, TODAY, {})
    const response = await api.send('/estimate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...life, plan: { avsFrom }, ages: true }),
    })
    const { ages, digest }: LifeEstimate = await response.json()
    expect(ages).toEqual(JSON.parse(JSON.stringify(asCalled(await sure(use().listAges({}, { avsFrom }))))))
    expect(ages.length).toBeGreaterThan(5)
    // It is no change.
    expect(digest.withChange).toBeNull()
  },
)

it('has the AVS start once there is a whole year of contributions, in January', async () => {
  const person = personOf({ birthDate: day('1963-07-10'), gender: 'MALE', insuredSince: 2026 })
  const ages = Array.from({ length: 8 }, (_, index) => ({ age: 63 + index, capital: 540_000, pension: 27_500 }))
  await typeIn({
    info: { person, partner: null, children: [] },
    careers: { person: extract({ from: 2026, to: 2026, amount: 20_000, months: [1, 2] }) },
    certificates: [{ ...CERTIFICATE, ages }],
  })
  const rows = await sure(use().listAges({}, { year: 63 }))
  expect(rows.map(({ startsOn, avsFrom, days }) => [startsOn, avsFrom, days.retirementDate]).slice(0, 3)).toEqual([
    ['2026-12-01', { years: 63, months: 5 }, '2027-01-01'],
    ['2027-01-01', null, '2027-01-01'],
    ['2027-02-01', null, '2027-02-01'],
  ])
})

describe('a certificate that a plan leaves behind', () => {
  const paper = {
    ...{ ...CERTIFICATE, contribution: null, conversionRate: null, interest: null, balanceMandatory: null },
    ...{ balance: 512_000, capital: 560_000, pension: 29_120 },
  }
  const later = ['66/0 lpp', '67/0 lpp', '68/0 lpp', '69/0 lpp', '70/0 lpp']
  it.each([
    ['prints 65 alone', [], ['64/0 lpp', '65/0']],
    ['prints 64 too', [{ age: 64, capital: 540_000, pension: 27_500 }], ['64/0', '65/0']],
  ])('%s: complete ages stand, and are compared without the others', async (_, ages, complete) => {
    const person = personOf({ birthDate: day('1963-10-10'), gender: 'MALE', ...ALWAYS })
    const info = { person, partner: null, children: [] }
    const dossier = await typeIn({ info, careers: { person: OWN }, certificates: [{ ...paper, ages }] })
    const plan = { retirementDate: day('2027-06-01') }
    const rows = asCalled(await sure(use().listAges(plan)))
    const named = ({ age: { years, months }, missing, isPlanned }: LifeEstimate['ages'][number]) =>
      [`${years}/${months}`, ...missing.filter((pillar) => pillar !== 'pillar3a'), ...(isPlanned ? ['plan'] : [])].join(
        ' ',
      )
    expect(rows.map(named)).toEqual(['63/7 lpp plan', ...complete, ...later])
    for (const { complete: isComplete, partOfSalary, evenAt, isReference } of rows) {
      expect(partOfSalary !== null).toBe(isComplete)
      expect(evenAt !== null).toBe(isComplete && !isReference)
    }
    const life = { ...lifeOfDossier(dossier, TODAY, plan), ages: true }
    const headers = { 'content-type': 'application/json' }
    const response = await api.send('/estimate', { method: 'POST', headers, body: JSON.stringify(life) })
    expect((await response.json()).ages.map(named)).toEqual(rows.map(named))
  })
})

describe.each(LIVES)('%s', (_, typed) => {
  it('reads the same on pages as by the call', async () => {
    const dossier = await typeIn(typed)
    const pension = await sure(use().getPension())
    const { outlook: _, ...digest } = await sure(use().getDigest(typed.query))
    const response = await api.send('/estimate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lifeOfDossier(dossier, TODAY, typed.query), ages: true }),
    })
    const answer: LifeEstimate = await response.json()
    expect([response.status, answer]).toEqual([200, expect.anything()])
    expect(figuresOf(answer.pension)).toEqual(figuresOf(pension))
    expect(told(answer.digest)).toEqual(JSON.parse(JSON.stringify(told(digest))))
    expect(answer.ranges?.avs ?? null).toEqual(pension.range?.pension ?? null)
    const rows = asCalled(await sure(use().listAges(typed.query)))
    expect(answer.ages).toEqual(JSON.parse(JSON.stringify(rows)))
    // The pages tell it of what is saved.
    await sure(use().saveSimulation({ ...NO_CHANGE, ...typed.query }))
    expect(answer.complementary).toEqual((await sure(use().readFigures())).complementary)
    if (typed.isLow !== undefined) expect(answer.complementary !== null).toBe(typed.isLow)
  })
})
