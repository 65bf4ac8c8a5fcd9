import type { SubmissionResult } from '@conform-to/dom'
import { Form } from '@remix-run/react'
import type { Connected } from '~/dossier/shape/visitor'
import { Actions, Button } from '~/ui/form/controls/button'
import { Checkbox, RadioGroup } from '~/ui/form/controls/choice'
import { fieldsOf } from '~/ui/form/fields'
import { PAGE_FORM } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import type { PageTitle } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { PRELOGIN_FIELDS, TYPED } from './form'
import { LoginFunds } from './login-funds'
import type { loginFundsView } from './view'

export const PROBLEMS = [
  'refused',
  'expired',
  'wrongState',
  'failed',
  'unavailable',
  'notVerified',
  'tooLarge',
] as const

type PreloginProps = {
  pageTitle: PageTitle
  /** The short form, for returning visitors. */
  short: boolean
  /** Why the last sign-in failed. */
  problem: (typeof PROBLEMS)[number] | null
  sandbox: boolean
  connected: Connected
  /** Whether the visitor has entered figures without a sign-in, so that the page asks whether to keep them. */
  hasTyped: boolean
  /** The funds that support sign-in; null: not shown. */
  funds: ReturnType<typeof loginFundsView> | null
  lastResult: SubmissionResult | undefined
}

export function Prelogin({ pageTitle, short, problem, sandbox, connected, ...form }: PreloginProps) {
  const { hasTyped, funds, lastResult } = form
  const { t, to } = useText()
  const fields = fieldsOf(PRELOGIN_FIELDS, { submission: lastResult })
  const missing = fields.terms.errors && t('prelogin.terms.missing')
  const notChosen = fields.typed.errors && t('prelogin.typed.missing')
  return (
    <Page
      title={t(pageTitle.key)}
      intro={t(short ? 'prelogin.short.intro' : 'prelogin.intro')}
      problems={[
        ...(notChosen ? [{ field: 'typed', message: notChosen }] : []),
        ...(missing ? [{ field: 'terms', message: missing }] : []),
      ]}
      notice={
        problem &&
        !missing &&
        !notChosen && (
          <Notice kind="error" title={t('prelogin.problem.title')} dataError={problem}>
            {`${t(`prelogin.problem.${problem}`)} ${t('prelogin.problem.again')}`}
          </Notice>
        )
      }
    >
      {sandbox && <p>{t('prelogin.sandbox')}</p>}
      <Form method="post" id={PAGE_FORM}>
        {hasTyped && (
          <RadioGroup
            name="typed"
            legend={t('prelogin.typed.legend')}
            hint={t('prelogin.typed.hint')}
            options={TYPED.map((value) => ({ value, label: t(`prelogin.typed.${value}`) }))}
            defaultValue={fields.typed.initialValue}
            error={notChosen}
            required
          />
        )}
        <Checkbox
          name="terms"
          label={t('prelogin.terms.label')}
          error={missing}
          defaultChecked={fields.terms.initialValue === 'on'}
        >
          <a href={to('/terms')}>{t('prelogin.terms.link')}</a>
        </Checkbox>
        <Actions>
          <Button>{t('prelogin.button')}</Button>
        </Actions>
      </Form>
      {!short && <IdentityService hasRegister={connected.register} />}
      {funds && <LoginFunds {...funds} />}
      {short && (
        <p className="alone">
          <a href={to('/prelogin')}>{t('prelogin.short.explained')}</a>
        </p>
      )}
    </Page>
  )
}

function IdentityService({ hasRegister }: { hasRegister: boolean }) {
  const { t } = useText()
  return (
    <Section title={t('prelogin.service.title')}>
      <ul>
        <li>{t('prelogin.service.proof')}</li>
        <li>{t('prelogin.service.password')}</li>
        <li>
          {t('prelogin.service.passed')} {hasRegister && t('prelogin.service.register')}
        </li>
      </ul>
    </Section>
  )
}
