/** What is left of the pensions each month after tax, without a change and with it. */
import type { Place } from '~/dossier/shape/place'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import type { PensionResult } from '~/pillars/avs/result'
import { franc } from '~/pillars/money'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { type Net, type NetPlace, netOf } from '~/pillars/synthesis/net'
import type { Column } from '~/pillars/synthesis/result'
import type { Case } from '../case/case'
import { pensionIn, pensionWith } from '../case/pension'
import { Refusal } from '../case/refusal'
import { changeOf } from '../case/rules/change'
import { municipalityIn } from '../case/rules/municipality'

/** Who is taxed together, and where. */
export type TaxedHousehold = {
  place: Place
  /** Lives with a spouse. */
  isCouple: boolean
  /** Whether both spouses have entered each other, so that each may be told what the AVS pays the other. */
  isSpouseShared: boolean
}

/** In each column of a digest; null: that column does not exist. */
export type NetAnswer = { withoutChange: Net; withChange: Net | null }

/** @param digest of the same case and query */
export function netIn(
  known: Case,
  { digest, query }: { digest: Pick<Digest, ColumnName>; query: DigestQuery },
  household: TaxedHousehold,
): NetAnswer {
  const { withoutChange, withChange } = digest
  const net = (column: Column, pension: () => PensionResult) =>
    netOfColumn(known, { column, pension: orNull(pension) }, household)
  return {
    withoutChange: net(withoutChange, () => pensionIn(known)),
    withChange: withChange && net(withChange, () => pensionWith(known, changeOf(known, query))),
  }
}

/** Of one column, with the AVS pension of the same situation; null: not known. */
export function netOfColumn(
  { avs, day }: Case,
  { column, pension }: { column: Column; pension: PensionResult | null },
  { place, isCouple, isSpouseShared }: TaxedHousehold,
): Net {
  const found = netPlaceOf(place)
  if (!found) return { refused: 'municipalityUnknown' }
  return netOf({
    ...{ column, pension, isCouple, place: found, computedOn: day, law: lawOn(day) },
    mayTellSpouse: avs.facts === null || !avs.isPartnerRegistered || isSpouseShared,
    spousePension: place.spousePension,
  })
}

/** null: the register no longer names the municipality. */
function netPlaceOf({ canton, municipality, healthPremium }: Place): NetPlace | null {
  const place = municipalityIn(canton, municipality)
  if (!('found' in place)) return null
  return { municipality: place.found.number, healthPremium: healthPremium === null ? null : franc(healthPremium) }
}

/** A case that is not computed has no pension. */
function orNull(pension: () => PensionResult): PensionResult | null {
  try {
    return pension()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
