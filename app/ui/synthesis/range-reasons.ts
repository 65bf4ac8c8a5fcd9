/** On what a range depends and what makes the amount exact, in sentences: the same on every page and in every file. */
import type { EndsBySpouse, RangeCause } from '~/pillars/result'
import type { T } from '~/ui/frame/text'

/** `whose`: the spouse of unknown incomes. They are split by request after a divorce alone, and not with the spouse of now. */
export const rangeReason = (t: T, cause: RangeCause, whose: EndsBySpouse['whose'] | null): string =>
  cause === 'spouseIncomesUnknown' && whose === 'former'
    ? `${t(`synthesis.rangeReasons.${cause}`)} ${t('synthesis.rangeReasons.divorce')}`
    : t(`synthesis.rangeReasons.${cause}`)
