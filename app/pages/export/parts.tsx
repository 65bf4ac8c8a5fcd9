import { NO_CHANGE } from '~/dossier/shape/simulation'
import { dayText } from '~/language/format'
import type { Silent } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { decisionNotes, decisionRows, decisionTitle, isTold } from '~/takeaway/decision-rows'
import type { ExportedSynthesis as Exported } from '~/takeaway/exported-synthesis'
import { PillarPatterns } from '~/ui/chart/pillars'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { changesIn } from '~/ui/synthesis/comparison/simulation-changes'
import { NotToday } from '~/ui/synthesis/not-today/not-today'
import { TotalTable } from '~/ui/synthesis/total'
import { Answer, Picture } from './answer'
import { type Columns, type ExportedColumn, namesIn } from './columns'
import { missingPillars, Pillars } from './pillars'

type ExportedProps = Pick<Digest, 'computedOn' | 'lawYear'> &
  Columns & {
    silent: readonly Pick<Silent, 'party' | 'column'>[]
    /** The pillars that the person says they do not have. */
    none: { lpp: boolean; pillar3a: boolean }
    change: Exported['change']
    decision: Exported['decision']
  }

/** A shared synthesis, read-only, without links to the person's own pages: what is changed, the answer, then its parts. */
export function ExportedSynthesis({ computedOn, lawYear, silent, none, change, decision, ...columns }: ExportedProps) {
  const { t } = useText()
  const missing = missingPillars(none)
  const { withChange } = columns
  return (
    <>
      <PillarPatterns />
      {change && <Changed change={change} column={withChange} />}
      <NotToday column={withChange} />
      <div className="top">
        <Answer columns={columns} />
        <Picture columns={columns} computedOn={computedOn} />
      </div>
      {silent.length > 0 && <Incomplete silent={silent} />}
      <Section title={t('synthesis.total')}>
        <TotalTable {...columns} missing={missing} columns={namesIn(columns)} />
        <p className="hint">{t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear })}</p>
      </Section>
      {decision && isTold(decision) && <Decided decision={decision} />}
      <Section title={t('exported.pillars')}>
        <Pillars missing={missing} columns={columns} />
      </Section>
    </>
  )
}

/** What is changed, in a list that screen readers find under a heading. */
function Changed({ change, column }: { change: NonNullable<Exported['change']>; column: ExportedColumn | null }) {
  const { t } = useText()
  return (
    <section aria-labelledby="change">
      <h2 className="visually-hidden" id="change">
        {t('synthesis.columns.withChange')}
      </h2>
      <ul className="change-words">
        {changeWords(t, change, column).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** Another salary is mentioned without its amount. */
const changeWords = (t: T, change: NonNullable<Exported['change']>, column: ExportedColumn | null) => {
  const { rate, capitalShare, isOtherSalary, isOtherPartnersDay, ...others } = change
  const { outlook = null, law = null } = column ?? {}
  return [
    ...changesIn(t, { ...NO_CHANGE, ...others, desiredRate: rate, lppCapitalShare: capitalShare, outlook, law }),
    ...(isOtherSalary ? [t('exported.otherSalary')] : []),
    ...change.paidIn.map((kind) => t(`exported.paidIn.${kind}`)),
    ...(isOtherPartnersDay ? [t('exported.otherPartnersDay')] : []),
  ]
}

/** The kinds of parties missing in the total. */
function Incomplete({ silent }: Pick<ExportedProps, 'silent'>) {
  const { t } = useText()
  return (
    <Notice kind="warning" title={t('synthesis.totalWithout')}>
      <ul>
        {silent.map(({ party, column }) => {
          const sentence = t(`exported.silent.${party}`)
          const named = column && t('synthesis.inColumn', { column: t(`synthesis.columns.${column}`), sentence })
          return <li key={`${party} ${column}`}>{named ?? sentence}</li>
        })}
      </ul>
    </Notice>
  )
}

/** What the person has chosen of pension and capital, or the tax on the capital that is paid in any case. */
function Decided({ decision }: { decision: NonNullable<Exported['decision']> }) {
  const { t } = useText()
  return (
    <Section title={t(decisionTitle(decision))}>
      <SummaryList rows={decisionRows(t, decision).map(({ term, text }) => ({ term, value: text }))} />
      <ul className="sentences hint">
        {decisionNotes(t, decision).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  )
}
