import type { AvsLaw } from '~/law/avs-law'
import { yearOf } from '../day'
import type { AssumptionKey } from '../result'
import type { Career } from './career'
import { hasAssumedCohort } from './reference-age'

/** Which assumptions touched the result of these persons, in a fixed order. */
export function assumptionsOf(careers: readonly Career[], law: AvsLaw): AssumptionKey[] {
  const touched: Record<AvsAssumption, boolean> = {
    lawOfToday: careers.some(({ retirement }) => yearOf(retirement.referenceDay) !== law.lawYear),
    incomeCarriedOn: careers.some((career) => hasYearsToCome(career) && career.account.carriedOn !== null),
    noIncomeKnown: careers.some((career) => hasYearsToCome(career) && career.account.carriedOn === null),
    revaluationFactorAssumed: law.assumed.revaluation,
    minimumContributionOfToday: careers.some(({ contributions }) => contributions.leftOut),
    creditsHalved: careers.some(({ creditYears, creditPercent }) => creditYears > 0 && creditPercent === 50),
    cohortYearsAssumed: careers.some(({ person, retirement }) => hasAssumedCohort(person, retirement)),
  }
  return ORDER.filter((key) => touched[key])
}

const ORDER = [
  'lawOfToday',
  'incomeCarriedOn',
  'noIncomeKnown',
  'revaluationFactorAssumed',
  'minimumContributionOfToday',
  'creditsHalved',
  'cohortYearsAssumed',
] as const satisfies readonly AssumptionKey[]

type AvsAssumption = (typeof ORDER)[number]

const hasYearsToCome = ({ account }: Career) => account.window.at(-1)?.kind === 'toCome'
