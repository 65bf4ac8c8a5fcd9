/** The plan of a life as the change of situation that it is, checked against what the law and the papers allow. */
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import { mostCapitalOfAll } from '~/pillars/lpp'
import { AS_IT_STANDS, type Change } from '~/pillars/synthesis/change'
import { findRetirementProblem } from '../avs/retirement-date'
import { lastSalary } from '../synthesis/known-work'
import { type LifeProblem, LifeRefusal } from './problems'
import { lppOf } from './savings'
import type { Life } from './shape'

/** Percent: the activity rate of now where no certificate names it. */
const USUAL_RATE = 100

/** @throws {LifeRefusal} with every problem of the plan */
export function changeOf(life: Life, day: Day): Change | null {
  const { plan } = life
  if (!plan) return null
  const { retirementDate, lppCapitalShare, salary, rate } = plan
  const isOtherWork = salary !== null || rate !== null
  const current = isOtherWork ? workOfNow(life) : null
  const problems: LifeProblem[] = [
    ...problemOf('plan.retirementDate', retirementDate && findRetirementProblem(retirementDate, life.person, day)),
    ...problemOf('plan.lppCapitalShare', lppCapitalShare ? shareProblem(lppCapitalShare, life, day) : null),
    ...problemOf('person.incomeToCome', isOtherWork && !current ? 'salaryUnknown' : null),
  ]
  if (problems.length > 0) throw new LifeRefusal(problems)
  const newRate = rate ?? current?.rate ?? USUAL_RATE
  return {
    work: current && {
      current,
      insured: current.salary,
      desired: { salary: salary ?? (current.salary * newRate) / current.rate, rate: newRate },
    },
    retirementDate: retirementDate && firstOfMonthFrom(retirementDate),
    capitalShare: lppCapitalShare ?? 0,
  }
}

const problemOf = (field: string, key: LifeProblem['key'] | null): LifeProblem[] => (key ? [{ field, key }] : [])

/** Salary, CHF a year, and activity rate, percent; null: nobody says what is earned. */
function workOfNow({ person, secondPillar }: Life): { salary: number; rate: number } | null {
  const salary = person.incomeToCome ?? lastSalary(person.incomes ?? [])?.amount
  if (!salary) return null
  const rates = secondPillar.flatMap((one) => (one.kind === 'certificate' && one.rate !== null ? [one.rate] : []))
  const rate = rates.reduce((sum, one) => sum + one, 0)
  return { salary, rate: rates.length > 0 ? Math.min(USUAL_RATE, rate) : USUAL_RATE }
}

function shareProblem(share: number, life: Life, day: Day): LifeProblem['key'] | null {
  const { statements } = lppOf({ life, day, situation: AS_IT_STANDS })
  if (statements.length === 0) return 'noFundForCapital'
  const most = mostCapitalOfAll(
    statements.map(({ statement }) => statement),
    day,
  )
  return share > most ? 'capitalShareTooLarge' : null
}
