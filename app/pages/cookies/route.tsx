import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DELETION_PATH } from '~/ui/frame/deletion-path'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { applyRules, howMany, type SentenceRules, whichSavings } from '~/ui/parties/connected'
import { Section } from '~/ui/section'
import { type TextPart, TextSection } from '~/ui/text-section'
import { CookieTable } from './cookie-table'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('cookies.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const { cookieNames: names, settings } = context
  const { sandbox, connected } = settings
  return { names, sandbox, connected, hasDossier: (await context.estimate.findMe()) !== null }
}

const KEPT: TextPart = {
  title: 'cookies.kept.title',
  list: [
    'cookies.kept.terms',
    'cookies.kept.typed',
    'cookies.kept.login',
    'cookies.kept.asked',
    'cookies.kept.partlyAsked',
  ],
  after: ['cookies.kept.computed'],
}
const SENTENCE_RULES: SentenceRules = [
  [({ identity }) => identity, ['cookies.kept.login']],
  [(connected) => howMany(connected) === 'all', ['cookies.kept.asked']],
  [(connected) => howMany(connected) === 'some', ['cookies.kept.partlyAsked']],
]
/** Who else has pages, and cookies for them. */
const OTHERS = {
  both: 'cookies.list.others',
  funds: 'cookies.list.connectedOthers',
  entities: 'cookies.list.connectedOthers',
  none: 'cookies.list.identity',
} as const
const WHERE: TextPart = { title: 'cookies.where.title', before: ['terms.storage.sealed', 'cookies.where.ends'] }
const NEVER: TextPart = {
  title: 'cookies.never.title',
  list: ['cookies.never.tracking', 'cookies.never.sent', 'cookies.never.others', 'cookies.never.logs'],
}

export default function CookiesPage() {
  const { t, to } = useText()
  const { names, sandbox, connected, hasDossier } = useLoaderData<typeof loader>()
  return (
    <Page title={t('cookies.title')} intro={t('cookies.intro')}>
      <Section title={t('cookies.list.title')}>
        <CookieTable names={names} />
        <p>{`${t('cookies.list.protected')} ${t('cookies.list.else')}`}</p>
        <p>{t('cookies.list.reloads')}</p>
        {connected.identity && <p>{t(sandbox ? 'cookies.list.sandbox' : OTHERS[whichSavings(connected)])}</p>}
      </Section>
      <TextSection part={applyRules(SENTENCE_RULES, connected, KEPT)} />
      <TextSection part={WHERE}>
        <p className="alone">
          {hasDossier ? <a href={to(DELETION_PATH)}>{t('cookies.where.delete')}</a> : t('cookies.where.signedOut')}
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
