import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/load-context'
import { Actions, ButtonLink } from '~/ui/button'
import { Consortium } from '~/ui/consortium'
import { Page } from '~/ui/page'
import { useText } from '~/ui/text'
import { type ToldPart, ToldSection } from '~/ui/told-section'

export const handle = { title: 'about.title', guard: 'everybody' } satisfies PageHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const { apiBase } = context.settings
  return { apiDocument: apiBase && `${apiBase}/openapi.json` }
}

const WHAT: ToldPart = {
  title: 'about.what.title',
  list: ['about.what.known', 'about.what.computed', 'about.what.couples', 'about.what.change'],
}
const PROTOTYPE: ToldPart = {
  title: 'about.prototype.title',
  before: ['about.prototype.data', 'about.prototype.status', 'about.prototype.later'],
}
const RESULTS: ToldPart = { title: 'about.results', before: ['terms.results.value'] }
const HOW: ToldPart = {
  title: 'about.how.title',
  before: ['about.how.law', 'about.how.assumptions', 'about.how.steps'],
}
const STANDARDS: ToldPart = {
  title: 'about.standards.title',
  before: ['about.standards.intro'],
  list: ['about.standards.pension', 'about.standards.directory', 'about.standards.firstPillar'],
}

export default function AboutPage() {
  const { t, to } = useText()
  const { apiDocument } = useLoaderData<typeof loader>()
  return (
    <Page title={t('about.title')} intro={t('about.intro')}>
      <ToldSection part={WHAT} />
      <ToldSection part={PROTOTYPE} />
      <ToldSection part={RESULTS} />
      <ToldSection part={HOW}>
        <p className="alone">
          <a href={to('/law')}>{t('about.how.link')}</a>
        </p>
      </ToldSection>
      <ToldSection part={STANDARDS}>
        {apiDocument && (
          <p className="alone">
            <a href={apiDocument} hrefLang="en">
              {t('about.standards.link')}
            </a>
          </p>
        )}
        <p className="alone">
          <a href={to('/accessibility')}>{t('about.standards.accessibility')}</a>
        </p>
      </ToldSection>
      <Consortium />
      <Actions>
        <ButtonLink to={to('/index2')}>{t('home.start.button')}</ButtonLink>
      </Actions>
    </Page>
  )
}
