import { type ActionFunctionArgs, json, redirect } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { pathIn } from '~/language/language'
import { Actions, Button } from '~/ui/form/controls/button'
import { Checkbox } from '~/ui/form/controls/choice'
import { fieldsOf } from '~/ui/form/fields'
import { doneForFrame } from '~/ui/form/frame-button'
import { postedForm } from '~/ui/form/posted'
import { asSubmitted } from '~/ui/form/problems'
import { readTermsForm, TERMS_FIELDS } from '~/ui/form/terms'
import { PAGE_FORM } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'newcomer', form: true } satisfies PageHandle

export const meta = titleMeta('own.title')

export async function loader() {
  return { hasForm: true }
}

/** The dossier begins here, and nothing is asked of who somebody is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postedForm(request)
  const submission = readTermsForm(posted)
  if (posted.has('lang')) return json(asSubmitted(submission), await doneForFrame(posted, context))
  if (submission.status !== 'success') return json(submission.reply(), 400)
  const { setCookies } = await context.session.begin()
  const headers = new Headers(setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  return redirect(pathIn(context.language, '/own/papers'), { status: 303, headers })
}

export default function OwnPage() {
  const { t, to } = useText()
  const lastResult = useActionData<typeof action>()
  const fields = fieldsOf(TERMS_FIELDS, { submission: lastResult })
  const missing = fields.terms.errors && t('own.missing')
  return (
    <Page
      title={t('own.title')}
      intro={t('own.intro')}
      problems={missing ? [{ field: 'terms', message: missing }] : []}
    >
      <Notice kind="info" title={t('own.noName.title')}>
        {t('own.noName.text')}
      </Notice>
      <p>
        {t('own.takeHome')} <a href={to('/resume')}>{t('resume.link')}</a>
      </p>
      <Form method="post" id={PAGE_FORM}>
        <Checkbox
          name="terms"
          label={t('prelogin.terms.label')}
          error={missing}
          defaultChecked={fields.terms.initialValue === 'on'}
        >
          <a href={to('/terms')}>{t('prelogin.terms.link')}</a>
        </Checkbox>
        <Actions>
          <Button>{t('own.button')}</Button>
        </Actions>
      </Form>
    </Page>
  )
}
