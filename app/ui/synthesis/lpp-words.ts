/** How the pension of the funds is written: printed, computed from what they print, or between two ends. */
import { chf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { Column } from '~/pillars/synthesis/result'
import type { T } from '../frame/text'

type LppPension = { monthly: number; sureness?: string | undefined }

/** `CHF 2'150`, or `environ CHF 2'150`. */
export const lppAmount = (t: T, { monthly, sureness }: LppPension): string =>
  sureness === 'computed' && monthly > 0 ? t('outlook.picture.aboutAmount', { amount: chf(monthly) }) : chf(monthly)

/** What it rests on where it is not printed, with its two ends; null: it is printed, or nothing is paid. */
export function lppBasis(
  t: T,
  { monthly, sureness, range }: LppPension & Pick<NonNullable<Column['lpp']>, 'range'>,
): string | null {
  if (sureness !== 'computed' || monthly === 0) return null
  if (!range) return t('synthesis.lppComputed')
  return t('synthesis.lppBetween', { range: rangeText(t, chf(range.low), chf(range.high)) })
}
