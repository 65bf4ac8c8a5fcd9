/** A compared figure in words, and how many agree. */
import type { TFunction } from 'i18next'
import type { Agreement, CheckedFigure, FigureName, WithAgreement } from '~/estimate/answers/checked/case'
import { chf, dayText, percent } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { Day } from '~/pillars/day'

type Figure = WithAgreement<{ figures: CheckedFigure[] }>['figures'][number]

/** How often figures agree, by kind of agreement. */
export type Counts = Record<Agreement, number> & { figures: number }

/** One figure, in words. */
export type FigureView = { key: string; figure: string; published: string; ours: string; agreement: string }

/** A figure that is not ours, with the reason. */
export type DifferingView = { key: string; source: string; sentence: string; reason: string }

export function countsOf(those: readonly WithAgreement<{ figures: CheckedFigure[] }>[]): Counts {
  const counts: Counts = { figures: 0, same: 0, near: 0, within: 0, differs: 0 }
  for (const { figures } of those)
    for (const { agreement } of figures) {
      counts.figures++
      counts[agreement]++
    }
  return counts
}

export const reasonOf = ({ reason }: Figure, t: TFunction) =>
  t(reason ? `checked.reasons.${reason}` : 'checked.differing.unexplained')

/** All other figures are amounts. */
const WRITTEN: Partial<Record<FigureName, (value: number) => string>> = {
  scale: String,
  reduction: percent,
  increase: percent,
}
/** The figures for which `at` is an amount too. */
const AT_AMOUNT: readonly FigureName[] = ['pensionFor']

export function figureView(
  { name, at, of, published, ours, agreement }: Figure,
  key: string,
  t: TFunction,
): FigureView {
  const write = (value: number | Day) =>
    typeof value === 'string' ? dayText(value) : (WRITTEN[name] ?? chf)(value as number)
  const figure = t(`checked.figures.${name}`, { at: AT_AMOUNT.includes(name) ? chf(at ?? 0) : at })
  return {
    key,
    figure: of ? t(`checked.of.${of}`, { figure }) : figure,
    published: write(published),
    ours: typeof ours === 'object' ? rangeText(t, chf(ours.low), chf(ours.high), 'checked.between') : write(ours),
    agreement: t(`checked.agreements.${agreement}`, {
      difference: typeof ours === 'number' ? chf(Math.abs(ours - Number(published))) : '',
    }),
  }
}
