import type { AppLoadContext } from '@remix-run/node'
import { useText } from '~/ui/frame/text'
import { Table } from '~/ui/table'

type Names = AppLoadContext['cookieNames']

const COOKIES = ['session', 'ended', 'signIn', 'flow', 'locale', 'light'] as const satisfies readonly (keyof Names)[]

/** All cookies of the product with name, purpose and lifetime. On narrow screens the name goes above the other two. */
export function CookieTable({ names }: { names: Names }) {
  const { t } = useText()
  return (
    <Table
      className="stacked stacked-1"
      caption={t('cookies.list.title')}
      heads={[t('cookies.list.name'), t('cookies.list.purpose'), t('cookies.list.life')]}
      heard={['caption']}
      rows={COOKIES.map((cookie) => ({
        key: cookie,
        head: (
          <code translate="no">
            {cookie === 'flow' ? t('cookies.list.several', { name: names.flow }) : names[cookie]}
          </code>
        ),
        cells: [t(`cookies.${cookie}.purpose`), t(`cookies.${cookie}.life`)],
      }))}
    />
  )
}
