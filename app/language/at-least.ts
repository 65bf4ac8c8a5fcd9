/** How a total that lacks a pillar is written: the same on every page and in every file. */
import type { TFunction } from 'i18next'
import type { Pillar } from '~/pillars/result'
import type { Difference } from '~/pillars/synthesis/result'

/**
 * `avs`: the AVS is missing; `lpp`: the second pillar is missing, it is the AVS alone; `lppPart`: a part of the second
 * pillar is missing; `lppLaw`: it is only what the law guarantees.
 */
export type Lack = 'avs' | 'lpp' | 'lppPart' | 'lppLaw'

/** Fits a column, or the part of one. */
type IncompleteTotal = { missing: readonly Pillar[]; lpp: LppOfTotal | null }
type LppOfTotal = { monthly?: number; sureness?: string; funds?: readonly { isByLaw?: true }[] }

/** What the monthly total of a column lacks; null: no pillar with a monthly payment. */
export const lackOf = ({ missing, lpp }: IncompleteTotal): Lack | null =>
  missing.includes('avs') ? 'avs' : missing.includes('lpp') ? (lpp ? partOf(lpp) : 'lpp') : null

const partOf = ({ sureness, funds = [] }: LppOfTotal): Lack =>
  sureness === 'floor' || funds.some(({ isByLaw }) => isByLaw) ? 'lppLaw' : 'lppPart'

/** `Au moins, AVS seule : CHF 2'278`; only the amount if nothing is missing. */
export const atLeast = (t: TFunction, lack: Lack | null, amount: string): string =>
  lack ? t(`words.atLeast.${lack}`, { amount }) : amount

/** Fits a column, its part in a shared synthesis, or an older link, which does not say how sure its pension is. */
type TotalOfFunds = {
  complete: boolean
  ranges?: object | null
  lpp: { monthly?: number; sureness?: string } | null
}

/**
 * Whether a whole total counts a pension of the funds that is computed from what they print. A range, or what is missing, says
 * more.
 */
export const isAbout = ({ complete, ranges, lpp }: TotalOfFunds): boolean =>
  complete && !ranges && lpp?.sureness === 'computed' && (lpp.monthly ?? 0) > 0

/** A monthly total in the words that say what it lacks, or that it is computed: `environ CHF 6'100`. */
export const totalWords = (t: TFunction, column: IncompleteTotal & TotalOfFunds, amount: string): string => {
  const lack = lackOf(column)
  if (lack) return atLeast(t, lack, amount)
  return isAbout(column) ? t('outlook.picture.aboutAmount', { amount }) : amount
}

/**
 * Whether two totals lack the same; otherwise one of them is not smaller but a different figure. `of`: the pillars of
 * the total.
 */
export const hasSameLacks = (
  of: readonly Pillar[],
  one: Pick<IncompleteTotal, 'missing'>,
  other: typeof one,
): boolean => of.every((pillar) => one.missing.includes(pillar) === other.missing.includes(pillar))

type ComparedColumns = Record<'withoutChange', { complete: boolean }> &
  Record<'withChange', { complete: boolean } | null>

/**
 * Without the difference of a monthly total that lacks a pillar: what is known of it is the difference of another
 * figure.
 */
export const differencesOfWhole = ({
  differences,
  withoutChange,
  withChange,
}: ComparedColumns & { differences: readonly Difference[] }): Difference[] =>
  differences.filter(
    ({ figure }) => figure !== 'total.monthly' || (withoutChange.complete && withChange?.complete !== false),
  )
