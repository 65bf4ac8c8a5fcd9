/** What is left of the pensions each month after tax, without a change and with it. */
import type { Home, Place } from '~/dossier/shape/place'
import { lawOn } from '~/law/avs/avs-law'
import { incomeTaxLawOn } from '~/law/tax/income-taxes'
import type { PensionResult } from '~/pillars/avs/result'
import { franc } from '~/pillars/money'
import { type Net, type NetPlace, type NetQuestion, netOf } from '~/pillars/synthesis/net'
import type { Column } from '~/pillars/synthesis/result'
import { shownNet } from '~/pillars/synthesis/shown-net'
import type { Case } from '../case/case'
import { municipalityIn, namedHome } from '../case/rules/municipality'

/** Who is taxed together, and where. */
export type TaxedHousehold = {
  place: Place
  /** Lives with a spouse. */
  isCouple: boolean
  /** Whether both spouses have entered each other, so that each may be told what the AVS pays the other. */
  isSpouseShared: boolean
}

/** In each column of a digest; null: that column does not exist. */
export type NetAnswer = {
  withoutChange: Net
  withChange: Net | null
  /** Its name in the register without the canton, or as typed if the register no longer has it. */
  place: Home
  /** The address of the official calculator, for what is not counted here; null: no tables are known yet. */
  calculator: string | null
}

/** A column, and what the AVS pays in it; null: not known. */
type PaidColumn = { column: Column; pension: PensionResult | null }

export type PaidColumns = { withoutChange: PaidColumn; withChange: PaidColumn | null }

export const netIn = (
  known: Case,
  { withoutChange, withChange }: PaidColumns,
  household: TaxedHousehold,
): NetAnswer => ({
  withoutChange: netOfColumn(known, withoutChange, household),
  withChange: withChange && netOfColumn(known, withChange, household),
  place: namedHome(household.place),
  calculator: incomeTaxLawOn(known.day)?.calculator.address ?? null,
})

export function netOfColumn(known: Case, paid: PaidColumn, household: TaxedHousehold): Net {
  const question = netQuestionOf(known, paid, household)
  return question ? netOf(question) : { refused: 'municipalityUnknown' }
}

/** null: the register no longer names the municipality. */
export function netQuestionOf(
  { avs, day }: Case,
  { column, pension }: PaidColumn,
  { place, isCouple, isSpouseShared }: TaxedHousehold,
): NetQuestion | null {
  const found = netPlaceOf(place)
  return (
    found && {
      ...{ column, pension, isCouple, place: found, computedOn: day, law: lawOn(day) },
      mayTellSpouse: avs.facts === null || !avs.isPartnerRegistered || isSpouseShared,
      spousePension: place.spousePension,
    }
  )
}

/** null: the register no longer names the municipality. */
function netPlaceOf({ canton, municipality, healthPremium }: Place): NetPlace | null {
  const place = municipalityIn(canton, municipality)
  if (!('found' in place)) return null
  return { municipality: place.found.number, healthPremium: healthPremium === null ? null : franc(healthPremium) }
}

/** As `tax.income` of the call tells it, in each column; `calculator`: what counts everything. */
export const netInFile = ({ withoutChange, withChange, calculator }: NetAnswer) => ({
  withoutChange: columnInFile(withoutChange),
  withChange: withChange && columnInFile(withChange),
  calculator,
})

const columnInFile = (net: Net) => ({ ...shownNet(net), assumptions: 'refused' in net ? [] : net.assumptions })
