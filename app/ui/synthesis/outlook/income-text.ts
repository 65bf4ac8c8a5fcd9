/** The income over time in words, for the page and for the downloads. */
import { lackOf } from '~/language/at-least'
import { chf, dayText } from '~/language/format'
import { rangeKind } from '~/language/range-words'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { IncomeStep, Outlook } from '~/pillars/synthesis/outlook'
import { span } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'

export type IncomePart = 'salary' | 'avs' | 'lpp'

/** `start`: the formatted start, as age and as date. */
export type IncomeStepText = IncomeStep & { start: { age: string; since: string } }
/** `column`: null if there is only one. */
/** `total`: the head of the totals, which says whether a pension is missing from them. */
export type IncomePanel = { column: ColumnName | null; title: string; total: string; steps: readonly IncomeStepText[] }

export type IncomeText = {
  /** Before the figures: the source of the salary, and which pension is missing. */
  before: readonly string[]
  /** The incomes that occur in at least one column. */
  parts: readonly IncomePart[]
  panels: readonly IncomePanel[]
  /** After the figures: what they do not include. */
  after: readonly string[]
}

type IncomeSource = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'withChange'>
}

/** null if no income is known. */
export function incomeText(t: T, { outlook, digest }: IncomeSource): IncomeText | null {
  const { withoutChange, withChange } = digest
  const { avs, missing } = withoutChange
  const isLostByChange = !missing.includes('lpp') && (withChange?.missing.includes('lpp') ?? false)
  const panels = panelsOf(t, { outlook, digest })
  if (panels.every(({ steps }) => steps.every(({ total }) => total <= 0))) return null
  return {
    before: [
      salarySentence(t, outlook.salary),
      ...(missing.includes('avs') ? [t('outlook.income.withoutAvs')] : []),
      ...(missing.includes('lpp')
        ? [t(`outlook.income.${lackOf(withoutChange) === 'lppLaw' ? 'lppByLaw' : 'withoutLpp'}`)]
        : []),
      ...(isLostByChange ? [t('outlook.income.withoutLppByChange')] : []),
    ],
    parts: PARTS_OF_LIFE.filter((part) => panels.some(({ steps }) => steps.some((step) => step[part] !== null))),
    panels,
    after: [
      t('outlook.income.leftOut'),
      ...(withoutChange.ranges ? [t(`outlook.income.withRange.${rangeKind(withoutChange.ranges.causes)}`)] : []),
      ...(avs?.partnerStart ? [t('outlook.income.withoutPartner')] : []),
    ],
  }
}

/** In the order in which they occur in life. */
const PARTS_OF_LIFE: readonly IncomePart[] = ['salary', 'avs', 'lpp']

function salarySentence(t: T, today: Outlook['salary']): string {
  if (!today) return t('outlook.income.noSalary')
  return t(`outlook.income.salary.${today.source}`, { salary: chf(today.salary), year: today.year })
}

/** A single panel is not named after its column. */
function panelsOf(t: T, { outlook: { withoutChange, withChange }, digest }: IncomeSource): IncomePanel[] {
  const today = digest.computedOn
  const total = (column: ColumnName) =>
    t(lackOf(digest[column] ?? digest.withoutChange) ? 'outlook.income.totalAtLeast' : 'outlook.income.total')
  const withStart = (steps: readonly IncomeStep[]) => steps.map((step) => ({ ...step, start: startOf(t, step, today) }))
  if (!withChange) {
    const steps = withStart(withoutChange.income)
    return [{ column: null, title: t('outlook.income.table'), total: total('withoutChange'), steps }]
  }
  return (['withoutChange', 'withChange'] as const).map((column) => ({
    column,
    title: t('outlook.income.tableIn', { column: t(`outlook.income.columns.${column}`) }),
    total: total(column),
    steps: withStart(column === 'withChange' ? withChange.income : withoutChange.income),
  }))
}

/** For a household, in which the partner's fund is never known. */
export const panelOf = (t: T, title: string, steps: readonly IncomeStep[], today: string): IncomePanel => ({
  column: null,
  title,
  total: t('outlook.income.totalAtLeast'),
  steps: steps.map((step) => ({ ...step, start: startOf(t, step, today) })),
})

export const startOf = (t: T, { from, age }: IncomeStep, today: string): IncomeStepText['start'] => ({
  age: span(t, 12 * age.years + age.months),
  since: from === today ? t('outlook.income.now') : t('outlook.income.fromDay', { day: dayText(from) }),
})
