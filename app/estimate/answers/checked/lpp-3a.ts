/** Published cases of the second and third pillar. */
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { PILLAR_3A_CEILING_WITH_FUND } from '~/law/pillar-3a/ceilings'
import { rowOn } from '~/law/table'
import { addYears, type Day, day, dayOf, yearOf } from '~/pillars/day'
import { coordinatedSalary } from '~/pillars/lpp'
import { minimumConversionRate, yearlyPension } from '~/pillars/lpp/pension'
import { projectRetirementSavings } from '~/pillars/lpp/projection'
import { legalCredits, lppAge } from '~/pillars/lpp/savings-credit'
import { franc } from '~/pillars/money'
import { latePurchase, projectAccount } from '~/pillars/pillar-3a'
import { balanceAfter } from '~/pillars/savings'
import type { CaseSource, CheckedCase, CheckedFigure, StartingFacts } from './case'
import golden from './cases/lpp-3a.json'
import lives from './cases/lpp-3a-lives.json'

type Input =
  | 'age'
  | 'rate'
  | 'balance'
  | 'insuredSalary'
  | 'projectedCapitalLpp'
  | 'reportedSalary'
  | 'salary'
  | 'capitalFactor'
  | 'conversionRate'
  | 'lppCapital'
  | 'year'
  | 'calculationYear'
  | 'balanceEndOfYear'
  | 'start'
  | 'payment'
  | 'years'
  | 'paid'
  | 'purchase'
  | 'ceiling'

type Output =
  | 'annualPension'
  | 'insuredSalary'
  | 'finalCapital'
  | 'finalCapitalWithoutInterest'
  | 'disabilityPension'
  | 'final'
  | 'gap'
  | 'forfeited'

/** The files have cases of many shapes, and each reader takes the fields of its own case. */
type Case = {
  id: string
  source: CaseSource
  inputs: Record<Input, number> & Record<'balanceDate' | 'birthDate' | 'retirementDate', Day> & { timing: string }
  expected: Record<Output, number> & {
    rows: { age: number; balance: number }[]
    byStartYear: Record<string, number>
  }
}
type ComparedFigures = { year: number; given: StartingFacts; figures: CheckedFigure[] }

/** Born in a January such that the first credit falls in the year of the given age; retires on 1 January after 64. */
function projection({ inputs, expected }: Case): ComparedFigures {
  const { balanceDate } = inputs
  const birthDate = dayOf(2021 - inputs.age, 1, 15)
  const rate = inputs.rate * 100
  const { years } = projectRetirementSavings({
    balance: inputs.balance,
    balanceDate,
    retirementDate: day('2036-01-01'),
    interestRate: rate,
    creditOf: legalCredits({ birthDate, gender: 'MALE' }, inputs.insuredSalary, day('2021-01-01')),
  })
  const at = (age: number) => years.find(({ year }) => lppAge(birthDate, year) === age)?.balance ?? 0
  const { rows } = expected
  return {
    year: 2021,
    given: {
      kind: 'projection',
      amounts: { balance: inputs.balance, salary: inputs.insuredSalary },
      percents: { rate },
      numbers: { age: inputs.age, until: yearOf(balanceDate) },
    },
    // The capital at 65 is that of the last row.
    figures: rows.map(({ age, balance }): CheckedFigure => {
      const ours = franc(at(age))
      // The page prints 252'388 at 62; its own next row is computed from 252'338.
      const isMisprint = age === 62 && balance === 252_388
      return { name: 'balanceAtAge', at: age, published: balance, ours, ...(isMisprint ? { reason: 'misprint' } : {}) }
    }),
  }
}

/** A certificate that pays the legal minimum, as this is more than its own rate would give; that rate is not published. */
function certificate({ inputs, expected }: Case): ComparedFigures {
  const { projectedCapitalLpp: capital, reportedSalary: salary } = inputs
  const on = day('2023-06-01')
  const rate = minimumConversionRate('MALE', on)
  return {
    year: 2023,
    given: { kind: 'certificate', amounts: { salary, capital }, percents: { rate } },
    figures: [
      { name: 'insuredSalary', published: inputs.insuredSalary, ours: coordinatedSalary(salary, on).salary },
      { name: 'pensionYear', published: expected.annualPension, ours: franc(yearlyPension(capital, rate)) },
    ],
  }
}

/** Six insured salaries, at the given rate. */
function sixSalaries({ inputs, expected }: Case): ComparedFigures {
  const { salary: insured } = coordinatedSalary(inputs.salary, day('2022-01-01'))
  const capital = insured * inputs.capitalFactor
  const rate = inputs.conversionRate * 100
  return {
    year: 2022,
    given: { kind: 'sixSalaries', amounts: { salary: inputs.salary }, percents: { rate } },
    figures: [
      { name: 'insuredSalary', published: expected.insuredSalary, ours: insured },
      { name: 'pensionYear', published: expected.annualPension, ours: franc(yearlyPension(capital, rate)) },
    ],
  }
}

function conversion({ inputs, expected }: Case): ComparedFigures {
  const rate = minimumConversionRate('FEMALE', day('2026-01-01'))
  return {
    year: 2026,
    given: { kind: 'conversion', amounts: { capital: inputs.lppCapital }, percents: { rate } },
    figures: [
      {
        name: 'pensionYear',
        published: expected.annualPension,
        ours: franc(yearlyPension(inputs.lppCapital, rate)),
      },
    ],
  }
}

function salary({ inputs, expected }: Case): ComparedFigures {
  const ours = coordinatedSalary(inputs.salary, dayOf(inputs.year, 7, 1)).salary
  return {
    year: inputs.year,
    given: { kind: 'salary', amounts: { salary: inputs.salary } },
    figures: [{ name: 'insuredSalary', published: expected.insuredSalary, ours }],
  }
}

/** A retirement in the middle of a year. The program rounds each credit to ten centimes where it adds interest. */
function midYear({ inputs, expected }: Case): ComparedFigures {
  const law = dayOf(inputs.calculationYear, 1, 1)
  const insured = coordinatedSalary(inputs.salary, law).salary
  const { capital, capitalWithoutInterest } = projectRetirementSavings({
    balance: inputs.balanceEndOfYear,
    balanceDate: dayOf(inputs.calculationYear, 12, 31),
    retirementDate: inputs.retirementDate,
    interestRate: inputs.rate * 100,
    creditOf: legalCredits({ birthDate: inputs.birthDate, gender: 'MALE' }, insured, law),
  })
  const conversion = minimumConversionRate('MALE', law)
  const disability = yearlyPension(capitalWithoutInterest, conversion)
  return {
    year: inputs.calculationYear,
    given: {
      kind: 'midYear',
      amounts: { salary: inputs.salary, balance: inputs.balanceEndOfYear },
      numbers: { from: inputs.calculationYear },
      percents: { rate: inputs.rate * 100, conversion },
      days: { born: inputs.birthDate, until: inputs.retirementDate },
    },
    figures: [
      { name: 'insuredSalary', published: expected.insuredSalary, ours: insured },
      {
        name: 'capital',
        published: expected.finalCapital,
        ours: franc(capital),
        reason: 'creditRounded',
        upTo: 1,
      },
      {
        name: 'capitalWithoutInterest',
        published: expected.finalCapitalWithoutInterest,
        ours: franc(capitalWithoutInterest),
      },
      { name: 'pensionYear', published: expected.annualPension, ours: franc(yearlyPension(capital, conversion)) },
      { name: 'disabilityYear', published: expected.disabilityPension, ours: franc(disability) },
    ],
  }
}

/** We count a payment at the end of its year, as the product does; a case that pays at the start gives more. */
function yearly({ inputs, expected }: Case): ComparedFigures {
  const { start, payment, years } = inputs
  const rate = inputs.rate * 100
  const account = { solde: start, amount: payment, rate }
  const lastDay = addYears(day('2026-12-31'), years)
  const paidAtStart = inputs.timing === 'start'
  return {
    year: 2026,
    given: {
      kind: paidAtStart ? 'yearlyAtStart' : 'yearly',
      amounts: { payment },
      numbers: { years },
      percents: { rate },
    },
    figures: [
      {
        name: 'capital',
        published: expected.final,
        ours: franc(projectAccount(account, day('2027-01-01'), lastDay).projected),
        ...(paidAtStart ? { reason: 'paidAtStart' } : {}),
      },
    ],
  }
}

/** The ceiling of each year, paid at its end, with the minimum interest of the second pillar. */
function largest3a({ expected }: Case): ComparedFigures {
  const largest = (startYear: number) => {
    let balance = 0
    for (let year = startYear; year <= 2011; year++) {
      const on = dayOf(year, 12, 31)
      const interestRate = rowOn(LPP_MINIMUM_INTEREST, on).value
      balance = balanceAfter(balance, {
        interestRate,
        payment: rowOn(PILLAR_3A_CEILING_WITH_FUND, on).value,
        months: 12,
      })
    }
    return franc(balance)
  }
  return {
    year: 2011,
    given: { kind: 'largest3a' },
    figures: Object.entries(expected.byStartYear).map(([since, balance]) => ({
      name: 'savedSince',
      at: Number(since),
      published: balance,
      ours: largest(Number(since)),
    })),
  }
}

function purchase({ inputs, expected }: Case): ComparedFigures {
  const { paid, purchase: wished, ceiling } = inputs
  const work = { withFund: true, earnedIncome: 80_000 }
  const { bought } = latePurchase({
    person: { birthDate: day('1980-06-15'), gender: 'FEMALE' },
    on: day('2026-11-21'),
    years: [{ year: 2025, paid, ...work }],
    thisYear: { paid: ceiling, ...work },
    isDrawn: false,
    wished,
  })
  return {
    year: 2026,
    given: { kind: 'latePurchase', amounts: { ceiling, paid, wished } },
    figures: [
      { name: 'gap', published: expected.gap, ours: bought?.[0]?.gap ?? 0 },
      { name: 'forfeited', published: expected.forfeited, ours: bought?.[0]?.forfeited ?? 0 },
    ],
  }
}

const TOLD: Record<string, { pillar: 'lpp' | 'pillar3a'; tell: (one: Case) => ComparedFigures }> = {
  'lpp-proj-gastrosocial': { pillar: 'lpp', tell: projection },
  'lpp-min-pension-asga': { pillar: 'lpp', tell: certificate },
  'lpp-ubs-95000': { pillar: 'lpp', tell: sixSalaries },
  'lpp-conv-400k': { pillar: 'lpp', tell: conversion },
  'lpp-coord-80000-2021': { pillar: 'lpp', tell: salary },
  'lpp-coord-24000-2021': { pillar: 'lpp', tell: salary },
  'lpp-coord-21000-2021': { pillar: 'lpp', tell: salary },
  'lpp-pensiontools-1974': { pillar: 'lpp', tell: midYear },
  '3a-swisslife-40y': { pillar: 'pillar3a', tell: yearly },
  '3a-saldo-17-end': { pillar: 'pillar3a', tell: yearly },
  '3a-saldo-17-start': { pillar: 'pillar3a', tell: yearly },
  '3a-ofas-table-2011': { pillar: 'pillar3a', tell: largest3a },
  'p3a-late-purchase': { pillar: 'pillar3a', tell: purchase },
}

/** The second file's published cases. The others are worked out by hand from the law and are only tests. */
const published = () => [...golden, ...lives.filter(({ source }) => typeof source !== 'string')] as never as Case[]

/** @throws {RangeError} if the files have a case that is not known here */
export const checkedLpp3a = (): CheckedCase[] =>
  published().map((one): CheckedCase => {
    const known = TOLD[one.id]
    if (!known) throw new RangeError(`unknown case ${one.id}`)
    return { id: one.id, pillar: known.pillar, source: one.source, ...known.tell(one) }
  })
