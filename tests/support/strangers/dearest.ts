/**
 * The most expensive request to the engine that our shapes accept from a stranger: every list full, spouses' incomes
 * unknown or known only in bounds, and a plan of as many causes as can be combined. All of it is invented, and valid on
 * any day from November 2026 to the end of 2027.
 */
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'
import type { SentLife } from '~/estimate/case/life/shape'

const listOf = <One>(length: number, one: (index: number) => One): One[] => Array.from({ length }, (_, at) => one(at))

const AGES_OF_CERTIFICATE = listOf(13, (at) => ({
  age: 58 + at,
  capital: 200_000 + at * 10_000,
  pension: 10_000 + at * 1000,
}))

const certificate = (at: number) => ({
  label: `Caisse ${at + 1}`,
  date: '2026-01-01',
  balance: 182_000 + at,
  balanceMandatory: 121_000,
  contribution: 880,
  contributionPer: 'month' as const,
  capital: 352_000,
  pension: 18_304,
  pensionPer: 'year' as const,
  atAge: null,
  conversionRate: 5.2,
  interest: 1.5,
  ages: AGES_OF_CERTIFICATE,
  maxCapitalShare: 100,
  noticeMonths: 6,
  insuredSalary: 60_000,
  rate: 20,
  buyIn: 100_000,
  withdrawn: null,
})

const vested = (at: number) => ({ label: `Libre passage ${at + 1}`, balance: 100_000, rate: 1 })

const account3a = (at: number) => ({
  label: `Compte ${at + 1}`,
  kind: 'account' as const,
  solde: 100_000 + at,
  amount: 1400,
  paidThisYear: null,
  rate: 1,
  paydate: null,
  maturity: null,
})

const STEPS = [
  { on: '2031-01-01', rate: 70 },
  { on: '2033-01-01', rate: 50 },
  { on: '2034-01-01', rate: 30 },
]

/** Short marriages, one after the other, from the person's 20th birthday on. */
const marriageDays = (at: number) => ({
  start: `${1991 + at * 3}-01-02`,
  end: `${1993 + at * 3}-06-30`,
  endedBy: 'divorce' as const,
})

const CHILDREN = listOf(15, (at) => `${1994 + at}-05-05`)

/**
 * The most expensive body of `POST /api/estimate`: nine former spouses and the present one, all with unknown incomes,
 * stated periods, fifteen children of several parents, every paper, a plan and every age of leaving.
 */
export function dearestBody(): SentLife {
  const periods = listOf(20, (at) => ({ from: `${1986 + at * 2}-02-01`, to: `${1987 + at * 2}-11-30` }))
  const unknown = (birthDate: string) => ({ birthDate, gender: 'MALE' as const, incomes: null, insured: periods })
  return {
    person: {
      birthDate: '1971-03-14',
      gender: 'FEMALE' as const,
      incomes: listOf(250, (at) => ({ year: 1989 + Math.floor(at / 7), amount: 9000 + at * 13, months: 12 })),
      incomesAsOf: '2026-11-20',
      insured: periods,
    },
    partner: unknown('1969-10-02'),
    marriages: [
      ...listOf(9, (at) => ({ ...marriageDays(at), spouse: unknown(`${1960 + at}-02-02`) })),
      { start: '2022-01-02', spouse: 'partner' as const },
    ],
    children: CHILDREN.map((birthDate) => ({ birthDate, parents: 'both' as const, credits: 'half' as const })),
    secondPillar: [
      ...listOf(5, (at) => ({ kind: 'certificate' as const, ...certificate(at) })),
      ...listOf(5, (at) => ({ kind: 'vested' as const, ...vested(at) })),
    ],
    thirdPillar: listOf(5, account3a),
    plan: {
      retirementDate: '2035-04-01',
      lppCapitalShare: 25,
      salary: 90_000,
      rate: 90,
      steps: STEPS,
      pillar3a: { amount: 5000 },
      outlook: 'low' as const,
      law: 'withoutCap' as const,
      need: 5000,
      drawing: [
        { from: '2034-04-01', share: 30 },
        { from: '2035-04-01', share: 60 },
        { from: '2036-04-01', share: 100 },
      ],
    },
    tax: { canton: 'VD' as const, municipality: 5586, status: 'married' as const, children: true },
    ages: true,
  }
}

const fewFigures = (salary: number) => ({
  ...{ way: 'quick' as const, asOf: '2026-11-01', salary, rate: 100, since: null, course: 'rising' as const },
  blocks: [],
})

const simulation = (at: number) => ({
  retirementDate: `${2035 + at}-04-01`,
  desiredSalary: 70_000 + at,
  desiredRate: 80,
  currentRate: 100,
  steps: STEPS.map(({ on, rate }) => ({ on, rate: rate - at })),
  outlook: at % 2 === 0 ? ('high' as const) : ('low' as const),
  law: 'withoutCap' as const,
  pillar3a: { amount: 5000, purchase: null },
  need: 5000,
  lppCapitalShare: 50,
})

/** The number of former spouses; `isCouple`: married again, with a spouse whose incomes are known only in bounds. */
export type Spouses = { former: number; isCouple?: boolean }

/** Those that are tried: the ordinary one first. */
export const DEAREST_FAMILIES = [
  { former: 0 },
  { former: 1 },
  { former: 9 },
  { former: 8, isCouple: true },
] as const satisfies Spouses[]

/**
 * A file for `/resume` with the most expensive own dossier: own pay in a few figures, the incomes of former spouses
 * unknown (of several, the last one's in a few figures, which varies them separately), every paper, a change and five
 * scenarios.
 */
export function dearestFile({ former, isCouple = false }: Spouses): string {
  const birth = (at: number) => ({ birthDate: `${1960 + at}-02-02`, gender: 'MALE' })
  const entered = {
    firstPillar: {
      person: {
        navs: null,
        birthDate: '1971-03-14',
        gender: 'FEMALE',
        status: isCouple ? 'remarried' : former > 0 ? 'divorced' : 'bachelor',
        relationshipStartDate: isCouple ? '2022-01-02' : null,
        relationshipEndDate: null,
      },
      partner: isCouple ? { navs: null, birthDate: '1969-10-02', gender: 'MALE', deathDate: null } : null,
      children: CHILDREN.map((birthDate) => ({ birthDate, alive: true, deathDate: null })),
    },
    family: {
      marriages: listOf(former, (at) => ({ ...marriageDays(at), separatedSince: null, partner: birth(at) })),
      children: CHILDREN.map((birthDate) => ({ birthDate, credits: 'half' })),
      survivorsPension: null,
    },
    careers: {
      person: fewFigures(80_000),
      partner: isCouple ? fewFigures(90_000) : null,
      former: former > 1 && !isCouple ? fewFigures(70_000) : former > 0 ? { way: 'none' } : null,
    },
    papers: ['extract', 'certificate', 'vested', 'account3a'],
    secondPillar: {
      selection: null,
      certificates: listOf(5, (at) => ({ ...certificate(at), fundId: null })),
      vested: listOf(5, vested),
    },
    thirdPillar: { selection: null, statements: listOf(5, (at) => ({ ...account3a(at), entityId: null })) },
    simulation: simulation(0),
    place: { canton: 'VD', municipality: 'Lausanne', healthPremium: 6_000, spousePension: 2_000 },
    decision: {
      ...{ status: 'single', children: true },
      ...{ yield: 2, until: 90, spouse: [], spread: [] },
    },
    marginalRate: 30,
    scenarios: listOf(5, (at) => ({ name: `Essai ${at + 1}`, simulation: simulation(at), capital: null })),
  }
  return JSON.stringify({ format: FORMAT, version: VERSION, entered })
}
