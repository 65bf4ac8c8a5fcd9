/**
 * People without any paper, in three pages: each figure is the call's, and every page that goes on from the synthesis is
 * complete. `tests/e2e/synthesis/from-memory.spec.ts` tries the same page in a browser.
 */
import { describe, expect, it } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import { day } from '~/pillars/day'
import { inTurn } from '../../support/random/cases'
import { type Answers, toFirstFigure } from '../../support/visit/quick-walk'
import { expectWholeAnswer, type Whole } from '../../support/visit/whole-answer'
import { LANGUAGES } from '../../support/visit/words'

const woman: SentLife['person'] = {
  ...{ birthDate: day('1985-05-14'), gender: 'FEMALE', work: 'employed' },
  insured: [{ from: day('1985-05-14') }],
  quick: { salary: 85_000, rate: 100 },
}
const ANSWERS: Answers = {
  birthDate: '14.05.1985',
  gender: 'FEMALE',
  status: 'bachelor',
  salary: "85'000",
  work: 'employed',
}
const BY_LAW = [{ kind: 'legalMinimum' as const }]

/** A year earlier at 80 %. */
const CHANGE: Whole['change'] = {
  typed: { retirementDate: '2049-06-01', currentRate: 100, desiredRate: 80 },
  plan: { retirementDate: day('2049-06-01'), rate: 80 },
}

/** Only what the law guarantees is known of the fund. */
const floor = { ages: [58, 70], isComplete: false, change: CHANGE } as const

const PEOPLE: Record<string, { answers: Answers; counted: { answers: number }; whole: Whole }> = {
  single: {
    answers: ANSWERS,
    counted: { answers: 5 },
    whole: { ...floor, life: { person: woman, secondPillar: BY_LAW } },
  },
  'a couple': {
    answers: { ...ANSWERS, status: 'married', partnerYear: '1983', partnerSalary: '96000' },
    counted: { answers: 7 },
    whole: {
      ...floor,
      life: {
        person: woman,
        partner: { birthDate: day('1983-07-01'), gender: 'MALE', quick: { salary: 96_000, rate: 100 } },
        // The year in which the younger of the two was 30.
        marriages: [{ start: day('2015-01-01'), spouse: 'partner' }],
        secondPillar: BY_LAW,
      },
    },
  },
  // Her marriage is not told: the pension rests on her own incomes alone.
  'a divorced woman': {
    answers: { ...ANSWERS, status: 'divorced' },
    counted: { answers: 5 },
    whole: { ...floor, life: { person: woman, secondPillar: BY_LAW } },
  },
  'a mother of three with part-time work': {
    answers: {
      ...ANSWERS,
      salary: '38 000',
      rate: '50',
      childYears: '2010 2013, 2016',
      solde: '12000',
      amount: '1200',
    },
    counted: { answers: 9 },
    whole: {
      ...floor,
      life: {
        person: { ...woman, quick: { salary: 38_000, rate: 50 } },
        children: [2010, 2013, 2016].map((year) => ({ birthDate: day(`${year}-07-01`), parents: 'person' as const })),
        secondPillar: BY_LAW,
        thirdPillar: [{ solde: 12_000, amount: 1200, rate: 0 }],
      },
      change: {
        typed: { retirementDate: '2049-06-01', currentRate: 50, desiredRate: 80 },
        plan: { retirementDate: day('2049-06-01'), rate: 80 },
      },
    },
  },
  'somebody who came at 30': {
    answers: { ...ANSWERS, gender: 'MALE', sinceYear: '2015' },
    counted: { answers: 6 },
    whole: {
      ...floor,
      life: { person: { ...woman, gender: 'MALE', insured: [{ from: day('2015-01-01') }] }, secondPillar: BY_LAW },
    },
  },
  'self-employed without a fund': {
    answers: { ...ANSWERS, work: 'selfEmployed', fund: 'no' },
    counted: { answers: 6 },
    whole: {
      // Nobody pays before the AVS does.
      ...{ ages: [63, 70], isComplete: true, change: CHANGE },
      life: { person: { ...woman, work: 'selfEmployed' }, secondPillar: [] },
    },
  },
  'self-employed with a fund': {
    answers: { ...ANSWERS, work: 'selfEmployed', fund: 'yes' },
    counted: { answers: 6 },
    whole: { ...floor, life: { person: { ...woman, work: 'selfEmployedWithFund' }, secondPillar: BY_LAW } },
  },
}

describe.each(inTurn(LANGUAGES, 0))('from memory (%s)', (language) => {
  it.each(Object.entries(PEOPLE))('%s has the whole answer in three pages', async (_, { answers, counted, whole }) => {
    const { visit, walk } = await toFirstFigure(language, answers)
    // The link at home and the one button, and with the answers the ticked terms.
    expect(walk).toEqual({ pages: ['/', '/own/quick', '/synthesis'], presses: 2, answers: counted.answers + 1 })
    await expectWholeAnswer(visit, whole)
  })
})
