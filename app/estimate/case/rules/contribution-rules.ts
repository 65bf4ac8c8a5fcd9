/** Why something cannot be paid in: a buy-in, into pillar 3a, for missing AVS years. */
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type PayableGap, payableGaps } from '~/pillars/avs'
import type { PaidGap } from '~/pillars/synthesis/change'
import type { Case } from '../case'
import { roomFor } from '../lpp/buy-in-place'
import { pensionIn } from '../pension'
import { Refusal } from '../refusal'
import { buyInDaysOf, buyInProblems } from './buy-in-rules'
import { accountsFor3a, pillar3aProblems } from './pillar-3a-rules'

type ContributionQuery = Pick<
  DigestQuery,
  | 'retirementDate'
  | 'stopsOn'
  | 'lppFrom'
  | 'lppCapitalShare'
  | 'steps'
  | 'stepsDrawFund'
  | 'drawing'
  | 'buyIn'
  | 'pillar3a'
  | 'paysGaps'
>

/** Each problem at its field. */
type ContributionProblems = ReturnType<typeof buyInProblems> &
  ReturnType<typeof pillar3aProblems> & { paysGaps?: ContributionProblemKey }

export function findContributionProblems(known: Case, query: ContributionQuery): ContributionProblems {
  const { buyIn, pillar3a, paysGaps } = query
  if (!buyIn && !pillar3a && !paysGaps) return {}
  const today = known.day
  const ofBuyIn = buyIn && { room: roomFor(known), ...buyInDaysOf(known, query) }
  return {
    ...(ofBuyIn && buyInProblems(query, { ...ofBuyIn, today })),
    ...(pillar3a && pillar3aProblems(pillar3a, accountsFor3a(known), today)),
    ...(paysGaps && gapsToPay(known).length === 0 && { paysGaps: 'noGapToPay' as const }),
  }
}

/**
 * The missing AVS years that can still be paid; none where the account is not known year by year.
 * @throws other errors than refusals
 */
export function gapsToPay(known: Case): PayableGap[] {
  try {
    const pension = pensionIn(known)
    const isKnown = !pension.assumptions.some((key) => key === 'fewFigures' || key === 'forecastAsIs')
    return isKnown ? payableGaps(pension.person.gaps, known.day) : []
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** Each missing year as it is paid. */
export const paidGaps = (gaps: readonly Pick<PayableGap, 'year' | 'months'>[]): PaidGap[] =>
  gaps.map(({ year, months }) => ({ year, months }))
