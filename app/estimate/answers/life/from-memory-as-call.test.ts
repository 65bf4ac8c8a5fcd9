/** A life told from memory on one page, and sent with one call: the same figures, to the franc. */
import { beforeEach, expect, it } from 'vitest'
import type { FromMemory } from '~/dossier/shape/from-memory'
import type { SentLife } from '~/estimate/case/life/shape'
import { day } from '~/pillars/day'
import type { Digest } from '~/pillars/synthesis/digest'
import { sure, typingVisitor } from '../../../../tests/support/product/typing-visitor'
import type { LifeEstimate } from './estimate-life'

const SINGLE: FromMemory = {
  birthDate: day('1985-05-14'),
  gender: 'FEMALE',
  status: 'bachelor',
  salary: 85_000,
  rate: 100,
  work: 'employed',
  fund: null,
  insuredSince: 'always',
  childYears: [],
  partner: { birthYear: null, salary: null },
  pillar3a: { solde: null, amount: null },
}

type Case = [
  name: string,
  typed: FromMemory,
  sent?: { work?: string; hasMinimum?: boolean; wedding?: string; partner?: string },
]

const LIVES: Case[] = [
  ['a single woman', SINGLE],
  ['a man of 24', { ...SINGLE, birthDate: day('2002-03-04'), gender: 'MALE', salary: 52_000 }],
  [
    'a man of 57 with a 3a',
    { ...SINGLE, birthDate: day('1969-02-01'), gender: 'MALE', pillar3a: { solde: 60_000, amount: 7258 } },
  ],
  ['a woman of the transition generation', { ...SINGLE, birthDate: day('1963-08-10'), salary: 70_000 }],
  ['a mother of three with part-time work', { ...SINGLE, salary: 38_000, rate: 50, childYears: [2010, 2013, 2016] }],
  ['somebody who came at 30', { ...SINGLE, gender: 'MALE', insuredSince: 2015 }],
  ['a salary below the threshold', { ...SINGLE, salary: 20_000, rate: 30 }, { hasMinimum: false }],
  ['self-employed without a fund', { ...SINGLE, work: 'selfEmployed', fund: 'no' }, { hasMinimum: false }],
  ['self-employed with a fund', { ...SINGLE, work: 'selfEmployed', fund: 'yes' }, { work: 'selfEmployedWithFund' }],
  ['without work', { ...SINGLE, work: 'none' }, { hasMinimum: false }],
  ['a man of 66', { ...SINGLE, birthDate: day('1960-05-10'), gender: 'MALE' }],
  ['a divorced mother', { ...SINGLE, status: 'divorced', childYears: [2012] }],
  ['a widower', { ...SINGLE, gender: 'MALE', status: 'widow' }],
  [
    'a couple, both with a salary',
    { ...SINGLE, status: 'married', partner: { birthYear: 1983, salary: 96_000 } },
    { wedding: '2015-01-01', partner: '1983-07-01' },
  ],
  [
    'a couple with a child before 30, of which one salary is known',
    { ...SINGLE, status: 'married', childYears: [2012], partner: { birthYear: 1983, salary: null } },
    { wedding: '2012-01-01', partner: '1983-07-01' },
  ],
  [
    'who married this year somebody of whom nothing is told',
    { ...SINGLE, status: 'just_married' },
    { wedding: '2026-01-01', partner: '1985-07-01' },
  ],
]

let visitor: Awaited<ReturnType<typeof typingVisitor>>
const use = () => visitor.use()
beforeEach(async () => {
  visitor = await typingVisitor()
})

/** By hand, from the page's answers. */
function sentAs(typed: FromMemory, { work, hasMinimum = true, wedding, partner }: NonNullable<Case[2]> = {}): SentLife {
  const quick = { salary: typed.salary, rate: typed.rate }
  const { solde, amount } = typed.pillar3a
  const spouse = partner && {
    birthDate: partner,
    gender: typed.gender === 'MALE' ? 'FEMALE' : 'MALE',
    ...(typed.partner.salary === null ? { incomes: null } : { quick: { salary: typed.partner.salary, rate: 100 } }),
  }
  return {
    person: {
      birthDate: typed.birthDate,
      gender: typed.gender,
      work: work ?? typed.work,
      insured: [{ from: typed.insuredSince === 'always' ? typed.birthDate : `${typed.insuredSince}-01-01` }],
      quick,
    },
    ...(spouse && { partner: spouse }),
    marriages: wedding ? [{ start: wedding, spouse: 'partner' }] : [],
    children: typed.childYears.map((year) => ({
      birthDate: `${year}-07-01`,
      parents: typed.status === 'bachelor' || typed.status === 'divorced' ? 'person' : 'both',
    })),
    secondPillar: hasMinimum ? [{ kind: 'legalMinimum' }] : [],
    thirdPillar: solde === null && amount === null ? [] : [{ solde: solde ?? 0, amount: amount ?? 0, rate: 0 }],
    ages: true,
  } as SentLife
}

/** The call names a silent part by its field, and knows that no account is missing. */
const told = ({ silent: _, outlook: __, ...digest }: Digest) => JSON.parse(JSON.stringify(digest))

it.each(LIVES)('%s: every figure equals the call’s', async (_name, typed, sent) => {
  await sure(use().saveFromMemory(typed))
  const [digest, pension] = [await sure(use().getDigest({})), await sure(use().getPension())]
  const response = await visitor.api.send('/estimate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sentAs(typed, sent)),
  })
  const answer: LifeEstimate = await response.json()
  expect([response.status, answer]).toEqual([200, expect.anything()])
  expect(answer.pension.person.monthly).toBe(pension.person.monthly)
  expect(answer.pension.range).toEqual(pension.range)
  expect(told(answer.digest)).toEqual(told(digest))
  const rows = await sure(use().listAges({}))
  expect(answer.ages.map(({ age, monthlyTotal, complete }) => ({ age, monthlyTotal, complete }))).toEqual(
    rows.map(({ age, column }) => ({ age, monthlyTotal: column.monthlyTotal, complete: column.complete })),
  )
})

/** The law gives a right at the reference age (LPP art. 13 al. 1, 14 al. 2): earlier is paid only what is asked for. */
it.each([
  ['the end of work alone', { stopsOn: day('2047-06-30') }, '2050-06-01'],
  ['the end of work, and the fund with it', { stopsOn: day('2047-06-30'), lppFrom: day('2047-07-01') }, '2047-07-01'],
  ['the start of the AVS', { retirementDate: day('2048-06-01') }, '2048-06-01'],
])('the legal minimum with %s is paid from the same day on the page and in the call', async (_, plan, from) => {
  await sure(use().saveFromMemory(SINGLE))
  const digest = await sure(use().getDigest(plan))
  const response = await visitor.api.send('/estimate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sentAs(SINGLE), plan }),
  })
  const answer: LifeEstimate = await response.json()
  expect(digest.withChange?.lpp?.from).toBe(from)
  expect(told(answer.digest)).toEqual(told(digest))
})
