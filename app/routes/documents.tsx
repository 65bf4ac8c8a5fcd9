import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/load-context'
import { wayAt } from '~/text/guided-path'
import { Actions, ButtonLink } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { useText } from '~/ui/text'

export const handle = { title: 'documents.title', guard: 'signedOut' } satisfies PageHandle

/** The guided path has no short sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { sandbox: context.settings.sandbox, guided: wayAt(request.url) === 'guided' }
}

export default function DocumentsPage() {
  const { t, to } = useText()
  const { sandbox, guided } = useLoaderData<typeof loader>()
  return (
    <Page title={t('documents.title')} intro={t('documents.intro')}>
      {sandbox && (
        <Notice kind="info" title={t('documents.sandbox.title')}>
          {t('documents.sandbox.text')}
        </Notice>
      )}
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
