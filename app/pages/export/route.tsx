import type { AppLoadContext, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { withLacks } from '~/takeaway/exported-synthesis'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { ExampleTabs, ExportActions } from './example-person'
import { ExportedSynthesis } from './parts'
import { PassOn } from './pass-on'

export { sharedSynthesis as links } from '~/styles/sheets'
export const handle = {
  guard: 'everybody',
  scripts: true,
  isValid: (address, { exports }) => exports.find(address) !== null,
} satisfies PageHandle

export const meta = titleMeta('exported.title')

/** Everything shown about a person comes from the address: no party is asked, and nothing is stored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const synthesis = context.exports.find(new URL(request.url)) ?? null
  const name = synthesis?.firstName
  const pageTitle: PageTitle = name ? { key: 'exported.titleOf', name } : { key: 'exported.title' }
  const { pathname, search } = new URL(request.url)
  const paths = name ? await examplePaths(context) : {}
  return {
    pageTitle,
    synthesis: synthesis && withLacks(synthesis),
    paths,
    address: context.settings.origin + pathname + search,
  }
}

/** By first name. */
async function examplePaths({ exports }: AppLoadContext): Promise<Record<string, string>> {
  const examples = Object.entries(await exports.listExamples())
  return Object.fromEntries(examples.map(([name, { path }]) => [name, path]))
}

export const headers: HeadersFunction = ({ parentHeaders }) => ({
  ...Object.fromEntries(parentHeaders),
  'X-Robots-Tag': 'noindex',
})

export default function ExportPage() {
  const { t, to } = useText()
  const { pageTitle, synthesis, paths, address } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData<{ visitor: object | null }>('root')
  const { key, name } = pageTitle
  return (
    <Page
      title={t(key, { name })}
      intro={synthesis ? undefined : t('synthesis.disclaimer')}
      wide
      isAnswer={!!synthesis}
    >
      {synthesis ? (
        <>
          {name && <ExampleTabs here={name} paths={paths} />}
          <p className="hint">{name ? t('exported.shownOf', { name }) : t('exported.shown')}</p>
          {root?.visitor && !name && (
            <p className="hint screen-only">
              {t('exported.others')} <a href={to('/synthesis')}>{t('exported.back')}</a>
            </p>
          )}
          <ExportedSynthesis {...synthesis} />
          {!name && <PassOn address={address} />}
        </>
      ) : (
        <Notice kind="info" title={t('exported.empty.title')}>
          {t('exported.empty.text')}
        </Notice>
      )}
      <ExportActions name={name} />
    </Page>
  )
}
