import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { applyRules } from '~/ui/parties/connected'
import { TextSection } from '~/ui/text-section'
import { OperatorOrConsortium } from './operator-or-consortium'
import { HOW, IN_SERVICE, PROTOTYPE, RESULTS, SENTENCE_RULES, STANDARDS, WHAT } from './parts'

export { reading as links } from '~/styles/sheets'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('about.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const { apiBase, connected, isInService } = context.settings
  return {
    connected,
    isInService,
    start: connected.identity ? '/index2' : '/own',
    apiDocument: apiBase && `${apiBase}/openapi.json`,
  }
}

export default function AboutPage() {
  const { t, to } = useText()
  const { apiDocument, isInService, start, connected } = useLoaderData<typeof loader>()
  return (
    <Page title={t('about.title')} intro={t('about.intro')}>
      <TextSection part={applyRules(SENTENCE_RULES, connected, isInService ? IN_SERVICE : WHAT)} />
      {!isInService && <TextSection part={applyRules(SENTENCE_RULES, connected, PROTOTYPE)} />}
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
      <OperatorOrConsortium />
      <Actions>
        <ButtonLink to={to(start)}>{t('home.start.button')}</ButtonLink>
      </Actions>
    </Page>
  )
}
