import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle, PageTitle } from '~/load-context'
import { Actions, ButtonLink } from '~/ui/button'
import { ExportedSynthesis } from '~/ui/exported-synthesis'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { useText } from '~/ui/text'

export const handle = {
  title: 'exported.title',
  guard: 'everybody',
  isValid: (address, { exports }) => exports.find(address) !== null,
} satisfies PageHandle

/** All that is shown stands in the address: nobody is asked, and nothing is kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const synthesis = context.exports.find(new URL(request.url)) ?? null
  const name = synthesis?.firstName
  const pageTitle: PageTitle = name ? { key: 'exported.titleOf', name } : { key: 'exported.title' }
  return json({ pageTitle, synthesis })
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' })

export default function ExportPage() {
  const { t, to } = useText()
  const { pageTitle, synthesis } = useLoaderData<typeof loader>()
  const { key, name } = pageTitle
  return (
    <Page title={t(key, { name })} intro={t('synthesis.disclaimer')} wide>
      {synthesis ? (
        <>
          <p>{name ? t('exported.shownOf', { name }) : t('exported.shown')}</p>
          <ExportedSynthesis {...synthesis} />
        </>
      ) : (
        <Notice kind="info" title={t('exported.empty.title')}>
          {t('exported.empty.text')}
        </Notice>
      )}
      <Actions>
        <ButtonLink to={to('/')}>{t('exported.own')}</ButtonLink>
      </Actions>
    </Page>
  )
}
