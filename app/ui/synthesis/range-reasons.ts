/**
 * What a range depends on and what would make the amount exact, in sentences that are the same on every page and in every file.
 */
import type { EndsBySpouse, RangeCause } from '~/pillars/avs/result'
import type { T } from '~/ui/frame/text'

/** `whose`: the spouse with unknown incomes. Only after a divorce are incomes split on request, not during a marriage. */
export const rangeReason = (t: T, cause: RangeCause, whose: EndsBySpouse['whose'] | null): string =>
  cause === 'spouseIncomesUnknown' && whose === 'former'
    ? `${t(`synthesis.rangeReasons.${cause}`)} ${t('synthesis.rangeReasons.divorce')}`
    : t(`synthesis.rangeReasons.${cause}`)
