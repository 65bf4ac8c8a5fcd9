/** The income over time in words, for the page and for what is taken home. */
import type { ColumnName, Digest } from '~/pillars/result'
import type { IncomeStep, Outlook } from '~/pillars/synthesis/outlook'
import { chf, dayText } from '~/text/format'
import { span } from './explained-words'
import type { IncomePart } from './income-chart-scale'
import type { MissingPart } from './synthesis-missing'
import type { T } from './text'

/** `age` and `since`: when it begins, as people read it. */
export type ToldStep = IncomeStep & { told: { age: string; since: string } }
/** `column`: where there are two; null: the only one. */
export type IncomePanel = { column: ColumnName | null; title: string; steps: readonly ToldStep[] }

export type IncomeTold = {
  /** Before the numbers: whose salary it is, and which pension is missing. */
  before: readonly string[]
  /** Those of which there is something in one of the columns. */
  parts: readonly IncomePart[]
  panels: readonly IncomePanel[]
  /** After the numbers: what they do not hold. */
  after: readonly string[]
}

type Told = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange'>
  missing: Record<'lpp', Pick<MissingPart, 'none'>>
}

/** null where no income is known. */
export function incomeTold(t: T, { outlook, digest: { computedOn, withoutChange }, missing }: Told): IncomeTold | null {
  const { avs, lpp } = withoutChange
  const panels = panelsOf(t, outlook, computedOn)
  if (panels.every(({ steps }) => steps.every(({ total }) => total <= 0))) return null
  return {
    before: [
      salarySentence(t, outlook.salary),
      ...(avs === null ? [t('outlook.income.withoutAvs')] : []),
      ...(lpp === null && !missing.lpp.none ? [t('outlook.income.withoutLpp')] : []),
    ],
    parts: TOLD_PARTS.filter((part) => panels.some(({ steps }) => steps.some((step) => step[part] !== null))),
    panels,
    after: [t('outlook.income.leftOut'), ...(avs?.partnerStart ? [t('outlook.income.withoutPartner')] : [])],
  }
}

/** In the order in which they come in a life. */
const TOLD_PARTS: readonly IncomePart[] = ['salary', 'avs', 'lpp']

function salarySentence(t: T, today: Outlook['salary']): string {
  if (!today) return t('outlook.income.noSalary')
  return t(`outlook.income.salary.${today.source}`, { salary: chf(today.salary), year: today.year })
}

/** One alone needs no name. */
function panelsOf(t: T, { withoutChange, withChange }: Outlook, today: string): IncomePanel[] {
  const toldIn = (steps: readonly IncomeStep[]) => steps.map((step) => ({ ...step, told: beginOf(t, step, today) }))
  if (!withChange) return [{ column: null, title: t('outlook.income.table'), steps: toldIn(withoutChange.income) }]
  return (['withoutChange', 'withChange'] as const).map((column) => ({
    column,
    title: t('outlook.income.tableIn', { column: t(`outlook.income.columns.${column}`) }),
    steps: toldIn(column === 'withChange' ? withChange.income : withoutChange.income),
  }))
}

const beginOf = (t: T, { from, age }: IncomeStep, today: string): ToldStep['told'] => ({
  age: span(t, 12 * age.years + age.months),
  since: from === today ? t('outlook.income.now') : t('outlook.income.fromDay', { day: dayText(from) }),
})
