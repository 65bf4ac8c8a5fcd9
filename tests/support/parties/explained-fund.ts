import { day } from '~/pillars/day'
import type { PolicyExplanation } from '~/pillars/synthesis/explanation'

/** The input of the page that explains the second pillar, from a fund that gave everything. */
export const EXPLAINED_FUND: PolicyExplanation = {
  fundId: 'a',
  fundName: 'Fund a',
  webUrl: null,
  planName: 'Plan',
  asOf: day('2026-01-01'),
  balance: 300_000.5,
  projectionRate: 1.5,
  withoutInterest: 450_000.25,
  isBetweenAges: false,
  largestCapitalShare: 50,
  isLegalShare: false,
  salaryChange: null,
  bought: null,
  missing: null,
  certificate: null,
}
