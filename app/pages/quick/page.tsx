import type { KeptPaper } from '~/dossier/shape/from-memory'
import { QUICK_PAGE } from '~/forms/quick/form'
import type { quickValues } from '~/forms/quick/read'
import { boundTo } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { Checkbox } from '~/ui/form/controls/choice'
import { fieldsOf } from '~/ui/form/fields'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { TERMS_FIELDS } from '~/ui/form/terms'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import type { OverCeiling } from '~/ui/parties/pillar-3a-view'
import { IN_MORE, QuickFields, quickProblems } from './fields'

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
          <QuickFields
            {...parts}
            asksSalary={asksSalary}
            asksPartnersSalary={!kept.includes('partnerCareer')}
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
