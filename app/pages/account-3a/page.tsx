import { ACCOUNT_KINDS, MOST_STATEMENTS_3A } from '~/dossier/shape/savings-papers'
import { chf, dayText, percent } from '~/language/format'
import { type Bound, boundTo } from '~/ui/form/bound'
import { RadioGroup } from '~/ui/form/controls/choice'
import { DayField, MoneyField, TextField } from '~/ui/form/controls/field'
import { type FieldsOf, fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { AnsweredQuestions, Confirmable } from '~/ui/own-papers/confirm'
import { type Questions, questionsOf } from '~/ui/form/confirmed'
import { FormEnd } from '~/ui/own-papers/form-end'
import { Mark, ModelPaper } from '~/ui/own-papers/model-paper'
import { PaperForm } from '~/ui/own-papers/paper-form'
import { type ListedPaper, PaperList } from '~/ui/own-papers/paper-list'
import { numberAgain } from '~/ui/own-papers/place'
import { FollowsWork } from '~/ui/own-papers/told-work'
import { ceilingText, overCeilingText } from '~/ui/parties/pillar-3a-view'
import { STATEMENT_FIELDS } from './form'
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
  const saved = values ?? { label: name ?? t('account3a.usualName', { count: number }), kind: 'account' }
  const fields = fieldsOf(STATEMENT_FIELDS, { submission: lastResult, saved })
  const problems = problemsOf(t, lastResult, { firstField: 'solde', label: (field) => labelOf(t, field) })
  const questions = questionsOf(lastResult)
  return (
    <Page
      title={t('account3a.title')}
      intro={t('account3a.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      wide
    >
      <DoneNotice possible={['paper']} />
      <div className="paper-desk">
        <ModelStatement />
        <PaperForm path="/3a/account" {...{ number, isNew, revision, lastResult, partyId }}>
          {partyId && <input type="hidden" name="entityId" value={partyId} />}
          <StatementFields fields={fields} bound={boundTo(problems)} questions={questions} ceiling={ceiling} />
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
  fields: FieldsOf<typeof STATEMENT_FIELDS>
  bound: Bound
  questions: Questions
  ceiling: StatementsView['ceiling']
}

function StatementFields({ fields, bound, questions, ceiling }: StatementFieldsProps) {
  const { t } = useText()
  const kinds = ACCOUNT_KINDS.map((value) => ({ value, label: t(`account3a.kinds.${value}`) }))
  return (
    <>
      <RadioGroup {...bound(fields.kind)} legend={t('account3a.kind')} options={kinds} required />
      <MoneyField
        {...bound(fields.solde)}
        label={t('account3a.solde')}
        hint={t('account3a.soldeHint')}
        mark={<Mark number={1} needed />}
        required
      />
      <MoneyField
        {...bound(fields.amount)}
        label={t('account3a.amount')}
        hint={t('account3a.amountHint')}
        mark={<Mark number={2} needed />}
        required
      />
      {ceiling && <FollowsWork>{ceilingText(t, ceiling)}</FollowsWork>}
      <Confirmable field="rate" questions={questions}>
        <TextField
          {...bound(fields.rate)}
          label={t('account3a.rate')}
          hint={t('account3a.rateHint')}
          mark={<Mark number={3} needed />}
          width="short"
          inputMode="decimal"
          suffix="%"
          required={fields.kind.initialValue !== 'policy'}
        />
      </Confirmable>
      <MoneyField {...bound(fields.paidThisYear)} label={t('account3a.paidThisYear')} hint={t('account3a.paidHint')} />
      <DayField {...bound(fields.paydate)} label={t('account3a.paydate')} hint={t('account3a.paydateHint')} />
      <MoneyField {...bound(fields.maturity)} label={t('account3a.maturity')} hint={t('account3a.maturityHint')} />
      <TextField {...bound(fields.label)} label={t('ownPapers.label')} hint={t('ownPapers.labelHint')} required />
    </>
  )
}

type OwnField = Exclude<keyof typeof STATEMENT_FIELDS, 'label'>
const isOwnField = (name: string): name is OwnField => name !== 'label' && Object.hasOwn(STATEMENT_FIELDS, name)
const labelOf = (t: T, field: string) => (isOwnField(field) ? t(`account3a.${field}`) : t('ownPapers.label'))

/** Our own drawing; the figures are those of nobody. */
function ModelStatement() {
  const { t } = useText()
  const lines = [
    { name: t('account3a.model.solde'), figure: "48'200", number: 1, needed: true },
    { name: t('account3a.model.amount'), figure: "7'000", number: 2, needed: true },
    { name: t('account3a.model.rate'), figure: '0.50\u00a0%', number: 3, needed: true },
  ]
  return (
    <ModelPaper
      title={t('account3a.model.title')}
      model={t('ownPapers.model')}
      hint={t('ownPapers.modelHint')}
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
  const { label, kind, solde, amount, rate, paydate, maturity, entityId, answered } = paper
  return {
    label,
    rows: [
      { term: t('account3a.kind'), value: t(`account3a.kinds.${kind}`) },
      { term: t('account3a.solde'), value: chf(solde) },
      { term: t('account3a.amount'), value: chf(amount) },
      ...(rate === null || kind === 'policy' ? [] : [{ term: t('account3a.rate'), value: percent(rate) }]),
      ...(maturity === null ? [] : [{ term: t('account3a.maturity'), value: chf(maturity) }]),
      ...(paydate === null ? [] : [{ term: t('account3a.paydate'), value: dayText(paydate) }]),
    ],
    beside:
      answered && entityId
        ? { id: entityId, name: answered.entityName, asOf: answered.asOf, ownDay: null, counts: answered.counts }
        : null,
  }
}
