/** The plan of a life as the change of situation that it is, checked against what the law and the papers allow. */

import { type PayableGap, payableGaps } from '~/pillars/avs'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import { mostCapitalOfAll } from '~/pillars/lpp'
import { AS_IT_STANDS, type Change } from '~/pillars/synthesis/change'
import type { WorkInSteps } from '~/pillars/work-in-steps'
import { findRetirementProblem } from '../avs/retirement-date'
import { type BuyInRoom, largestRoom, placesIn } from '../lpp/buy-in-place'
import type { FieldProblem } from '../outcome'
import { opensAccount } from '../pillar-3a/accounts-in-digest'
import { buyInDays, buyInProblems } from '../synthesis/buy-in-rules'
import { paidGaps } from '../synthesis/contributions'
import { lastSalary } from '../synthesis/known-work'
import { pillar3aProblems } from '../synthesis/pillar-3a-rules'
import { drawingSteps, findSharesAndStepsProblems, workInSteps } from '../synthesis/shares-and-steps'
import { endOfWork, findDayProblems, lastDayOfWork } from '../synthesis/three-days'
import { pensionOf } from './facts'
import { retirementIn } from './moment'
import { type LifeProblem, LifeRefusal } from './problems'
import { lppOf, pillar3aQuestionOf } from './savings'
import type { Life } from './shape'

/** Percent: the activity rate of now where no certificate names it. */
const USUAL_RATE = 100

/** @throws {LifeRefusal} with every problem of the plan */
export function changeOf(life: Life, day: Day): Change | null {
  const { plan } = life
  if (!plan || movesNothing(plan)) return null
  const { stopsOn, retirementDate, lppFrom, lppCapitalShare, salary, rate, outlook, law } = plan
  const isOtherWork = salary !== null || rate !== null
  const current = isOtherWork ? workOfNow(life) : null
  const { drawing, partner } = plan
  const newRate = rate ?? current?.rate ?? rateOfNow(life)
  const asked: PlanQuestion = {
    ...{ plan, life, day },
    steps: plan.steps ? workInSteps(plan.steps, newRate, plan.stepsDrawFund) : null,
    room: plan.buyIn && roomOf(life, day),
    gaps: plan.paysGaps ? gapsToPay(life, day) : [],
  }
  const ofShare = problemOf('plan.lppCapitalShare', lppCapitalShare ? shareProblem(lppCapitalShare, life, day) : null)
  const problems: LifeProblem[] = [
    ...problemOf('plan.retirementDate', retirementDate && findRetirementProblem(retirementDate, life.person, day)),
    ...dayProblems(life, day),
    ...ofShare,
    ...problemOf('person.incomeToCome', isOtherWork && !current ? 'salaryUnknown' : null),
    // A share that is refused anyway is not refused for a buy-in too.
    ...contributionProblems(asked).filter(({ field }) => ofShare.length === 0 || field !== 'plan.lppCapitalShare'),
    ...sharesAndSteps(asked, newRate),
  ]
  if (problems.length > 0) throw new LifeRefusal(problems)
  return {
    work: current && {
      current,
      insured: current.salary,
      desired: { salary: salary ?? (current.salary * newRate) / current.rate, rate: newRate },
    },
    stopsOn: life.person.stopsOn && !stopsOn ? null : lastDayOfWork({ stopsOn, lppFrom }),
    retirementDate: retirementDate && firstOfMonthFrom(retirementDate),
    lppFrom: lppFrom && firstOfMonthFrom(lppFrom),
    capitalShare: lppCapitalShare ?? 0,
    steps: asked.steps,
    drawing: drawing && drawingSteps(drawing),
    partnerFrom: partner && firstOfMonthFrom(partner.retirementDate),
    outlook: outlook ?? 'expected',
    law: law ?? 'today',
    buyIn: plan.buyIn && asked.room && { ...plan.buyIn, at: asked.room.at },
    pillar3a: plan.pillar3a,
    paidGaps: paidGaps(asked.gaps),
  }
}

type Plan = NonNullable<Life['plan']>

/** A plan with what is looked up for it once: its steps, where a buy-in goes, and the missing years that it can pay. */
type PlanQuestion = {
  plan: Plan
  life: Life
  day: Day
  steps: WorkInSteps | null
  room: BuyInRoom | null
  gaps: readonly PayableGap[]
}

/** The end of work that the life tells itself counts where the plan tells none. */
const daysIn = ({ plan, life }: Pick<PlanQuestion, 'plan' | 'life'>) => ({
  stopsOn: plan.stopsOn ?? life.person.stopsOn,
  lppFrom: plan.lppFrom,
  retirementDate: plan.retirementDate,
})

/** As on pages; who sends a life knows the partner's incomes, or says that they are unknown. */
function sharesAndSteps(asked: PlanQuestion, before: number): LifeProblem[] {
  const { plan, life, day } = asked
  const { drawing, steps, stepsDrawFund, partner, lppCapitalShare } = plan
  const statements = stepsDrawFund ? statementsOf(life, day) : []
  const { birthDate, gender } = life.person
  const birth = { birthDate, gender }
  const found = [
    ...findSharesAndStepsProblems(
      { drawing, steps, stepsDrawFund, capitalShare: lppCapitalShare ?? 0 },
      {
        ...{ birth, before, today: day },
        retirement: endOfWork(daysIn(asked), birth),
        statements: statements.length > 0 ? statements : null,
      },
    ),
    ...(partner ? partnerProblem(partner.retirementDate, life.partner, day) : []),
  ]
  return found.map(({ field, key }) => ({ field: `plan.${field}`, key }))
}

function partnerProblem(retirementDate: Day, spouse: Life['partner'], day: Day): FieldProblem[] {
  const field = 'partner.retirementDate'
  if (!spouse) return [{ field, key: 'noPartner' }]
  if (spouse.incomes === null) return [{ field, key: 'partnerPensionUnknown' }]
  const key = findRetirementProblem(retirementDate, spouse, day)
  return key ? [{ field, key }] : []
}

const statementsOf = (life: Life, day: Day) =>
  lppOf({ life, day, situation: AS_IT_STANDS }).statements.map(({ statement }) => statement)

/** What somebody needs moves no figure, and how ages are compared none but theirs. */
const movesNothing = ({ need, avsFrom, ...change }: NonNullable<Life['plan']>) =>
  (need !== null || avsFrom !== null) && Object.values(change).every((value) => !value)

function contributionProblems(asked: PlanQuestion): LifeProblem[] {
  const { plan, life, day, room, gaps } = asked
  const { buyIn, pillar3a, paysGaps, lppCapitalShare } = plan
  const into3a = () => {
    const { accounts } = pillar3aQuestionOf({ life, day, situation: AS_IT_STANDS })
    const { birthDate, gender } = life.person
    return {
      accounts,
      opens: opensAccount(accounts, { birthDate, gender, computedOn: day, isPaid: isAtWork(life) }),
    }
  }
  const found = {
    ...(buyIn &&
      buyInProblems({ buyIn, lppCapitalShare: lppCapitalShare ?? 0 }, { room, today: day, ...daysOfBuyIn(asked) })),
    ...(pillar3a && pillar3aProblems(pillar3a, into3a(), day)),
    ...(paysGaps && gaps.length === 0 && { paysGaps: 'noGapToPay' as const }),
  }
  return Object.entries(found).flatMap(([field, key]) => problemOf(`plan.${field}`, key ?? null))
}

function daysOfBuyIn(asked: PlanQuestion) {
  const { plan, life, day, steps } = asked
  const { drawing } = plan
  const { stopsOn, lppFrom, retirementDate } = daysIn(asked)
  const planned = {
    ...AS_IT_STANDS,
    retirementDate: retirementDate && firstOfMonthFrom(retirementDate),
    drawing: drawing && drawingSteps(drawing),
  }
  const days = {
    stopsOn: lastDayOfWork({ stopsOn, lppFrom }),
    retirementDate: retirementIn({ life, day, situation: planned }),
    ...{ lppFrom, steps },
  }
  return buyInDays(days, life.person, { statements: statementsOf(life, day), today: day })
}

/** The certificate that leaves most to buy; null: none says how much. */
function roomOf(life: Life, day: Day): BuyInRoom | null {
  const { statements } = lppOf({ life, day, situation: AS_IT_STANDS })
  const papers = statements.flatMap(({ field, statement }, index) => {
    const paper = life.secondPillar.filter(({ kind }) => kind !== 'vested')[index]
    return paper?.kind === 'certificate' ? [{ field, statement, paper }] : []
  })
  const vested = life.secondPillar.reduce((sum, one) => (one.kind === 'vested' ? sum + one.balance : sum), 0)
  return largestRoom(placesIn([], papers), {
    birthDate: life.person.birthDate,
    on: day,
    vested,
    pillar3a: life.thirdPillar.reduce((sum, { solde }) => sum + solde, 0),
  })
}

const gapsToPay = (life: Life, day: Day): PayableGap[] =>
  payableGaps(pensionOf({ life, day, situation: AS_IT_STANDS }).person.gaps, day)

const problemOf = (field: string, key: LifeProblem['key'] | null): LifeProblem[] => (key ? [{ field, key }] : [])

function dayProblems(life: Life, day: Day): LifeProblem[] {
  const { stopsOn, lppFrom } = life.plan ?? {}
  const statements = lppFrom ? statementsOf(life, day) : []
  const facts = { birth: life.person, today: day, statements: lppFrom && statements.length === 0 ? null : statements }
  // The end of work that the life tells itself may be past.
  const found = findDayProblems({ stopsOn: stopsOn ?? life.person.stopsOn, lppFrom }, facts)
  return [...problemOf('plan.stopsOn', stopsOn ? found.stopsOn : null), ...problemOf('plan.lppFrom', found.lppFrom)]
}

/** Salary, CHF a year, and activity rate, percent; null: nobody says what is earned. */
export function workOfNow({ person, secondPillar }: Life): { salary: number; rate: number } | null {
  const salary = person.incomeToCome ?? lastSalary(person.incomes ?? [])?.amount
  if (!salary) return null
  return { salary, rate: rateOfNow({ secondPillar }) }
}

/** Who says that they do not work opens no account, whatever they earned last. */
const isAtWork = (life: Life) => life.person.work !== 'none' && workOfNow(life) !== null

function rateOfNow({ secondPillar }: Pick<Life, 'secondPillar'>): number {
  const rates = secondPillar.flatMap((one) => (one.kind === 'certificate' && one.rate !== null ? [one.rate] : []))
  const rate = rates.reduce((sum, one) => sum + one, 0)
  return rates.length > 0 ? Math.min(USUAL_RATE, rate) : USUAL_RATE
}

function shareProblem(share: number, life: Life, day: Day): LifeProblem['key'] | null {
  const statements = statementsOf(life, day)
  if (statements.length === 0) return 'noFundForCapital'
  const most = mostCapitalOfAll(statements, day)
  return share > most ? 'capitalShareTooLarge' : null
}
