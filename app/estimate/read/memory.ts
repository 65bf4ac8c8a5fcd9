/** What each pillar of an estimate rests on, where somebody answered from memory. */
import { saysNo3a } from '~/dossier/rules/savings-rules'
import type { OwnAccounts3a } from '~/dossier/shape/account-3a'
import { mostInto3a } from '~/dossier/shape/ceiling-3a'
import { hasEndedMarriage } from '~/dossier/shape/family-questions'
import type { Dossier } from '~/dossier/shape/shape'
import type { AskedParties } from '~/dossier/shape/visitor'
import { type FundAnswer, pensionFundOf } from '~/dossier/shape/work'
import { LPP_ENTRY_THRESHOLD } from '~/law/lpp/limits'
import { rowOn } from '~/law/table'
import { type Day, yearOf } from '~/pillars/day'
import { ceilingOf } from '../answers/pillar-3a/ceiling'
import type { Visit } from '../visit'
import { getCareers } from './papers'
import { getSteps } from './user'

/**
 * `marriage`: few figures, and a marriage that nobody has told. `law`: the guarantee of the law alone, `lawFrom25`: which begins
 * later. `noFund`: self-employed without one; `noWork`: nobody insures the person now; `belowThreshold`: a salary that the law
 * does not insure; `severalWorks`: employed and self-employed, so that what of it is insured is not known; `open`: nothing is told. `threshold`: CHF a year. `over3a`: the
 * ceiling of pillar 3a and what is planned, CHF a year, where that is more.
 */
export type MemoryBasis = {
  avs: 'quick' | 'marriage'
  lpp: 'law' | 'lawFrom25' | 'noFund' | 'noWork' | 'belowThreshold' | 'severalWorks' | 'papers' | 'vested' | 'open'
  pillar3a: 'quick' | 'papers' | 'none' | 'open'
  threshold: number
  over3a: (OwnAccounts3a['ceiling'] & { planned: number }) | null
  asks: AskedParties
}

/** null: parties or papers answer for every pillar. */
export function readMemoryBasis(visit: Visit): MemoryBasis | null {
  const { own, asks } = getSteps(visit)
  if (own === null || getCareers(visit).person?.way !== 'quick') return null
  const { session, tools } = visit
  const { dossier } = session
  const { firstPillar, secondPillar, thirdPillar } = dossier
  if (!firstPillar.info || secondPillar.selection?.length || thirdPillar.selection?.length) return null
  const today = tools.clock.today()
  const threshold = rowOn(LPP_ENTRY_THRESHOLD, today).value
  const lpp = lppBasis(dossier, threshold, today)
  return {
    ...{ avs: avsBasis(dossier), lpp, pillar3a: basis3a(dossier), threshold, asks },
    over3a: overCeiling(dossier, lpp, today),
  }
}

/** Where nobody says whether a fund insures, only what exceeds both ceilings is known to be too much. */
function overCeiling(dossier: Dossier, lpp: MemoryBasis['lpp'], day: Day): MemoryBasis['over3a'] {
  const career = dossier.firstPillar.careers.person
  const isNone = dossier.firstPillar.info?.person.work === 'none'
  const onAccount = career?.way === 'quick' && !isNone ? { salary: career.salary } : null
  const told = lpp === 'law' || lpp === 'lawFrom25' ? 'yes' : pensionFundOf(dossier)
  const ceilingWith = (fund: FundAnswer) => ceilingOf({ work: { isNone, fund, onAccount }, day })
  const ceilings = told === 'unknown' ? [ceilingWith('yes'), ceilingWith('no')] : [ceilingWith(told)]
  const planned = dossier.thirdPillar.statements.reduce((sum, { amount }) => sum + amount, 0)
  const highest = ceilings.toSorted((one, other) => (mostInto3a(one) ?? 0) - (mostInto3a(other) ?? 0)).at(-1)
  return highest && planned > (mostInto3a(highest) ?? Number.POSITIVE_INFINITY) ? { ...highest, planned } : null
}

function avsBasis({ firstPillar: { info, family } }: Dossier): MemoryBasis['avs'] {
  const isOpen = info?.person.assumed?.includes('marriageNotTold') && !hasEndedMarriage(family)
  return isOpen ? 'marriage' : 'quick'
}

/** Savings of the law begin on 1 January after this birthday (LPP art. 7 al. 1). */
const SAVES_AFTER = 24

function lppBasis(dossier: Dossier, threshold: number, today: Day): MemoryBasis['lpp'] {
  const { firstPillar, secondPillar } = dossier
  if (secondPillar.certificates.length > 0) return 'papers'
  const { work, birthDate } = firstPillar.info?.person ?? {}
  const fund = pensionFundOf(dossier)
  const career = firstPillar.careers.person
  const salary = career?.way === 'quick' ? career.salary : 0
  const isInsured = work === 'employed' ? fund !== 'no' : work === 'selfEmployed' && fund === 'yes'
  if (isInsured && salary > threshold)
    return birthDate && yearOf(today) - yearOf(birthDate) <= SAVES_AFTER ? 'lawFrom25' : 'law'
  if (secondPillar.vested.length > 0) return 'vested'
  if (isInsured) return 'belowThreshold'
  if (work === 'none') return 'noWork'
  // The law insures the salary of the employment (LPP art. 2, 7), and only what all work brings together was asked.
  if (work === 'several' && fund !== 'no') return 'severalWorks'
  return fund === 'no' ? 'noFund' : 'open'
}

/** An account without a name, a day or an interest was typed from memory. */
function basis3a({ thirdPillar }: Dossier): MemoryBasis['pillar3a'] {
  const { statements } = thirdPillar
  if (statements.length === 0) return saysNo3a(thirdPillar) ? 'none' : 'open'
  return statements.some(({ label, paydate, rate }) => label === '' && paydate === null && rate === 0)
    ? 'quick'
    : 'papers'
}
