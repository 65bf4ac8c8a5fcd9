import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { type Key, leavingOut, type TextPart, TextSection } from '~/ui/text-section'
import { Consortium } from './consortium'

export { reading as links } from '~/styles/sheets'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('about.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const { apiBase, hasSignIn } = context.settings
  const unsaid: Key[] = hasSignIn ? [] : ['about.what.known', 'about.prototype.data']
  return { unsaid, start: hasSignIn ? '/index2' : '/own', apiDocument: apiBase && `${apiBase}/openapi.json` }
}

const WHAT: TextPart = {
  title: 'about.what.title',
  list: ['about.what.known', 'about.what.own', 'about.what.computed', 'about.what.couples', 'about.what.change'],
}
const PROTOTYPE: TextPart = {
  title: 'about.prototype.title',
  before: ['about.prototype.data', 'about.prototype.own', 'about.prototype.status', 'about.prototype.later'],
}
const RESULTS: TextPart = { title: 'about.results', before: ['terms.results.value'] }
const HOW: TextPart = {
  title: 'about.how.title',
  before: ['about.how.law', 'about.how.assumptions', 'about.how.steps'],
}
const STANDARDS: TextPart = {
  title: 'about.standards.title',
  before: ['about.standards.intro'],
  list: ['about.standards.pension', 'about.standards.directory', 'about.standards.firstPillar'],
}

export default function AboutPage() {
  const { t, to } = useText()
  const { apiDocument, start, unsaid } = useLoaderData<typeof loader>()
  return (
    <Page title={t('about.title')} intro={t('about.intro')}>
      <TextSection part={leavingOut(unsaid, WHAT)} />
      <TextSection part={leavingOut(unsaid, PROTOTYPE)} />
      <TextSection part={RESULTS} />
      <TextSection part={HOW}>
        <p className="alone">
          <a href={to('/law')}>{t('about.how.link')}</a>
        </p>
      </TextSection>
      <TextSection part={STANDARDS}>
        {apiDocument && (
          <p className="alone">
            <a href={apiDocument} hrefLang="en">
              {t('about.standards.link')}
            </a>
          </p>
        )}
        <p className="alone">
          <a href={to('/developers')}>{t('developers.title')}</a>
        </p>
        <p className="alone">
          <a href={to('/accessibility')}>{t('about.standards.accessibility')}</a>
        </p>
      </TextSection>
      <Consortium />
      <Actions>
        <ButtonLink to={to(start)}>{t('home.start.button')}</ButtonLink>
      </Actions>
    </Page>
  )
}
