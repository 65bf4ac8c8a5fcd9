import type { Period } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'

/** What the person is paid from a day on; null: nothing yet. The partner's part does not matter here. */
export const period = (from: string, monthly: number | null): Period => ({
  from: day(from),
  to: null,
  person: monthly === null ? null : wholeFranc(monthly),
  partner: null,
  total: monthly ?? 0,
  capped: false,
})
