import type { TFunction } from 'i18next'
import { chf, dayText } from '~/language/format'
import { Article } from '~/ui/explained/explained-steps'
import { paragraph, span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { TableRegion } from '~/ui/table-region'
import type { GapRun } from './gap-runs'
import type { ExplainedView } from './view'

type ExplainedGapsProps = {
  gaps: ExplainedView['gaps']
  /** Whether the pension may be capped as part of a couple's. */
  isCouple: boolean
}

/** The missing years, how much pension they cost, and which can still be paid. */
export function ExplainedGaps({ gaps, isCouple }: ExplainedGapsProps) {
  const { t } = useText()
  const { runs, months, filledMonths, monthlyCost, hasOthers, areTold } = gaps
  if (!areTold) return <Section title={t('explained.gaps.title')} intro={t('explained.gaps.untold')} />
  if (runs.length === 0) return <Section title={t('explained.gaps.title')} intro={t('explained.gaps.none')} />
  return (
    <Section title={t('explained.gaps.title')}>
      <p>
        {paragraph(
          t('explained.gaps.total', { span: span(t, months) }),
          hasOthers && t(isCouple ? 'explained.gaps.others' : 'explained.gaps.othersAlone'),
          filledMonths >= months
            ? t('explained.gaps.filledAll')
            : filledMonths > 0 && t('explained.gaps.filled', { months: span(t, filledMonths) }),
        )}
      </p>
      <Cost monthly={monthlyCost} isCouple={isCouple} />
      <MissingYears runs={runs} />
      <Payment runs={runs} />
    </Section>
  )
}

function Cost({ monthly, isCouple }: { monthly: number; isCouple: boolean }) {
  const { t } = useText()
  if (monthly === 0) return <p>{t('explained.gaps.noCost')}</p>
  const text = t('explained.perMonth', { amount: chf(monthly) })
  const value = <Figure figure="avs.gapCost" value={monthly} text={text} />
  const note = paragraph(t('explained.gaps.costNote'), isCouple && t('explained.gaps.costBeforeCap'))
  return <SummaryList rows={[{ term: t('explained.gaps.cost'), value, note }]} />
}

type Runs = { runs: readonly GapRun[] }

function MissingYears({ runs }: Runs) {
  const { t } = useText()
  return (
    <TableRegion label={t('explained.gaps.table')}>
      <table>
        <caption>{t('explained.gaps.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('explained.gaps.year')}</th>
            <th scope="col">{t('explained.gaps.missing')}</th>
            <th scope="col">{t('explained.gaps.payable')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.from}>
              <th scope="row" className="year">
                {run.from === run.to ? run.from : `${run.from}\u2013${run.to}`}
              </th>
              <td>{span(t, run.months)}</td>
              <td>{payableText(run, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

function payableText(run: GapRun, t: TFunction): string {
  const { reason, insuredMonths } = run
  if (reason === 'notInsured' || reason === 'toCome') return t(`explained.gaps.${reason}`)
  return paragraph(
    reason === 'partlyInsured' && t('explained.gaps.partlyInsured', { count: insuredMonths }),
    reason === 'underMinimum' && t('explained.gaps.underMinimum'),
    deadlineText(run, t),
  )
}

function deadlineText({ from, to, payable }: GapRun, t: TFunction): string {
  if (!payable) return t('explained.gaps.tooLate')
  const day = dayText(payable.until)
  if (from === to) return t('explained.gaps.until', { day })
  if (payable.from === from) return t('explained.gaps.untilAll', { year: from, day })
  if (payable.from === payable.to) return t('explained.gaps.untilOne', { year: payable.from, day })
  return t('explained.gaps.untilSome', { from: payable.from, to: payable.to, day })
}

/** Until when a contribution can be paid, what can never be paid, and whom to ask. */
function Payment({ runs }: Runs) {
  const { t } = useText()
  const due = runs.filter(({ reason }) => reason !== 'notInsured' && reason !== 'toCome')
  const isOpen = due.some(({ payable }) => payable !== null)
  return (
    <>
      {runs.some(({ reason }) => reason === 'notInsured' || reason === 'partlyInsured') && (
        <p>
          {t('explained.gaps.notInsuredWhy')} <Article article="LAVS art. 1a, 2, 3" />
        </p>
      )}
      {due.length > 0 && (
        <p>
          {paragraph(t('explained.gaps.deadline'), !isOpen && t('explained.gaps.deadlinePassed'))}{' '}
          <Article article="LAVS art. 16 al. 1" />
        </p>
      )}
      <p>{t(isOpen ? 'explained.gaps.ask' : 'explained.gaps.askAnyway')}</p>
    </>
  )
}
