/** The chosen capital beside the pension given up, once both are taxed: the pension every year, the capital once. */
import type { Decision } from '~/dossier/shape/decision'
import type { Place } from '~/dossier/shape/place'
import { lawOn } from '~/law/avs/avs-law'
import type { Day } from '~/pillars/day'
import { monthsUntilAge, monthsUntilSpent } from '~/pillars/lpp/capital-over-life'
import { column } from '~/pillars/synthesis/digest'
import { type PartAfterTax, type PartRefusal, partAfterTax } from '~/pillars/synthesis/part-after-tax'
import type { Bounds } from '~/pillars/tax/shown-tax-year'
import type { Case } from '../../case/case'
import { partsInEach } from '../digest'
import { netQuestionOf } from '../net'
import type { CapitalChoice } from './choice'
import type { Retirement } from './payments'

type Ends<Amount = number> = { low: Amount; high: Amount }

/**
 * `part`: the pension given up, and what the tax on income leaves of it (LIFD art. 22 al. 1). `left`: of the capital after
 * its own tax (art. 38), CHF.
 */
export type ChoiceAfterTax = {
  part: PartAfterTax
  left: Bounds
  /** For each yield, percent a year, the months for which the capital pays the same; null: without end. */
  lasts: { yearly: number; months: Ends<number | null> }[]
  /** The yield that the visitor gave, percent a year; 0: none. */
  yearly: number
  /** What is left of the pension given up until each age (years) together, CHF; `more`: what is more then; null: it depends on the taxes. */
  overYears: { age: number; pension: Ends; more: 'pension' | 'capital' | null }[]
}

/**
 * `federalOnly`: the canton's tax on the capital is not computed. `dependants`: what children or others supported deduct is not
 * known. `otherStatus`: another tax status is chosen than that of the pensions. `before`: the funds pay before the whole
 * household is retired, which is on `from`.
 */
export type RefusedAfterTax =
  | { refused: PartRefusal | 'federalOnly' | 'dependants' | 'otherStatus' }
  | { refused: 'before'; from: Day }

/** Compared at these ages, in years. */
const AGES = [75, 80, 85, 90]

type ChosenShare = { choice: CapitalChoice; from: Day; retirement: Retirement }
type TaxSituation = {
  place: Place
  decision: Decision
  knownStatus: Decision['status'] | null
  isSpouseShared: boolean
  federalOnly: boolean
}

/** @param chosen the share, and the day from which the funds pay */
export function choiceAfterTax(
  known: Case,
  chosen: ChosenShare,
  taxed: TaxSituation,
): ChoiceAfterTax | RefusedAfterTax {
  const { choice, from } = chosen
  const { decision, knownStatus, federalOnly } = taxed
  const { left } = choice
  if (federalOnly || !left) return { refused: 'federalOnly' }
  if (decision.children) return { refused: 'dependants' }
  if (knownStatus !== null && knownStatus !== decision.status) return { refused: 'otherStatus' }
  const part = givenUpAfterTax(known, chosen, taxed)
  if ('refused' in part) return part
  if (part.from > from) return { refused: 'before', from: part.from }
  const { monthly } = part
  return {
    ...{ part, left },
    lasts: choice.lasts.map(({ yearly }) => ({
      yearly,
      months: {
        low: monthsUntilSpent(left.low, monthly.high, yearly),
        high: monthsUntilSpent(left.high, monthly.low, yearly),
      },
    })),
    yearly: decision.yield ?? 0,
    overYears: AGES.map((age) => ({ age, months: monthsUntilAge(known.person.birthDate, from, age) }))
      .filter(({ months }) => months > 0)
      .map(({ age, months }) => {
        const pension = { low: months * monthly.low, high: months * monthly.high }
        return { age, pension, more: moreOf(pension, left) }
      }),
  }
}

const moreOf = (pension: Ends, capital: Ends) =>
  pension.low > capital.high ? 'pension' : pension.high < capital.low ? 'capital' : null

/** The whole pension is taxed with it, and what is paid without it. */
function givenUpAfterTax(
  known: Case,
  { choice, retirement: { question, situation } }: ChosenShare,
  { place, decision, isSpouseShared }: TaxSituation,
): PartAfterTax | { refused: PartRefusal } {
  const situations = [{ ...situation, capitalShare: 0 }]
  const whole = partsInEach(known, { ...question, situations, causes: [] }).inEach[0]
  if (!whole) throw new RangeError('a situation without its parts')
  const { parts } = whole
  const paid = { column: column(parts, lawOn(known.day)), pension: parts.pension }
  const household = { place, isCouple: decision.status === 'married', isSpouseShared }
  const asked = netQuestionOf(known, paid, household)
  return asked ? partAfterTax(asked, choice.givenUp) : { refused: 'municipalityUnknown' }
}
