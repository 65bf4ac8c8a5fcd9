import type { ReactNode } from 'react'
import { MOST_STATEMENTS_3A, type Statement3a } from '~/dossier/shape/savings-papers'
import { STATEMENT, statementRows } from '~/forms/account-3a'
import { type Bound, boundTo } from '~/ui/form/bound'
import { type Questions, questionsOf } from '~/ui/form/confirmed'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { usualValues } from '~/ui/form/declaration/form-of'
import { type Field, type FieldsOf, fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReadFigures, ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { AnsweredQuestions } from '~/ui/own-papers/confirm'
import { FormEnd } from '~/ui/own-papers/form-end'
import { ModelPaper } from '~/ui/own-papers/model-paper'
import { isFoldUsed, PaperFields } from '~/ui/own-papers/paper-fields'
import { PaperForm } from '~/ui/own-papers/paper-form'
import { type ListedPaper, PaperList } from '~/ui/own-papers/paper-list'
import { numberAgain } from '~/ui/own-papers/place'
import { fileLabel, linesBehind, PaperFile, ReadNotice } from '~/ui/own-papers/read-from'
import { FollowsWork } from '~/ui/own-papers/work-answers'
import { ceilingText, overCeilingText } from '~/ui/parties/pillar-3a-view'
import type { StatementsView } from './view'

type StatementPageProps = { page: StatementsView; lastResult: ReturnedForm | undefined }

export function StatementPage({ page, lastResult }: StatementPageProps) {
  const { t } = useText()
  const { papers, revision, open, ceiling } = page
  if (!open) return <Statements page={page} lastResult={lastResult} />
  const count = papers.length
  const number = numberAgain(open.number, {
    count,
    most: MOST_STATEMENTS_3A,
    isAddition: lastResult?.isAddition ?? false,
  })
  const isNew = number > count
  const values = isNew ? null : open.values
  const { partyId, name } = open
  const usualName = name ?? t('account3a.usualName', { count: number })
  const saved = values ?? { ...usualValues(STATEMENT), label: usualName }
  const fields = fieldsOf(STATEMENT.shape, { submission: lastResult, saved })
  const read = lastResult?.read
  const problems = problemsOf(t, lastResult, { form: STATEMENT, firstField: 'solde', label: fileLabel(t) })
  const questions = questionsOf(lastResult)
  return (
    <Page
      title={t('account3a.title')}
      problems={problems}
      notice={
        <>
          <SavedMeanwhile form={lastResult} />
          <ReadNotice read={read} />
        </>
      }
      wide
    >
      <DoneNotice possible={['paper']} />
      <div className="paper-desk">
        <ModelStatement isRead={read !== undefined} />
        <PaperForm path="/3a/account" takesFile {...{ number, isNew, revision, lastResult, partyId }}>
          <DefaultButton>{t('words.continue')}</DefaultButton>
          <PaperFile problems={problems} isRead={read !== undefined} />
          {partyId && <input type="hidden" name="entityId" value={partyId} />}
          <StatementFields
            fields={fields}
            bound={boundTo(problems)}
            questions={questions}
            ceiling={ceiling}
            read={read}
          />
          <AnsweredQuestions {...questions} />
          <FormEnd
            another={number < MOST_STATEMENTS_3A ? t('account3a.another') : null}
            isSkippable={papers.length === 0}
          />
        </PaperForm>
      </div>
    </Page>
  )
}

type StatementFieldsProps = {
  fields: FieldsOf<typeof STATEMENT.shape>
  bound: Bound
  questions: Questions
  ceiling: StatementsView['ceiling']
  read: ReadFigures | undefined
}

function StatementFields({ ceiling, read, ...parts }: StatementFieldsProps) {
  const { t } = useText()
  const { fields } = parts
  const behind = linesBehind(read)
  const ceilingBehind = ceiling && <FollowsWork key="ceiling">{ceilingText(t, ceiling)}</FollowsWork>
  const some = { ...parts, behind: { ...behind, amount: [behind.amount, ceilingBehind] } }
  return (
    <div className="kinds">
      <PaperFields declared={MAIN} {...some} />
      <OfKind field={fields.rate} kinds={['account', 'securities']}>
        <PaperFields declared={RATE} {...some} required={{ rate: fields.kind.initialValue !== 'policy' }} />
      </OfKind>
      <OfKind field={fields.maturity} kinds={['policy']}>
        <PaperFields declared={MATURITY} {...some} />
      </OfKind>
      <PaperFields declared={DAY} {...some} />
      <details className="more-figures" open={isFoldUsed(REST, undefined, fields)}>
        <summary>{t('account3a.rest')}</summary>
        <PaperFields declared={REST} {...some} />
      </details>
    </div>
  )
}

const { kind, solde, amount, rate, maturity, paidThisYear, paydate, label } = STATEMENT.fields
const [MAIN, RATE, MATURITY, DAY] = [{ kind, solde, amount }, { rate }, { maturity }, { paydate }]
const REST = { paidThisYear, label }

type OfKindProps = { field: Field; kinds: readonly Statement3a['kind'][]; children: ReactNode }

/** What is asked of some kinds; in sight whatever is chosen where it is answered wrongly. */
const OfKind = ({ field, kinds, children }: OfKindProps) => (
  <div className={field.errors ? undefined : ['kind-part', ...kinds.map((one) => `of-${one}`)].join(' ')}>
    {children}
  </div>
)

/** Our own drawing, with invented figures. */
function ModelStatement({ isRead }: { isRead: boolean }) {
  const { t } = useText()
  const lines = [
    { name: t('account3a.model.solde'), figure: "48'200", number: solde.mark, needed: true },
    { name: t('account3a.model.amount'), figure: "7'000", number: amount.mark, needed: true },
    { name: t('account3a.model.rate'), figure: '0.50\u00a0%', number: rate.mark, needed: true },
  ]
  return (
    <ModelPaper
      title={t('account3a.model.title')}
      model={t('ownPapers.model')}
      hint={t('ownPapers.modelHint')}
      isWide={isRead}
      parts={[{ lines }]}
    />
  )
}

function Statements({ page: { papers, revision, overCeiling }, lastResult }: StatementPageProps) {
  const { t } = useText()
  return (
    <Page title={t('account3a.listTitle')} notice={<SavedMeanwhile form={lastResult} />}>
      <DoneNotice possible={['paper', 'paperRemoved']} />
      <PaperList
        path="/3a/account"
        papers={papers.map((paper) => listed(t, paper))}
        most={MOST_STATEMENTS_3A}
        revision={revision}
        add={t('account3a.another')}
      >
        {overCeiling && <Notice kind="warning">{overCeilingText(t, overCeiling)}</Notice>}
      </PaperList>
    </Page>
  )
}

function listed(t: T, paper: StatementsView['papers'][number]): ListedPaper {
  const { label, entityId, answered } = paper
  return {
    label,
    rows: statementRows(t, paper, ['kind', 'solde', 'amount', 'rate', 'maturity', 'paydate']),
    beside:
      answered && entityId
        ? { id: entityId, name: answered.entityName, asOf: answered.asOf, ownDay: null, counts: answered.counts }
        : null,
  }
}
