import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findVisitor } from '~/guards'
import type { PageHandle } from '~/load-context'
import { CookieTable } from '~/ui/cookie-table'
import { DELETION_PATH } from '~/ui/deletion-path'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { useText } from '~/ui/text'
import { type ToldPart, ToldSection } from '~/ui/told-section'

export const handle = { title: 'cookies.title', guard: 'everybody' } satisfies PageHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const { cookieNames: names, settings } = context
  return { names, sandbox: settings.sandbox, signedIn: (await findVisitor(context)) !== null }
}

const KEPT: ToldPart = {
  title: 'cookies.kept.title',
  list: [
    'cookies.kept.login',
    'cookies.kept.terms',
    'cookies.kept.typed',
    'cookies.kept.asked',
    'cookies.kept.computed',
  ],
}
const WHERE: ToldPart = { title: 'cookies.where.title', before: ['terms.storage.sealed', 'cookies.where.ends'] }
const NEVER: ToldPart = {
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
      <ToldSection part={KEPT} />
      <ToldSection part={WHERE}>
        <p className="alone">
          {signedIn ? <a href={to(DELETION_PATH)}>{t('cookies.where.delete')}</a> : t('cookies.where.signedOut')}
        </p>
      </ToldSection>
      <ToldSection part={NEVER}>
        <p className="alone">
          <a href={to('/terms')}>{t('cookies.terms')}</a>
        </p>
      </ToldSection>
    </Page>
  )
}
