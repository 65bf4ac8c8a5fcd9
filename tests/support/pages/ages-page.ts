/** The page of ages of a married person who has answered everything, before what it compares. */
import type { AgeOutlook } from '~/estimate/answers/ages'
import { day } from '~/pillars/day'
import { signedIn } from '../product/serve-page'
import type { UseCases } from '../product/use-cases'
import { BOTH_ENTERED, couple, digest, info, NOTHING_TOLD, unchanged } from './sample-synthesis'

export const AGES_CALLS: Partial<UseCases> = {
  ...signedIn({ avs: true, lpp: true, pillar3a: true }),
  getSimulation: async () => unchanged,
  getInfo: info('married'),
  getPension: async () => couple,
  getSources: async () => ({ askedAt: null, silentSince: [] }),
  getHousehold: async () => BOTH_ENTERED,
  listSelectedFunds: async () => ['a'],
  listSelectedEntities: async () => ['b'],
  listPensionFunds: async () => [],
  getDigest: async () => ({ ...digest(), withChange: null, silent: [] }),
  getToldChanges: async () => NOTHING_TOLD,
}

/** Of somebody born in May 1970. */
export const ageRow = (years: number, more: Partial<AgeOutlook> & Pick<AgeOutlook, 'column'>): AgeOutlook => ({
  age: { years, months: 0 },
  startsOn: day(`${1970 + years}-06-01`),
  days: { stopsOn: null, retirementDate: day(`${1970 + years}-06-01`), lppFrom: null },
  ...{ avsFrom: null, isPlanned: false, standsApart: false, isReference: false, share: null },
  ...{ evenAt: null, owed: null, pillar3aAtStart: null, isNotDeferred: false, net: null },
  ...more,
})
