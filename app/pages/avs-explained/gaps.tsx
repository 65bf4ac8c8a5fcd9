import type { TFunction } from 'i18next'
import { chf, dayText } from '~/language/format'
import { Article } from '~/ui/explained/explained-steps'
import { paragraph, span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { SummaryList } from '~/ui/summary-list'
import { Words } from '~/ui/term'
import type { GapRun } from './gap-runs'
import type { ExplainedView } from './view'

type GapsFoldProps = {
  gaps: ExplainedView['gaps']
  /** Whether the pension may be capped as part of a couple's. */
  isCouple: boolean
}

/** What the missing years cost, and whom to ask about paying for them. */
export function GapsFold({ gaps, isCouple }: GapsFoldProps) {
  const { t } = useText()
  const { runs, months, filledMonths, monthlyCost, hasOthers } = gaps
  return (
    <Fold title={t('explained.gaps.title')}>
      <p>
        <Words>
          {paragraph(
            t('explained.gaps.total', { span: span(t, months) }),
            hasOthers && t(isCouple ? 'explained.gaps.others' : 'explained.gaps.othersAlone'),
            filledMonths >= months
              ? t('explained.gaps.filledAll')
              : filledMonths > 0 && t('explained.gaps.filled', { months: span(t, filledMonths) }),
          )}
        </Words>
      </p>
      <Cost monthly={monthlyCost} isCouple={isCouple} />
      <Payment runs={runs} />
    </Fold>
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

/** The missing years, and whether they can still be paid for: one sentence for years that have everything in common. */
export function GapRuns({ runs }: Runs) {
  const { t } = useText()
  if (runs.length === 0) return null
  return (
    <ul className="gap-runs">
      {runs.map((run) => {
        const { from, to, months } = run
        const years = from === to ? from : t('explained.yearSpan', { from, to })
        return (
          <li key={from}>
            {t('explained.gaps.run', {
              years,
              months: from === to ? t('explained.months', { count: months }) : span(t, months),
              how: payableText(run, t),
            })}
          </li>
        )
      })}
    </ul>
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

/** The deadlines for paying contributions, what can never be paid, and whom to ask. */
function Payment({ runs }: Runs) {
  const { t } = useText()
  const due = runs.filter(({ reason }) => reason !== 'notInsured' && reason !== 'toCome')
  const isOpen = due.some(({ payable }) => payable !== null)
  return (
    <>
      {runs.some(({ reason }) => reason === 'notInsured' || reason === 'partlyInsured') && (
        <p>
          <Words>{t('explained.gaps.notInsuredWhy')}</Words> <Article article="LAVS art. 1a, 2, 3" />
        </p>
      )}
      {due.length > 0 && (
        <p>
          {paragraph(t('explained.gaps.deadline'), !isOpen && t('explained.gaps.deadlinePassed'))}{' '}
          <Article article="LAVS art. 16 al. 1" />
        </p>
      )}
      <p>
        <Words>{t(isOpen ? 'explained.gaps.ask' : 'explained.gaps.askAnyway')}</Words>
      </p>
    </>
  )
}
