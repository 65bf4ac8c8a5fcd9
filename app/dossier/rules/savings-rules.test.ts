import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { FundCertificate, type Statement3a } from '../shape/savings-papers'
import { type CertificatePart, checkCertificate, checkStatement3a, checkVested } from './savings-rules'

const TODAY = day('2026-11-24')
const DAYS = { today: TODAY, oldBefore: day('2025-05-24'), born: day('1970-05-10') }

/** A pension of 5.4 % of the capital. */
const WHOLE = FundCertificate.parse({
  label: '',
  date: day('2026-01-01'),
  balance: 400_000,
  balanceMandatory: 180_000,
  contribution: 17_000,
  contributionPer: 'year',
  capital: 700_000,
  pension: 37_800,
  pensionPer: 'year',
  atAge: null,
  conversionRate: 5.4,
  interest: 1.75,
  ages: [],
  maxCapitalShare: null,
  noticeMonths: null,
  insuredSalary: null,
  rate: null,
  buyIn: null,
  withdrawn: null,
  fundId: null,
})
const NOTHING = {
  balance: null,
  contribution: null,
  capital: null,
  pension: null,
  conversionRate: null,
  interest: null,
}

const bridgingOf = (changes: object) => ({
  bridging: { monthly: 1500, from: null, until: null, reduction: null, ...changes },
})
const paidOf = (changes: CertificatePart): CertificatePart => ({
  ...{ ...NOTHING, kind: 'paid', paidSince: day('2024-06-01'), pension: 24_000, pensionPer: 'year' },
  ...changes,
})

const said = (problems: { field: string; key: string }[]) => problems.map(({ field, key }) => `${field} ${key}`)
const check = (changes: CertificatePart) => said(checkCertificate({ ...WHOLE, ...changes }, DAYS))

describe('a certificate', () => {
  it.each<[string, CertificatePart, string[]]>([
    ['whole', {}, []],
    ['of today', { date: TODAY }, []],
    ['of tomorrow', { date: day('2026-11-25') }, ['date dayInFuture']],
    ['of 18 months ago', { date: day('2025-05-24') }, []],
    ['of before their birth', { date: day('1970-05-09') }, ['date dayBeforeBirth']],
    ['of a day earlier', { date: day('2025-05-23') }, ['date certificateOld']],
    ['with all of it mandatory', { balanceMandatory: 400_000 }, []],
    ['with more of it mandatory', { balanceMandatory: 400_000.05 }, ['balanceMandatory mandatoryAboveBalance']],
    ['with the capital of today', { capital: 400_000, pension: 21_600 }, []],
    ['with less capital than today', { capital: 399_999, pension: 21_600 }, ['capital capitalBelowBalance']],
    ['with capital and pension alone', { ...NOTHING, capital: 700_000, pension: 37_800 }, []],
    ['with capital and rate alone', { ...NOTHING, capital: 700_000, conversionRate: 5.4 }, []],
    ['with a pension alone', { ...NOTHING, pension: 37_800 }, []],
    ['with what is saved until then', { ...WHOLE, capital: null, pension: null }, []],
    ['with an age’s pension alone', { ...NOTHING, ages: [{ age: 63, capital: null, pension: 30_000 }] }, []],
    ['of who has just joined the fund', { ...NOTHING, balance: 0, balanceMandatory: null }, []],
    [
      'of nothing but zeros',
      { ...NOTHING, balance: 0, balanceMandatory: 0, capital: 0, pension: 0, contribution: 0 },
      ['pension certificateGivesNothing'],
    ],
    ['without a figure', NOTHING, ['pension certificateGivesNothing']],
    ['with a capital alone', { ...NOTHING, capital: 700_000 }, []],
    ['with its balance alone', { ...NOTHING, balance: 400_000 }, []],
    ['without its interest', { capital: null, pension: null, interest: null }, []],
    ['with a rate alone', { ...NOTHING, conversionRate: 5.4 }, ['balance required', 'pension certificateGivesNothing']],
    ['with a pension that could not be read', { ...NOTHING, pension: undefined }, []],
  ])('%s', (_, changes, problems) => expect(check(changes)).toEqual(problems))

  it.each<[string, CertificatePart, string[]]>([
    [
      'a rate above the mandatory part, without that part',
      { conversionRateAbove: 4, balanceMandatory: null },
      ['balanceMandatory required'],
    ],
    ['a rate above it alone', { conversionRateAbove: 4, conversionRate: null }, ['conversionRate required']],
    ['an interest above it alone', { interestAbove: 2, interest: null }, ['interest required']],
    ['both rates', { conversionRateAbove: 4, conversionRate: 6.8, pension: 30_000 }, []],
    [
      'a bridging pension until it begins',
      { bridging: { monthly: 1500, from: 63, until: 63, reduction: null } },
      ['bridging.until bridgingOrder'],
    ],
    ['one of ages in order', { bridging: { monthly: 1500, from: 63, until: 64.5, reduction: 50 } }, []],
    ['one of an age and a later day', bridgingOf({ from: 63, until: day('2033-05-11') }), []],
    ['one of an age and its day', bridgingOf({ from: 63, until: day('2033-05-10') }), ['bridging.until bridgingOrder']],
    [
      'one of a day and an age before it',
      bridgingOf({ from: day('2034-06-01'), until: 64 }),
      ['bridging.until bridgingOrder'],
    ],
    ['one that leaves a franc', bridgingOf({ reduction: 3149 }), []],
    ['one that leaves nothing', bridgingOf({ reduction: 3150 }), ['bridging.reduction reductionAbovePension']],
    [
      'one that leaves nothing of a pension of a month',
      { pensionPer: 'month', pension: 3150, ...bridgingOf({ reduction: 3150 }) },
      ['bridging.reduction reductionAbovePension'],
    ],
    [
      'one that leaves something at a later age',
      { ...bridgingOf({ reduction: 3150 }), ages: [{ age: 66, capital: null, pension: 39_000 }] },
      [],
    ],
    ['one beside no pension', { ...bridgingOf({ reduction: 3150 }), pension: null }, []],
    ['one of twice the highest AVS pension', bridgingOf({ monthly: 5040 }), []],
    ['one of a year', bridgingOf({ monthly: 30_240 }), ['bridging.monthly bridgingOfYear']],
    ['capital alone, without any', { ...NOTHING, kind: 'capitalOnly' }, ['balance required']],
    ['capital alone, with its balance', { ...NOTHING, kind: 'capitalOnly', balance: 400_000 }, []],
    ['a pension that is paid', { ...NOTHING, kind: 'paid', paidSince: TODAY, pension: 24_000 }, []],
    ['one without its day and amount', { ...NOTHING, kind: 'paid' }, ['paidSince required', 'pension required']],
    [
      'one that is paid from tomorrow',
      { ...NOTHING, kind: 'paid', paidSince: day('2026-11-25'), pension: 24_000 },
      ['paidSince dayInFuture'],
    ],
    ['one from before their birth', paidOf({ paidSince: day('1970-05-09') }), ['paidSince dayBeforeBirth']],
    ['500 francs a month', paidOf({ pension: 6000 }), []],
    ['a month as a year', paidOf({ pension: 2150 }), ['pension pensionOfMonth']],
    ['a year as a month', paidOf({ pension: 25_800, pensionPer: 'month' }), ['pension pensionOfYear']],
    ['none, since all was paid as capital', paidOf({ pension: 0 }), []],
  ])('of %s', (_, changes, problems) => expect(check(changes)).toEqual(problems))

  const rowsOf = (...rows: [number, number | null, number | null][]) => ({
    ages: rows.map(([age, capital, pension]) => ({ age, capital, pension })),
  })
  it.each<[string, CertificatePart, string[]]>([
    ['savings', rowsOf([63, 650_000, null], [64, 640_000, null]), ['ages[1].capital agesFall']],
    ['a pension', rowsOf([64, null, 30_000], [63, null, 31_000]), ['ages[0].pension agesFall']],
    ['nothing', rowsOf([63, 650_000, 30_000], [64, 650_000, 30_000]), []],
    ['savings from the main age on', { atAge: 65, ...rowsOf([66, 699_999, 40_000]) }, ['ages[0].capital agesFall']],
  ])('asks where %s fall with age', (_, changes, problems) => expect(check(changes)).toEqual(problems))

  it('takes an age that stands twice with the same figures', () => {
    expect(check(rowsOf([63, 650_000, 30_000], [63, 650_000, 30_000]))).toEqual([])
    expect(check(rowsOf([63, 650_000, 30_000], [63, 650_000, 30_001]))).toEqual(['ages[1].age ageTwice'])
  })

  const ALONE = { capital: null, conversionRate: null, balance: 400_000, balanceMandatory: null }
  it.each<[string, CertificatePart, string[]]>([
    ['a month as a year', { pension: 3150 }, ['pension pensionOfMonth']],
    ['a month as a month', { pension: 3150, pensionPer: 'month' }, []],
    ['a year as a month', { pensionPer: 'month' }, ['pension pensionUnusual']],
    ['3.5 %', { pension: 24_500, conversionRate: null }, []],
    ['less', { pension: 24_400, conversionRate: null }, ['pension pensionUnusual']],
    ['7.2 %', { pension: 50_400, conversionRate: null }, []],
    ['more', { pension: 50_500, conversionRate: null }, ['pension pensionUnusual']],
    ['a month as a year, beside a balance', { ...ALONE, pension: 2000 }, ['pension pensionOfMonth']],
    ['less than 3.5 % of the balance', { ...ALONE, pension: 500 }, ['pension pensionUnusual']],
    ['3.5 % of the balance', { ...ALONE, pension: 14_000 }, []],
    ['0.02 points from the printed rate', { conversionRate: 5.42 }, []],
    ['0.03 points from it', { conversionRate: 5.43 }, ['conversionRate rateNotAsPrinted']],
  ])('asks of a pension of %s', (_, changes, problems) => expect(check(changes)).toEqual(problems))

  it.each<[string, CertificatePart, string[]]>([
    ['a rate of 7.3 %', { pension: null, conversionRate: 7.3 }, ['conversionRate conversionRateUnusual']],
    ['all of it pledged', { pledged: 400_000 }, []],
    ['more than all of it pledged', { pledged: 400_001 }, ['pledged pledgedAboveBalance']],
    ['an interest of 5 %', { interest: 5 }, []],
    ['an interest of 5.1 %', { interest: 5.1 }, ['interest interestUnusual']],
    ['a fifth of the salary saved', { insuredSalary: 85_000 }, []],
    ['a fiftieth of it', { insuredSalary: 850_000 }, ['contribution contributionUnusual']],
    [
      'more than twice the salary',
      { insuredSalary: 85_000, contributionPer: 'month' },
      ['contribution contributionUnusual'],
    ],
  ])('asks of %s', (_, changes, problems) => expect(check(changes)).toEqual(problems))

  it.each<[string, CertificatePart, string[]]>([
    [
      'two ages',
      {
        ages: [
          { age: 63, capital: 650_000, pension: 1 },
          { age: 64, capital: null, pension: 1 },
        ],
      },
      [],
    ],
    [
      'an age twice',
      {
        ages: [
          { age: 63, capital: null, pension: 1 },
          { age: 63, capital: null, pension: 2 },
        ],
      },
      ['ages[1].age ageTwice'],
    ],
    ['the main age again', { atAge: 64, ages: [{ age: 64, capital: null, pension: 1 }] }, ['ages[0].age ageTwice']],
    ['an age without figures', { ages: [{ age: 63, capital: null, pension: null }] }, ['ages[0].capital required']],
    [
      'savings below those of today',
      { ages: [{ age: 63, capital: 1, pension: 1 }] },
      ['ages[0].capital capitalBelowBalance'],
    ],
  ])('may name other ages: %s', (_, changes, problems) => expect(check(changes)).toEqual(problems))
})

it.each([
  ['usual', 0.5, []],
  ['high', 5.5, ['rate interestUnusual']],
])('vested benefits with a %s rate', (_, rate, problems) => expect(said(checkVested({ rate }))).toEqual(problems))

const ACCOUNT: Statement3a = {
  label: '',
  kind: 'account',
  solde: 20_000,
  amount: 7000,
  paidThisYear: null,
  rate: 0.5,
  paydate: null,
  maturity: null,
  entityId: null,
}

it.each<[string, Partial<Statement3a>, string[]]>([
  ['an account', {}, []],
  ['without a rate', { rate: null }, ['rate required']],
  ['with a high rate', { rate: 6 }, ['rate interestUnusual']],
  ['securities with a high rate', { kind: 'securities', rate: 6 }, []],
  ['securities without a rate', { kind: 'securities', rate: null }, ['rate required']],
  ['a policy', { kind: 'policy', rate: null, paydate: day('2040-06-01'), maturity: 90_000 }, []],
  ['a policy without sum and day', { kind: 'policy' }, ['maturity required', 'paydate required']],
  [
    'a policy of less than today',
    { kind: 'policy', paydate: day('2040-06-01'), maturity: 19_999 },
    ['maturity maturityBelowBalance'],
  ],
])('3a: %s', (_, changes, problems) => expect(said(checkStatement3a({ ...ACCOUNT, ...changes }))).toEqual(problems))
