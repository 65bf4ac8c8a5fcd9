import type { LawTable, TableId } from '~/pillars/law-tables'

/** The pages with the law's tables, in the order of the pillars. */
export const TABLE_PAGES = ['avs', 'contributions', 'lpp', 'pillar3a'] as const
export type TablePage = (typeof TABLE_PAGES)[number]

export const PATHS = {
  avs: '/law/avs',
  contributions: '/law/contributions',
  lpp: '/law/lpp',
  pillar3a: '/law/3a',
} as const satisfies Record<TablePage, string>

/** The page on the tax on capital, whose figures are not tables by day. */
export const TAX_PATH = '/law/tax'

/** The page of pending changes. */
export const CHANGES_PATH = '/law/changes'

/** Tables of the first pillar that are on the page of its contributions. */
const OF_CONTRIBUTIONS = [
  'contributionPeriod',
  'minimumContribution',
  'wageContribution',
  'selfEmployedRates',
  'nonEmployedSteps',
  'allowanceAfterReferenceAge',
  'paymentDeadline',
] as const satisfies readonly TableId[]
export type ContributionTableId = (typeof OF_CONTRIBUTIONS)[number]

export const tablePageOf = ({ id, pillar }: Pick<LawTable, 'id' | 'pillar'>): TablePage =>
  OF_CONTRIBUTIONS.some((one) => one === id) ? 'contributions' : pillar
