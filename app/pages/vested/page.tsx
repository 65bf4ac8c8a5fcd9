import { MOST_VESTED, type VestedStatement } from '~/dossier/shape/savings-papers'
import { chf, percent } from '~/language/format'
import { boundTo } from '~/ui/form/bound'
import { MoneyField, TextField } from '~/ui/form/controls/field'
import { type FormValues, fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { AnsweredQuestions, Confirmable } from '~/ui/own-papers/confirm'
import { questionsOf } from '~/ui/form/confirmed'
import { FormEnd } from '~/ui/own-papers/form-end'
import { Mark, ModelPaper } from '~/ui/own-papers/model-paper'
import { PaperForm } from '~/ui/own-papers/paper-form'
import { PaperList } from '~/ui/own-papers/paper-list'
import { numberAgain } from '~/ui/own-papers/place'
import { VESTED_FIELDS } from './form'

type VestedPageProps = {
  page: {
    papers: VestedStatement[]
    revision: string | null
    open: { number: number; values: FormValues<typeof VESTED_FIELDS> | null } | null
  }
  lastResult: ReturnedForm | undefined
}

export function VestedPage({ page: { papers, revision, open }, lastResult }: VestedPageProps) {
  const { t } = useText()
  if (!open) return <VestedList {...{ papers, revision, lastResult }} />
  const count = papers.length
  const number = numberAgain(open.number, { count, most: MOST_VESTED, isAddition: lastResult?.isAddition ?? false })
  const isNew = number > count
  const values = isNew ? null : open.values
  const saved = values ?? { label: t('vested.usualName', { count: number }) }
  const fields = fieldsOf(VESTED_FIELDS, { submission: lastResult, saved })
  const problems = problemsOf(t, lastResult, { firstField: 'balance', label: (field) => labelOf(t, field) })
  const bound = boundTo(problems)
  const questions = questionsOf(lastResult)
  return (
    <Page
      title={t('vested.title')}
      intro={t('vested.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      wide
    >
      <DoneNotice possible={['paper']} />
      <div className="paper-desk">
        <div>
          <ModelVested />
          <Help summary={t('vested.help')}>{t('vested.helpText')}</Help>
        </div>
        <PaperForm path="/lpp/vested" {...{ number, isNew, revision, lastResult }}>
          <MoneyField
            {...bound(fields.balance)}
            label={t('vested.balance')}
            hint={t('vested.balanceHint')}
            mark={<Mark number={1} needed />}
            required
          />
          <Confirmable field="rate" questions={questions}>
            <TextField
              {...bound(fields.rate)}
              label={t('vested.rate')}
              hint={t('vested.rateHint')}
              mark={<Mark number={2} needed />}
              width="short"
              inputMode="decimal"
              suffix="%"
              required
            />
          </Confirmable>
          <TextField {...bound(fields.label)} label={t('ownPapers.label')} hint={t('ownPapers.labelHint')} required />
          <AnsweredQuestions {...questions} />
          <FormEnd another={number < MOST_VESTED ? t('vested.another') : null} isSkippable={papers.length === 0} />
        </PaperForm>
      </div>
    </Page>
  )
}

const labelOf = (t: T, field: string) =>
  field === 'balance' || field === 'rate' ? t(`vested.${field}`) : t('ownPapers.label')

/** Our own drawing; the figures are those of nobody. */
function ModelVested() {
  const { t } = useText()
  const lines = [
    { name: t('vested.model.balance'), figure: "31'450", number: 1, needed: true },
    { name: t('vested.model.rate'), figure: '0.25\u00a0%', number: 2, needed: true },
  ]
  return (
    <ModelPaper
      title={t('vested.model.title')}
      model={t('ownPapers.model')}
      hint={t('ownPapers.modelHint')}
      parts={[{ lines }]}
    />
  )
}

type VestedListProps = Pick<VestedPageProps['page'], 'papers' | 'revision'> & Pick<VestedPageProps, 'lastResult'>

function VestedList({ papers, revision, lastResult }: VestedListProps) {
  const { t } = useText()
  return (
    <Page title={t('vested.listTitle')} notice={<SavedMeanwhile form={lastResult} />}>
      <DoneNotice possible={['paper', 'paperRemoved']} />
      <PaperList
        path="/lpp/vested"
        papers={papers.map(({ label, balance, rate }) => ({
          label,
          rows: [
            { term: t('vested.balance'), value: chf(balance) },
            { term: t('vested.rate'), value: percent(rate) },
          ],
        }))}
        most={MOST_VESTED}
        revision={revision}
        add={t('vested.another')}
      />
    </Page>
  )
}
