/** What a visitor may pay in: a buy-in, into pillar 3a, for a missing AVS year; and what stands against it. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type PayableGap, payableGaps } from '~/pillars/avs'
import { dayOf, yearOf } from '~/pillars/day'
import { ceilingsOn } from '~/pillars/pillar-3a'
import { AS_IT_STANDS, type PaidGap } from '~/pillars/synthesis/change'
import { loadPension } from '../avs/pension'
import { type BuyInNote, buyInNotes, whoBuysIn } from '../lpp/buy-in-notes'
import { knownPolicies } from '../lpp/policies'
import { Refusal } from '../outcome'
import { isWithoutWork } from '../pillar-3a/ceiling'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import { buyInProblems, loadBuyInDays, loadBuyInRoom } from './buy-in-rules'
import {
  type ContributionSuggestion,
  contributionSuggestions,
  type PossibleContributions,
} from './contribution-suggestions'
import { loadWork } from './known-work'
import { loadAccounts3a, loadLatePurchase, loadRoom3a, pillar3aProblems } from './pillar-3a-rules'

type ContributionQuery = Pick<
  DigestQuery,
  | 'retirementDate'
  | 'stopsOn'
  | 'lppFrom'
  | 'lppCapitalShare'
  | 'steps'
  | 'stepsDrawFund'
  | 'buyIn'
  | 'pillar3a'
  | 'paysGaps'
>

/** Each problem at its field. */
type ContributionProblems = ReturnType<typeof buyInProblems> &
  ReturnType<typeof pillar3aProblems> & { paysGaps?: ContributionProblemKey }

/** @throws as `requireBirth` */
export async function findContributionProblems(
  session: Session,
  tools: PartyTools,
  query: ContributionQuery,
  policies: FundPolicies,
): Promise<ContributionProblems> {
  const { buyIn, pillar3a, paysGaps } = query
  if (!buyIn && !pillar3a && !paysGaps) return {}
  const today = tools.clock.today()
  const ofBuyIn = buyIn && {
    room: await loadBuyInRoom(session, tools, policies),
    ...(await loadBuyInDays(session, tools, query, policies)),
  }
  return {
    ...(ofBuyIn && buyInProblems(query, { ...ofBuyIn, today })),
    ...(pillar3a && pillar3aProblems(pillar3a, await loadAccounts3a(session, tools, policies), today)),
    ...(paysGaps && (await loadPayableGaps(session, tools)).length === 0 && { paysGaps: 'noGapToPay' as const }),
  }
}

/**
 * The missing AVS years that can still be paid; none where the account is not known year by year.
 * @throws other errors than refusals
 */
export async function loadPayableGaps(session: Session, tools: PartyTools): Promise<PayableGap[]> {
  try {
    const pension = await loadPension(session, tools, { force: false, situation: AS_IT_STANDS })
    const isKnown = !pension.assumptions.some((key) => key === 'fewFigures' || key === 'forecastAsIs')
    return isKnown ? payableGaps(pension.person.gaps, tools.clock.today()) : []
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** Each missing year as it is paid. */
export const paidGaps = (gaps: readonly Pick<PayableGap, 'year' | 'months'>[]): PaidGap[] =>
  gaps.map(({ year, months }) => ({ year, months }))

/**
 * What can be paid in, and ready-made changes that do. `largest3a`: CHF that anybody may pay in a year;
 * `largestPurchase3a`: CHF that the law lets be bought in one, 0 without work;
 * `marginalRate`: the own tax rate, percent, null: not told.
 */
export type ContributionsAnswer = PossibleContributions & {
  buyInNotes: BuyInNote[]
  largest3a: number
  largestPurchase3a: number
  marginalRate: number | null
  suggestions: ContributionSuggestion[]
}

/** @throws as `requireBirth` */
export async function loadContributions(session: Session, tools: PartyTools): Promise<ContributionsAnswer> {
  const policies = await knownPolicies(session, tools)
  const today = tools.clock.today()
  const work = { salary: (await loadWork(session, tools, policies))?.salary ?? null }
  const room = await loadBuyInRoom(session, tools, policies)
  const possible = {
    buyIn: room && { fundId: room.fundId, fundName: room.fundName, largest: room.largest, refusal: room.refusal },
    pillar3a: await loadRoom3a(session, tools, work),
    purchase: await loadLatePurchase(session, tools, work),
    gaps: await loadPayableGaps(session, tools),
    lastOfYear: dayOf(yearOf(today), 12, 31),
  }
  return {
    ...possible,
    buyInNotes: buyInNotes(whoBuysIn(session.dossier.firstPillar), today),
    largest3a: ceilingsOn(today).withoutFund,
    largestPurchase3a: isWithoutWork(session) ? 0 : ceilingsOn(today).withFund,
    marginalRate: session.dossier.marginalRate,
    suggestions: contributionSuggestions(possible),
  }
}
