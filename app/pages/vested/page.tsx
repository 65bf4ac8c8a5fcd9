import { MOST_VESTED, type VestedStatement } from '~/dossier/shape/savings-papers'
import { VESTED } from '~/forms/vested'
import { boundTo } from '~/ui/form/bound'
import { questionsOf } from '~/ui/form/confirmed'
import { enteredRows } from '~/ui/form/declaration/entered'
import { type FormValues, fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { AnsweredQuestions } from '~/ui/own-papers/confirm'
import { FormEnd } from '~/ui/own-papers/form-end'
import { ModelPaper } from '~/ui/own-papers/model-paper'
import { PaperFields } from '~/ui/own-papers/paper-fields'
import { PaperForm } from '~/ui/own-papers/paper-form'
import { PaperList } from '~/ui/own-papers/paper-list'
import { numberAgain } from '~/ui/own-papers/place'

type VestedPageProps = {
  page: {
    papers: VestedStatement[]
    revision: string | null
    open: { number: number; values: FormValues<typeof VESTED.shape> | null } | null
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
  const fields = fieldsOf(VESTED.shape, { submission: lastResult, saved })
  const problems = problemsOf(t, lastResult, { form: VESTED, firstField: 'balance' })
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
          <PaperFields declared={VESTED.fields} fields={fields} bound={boundTo(problems)} questions={questions} />
          <AnsweredQuestions {...questions} />
          <FormEnd another={number < MOST_VESTED ? t('vested.another') : null} isSkippable={papers.length === 0} />
        </PaperForm>
      </div>
    </Page>
  )
}

/** Our own drawing, with invented figures. */
function ModelVested() {
  const { t } = useText()
  const { balance, rate } = VESTED.fields
  const lines = [
    { name: t('vested.model.balance'), figure: "31'450", number: balance.mark, needed: true },
    { name: t('vested.model.rate'), figure: '0.25\u00a0%', number: rate.mark, needed: true },
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
        papers={papers.map((paper) => ({ label: paper.label, rows: enteredRows(t, VESTED, paper) }))}
        most={MOST_VESTED}
        revision={revision}
        add={t('vested.another')}
      />
    </Page>
  )
}
