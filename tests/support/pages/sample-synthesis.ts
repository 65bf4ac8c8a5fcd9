/** What the synthesis is shown from in tests, and the page as a reader and as a program see it. */

import type { Household } from '~/dossier/shape/household'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import * as synthesis from '~/pages/synthesis/route'
import type { PensionResult, PersonPension } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { type Franc, toRappen, wholeFranc } from '~/pillars/money'
import { PILLARS, type Silent, type Step } from '~/pillars/result'
import { isComplete } from '~/pillars/synthesis/completeness'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Outlook } from '~/pillars/synthesis/outlook'
import type { Column } from '~/pillars/synthesis/result'
import { readable, servePage, signedIn } from '../product/serve-page'
import type { UseCases } from '../product/use-cases'

export const chf = (amount: number): Franc => wholeFranc(amount)

/** `missing`: by default the pillars that it does not have. */
export const column = (changes: Partial<Column> = {}): Column => {
  const told = { ...WHOLE, ...changes }
  const missing = changes.missing ?? PILLARS.filter((pillar) => told[pillar] === null)
  return { ...told, missing, complete: isComplete(missing) }
}

const WHOLE: Omit<Column, 'complete' | 'missing'> = {
  retirementDate: day('2035-06-01'),
  totalFrom: day('2037-03-01'),
  monthlyTotal: chf(3900),
  first: { monthly: chf(4310), from: day('2035-06-01'), to: day('2037-02-28') },
  ranges: null,
  capitalTotal: chf(98000),
  avs: {
    monthly: chf(1890),
    supplement: 12.5,
    from: day('2037-03-01'),
    to: null,
    first: { monthly: chf(2300), from: day('2035-06-01'), to: day('2037-02-28') },
    earlier: [{ monthly: chf(2300), from: day('2035-06-01'), to: day('2037-02-28'), endedBy: 'partner' }],
    partnerStart: day('2037-03-01'),
    thirteenth: chf(1890),
  },
  lpp: {
    monthly: chf(1998),
    sureness: 'printed',
    range: null,
    capital: chf(0),
    capitalAtRetirement: chf(430000),
    from: day('2035-06-01'),
    funds: [{ name: 'Caisse a', webUrl: 'https://a.example.ch', asOf: day('2026-01-01') }],
  },
  vested: null,
  pillar3a: {
    current: toRappen(42000.25),
    monthlyPayment: chf(588),
    paymentsUntil: day('2035-06-01'),
    projected: chf(98000),
    projectedFrom: day('2035-06-01'),
    accounts: [
      { entityName: 'Banque b', current: toRappen(40000), projected: chf(95000) },
      { entityName: null, current: toRappen(2000.25), projected: chf(3000) },
    ],
  },
}

export const digest = (changes: Partial<Column> = {}, silent: Silent[] = []): Digest => ({
  computedOn: day('2026-11-21'),
  lawYear: 2026,
  withoutChange: column(changes),
  withChange: null,
  differences: [],
  silent,
})

const noSpread = { lpp: null, pillar3a: null }
const step = (from: string, to: string | null, [years, until]: [number, number | null], amounts: number[]) => {
  const [salary = 0, avs = 0, lpp = 0] = amounts
  const age = (of: number) => ({ years: Math.floor(of / 12), months: of % 12 })
  return {
    from: day(from),
    to: to === null ? null : day(to),
    age: age(years),
    untilAge: until === null ? null : age(until),
    salary: salary ? chf(salary) : null,
    avs: avs || null,
    lpp: lpp ? chf(lpp) : null,
    total: chf(salary + avs + lpp),
  }
}

/** Born on 10 May 1970, paid 8'000 a month; what `couple` and `column` say of the pensions. */
export const outlook: Outlook = {
  salary: { salary: 96_000, source: 'account', year: 2025 },
  withoutChange: {
    income: [
      step('2026-11-21', '2035-05-31', [678, 780], [8000]),
      step('2035-06-01', '2037-02-28', [780, 801], [0, 2312, 1998]),
      step('2037-03-01', null, [801, null], [0, 1902, 1998]),
    ],
    replaced: [
      { from: day('2035-06-01'), percent: 54 },
      { from: day('2037-03-01'), percent: 49 },
    ],
    lpp: {
      low: { monthly: chf(1801), capital: chf(0) },
      expected: { monthly: chf(1998), capital: chf(0) },
      high: { monthly: chf(2210), capital: chf(0) },
      funds: [{ name: 'Fund a', rates: { low: 0.25, expected: 1.25, high: 2.25 } }],
      fixed: ['Fund z'],
    },
    pillar3a: {
      low: { rate: 0, capital: chf(92000) },
      expected: { rate: 0.5, capital: chf(98000) },
      high: { rate: 1.5, capital: chf(107000) },
    },
    spread: {
      ...noSpread,
      pillar3a: { capital: chf(98000), from: day('2035-06-01'), months: 299, monthly: chf(328) },
    },
  },
  withChange: null,
}

/** From that day on everything is computed anew. */
const recalculation = (from: string, reason: string): Step => ({
  key: 'recalculation',
  inputs: { from, reason },
  output: from,
  article: '',
})

export const person: PersonPension = {
  navs: '756.1111.2222.08',
  referenceDate: day('2035-05-10'),
  from: day('2035-06-01'),
  to: day('2037-02-28'),
  monthly: chf(2300),
  ramd: chf(80000),
  scale: 44,
  contributionYears: 44,
  cohortYears: 44,
  supplement: 12.5,
  thirteenth: chf(2300),
  later: { from: day('2037-03-01'), monthly: chf(1890), ramd: chf(82000), scale: 44 },
  drawing: { kind: 'onTime', months: 0 },
  shares: [],
  gaps: { years: [], coveredYears: [], filledMonths: 0, monthlyCost: chf(0) },
  steps: [recalculation('2037-03-01', 'partner')],
}
export const couple: PensionResult = {
  computedOn: day('2026-11-21'),
  lawYear: 2026,
  assumptions: ['lawOfToday', 'incomeCarriedOn'],
  person,
  partner: {
    referenceDate: day('2037-02-11'),
    from: day('2037-03-01'),
    to: null,
    monthly: chf(1890),
    scale: 44,
    supplement: 0,
    thirteenth: chf(1890),
    later: null,
  },
  range: null,
  periods: [
    { from: day('2035-06-01'), to: day('2037-02-28'), person: chf(2300), partner: null, total: 2312.5, capped: false },
    { from: day('2037-03-01'), to: null, person: chf(1890), partner: chf(1890), total: 3780, capped: true },
  ],
}

export const alone: PensionResult = {
  ...couple,
  partner: null,
  person: { ...person, to: null, later: null },
  periods: [{ from: day('2035-06-01'), to: null, person: chf(2300), partner: null, total: 2312.5, capped: false }],
}

/** Drawn two years early: less until the reference age, then another amount; the partner's start changes it again. */
export const early: PensionResult = {
  ...couple,
  assumptions: ['lawOfToday', 'incomeCarriedOn', 'nonEmployedContributions'],
  person: {
    ...person,
    from: day('2033-06-01'),
    to: day('2035-05-31'),
    monthly: chf(1987),
    supplement: 0,
    drawing: { kind: 'early', months: 24 },
    steps: [recalculation('2035-06-01', 'referenceAge'), recalculation('2037-03-01', 'partner')],
  },
  periods: [
    { from: day('2033-06-01'), to: day('2035-05-31'), person: chf(1987), partner: null, total: 1987, capped: false },
    { from: day('2035-06-01'), to: day('2037-02-28'), person: chf(2010), partner: null, total: 2010, capped: false },
    { from: day('2037-03-01'), to: null, person: chf(1600), partner: chf(1890), total: 3490, capped: true },
  ],
}

export const simulated: SimulationAnswer = {
  simulation: { ...NO_CHANGE, retirementDate: day('2033-06-01') },
  problem: null,
  suggestions: [],
  work: { salary: 80_000, rate: 100, source: 'funds', year: null },
  largestCapitalShare: 50,
  isShareToCheck: false,
  lppEarliest: null,
  limits: { earliest: day('2033-06-01'), reference: day('2035-06-01'), latest: day('2040-06-01') },
  partnerLimits: null,
  newSalaryFrom: day('2027-01-01'),
  latestAge: 70,
  transitionGeneration: false,
}
export const unchanged: SimulationAnswer = { ...simulated, simulation: null }

export const BOTH_ENTERED: Household = {
  relationshipStartDate: day('1998-06-01'),
  children: [],
  enteredBy: 'me',
  both: true,
  differing: [],
}

const DONE = { avs: true, lpp: true, pillar3a: true }
export const info = (status: string) =>
  (async () => ({ person: { status, age: 56 }, partner: null, children: [] })) as unknown as UseCases['getInfo']

/** Of changes. */
export const NOTHING_TOLD = {
  simulation: null,
  place: null,
  decision: null,
  marginalRate: null,
  wealth: null,
  scenarios: [],
}

export async function pageOf(calls: Partial<UseCases> = {}, { path = '/synthesis', steps = {} } = {}) {
  const page = servePage(synthesis, '/synthesis', {
    ...signedIn({ ...DONE, ...steps }),
    getInfo: info('married'),
    getSimulation: async () => unchanged,
    getDigest: async () => digest(),
    getPension: async () => couple,
    getSources: async () => ({ askedAt: null, silentSince: [] }),
    getHousehold: async () => BOTH_ENTERED,
    listPlay: async () => ({ ages: [], shares: [], rates: [], leavesEarly: false }),
    getToldChanges: async () => NOTHING_TOLD,
    getStop: async () => null,
    listSelectedFunds: async () => ['a'],
    listSelectedEntities: async () => ['b'],
    listPensionFunds: async () => [],
    ...calls,
  })
  const html = await (await page.get(path)).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}

export const figuresIn = (html: string, column = 'withoutChange') =>
  Object.fromEntries(
    [...html.matchAll(/<data[^>]*>/g)]
      .filter(([tag]) => tag.includes(`data-column="${column}"`))
      .map(([tag]) => [/data-figure="([^"]*)"/.exec(tag)?.[1], `${/value="([^"]*)"/.exec(tag)?.[1]} ${column}`]),
  )
