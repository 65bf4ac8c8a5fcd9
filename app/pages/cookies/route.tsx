import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findVisitor } from '~/ui/find-visitor'
import { DELETION_PATH } from '~/ui/frame/deletion-path'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type TextPart, TextSection } from '~/ui/text-section'
import { CookieTable } from './cookie-table'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('cookies.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const { cookieNames: names, settings } = context
  return { names, sandbox: settings.sandbox, signedIn: (await findVisitor(context)) !== null }
}

const KEPT: TextPart = {
  title: 'cookies.kept.title',
  list: [
    'cookies.kept.login',
    'cookies.kept.terms',
    'cookies.kept.typed',
    'cookies.kept.asked',
    'cookies.kept.computed',
  ],
}
const WHERE: TextPart = { title: 'cookies.where.title', before: ['terms.storage.sealed', 'cookies.where.ends'] }
const NEVER: TextPart = {
  title: 'cookies.never.title',
  list: ['cookies.never.tracking', 'cookies.never.others', 'cookies.never.logs'],
}

export default function CookiesPage() {
  const { t, to } = useText()
  const { names, sandbox, signedIn } = useLoaderData<typeof loader>()
  return (
    <Page title={t('cookies.title')} intro={t('cookies.intro')}>
      <Section title={t('cookies.list.title')}>
        <CookieTable names={names} />
        <p>{`${t('cookies.list.protected')} ${t('cookies.list.else')}`}</p>
        <p>{t('cookies.list.reloads')}</p>
        <p>{t(sandbox ? 'cookies.list.sandbox' : 'cookies.list.others')}</p>
      </Section>
      <TextSection part={KEPT} />
      <TextSection part={WHERE}>
        <p className="alone">
          {signedIn ? <a href={to(DELETION_PATH)}>{t('cookies.where.delete')}</a> : t('cookies.where.signedOut')}
        </p>
      </TextSection>
      <TextSection part={NEVER}>
        <p className="alone">
          <a href={to('/terms')}>{t('cookies.terms')}</a>
        </p>
      </TextSection>
    </Page>
  )
}
