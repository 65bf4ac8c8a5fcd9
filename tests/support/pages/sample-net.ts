/** What is left after tax of the pensions of the sample synthesis, by the rules themselves. */
import type { NetAnswer } from '~/estimate/answers/net'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { type Net, type NetQuestion, netOf } from '~/pillars/synthesis/net'
import { alone, column } from './sample-synthesis'

const TODAY = day('2026-11-21')

export const PLACES = {
  LAUSANNE: { canton: 'VD', municipality: 'Lausanne', number: 5586 },
  GENEVA: { canton: 'GE', municipality: 'Genève', number: 6621 },
  ZUG: { canton: 'ZG', municipality: 'Zug', number: 1711 },
  ZURICH: { canton: 'ZH', municipality: 'Zürich', number: 261 },
}
type PlaceName = keyof typeof PLACES

/** 1'902 of the AVS and 1'998 of a fund each month, of somebody alone unless changed. */
export const netAt = (place: PlaceName, changes: Partial<NetQuestion> = {}): Net =>
  netOf({
    column: column(),
    ...{ pension: alone, isCouple: false, mayTellSpouse: true, spousePension: null, law: lawOn(TODAY) },
    ...{ place: { municipality: PLACES[place].number, healthPremium: null }, computedOn: TODAY },
    ...changes,
  })

export const CALCULATOR = 'https://calculator.example.ch/'

/** The calls of a page that tells it. */
export function netCalls(
  place: PlaceName,
  { withChange = null, withoutChange = netAt(place), ...saved }: Partial<NetAnswer> & SavedAmounts = {},
) {
  const { canton, municipality } = PLACES[place]
  const kept = { canton, municipality, healthPremium: null, spousePension: null, ...saved }
  return {
    getPlace: async () => ({ place: kept, cantons: ['VD', 'GE', 'ZG'] as const, isCouple: false }),
    getNet: async () => ({ withoutChange, withChange, place: { canton, municipality }, calculator: CALCULATOR }),
  }
}

type SavedAmounts = { healthPremium?: number | null; spousePension?: number | null }
