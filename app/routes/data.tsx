import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { settingCookies } from '~/forms/keep'
import { postedForm, requireSameSession } from '~/forms/posted'
import { sessionOver } from '~/guards'
import type { LoadContext, PageHandle } from '~/load-context'
import { pathIn } from '~/text/language'
import { ownPath, pathSaying } from '~/text/own-path'
import { Actions, Button, ButtonLink } from '~/ui/button'
import { DELETION_ID } from '~/ui/deletion-path'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { TakeAway } from '~/ui/take-away'
import { useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'data.title', guard: 'signedIn' } satisfies PageHandle

/** Open to everybody signed in: who does not accept changed terms can still have their data deleted. */
export async function loader(args: LoaderFunctionArgs) {
  const isSaidDone = new URL(args.request.url).searchParams.get('done') === '1'
  const { avs, lpp, pillar3a, termsAccepted } = await args.context.api.getSteps()
  const isEmpty = !avs && !lpp && !pillar3a
  // Anybody can write the address that says 'done': only the dossier itself tells that nothing is in it.
  return json({ done: isSaidDone && isEmpty, hasFiles: termsAccepted && !isEmpty })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postedForm(request)
  return posted.has('keep') ? keepLonger(posted, context) : deleteData(posted, context)
}

/** The button stands on every page; back to the one where it was pressed. */
async function keepLonger(posted: FormData, { language, session }: LoadContext) {
  const page = ownPath(posted.get('from')) ?? pathIn(language, '/data')
  requireSameSession(posted, session.formToken, pathSaying(page, 'session', 'changed'))
  const kept = await session.keepLonger()
  if (kept === 'gone') return redirect(sessionOver({ method: 'POST', language }), 303)
  if (kept === 'noMore') return redirect(pathSaying(page, 'kept', 'no'), 303)
  return redirect(pathSaying(page, 'kept', 'yes'), { status: 303, headers: settingCookies(kept) })
}

async function deleteData(posted: FormData, { language, session }: LoadContext) {
  const page = pathIn(language, '/data')
  requireSameSession(posted, session.formToken, pathSaying(page, 'session', 'changed'))
  if (!posted.has('confirm')) return json(null, 400)
  const renewed = await session.deleteData()
  if (!renewed) return redirect(sessionOver({ method: 'GET', language }), 303)
  return redirect(pathSaying(page, 'done', '1'), { status: 303, headers: settingCookies(renewed) })
}

export default function DataPage() {
  const { done, hasFiles } = useLoaderData<typeof loader>()
  return done ? <Deleted /> : <Choices hasFiles={hasFiles} />
}

function Deleted() {
  const { t, to } = useText()
  return (
    <Page title={t('data.title')}>
      <div role="status" id="done" tabIndex={-1}>
        <Notice kind="success" title={t('data.doneTitle')}>
          {t('data.done')}
        </Notice>
      </div>
      <Actions>
        <ButtonLink to={to('/router')}>{t('data.again')}</ButtonLink>
      </Actions>
    </Page>
  )
}

/** `hasFiles`: there is something to take home, and the terms allow it. */
function Choices({ hasFiles }: { hasFiles: boolean }) {
  const { t } = useText()
  return (
    <Page title={t('data.title')} intro={t('data.choices')}>
      {hasFiles ? <TakeAway level={2} /> : <Section title={t('takeaway.title')} intro={t('data.noFiles')} />}
      <Section title={t('data.keep.title')}>
        <p>{t('data.keep.text')}</p>
      </Section>
      <Deletion />
    </Page>
  )
}

function Deletion() {
  const { t, to } = useText()
  return (
    <Section id={DELETION_ID} title={t('data.delete')} intro={t('data.intro')}>
      <p>{t('data.what')}</p>
      <p>{t('data.stay')}</p>
      <VisitorForm>
        <Actions>
          <Button kind="danger" name="confirm" value="1">
            {t('data.confirm')}
          </Button>
          <ButtonLink to={to('/synthesis')} kind="secondary">
            {t('data.back')}
          </ButtonLink>
        </Actions>
      </VisitorForm>
    </Section>
  )
}
