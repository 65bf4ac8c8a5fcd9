/** A career that the visitor entered, from documents or in a few figures, as an account for the engine. */
import type { Career } from '~/dossier/shape/career'
import type { Gender } from '~/dossier/shape/info'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { accountOf } from '~/papers/extract'
import { type CourseOfPay, type InsuredPeriod, incomesFromFewFigures } from '~/pillars/avs'
import { retirementOf } from '~/pillars/avs/drawing/reference-age'
import { type Day, yearOf } from '~/pillars/day'
import type { AvsAccount } from './facts'

/** Whose career it is. `insured`: when they were insured in Switzerland; null: not given. */
type Who = { birthDate: Day; gender: Gender; insured: readonly InsuredPeriod[] | null; today: Day }

/** null: nothing is known of it. */
export function accountOfCareer(career: Career | null, who: Who): AvsAccount | null {
  if (career === null || career.way === 'none') return null
  if (career.way === 'extract') return accountOfExtract(career, who)
  if (career.way === 'quick') return accountOfFewFigures(career, who)
  const { ramd, scale, year } = career
  return { ...NOTHING_MORE, incomes: null, incomesAsOf: who.today, insured: null, forecast: { ramd, scale, year } }
}

const NOTHING_MORE = { incomeBounds: null, incomeToCome: null, workAfterReferenceAge: null, forecast: null }

type CareerBy<Way extends Career['way']> = Extract<Career, { way: Way }>

/**
 * Lines that could not be read do not count. Years after the reference age are taken to be requested today for the new
 * computation.
 */
function accountOfExtract({ rows, asOf }: CareerBy<'extract'>, { birthDate, gender, today }: Who): AvsAccount {
  const { years, afterReferenceAge } = accountOf(rows, {
    referenceYear: yearOf(retirementOf({ birthDate, gender }).referenceDay),
    minimumIncome: (year) => minimumContributionOf(year).income,
    marriageYears: [],
  })
  return {
    ...NOTHING_MORE,
    incomes: years,
    incomesAsOf: asOf,
    insured: null,
    workAfterReferenceAge: afterReferenceAge.length > 0 ? { incomes: afterReferenceAge, asksOn: today } : null,
  }
}

function accountOfFewFigures(career: CareerBy<'quick'>, { birthDate, insured }: Who): AvsAccount {
  const { salary, since, asOf, blocks } = career
  const course: CourseOfPay = blocks.length > 0 ? blocks : (career.course ?? 'steady')
  return { ...NOTHING_MORE, ...incomesFromFewFigures({ birthDate, salary, since, course, insured, asOf }) }
}
