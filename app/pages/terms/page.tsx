import type { SubmissionResult } from '@conform-to/dom'
import type { Connected } from '~/dossier/shape/visitor'
import { Actions, Button } from '~/ui/form/controls/button'
import { Checkbox } from '~/ui/form/controls/choice'
import { fieldsOf } from '~/ui/form/fields'
import { TERMS_FIELDS } from '~/ui/form/terms'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { TermsText } from './terms-text'

type TermsPageProps = {
  page: { version: string; toBeAccepted: boolean; connected: Connected; isInService: boolean }
  /** The returned form. */
  lastResult: SubmissionResult | undefined
}

export function TermsPage({ page, lastResult }: TermsPageProps) {
  const { t } = useText()
  const { version, toBeAccepted, ...settings } = page
  const fields = fieldsOf(TERMS_FIELDS, { submission: lastResult })
  const missing = toBeAccepted && fields.terms.errors ? t('prelogin.terms.missing') : undefined
  return (
    <Page
      title={t('terms.title')}
      intro={t('terms.version', { version })}
      problems={missing ? [{ field: 'terms', message: missing }] : []}
      notice={toBeAccepted && !missing && <ChangedTermsNotice />}
    >
      <TermsText {...settings} />
      {toBeAccepted && (
        <Section title={t('terms.accept.title')} id="accept">
          <VisitorForm isPageForm>
            <Checkbox
              name="terms"
              label={t('prelogin.terms.label')}
              error={missing}
              defaultChecked={fields.terms.initialValue === 'on'}
            />
            <Actions>
              <Button>{t('terms.accept.button')}</Button>
            </Actions>
          </VisitorForm>
        </Section>
      )}
    </Page>
  )
}

function ChangedTermsNotice() {
  const { t } = useText()
  return (
    <Notice kind="info" title={t('terms.accept.noticeTitle')}>
      <p>
        {t('terms.accept.notice')} <a href="#accept">{t('terms.accept.jump')}</a>
      </p>
    </Notice>
  )
}
