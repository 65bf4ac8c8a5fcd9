import { TAX_STATUSES } from '~/dossier/shape/decision'
import type { DecisionAnswer } from '~/estimate/decide/decision'
import type { Attempt } from '~/estimate/outcome'
import { percent } from '~/language/format'
import { type Bound, boundTo } from '~/ui/form/bound'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { RadioGroup, Select } from '~/ui/form/controls/choice'
import { TextField } from '~/ui/form/controls/field'
import { type FieldsOf, fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { DECIDE_FIELDS, decideValues } from './form'
import { DecidedTaxParts } from './tax-parts'

type DecidePageProps = { page: Attempt<DecisionAnswer>; lastResult: ReturnedForm | undefined }

export function DecidePage({ page: { answer, problem }, lastResult }: DecidePageProps) {
  const { t, to } = useText()
  const saved = answer?.decision
  const fields = fieldsOf(DECIDE_FIELDS, { submission: lastResult, saved: saved && decideValues(saved) })
  const largest = answer?.largestCapitalShare ?? null
  const problems = problemsOf(t, lastResult, {
    firstField: 'lppCapitalShare',
    label: (field) => t(`decide.fields.${field as keyof typeof DECIDE_FIELDS}`),
    bounds: largest === null ? {} : { lppCapitalShare: { largest: percent(largest) } },
  })
  return (
    <Page
      title={t('decide.title')}
      intro={<p className="intro">{t('decide.intro')}</p>}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      wide
    >
      <SilentNotice
        problem={problem}
        title={t('decide.unavailable')}
        text={t(problem === 'no info' ? 'problems.birthDateUnknown' : 'decide.unavailableText')}
      />
      {answer?.problem && problems.length === 0 && (
        <Notice kind="warning" title={t('decide.unfit')}>
          <p>{t(`problems.${answer.problem}`)}</p>
        </Notice>
      )}
      {answer?.tax && <DecidedTaxParts tax={answer.tax} />}
      {saved && !answer.tax && !answer.problem && (
        <Notice kind="info" title={t('decide.noCapital')}>
          <p>{t('decide.noCapitalText')}</p>
        </Notice>
      )}
      {answer && (
        <VisitorForm isPageForm>
          <DecideFields fields={fields} bound={boundTo(problems)} answer={answer} />
        </VisitorForm>
      )}
      <Actions>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}

type FieldsProps = { fields: FieldsOf<typeof DECIDE_FIELDS>; bound: Bound; answer: DecisionAnswer }

function DecideFields({ fields, bound, answer: { largestCapitalShare, cantons } }: FieldsProps) {
  const { t } = useText()
  return (
    <>
      <TextField
        {...bound(fields.lppCapitalShare)}
        label={t('decide.fields.lppCapitalShare')}
        hint={
          largestCapitalShare === null
            ? t('simulation.capitalShareUnknown')
            : t('simulation.capitalShareHint', { largest: percent(largestCapitalShare) })
        }
        inputMode="text"
        width="short"
        suffix="%"
      />
      <Select
        {...bound(fields.canton)}
        label={t('decide.fields.canton')}
        hint={t('decide.cantonHint')}
        options={cantons.map((canton) => ({ value: canton, label: t(`words.cantons.${canton}`) }))}
        placeholder={t('decide.chooseCanton')}
        required
      />
      <TextField
        {...bound(fields.municipality)}
        label={t('decide.fields.municipality')}
        hint={t('decide.municipalityHint')}
        autoComplete="address-level2"
        required
      />
      <Status field={bound(fields.status)} />
      <Actions>
        <Button>{t('decide.compute')}</Button>
      </Actions>
    </>
  )
}

function Status({ field: { name, defaultValue, error } }: { field: ReturnType<Bound> }) {
  const { t } = useText()
  return (
    <RadioGroup
      legend={t('decide.fields.status')}
      name={name}
      defaultValue={defaultValue}
      error={error}
      hint={t('decide.statusHint')}
      options={TAX_STATUSES.map((value) => ({ value, label: t(`decide.status.${value}`) }))}
      required
    />
  )
}
