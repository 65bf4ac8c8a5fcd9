import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { wayAt } from '~/language/guided-path'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { NoSignIn } from '~/ui/no-sign-in'
import { Notice } from '~/ui/notice'
import { Needed } from './needed'

export { reading as links } from '~/styles/sheets'

export const handle = { guard: 'signedOut' } satisfies PageHandle

export const meta = titleMeta('documents.title')

/** The short sign-in does not exist on the guided path. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sandbox, connected } = context.settings
  return { sandbox, connected, guided: wayAt(request.url) === 'guided' }
}

export default function DocumentsPage() {
  const { t, to } = useText()
  const { sandbox, connected, guided } = useLoaderData<typeof loader>()
  if (!connected.identity) return <NoSignIn title={t('documents.title')} />
  return (
    <Page title={t('documents.title')} intro={sandbox ? undefined : t('documents.intro')}>
      {sandbox && (
        <Notice kind="info" title={t('documents.sandbox.title')}>
          {t('documents.sandbox.text')}
        </Notice>
      )}
      <Needed connected={connected} />
      <Actions>
        <ButtonLink to={to('/prelogin')}>{t('documents.ready')}</ButtonLink>
      </Actions>
      {!guided && (
        <p>
          {t('documents.again')} <a href={to('/prelogin2')}>{t('documents.signIn')}</a>
        </p>
      )}
    </Page>
  )
}
