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
import { Section } from '~/ui/section'

export { reading as links } from '~/styles/sheets'

export const handle = { guard: 'signedOut' } satisfies PageHandle

export const meta = titleMeta('documents.title')

/** The short sign-in does not exist on the guided path. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sandbox, hasSignIn } = context.settings
  return { sandbox, hasSignIn, guided: wayAt(request.url) === 'guided' }
}

export default function DocumentsPage() {
  const { t, to } = useText()
  const { sandbox, hasSignIn, guided } = useLoaderData<typeof loader>()
  if (!hasSignIn) return <NoSignIn title={t('documents.title')} />
  return (
    <Page title={t('documents.title')} intro={sandbox ? undefined : t('documents.intro')}>
      {sandbox && (
        <Notice kind="info" title={t('documents.sandbox.title')}>
          {t('documents.sandbox.text')}
        </Notice>
      )}
      <div className="needed">
        <Section title={t('documents.avs.title')}>
          <ul>
            <li>{t('documents.avs.people')}</li>
            <li>{t('documents.avs.format')}</li>
          </ul>
          <p>{t('documents.avs.where')}</p>
        </Section>
        <Section title={t('documents.lpp.title')}>
          <ul>
            <li>{t('documents.lpp.fund')}</li>
            <li>{t('documents.lpp.user')}</li>
            <li>{t('documents.lpp.password')}</li>
          </ul>
        </Section>
        <Section title={t('documents.pillar3a.title')}>
          <ul>
            <li>{t('documents.pillar3a.user')}</li>
            <li>{t('documents.pillar3a.password')}</li>
          </ul>
          <p>{`${t('documents.passwords')} ${t('documents.none')}`}</p>
        </Section>
      </div>
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
