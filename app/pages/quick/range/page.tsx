/** Few answers and their figures, for visitors who come by a form of another site: nothing is kept between the two. */
import type { DraftFigures } from '~/estimate/read/draft'
import { QUICK_PAGE } from '~/forms/quick/form'
import { quickValues } from '~/forms/quick/read'
import { dayText } from '~/language/format'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Fold, Folds } from '~/ui/folds'
import { boundTo } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { Checkbox } from '~/ui/form/controls/choice'
import { fieldsOf } from '~/ui/form/fields'
import type { ReturnedForm } from '~/ui/form/revision'
import { TERMS_FIELDS } from '~/ui/form/terms'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SynthesisAnswer } from '~/ui/synthesis/answer'
import { SynthesisAssumptions } from '~/ui/synthesis/assumptions'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { assumedIn } from '~/ui/synthesis/view'
import { IN_MORE, QuickFields, quickProblems } from '../fields'

/** `typed`: the fields as they were sent, to go on with. `shown` is null where something is wrong with them. */
export type RangeAnswer = {
  form: ReturnedForm
  shown: { figures: DraftFigures; typed: readonly [name: string, text: string][] } | null
}

export function RangePage({ answer }: { answer: RangeAnswer | undefined }) {
  const { t } = useText()
  if (answer?.shown) return <Figures form={answer.form} {...answer.shown} />
  const problems = quickProblems(t, answer?.form)
  return (
    <Page title={t('range.title')} intro={t('range.intro')} problems={problems}>
      <Questions form={answer?.form} />
    </Page>
  )
}

function Figures({ form, figures: { digest, pension, memory }, typed }: { form: ReturnedForm } & ShownFigures) {
  const { t } = useText()
  const { answer, problem } = digest
  return (
    <Page title={t('range.title')} wide isAnswer>
      <PillarPatterns />
      <p className="hint">
        {t('range.from')}{' '}
        {answer && t('synthesis.computedOn', { day: dayText(answer.computedOn), year: answer.lawYear })}
      </p>
      <SynthesisNotices open={null} problem={problem} unfit={null} />
      <div className="top">
        {answer && (
          <SynthesisAnswer
            {...{ digest: answer, memory, play: null }}
            hasAges={false}
            hasPartner={false}
            isCapitalTold={false}
            takesPapers={false}
          />
        )}
        <GoOn typed={typed} />
      </div>
      <Section title={t('range.more')}>
        <Folds>
          <SynthesisAssumptions assumptions={assumedIn(pension.answer)} further={[]} />
          <Fold title={t('range.answers')}>
            <Questions form={form} again />
          </Fold>
        </Folds>
      </Section>
    </Page>
  )
}

type ShownFigures = NonNullable<RangeAnswer['shown']>

/** @param again whether they are asked beside the figures, from which another button leads on */
function Questions({ form, again = false }: { form: ReturnedForm | undefined; again?: boolean }) {
  const { t } = useText()
  const fields = fieldsOf(QUICK_PAGE.shape, { submission: form, saved: quickValues({}) })
  const problems = quickProblems(t, form)
  return (
    <div className="quick">
      <VisitorForm isPageForm>
        <QuickFields
          {...{ fields, bound: boundTo(problems) }}
          {...{ asksSalary: true, asksPartnersSalary: true, asks3a: true, over3a: null }}
          isOpen={problems.some(({ field }) => IN_MORE.test(field))}
        />
        <Button kind={again ? 'secondary' : 'primary'}>{t(again ? 'range.again' : 'quick.button')}</Button>
        <p className="hint">{t('range.note')}</p>
      </VisitorForm>
    </div>
  )
}

/** The same answers for the page where a dossier begins with them, which shows them again where the terms are missing. */
function GoOn({ typed }: Pick<ShownFigures, 'typed'>) {
  const { t, to } = useText()
  const { terms } = fieldsOf(TERMS_FIELDS, {})
  return (
    <Section title={t('range.goOn.title')}>
      <p>{t('range.goOn.text')}</p>
      <VisitorForm action={to('/own/quick')}>
        {typed.map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <Checkbox name={terms.name} label={t('prelogin.terms.label')}>
          <a href={to('/terms')}>{t('prelogin.terms.link')}</a>
        </Checkbox>
        <Button>{t('range.goOn.button')}</Button>
        <p className="hint">{t('range.goOn.kept')}</p>
      </VisitorForm>
    </Section>
  )
}
