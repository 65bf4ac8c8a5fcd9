import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isOfFrame } from '~/forms/keep'
import { postedForm, requireSameSession } from '~/forms/posted'
import { shownAgain } from '~/forms/problems'
import { readTermsForm, type TermsForm } from '~/forms/terms'
import { doneForFrame } from '~/frame-button'
import { findVisitor, requireSession } from '~/guards'
import type { PageHandle } from '~/load-context'
import { pathSayingDone } from '~/text/done'
import { onWay } from '~/text/guided-path'
import { pathIn } from '~/text/language'
import { pathSaying } from '~/text/own-path'
import { Actions, Button } from '~/ui/button'
import { Checkbox } from '~/ui/choice'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { TermsText } from '~/ui/terms-text'
import { useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'terms.title', guard: 'everybody', form: true } satisfies PageHandle

/** For everybody to read; a signed-in visitor may have these terms still to accept. */
export async function loader({ context }: LoaderFunctionArgs) {
  const steps = (await findVisitor(context)) && (await context.api.getSteps())
  const toBeAccepted = steps !== null && !steps.termsAccepted
  return { version: context.settings.termsVersion, toBeAccepted, hasForm: toBeAccepted }
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  await requireSession(args)
  const posted = await postedForm(request)
  // Who is signed in now accepts them themselves: no tick of another session is shown to them.
  requireSameSession(posted, context.session.formToken, pathSaying(request.url, 'session', 'changed'))
  const submission = readTermsForm(posted)
  if (isOfFrame(posted)) return json(shownAgain(submission), await doneForFrame(posted, context))
  if (submission.status !== 'success') return json(submission.reply(), 400)
  await context.api.acceptTerms()
  return redirect(pathSayingDone(pathIn(context.language, onWay('/router', request.url)), 'terms'), 303)
}

export default function TermsPage() {
  const { t } = useText()
  const { version, toBeAccepted } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [, fields] = useForm<TermsForm>({ lastResult })
  const missing = toBeAccepted && fields.terms.errors ? t('prelogin.terms.missing') : undefined
  return (
    <Page
      title={t('terms.title')}
      intro={t('terms.version', { version })}
      problems={missing ? [{ field: 'terms', message: missing }] : []}
      notice={toBeAccepted && !missing && <Changed />}
    >
      <TermsText />
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

function Changed() {
  const { t } = useText()
  return (
    <Notice kind="info" title={t('terms.accept.noticeTitle')}>
      <p>
        {t('terms.accept.notice')} <a href="#accept">{t('terms.accept.jump')}</a>
      </p>
    </Notice>
  )
}
