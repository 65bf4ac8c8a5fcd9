import { NO_CHANGE } from '~/dossier/shape/simulation'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { ColumnName, Silent } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import { decisionNotes, decisionRows, decisionTitle, isTold } from '~/takeaway/decision-rows'
import { type ExportedIncome, outlookIn, vestedIn } from '~/takeaway/exported-income'
import type { ExportedSynthesis as Exported } from '~/takeaway/exported-synthesis'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Fold, Folds } from '~/ui/folds'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { answerOf } from '~/ui/synthesis/answer-words'
import { avsCells, avsTexts } from '~/ui/synthesis/avs'
import { Block } from '~/ui/synthesis/blocks'
import type { Cells, RowText } from '~/ui/synthesis/comparison/comparison-rows'
import { changesIn } from '~/ui/synthesis/comparison/simulation-changes'
import { lppCells, lppTexts } from '~/ui/synthesis/lpp'
import { type MissingPart, SynthesisMissing } from '~/ui/synthesis/missing'
import { NotToday } from '~/ui/synthesis/not-today/not-today'
import { describedPicture } from '~/ui/synthesis/outlook/income-picture'
import { pillar3aCells, pillar3aTexts } from '~/ui/synthesis/pillar-3a'
import { TotalTable } from '~/ui/synthesis/total'
import { vestedCells, vestedTexts } from '~/ui/synthesis/vested'

type ExportedColumn = Pick<
  Column,
  | 'retirementDate'
  | 'worksUntil'
  | 'law'
  | 'outlook'
  | 'totalFrom'
  | 'monthlyTotal'
  | 'complete'
  | 'missing'
  | 'first'
  | 'ranges'
  | 'capitalTotal'
> & {
  avs: Omit<NonNullable<Column['avs']>, 'partnerStart'> | null
  lpp: Omit<NonNullable<Column['lpp']>, 'funds'> | null
  vested: (Pick<NonNullable<Column['vested']>, 'current' | 'projected'> & { paidOut: [Day, Franc][] | null }) | null
  pillar3a: Omit<NonNullable<Column['pillar3a']>, 'accounts'> | null
  income: ExportedIncome | null
}

/** Nothing can be simulated on this page, so without a change there is never a second column. */
const namesIn = ({ withChange }: Columns): ColumnName[] =>
  withChange ? ['withoutChange', 'withChange'] : ['withoutChange']

type Columns = { withoutChange: ExportedColumn; withChange: ExportedColumn | null }

type ExportedProps = Pick<Digest, 'computedOn' | 'lawYear'> &
  Columns & {
    silent: readonly Pick<Silent, 'party' | 'column'>[]
    /** The pillars that the person says they do not have. */
    none: { lpp: boolean; pillar3a: boolean }
    change: Exported['change']
    decision: Exported['decision']
  }

/** A shared synthesis, read-only, without links to the person's own pages: the change, the answer, then its parts. */
export function ExportedSynthesis({ computedOn, lawYear, silent, none, change, decision, ...columns }: ExportedProps) {
  const { t } = useText()
  const missing = {
    avs: absent('avs', false),
    lpp: absent('lpp', none.lpp),
    pillar3a: absent('pillar3a', none.pillar3a),
  }
  const { withoutChange, withChange } = columns
  return (
    <>
      <PillarPatterns />
      {change && (
        <section aria-labelledby="change">
          <h2 className="visually-hidden" id="change">
            {t('synthesis.columns.withChange')}
          </h2>
          <ul className="change-words">
            {changeWords(t, change, withChange).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
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
        <Folds>
          <Pillar
            missing={missing.avs}
            columns={columns}
            texts={avsTexts(t)}
            cells={({ avs, ranges }, name) => avs && avsCells(t, avs, ranges, name)}
          />
          <Pillar
            missing={missing.lpp}
            columns={columns}
            texts={lppTexts(t)}
            cells={({ lpp }, name) => lpp && lppCells(lpp, name)}
          />
          {(withoutChange.vested || withChange?.vested) && (
            <Pillar
              missing={missing.lpp}
              title={t('synthesis.vested')}
              columns={columns}
              texts={vestedTexts(t)}
              cells={({ vested }, name) => vested && vestedCells(t, vestedIn(vested), name)}
            />
          )}
          <Pillar
            missing={missing.pillar3a}
            columns={columns}
            texts={pillar3aTexts(t)}
            cells={({ pillar3a }, name) => pillar3a && pillar3aCells(t, pillar3a, name)}
          />
        </Folds>
      </Section>
    </>
  )
}

/** A change of salary is mentioned without its amount. */
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

/** The amount for life, large. */
function Answer({ columns }: { columns: Columns }) {
  const { t } = useText()
  const told = answerOf(t, { ...columns, outlook: outlookIn(columns) })
  if (!told) return null
  return (
    <section className="answer" aria-labelledby="answer">
      <h2 className="answer-head" id="answer">
        {told.title}
      </h2>
      <p className="answer-amount">
        <span className="figure">{told.amount}</span> {told.when}
      </p>
      <ul className="answer-facts">
        {told.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="hint">{t('synthesis.disclaimer')}</p>
    </section>
  )
}

function Picture({ columns, computedOn }: { columns: Columns } & Pick<ExportedProps, 'computedOn'>) {
  const { t } = useText()
  const outlook = outlookIn(columns)
  const { withoutChange, withChange } = columns
  const digest = {
    computedOn,
    withoutChange: drawnColumn(withoutChange),
    withChange: withChange && drawnColumn(withChange),
  }
  const drawn = outlook && describedPicture(t, { outlook, digest })
  if (!drawn) return null
  const { vested } = withChange ?? withoutChange
  return (
    <Section title={t('outlook.income.title')}>
      <IncomePicture {...drawn} />
      <p className="hint">{drawn.hints.join(' ')}</p>
      {vested?.paidOut === null && <p className="hint">{t('exported.vestedNotDrawn')}</p>}
    </Section>
  )
}

const drawnColumn = (column: ExportedColumn) => ({ ...column, vested: column.vested && vestedIn(column.vested) })

/** A shared synthesis only says whether the person has none of a pillar, not why else its figures are missing. */
const absent = (pillar: MissingPart['pillar'], none: boolean): MissingPart => ({
  pillar,
  open: false,
  none,
  notHandled: false,
  withoutIncomes: false,
  silent: [],
})

type PillarProps<Name extends string> = {
  missing: MissingPart
  /** By default the name of the pillar. */
  title?: string
  columns: Columns
  texts: readonly RowText<Name>[]
  cells: (column: ExportedColumn, name: ColumnName) => Cells<Name> | null
}

/** One pillar: its figures, or why there are none. */
function Pillar<Name extends string>({ missing, title: own, columns, texts, cells }: PillarProps<Name>) {
  const { t } = useText()
  const { withChange } = columns
  const title = own ?? t(`synthesis.${missing.pillar}`)
  const [base, changed] = [cells(columns.withoutChange, 'withoutChange'), withChange && cells(withChange, 'withChange')]
  return (
    <Fold title={title}>
      {base || changed ? (
        <Block
          title={title}
          digest={{ withChange }}
          texts={texts}
          columns={namesIn(columns)}
          withoutChange={base}
          withChange={changed}
        />
      ) : (
        <SynthesisMissing {...missing} />
      )}
    </Fold>
  )
}

/** The kinds of parties missing from the total. */
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

/** What the person has chosen between pension and capital, or the tax on capital that is paid in any case. */
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
