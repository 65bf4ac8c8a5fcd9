/** Lives as visitors type them, page by page, without a sign-in. */
import type { Career, CareerOwner } from '~/dossier/shape/career'
import type { Family } from '~/dossier/shape/family'
import type { Info } from '~/dossier/shape/info'
import type { FundCertificate, Statement3a, VestedStatement } from '~/dossier/shape/savings-papers'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { CERTIFICATE, STATEMENT_3A } from '../papers/typed-papers'

/** What one visitor types, page by page. */
export type TypedLife = {
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
export const extract = (...spans: Span[]): Career => ({
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

export const personOf = (changes: Partial<Info['person']>): Info['person'] => ({
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
/** Paid since 1 April 2021. */
const RETIRED = { ...HUSBAND, birthDate: day('1956-03-01') }
const ENDED = {
  start: day('1996-05-20'),
  end: day('2010-09-30'),
  endedBy: 'divorce' as const,
  separatedSince: null,
  partner: { birthDate: day('1966-01-15'), gender: 'MALE' as const },
}
export const OWN = extract({ from: 1991, to: 2001, amount: 52_000 }, { from: 2004, to: 2025, amount: 78_000 })
export const ALWAYS = { insuredSince: 'always' as const }
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

export const LIVES: [string, TypedLife][] = [
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
    'a spouse who has retired, with the letter and an extract',
    {
      info: { person: personOf(COUPLE), partner: RETIRED, children: [] },
      family: {
        ...{ marriages: [], children: [], survivorsPension: null },
        partner: { pensionSince: day('2021-04-01'), pension: 2390 },
      },
      careers: { person: OWN, partner: extract({ from: 1977, to: 2020, amount: 70_000 }) },
    },
  ],
  [
    'a spouse who has retired, of whom only the pension is known',
    {
      info: { person: personOf(COUPLE), partner: RETIRED, children: [alive('2000-02-03')] },
      family: {
        ...{ marriages: [], children: [], survivorsPension: null },
        partner: { pensionSince: null, pension: 1915 },
      },
      careers: { person: OWN, partner: { way: 'none' } },
    },
  ],
  [
    'a spouse who has retired, without a letter',
    {
      info: { person: personOf(COUPLE), partner: RETIRED, children: [] },
      careers: { person: OWN, partner: extract({ from: 1977, to: 2020, amount: 70_000 }) },
    },
  ],
  [
    'several kinds of work, and ten 3a accounts',
    {
      info: { person: personOf({ ...ALWAYS, work: 'several', fund: 'yes' }), partner: null, children: [] },
      careers: { person: OWN },
      certificates: [CERTIFICATE],
      statements: Array.from({ length: 10 }, (_, index) => ({ ...STATEMENT_3A, label: `3a ${index + 1}` })),
    },
  ],
  [
    'nobody’s work, after years of it',
    {
      info: { person: personOf({ ...ALWAYS, work: 'none' }), partner: null, children: [] },
      careers: { person: OWN },
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
