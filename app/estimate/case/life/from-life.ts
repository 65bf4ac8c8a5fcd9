/** A life that another program sends (the body of `POST /api/estimate`), as a case. */
import type { QuickCareer } from '~/dossier/shape/career'
import { FundCertificate, type Statement3a } from '~/dossier/shape/savings-papers'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { KnownWork } from '~/dossier/shape/simulation-answers'
import { type FundAnswer, insures } from '~/dossier/shape/work'
import type { AvsFacts, InsuredPerson } from '~/pillars/avs'
import { type Day, yearOf } from '~/pillars/day'
import { withoutPayToCome } from '../avs/accounts'
import { accountOfCareer } from '../avs/career'
import { type Case, nothingFound, type WhoBuysIn, type WorkCase } from '../case'
import { lastSalary } from '../known-work'
import { type FundPaper, isOfFund, isOfTodaysFund } from './second-pillar'
import type { Life, LifePerson } from './shape'

/** Percent: the present activity rate if no certificate gives one. */
const USUAL_RATE = 100

export function caseFromLife(life: Life, day: Day): Case {
  const { person, partner, marriages } = life
  const { birthDate, gender } = person
  return {
    day,
    person: { birthDate, gender },
    isSent: true,
    avs: { facts: avsFactsOf(life, day), navs: null, isPartnerRegistered: false, assumed: [] },
    partner: partner && {
      birthDate: partner.birthDate,
      gender: partner.gender,
      isPensionKnown: partner.quick !== null || partner.incomes != null,
      isPaid: partner.pension !== null,
    },
    isMarried: marriages.some(({ end }) => end === null),
    stopsOn: person.stopsOn,
    drawing: person.drawing,
    work: workOf(life),
    secondPillar: secondPillarOf(life, day),
    thirdPillar: thirdPillarOf(life),
    found: nothingFound(),
  }
}

const avsFactsOf = (
  { person: { works: _, fund: __, ...person }, partner, marriages, children }: Life,
  day: Day,
): AvsFacts => ({
  // The last day of work is kept apart from the plan, since the plan may give another one.
  person: { ...withPayToCome(insuredPerson(person, day), person), stopsOn: null },
  partner: partner && spouseOf(partner, day),
  marriages: marriages.map(({ spouse, ...marriage }) => ({
    ...marriage,
    spouse: spouse === 'partner' ? spouse : insuredPerson(spouse, day),
  })),
  children,
})

/** What is sent of years to come counts in any case. */
const withPayToCome = (insured: InsuredPerson, person: Pick<Life['person'], 'incomeToCome' | 'work'>) =>
  person.incomeToCome === null ? withoutPayToCome(insured, person.work) : insured

const spouseOf = ({ pension, ...partner }: NonNullable<Life['partner']>, day: Day): InsuredPerson => ({
  ...insuredPerson(partner, day),
  ...(pension && { pensionPaid: pension }),
})

function insuredPerson(person: LifePerson, day: Day): InsuredPerson {
  const { afterReferenceAge, incomeToCome, incomes = null, incomesAsOf, drawing, quick, ...others } = person
  const few = quick && accountOfCareer(careerOf(quick, day), { ...person, today: day })
  return {
    ...others,
    ...(few ?? { incomes, incomesAsOf: incomesAsOf ?? day, incomeBounds: null, incomeToCome: null, forecast: null }),
    ...(incomeToCome !== null && { incomeToCome: { amount: incomeToCome, from: null } }),
    drawing: drawing && drawing.length > 0 ? drawing : null,
    workAfterReferenceAge: afterReferenceAge,
  }
}

const careerOf = ({ salary, rate, since, course }: NonNullable<LifePerson['quick']>, asOf: Day): QuickCareer => ({
  ...{ way: 'quick', asOf, salary, rate, since, course, blocks: [] },
})

function workOf(life: Life): WorkCase {
  const { person } = life
  const { quick } = person
  const ofToday = person.work === 'none' ? null : quick?.salary
  const [salary, rate] = [
    person.incomeToCome ?? (quick ? ofToday : lastSalary(person.incomes ?? [])?.amount),
    rateOf(life),
  ]
  const now: KnownWork | null = salary ? { salary, rate, source: 'typed', year: null } : null
  return {
    ...{ now, onAccount: now, rate },
    isNone: person.work === 'none',
    isEmployed: worksOf(person).includes('employed'),
    fund: fundOf(life),
    buysIn: whoBuysIn(life),
  }
}

/** An employer may insure; whoever works only for themselves has a fund only if they say so (LPP art. 4). */
function fundOf({ person, secondPillar }: Life): FundAnswer {
  const works = worksOf(person)
  if (secondPillar.some(isOfTodaysFund) || works.includes('selfEmployedWithFund')) return 'yes'
  if (person.fund) return person.fund
  return works.length > 0 && works.every((work) => work === 'none' || work === 'selfEmployed') ? 'no' : 'unknown'
}

/** Empty: not told. */
const worksOf = ({ work, works }: Life['person']): readonly string[] =>
  work === 'several' ? (works ?? []) : work === null ? [] : [work]

function rateOf({ person, secondPillar }: Life): number {
  const rates = secondPillar.flatMap((one) => ('rate' in one && one.kind !== 'vested' ? (one.rate ?? []) : []))
  const rate = rates.reduce((sum, one) => sum + one, 0)
  return rates.length > 0 ? Math.min(USUAL_RATE, rate) : (person.quick?.rate ?? USUAL_RATE)
}

/** Insured only from a day after birth: the person was not in Switzerland before. */
function whoBuysIn({ person: { insured, birthDate }, marriages }: Life): WhoBuysIn {
  const since = insured?.map(({ from }) => from).toSorted()[0]
  return {
    isDivorced: marriages.some(({ endedBy }) => endedBy === 'divorce'),
    insuredSince: since && since > birthDate ? yearOf(since) : null,
  }
}

/** A certificate without any figure. */
const EMPTY = FundCertificate.omit({ date: true }).parse({
  label: '',
  ...{ balance: null, balanceMandatory: null, contribution: null, contributionPer: 'year' },
  ...{ capital: null, pension: null, pensionPer: 'year', atAge: null, conversionRate: null, interest: null, ages: [] },
  ...{ maxCapitalShare: null, noticeMonths: null, insuredSalary: null, rate: null, buyIn: null, withdrawn: null },
  fundId: null,
})

/**
 * Without an amount, its period does not matter.
 * @param day of a balance whose day is not sent
 */
export function certificatePaper(paper: FundPaper, day: Day): FundCertificate {
  if (paper.kind === 'paid') {
    const { label, from, pension, pensionPer } = paper
    return { ...EMPTY, kind: 'paid', label, date: from, paidSince: from, pension, pensionPer }
  }
  const ofSavings = {
    date: paper.date ?? day,
    contributionPer: paper.contributionPer ?? ('year' as const),
    insuredSalaries: paper.insuredSalaries.map((amount) => ({ amount })),
  }
  if (paper.kind === 'capitalOnly') return { ...EMPTY, ...paper, ...ofSavings }
  return { ...EMPTY, ...paper, ...ofSavings, kind: 'pension', pensionPer: paper.pensionPer ?? 'year' }
}

/** A silent part is named by its field. */
function secondPillarOf({ person, secondPillar }: Life, day: Day): Case['secondPillar'] {
  const named = secondPillar.map((one, index) => ({ one, id: `secondPillar[${index}]` }))
  const papers = named.flatMap(({ one, id }) => (isOfFund(one) ? [{ id, paper: certificatePaper(one, day) }] : []))
  const minimum = named.find(({ one }) => one.kind === 'legalMinimum')
  const hasFund = insures(papers.map(({ paper }) => paper)) || minimum !== undefined
  return {
    policies: { policies: [], silent: [] },
    certificates: papers.map(({ paper }) => paper),
    vested: secondPillar.flatMap((one) => (one.kind === 'vested' ? [one] : [])),
    counts: {},
    ...{ hasFund, isAnswered: true },
    idOf: papers.map(({ id }) => id),
    legalMinimum: minimum ? { id: minimum.id, isSalaryOpen: person.work === 'several' } : null,
    salaryChanges: [],
    purchases: {},
  }
}

const thirdPillarOf = ({ thirdPillar }: Life): Case['thirdPillar'] => ({
  selection: null,
  info: null,
  accounts: {},
  confirmed: false,
  statements: thirdPillar.map((account): Statement3a => ({ ...account, entityId: null })),
  counts: {},
  providents: { providents: [], silent: [] },
  // A life that is sent is complete: no account is missing.
  isNone: false,
})

/** The plan as the change that pages know. A plan that changes nothing still counts, but need and wealth alone are no plan. */
export function queryOfPlan(plan: Life['plan']): DigestQuery {
  if (!plan) return {}
  const { salary: desiredSalary, rate: desiredRate, avsFrom, wealth, stepsDrawFund, ...others } = plan
  const isNeedAlone = plan.need !== null || wealth !== null || avsFrom !== null
  const asked = { desiredSalary, desiredRate, ...others, stepsDrawFund: stepsDrawFund || null }
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null))
  return isNeedAlone ? query : { lppCapitalShare: 0, ...query }
}
