import { chf } from '~/language/format'
import { YearDrawing } from '~/ui/chart/year-drawing'
import { runsOf } from '~/ui/chart/year-squares'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { yearsText } from './labels'
import type { FullCheck } from './view'

/** What the lines add up to: one square per year, the figures, and the assumptions in words. */
export function Understood({ check }: { check: FullCheck }) {
  const { t, to } = useText()
  const { summary, squares, owner } = check
  const unread = new Set(squares.filter(({ kind }) => kind === 'unread').map(({ year }) => year))
  const gaps = summary.withoutEntry.flatMap(({ from, to }) => yearsFrom(from, to)).filter((year) => !unread.has(year))
  return (
    <Section title={t('careerCheck.understood')}>
      <Squares squares={squares} />
      <SummaryList rows={useRows(check, gaps)} />
      <Assumed check={check} />
      {gaps.length > 0 && owner === 'person' && (
        <p>
          {t('careerCheck.abroad')} <a href={to('/avs')}>{t('careerCheck.toAbroad')}</a>
        </p>
      )}
    </Section>
  )
}

const yearsFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function useRows({ summary, afterReferenceAge, careCreditYears }: FullCheck, gaps: readonly number[]): SummaryRow[] {
  const { t } = useText()
  const { entries, underMinimum, youthYears, notYetEntered } = summary
  const count = (told: readonly number[]) => ({ count: told.length })
  const years = (
    name: 'gaps' | 'low' | 'youth' | 'toCome' | 'after' | 'care',
    told: readonly number[],
  ): SummaryRow[] =>
    told.length > 0
      ? [
          {
            term: t(`careerCheck.told.${name}`, count(told)),
            value: yearsText(told),
            note: t(`careerCheck.notes.${name}`, count(told)),
          },
        ]
      : []
  return [
    ...(entries
      ? [
          { term: t('careerCheck.told.total'), value: chf(entries.total) },
          { term: t('careerCheck.told.average'), value: chf(entries.average) },
        ]
      : []),
    ...years('gaps', gaps),
    ...years('low', underMinimum),
    ...years('youth', youthYears),
    ...years('toCome', notYetEntered),
    ...years('after', afterReferenceAge),
    ...years('care', careCreditYears),
  ]
}

function Squares({ squares }: Pick<FullCheck, 'squares'>) {
  const { t } = useText()
  if (squares.length === 0) return null
  const told = runsOf(squares).map(({ from, to, kind }) =>
    t(`careerCheck.runs.${kind}`, { years: from === to ? from : `${from}\u2013${to}` }),
  )
  return (
    <YearDrawing
      id="squares"
      squares={squares}
      title={t('careerCheck.squaresTitle')}
      description={told.join(' ')}
      legend={(kind, count) => t(`careerCheck.squares.${kind}`, { count })}
    />
  )
}

function Assumed({ check: { assumptions, notes, someYearsSplit } }: { check: FullCheck }) {
  const { t } = useText()
  const sentences = [
    ...assumptions.map(({ key, years }) => t(`careerCheck.assumed.${key}`, { years: yearsText(years) })),
    ...notes.map(({ key, lines }) =>
      t(`careerCheck.assumed.${key}`, { count: lines.length, lines: yearsText(lines.toSorted((a, b) => a - b)) }),
    ),
    ...(someYearsSplit
      ? [
          t('careerCheck.someYearsSplit', {
            split: yearsText(someYearsSplit.split),
            others: yearsText(someYearsSplit.others),
          }),
        ]
      : []),
  ]
  if (sentences.length === 0) return null
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
