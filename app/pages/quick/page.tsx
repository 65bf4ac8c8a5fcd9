import type { KeptPaper } from '~/dossier/shape/from-memory'
import { QUICK_PAGE } from '~/forms/quick/form'
import type { quickValues } from '~/forms/quick/read'
import { statusOptions } from '~/language/status-label'
import { boundTo } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { Checkbox } from '~/ui/form/controls/choice'
import { Control } from '~/ui/form/declaration/control'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { TERMS_FIELDS } from '~/ui/form/terms'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { type OverCeiling, overCeilingText } from '~/ui/parties/pillar-3a-view'
import type { QuickParts } from './parts'
import { SinceField } from './since'

type QuickPageProps = {
  page: {
    asksTerms: boolean
    asksSalary: boolean
    values: ReturnType<typeof quickValues>
    /** What papers have said already, which stays. */
    kept: readonly KeptPaper[]
    revision: string | null
    /** The ceiling of pillar 3a that the saved payment exceeds. */
    over3a: OverCeiling | null
  }
  lastResult: ReturnedForm | undefined
}

export function QuickPage({ page, lastResult }: QuickPageProps) {
  const { t, to } = useText()
  const { asksTerms, asksSalary, values, kept, revision, over3a } = page
  const fields = fieldsOf(QUICK_PAGE.shape, { submission: lastResult, saved: values })
  const terms = fieldsOf(TERMS_FIELDS, { submission: lastResult }).terms
  const problems = quickProblems(t, lastResult)
  const parts = { fields, bound: boundTo(problems) }
  return (
    <Page
      title={t('quick.title')}
      intro={t('quick.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      {kept.length > 0 && (
        <p>{t('quick.kept', { papers: kept.map((paper) => t(`quick.papers.${paper}`)).join(', ') })}</p>
      )}
      <div className="quick">
        <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
          <Yourself {...parts} />
          <Work {...parts} asksSalary={asksSalary} />
          <SinceField {...parts} />
          <Spouse {...parts} asksSalary={!kept.includes('partnerCareer')} />
          <More
            {...parts}
            asks3a={!kept.includes('statements')}
            isOpen={problems.some(({ field }) => IN_MORE.test(field))}
            over3a={lastResult ? null : over3a}
          />
          {asksTerms && (
            <Checkbox
              name={terms.name}
              label={t('prelogin.terms.label')}
              error={problems.find(({ field }) => field === terms.name)?.message}
              defaultChecked={terms.initialValue === 'on'}
            >
              <a href={to('/terms')}>{t('prelogin.terms.link')}</a>
            </Checkbox>
          )}
          <Button>{t('quick.button')}</Button>
          <p className="hint">{t('quick.note')}</p>
        </VisitorForm>
      </div>
    </Page>
  )
}

/** Two questions have a sentence of their own where the answer is missing. */
function quickProblems(t: T, lastResult: ReturnedForm | undefined) {
  const own: Record<string, string> = { salary: t('quick.problems.salary'), terms: t('own.missing') }
  return problemsOf(t, lastResult, { form: QUICK_PAGE, firstField: 'birthDate' }).map((problem) => {
    const message = lastResult?.error?.[problem.field]?.[0] === 'required' ? own[problem.field] : undefined
    return message === undefined ? problem : { field: problem.field, message }
  })
}

function Yourself({ fields, bound }: QuickParts) {
  const { t } = useText()
  const { birthDate, gender, status } = QUICK_PAGE.fields
  return (
    <>
      <Control spec={birthDate} field={fields.birthDate} bound={bound} />
      <Control spec={gender} field={fields.gender} bound={bound} />
      <Control
        spec={status}
        field={fields.status}
        bound={bound}
        options={statusOptions(t, fields.gender.initialValue)}
        placeholder={t('avs.statusPlaceholder')}
      />
    </>
  )
}

function Work({ fields, bound, asksSalary }: QuickParts & { asksSalary: boolean }) {
  const { salary, rate, work, fund } = QUICK_PAGE.fields
  return (
    <>
      {asksSalary && (
        <div className="pair">
          <Control spec={salary} field={fields.salary} bound={bound} />
          <div className="narrow">
            <Control spec={rate} field={fields.rate} bound={bound} />
          </div>
        </div>
      )}
      <Control spec={work} field={fields.work} bound={bound} />
      {/* Of employees the law knows whether a fund insures them. */}
      <div className="only-self">
        <Control spec={fund} field={fields.fund} bound={bound} />
      </div>
    </>
  )
}

function Spouse({ fields, bound, asksSalary }: QuickParts & { asksSalary: boolean }) {
  const { t } = useText()
  const { birthYear, salary } = QUICK_PAGE.fields.partner.fields
  return (
    <fieldset className="field only-married">
      <legend>{t('quick.partner')}</legend>
      <div className="pair">
        <div className="narrow">
          <Control spec={birthYear} field={fields.partner.birthYear} bound={bound} />
        </div>
        {asksSalary && <Control spec={salary} field={fields.partner.salary} bound={bound} />}
      </div>
    </fieldset>
  )
}

const IN_MORE = /^(childYears|pillar3a\.)/

type MoreProps = QuickParts & { asks3a: boolean; isOpen: boolean; over3a: OverCeiling | null }

function More({ fields, bound, asks3a, isOpen, over3a }: MoreProps) {
  const { t } = useText()
  const { childYears, pillar3a } = QUICK_PAGE.fields
  const { solde, amount } = fields.pillar3a
  const isFilled = [fields.childYears, solde, amount].some(({ initialValue }) => initialValue)
  return (
    <details className="more-figures" open={isOpen || isFilled}>
      <summary>{t('quick.more')}</summary>
      <Control spec={childYears} field={fields.childYears} bound={bound} />
      {asks3a && (
        <div className="pair">
          <Control spec={pillar3a.fields.solde} field={solde} bound={bound} />
          <Control spec={pillar3a.fields.amount} field={amount} bound={bound} />
        </div>
      )}
      {over3a && <Notice kind="warning">{overCeilingText(t, over3a)}</Notice>}
    </details>
  )
}
