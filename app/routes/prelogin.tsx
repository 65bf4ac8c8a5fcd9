import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { postedForm } from '~/forms/posted'
import { shownAgain } from '~/forms/problems'
import { readTermsForm, type TermsForm } from '~/forms/terms'
import { doneForFrame } from '~/frame-button'
import { attempt } from '~/guards'
import type { LoadContext, PageHandle, PageTitle } from '~/load-context'
import { wayAt } from '~/text/guided-path'
import { frenchPathOf } from '~/text/language'
import { Actions, Button } from '~/ui/button'
import { Checkbox } from '~/ui/choice'
import { CookiesRefused } from '~/ui/cookies-refused'
import { LoginFunds } from '~/ui/login-funds'
import { loginFundsView } from '~/ui/login-funds-view'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { useText } from '~/ui/text'
import { PAGE_FORM } from '~/ui/visitor-form'

export const handle = { title: 'prelogin.title', guard: 'signedOut', form: true } satisfies PageHandle

const PROBLEMS = ['refused', 'expired', 'wrongState', 'failed', 'unavailable'] as const

/** At /prelogin2 in its short form, for people who come back; on the guided path with the funds that one can sign in at. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const asked = searchParams.get('problem')
  const guided = wayAt(request.url) === 'guided'
  const short = frenchPathOf(pathname) === '/prelogin2'
  const cookiesRefused = asked === 'cookies'
  const problem = PROBLEMS.find((problem) => problem === asked) ?? null
  const pageTitle: PageTitle = {
    key: cookiesRefused ? 'cookiesRefused.signIn.title' : short ? 'prelogin.short.title' : 'prelogin.title',
    failed: problem !== null,
  }
  return {
    pageTitle,
    hasForm: !cookiesRefused,
    cookiesRefused,
    again: frenchPathOf(pathname),
    short,
    problem,
    sandbox: context.settings.sandbox,
    funds: guided ? await loginFunds(context) : null,
  }
}

async function loginFunds({ api, language }: LoadContext) {
  const [funds, listedOn] = await Promise.all([
    attempt(api.listLoginPensionFunds()),
    attempt(api.getListDay('loginPensionFunds')),
  ])
  return loginFundsView({ funds, listedOn }, language)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postedForm(request)
  const submission = readTermsForm(posted)
  if (posted.has('lang')) return json(shownAgain(submission), await doneForFrame(posted, context))
  if (submission.status !== 'success') return json(submission.reply(), 400)
  const { language, settings, session } = context
  const asked = { language, termsVersion: settings.termsVersion, way: wayAt(request.url) }
  const { location, setCookie } = await session.beginSignIn(asked)
  return redirect(location, { status: 303, headers: { 'Set-Cookie': setCookie } })
}

export default function PreloginPage() {
  const { cookiesRefused, again } = useLoaderData<typeof loader>()
  return cookiesRefused ? <CookiesRefused missing="signIn" again={again} /> : <Prelogin />
}

function Prelogin() {
  const { t, to } = useText()
  const { pageTitle, short, problem, sandbox, funds } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [, fields] = useForm<TermsForm>({ lastResult })
  const missing = fields.terms.errors && t('prelogin.terms.missing')
  return (
    <Page
      title={t(pageTitle.key)}
      intro={t(short ? 'prelogin.short.intro' : 'prelogin.intro')}
      problems={missing ? [{ field: 'terms', message: missing }] : []}
      notice={
        problem &&
        !missing && (
          <Notice kind="error" title={t('prelogin.problem.title')} dataError={problem}>
            {`${t(`prelogin.problem.${problem}`)} ${t('prelogin.problem.again')}`}
          </Notice>
        )
      }
    >
      {!short && <IdentityService />}
      {sandbox && <p>{t('prelogin.sandbox')}</p>}
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
          <Button>{t('prelogin.button')}</Button>
        </Actions>
      </Form>
      {funds && <LoginFunds {...funds} />}
      {short && (
        <p className="alone">
          <a href={to('/prelogin')}>{t('prelogin.short.explained')}</a>
        </p>
      )}
    </Page>
  )
}

function IdentityService() {
  const { t } = useText()
  return (
    <Section title={t('prelogin.service.title')}>
      <ul>
        <li>{t('prelogin.service.proof')}</li>
        <li>{t('prelogin.service.password')}</li>
        <li>{t('prelogin.service.passed')}</li>
      </ul>
    </Section>
  )
}
