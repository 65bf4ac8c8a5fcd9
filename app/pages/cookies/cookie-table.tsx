import type { AppLoadContext } from '@remix-run/node'
import { useText } from '~/ui/frame/text'
import { tableRole } from '~/ui/table-role'

type Names = AppLoadContext['cookieNames']

const COOKIES = ['session', 'ended', 'signIn', 'flow', 'locale', 'light'] as const satisfies readonly (keyof Names)[]

/** All cookies of the product with name, purpose and lifetime. On narrow screens the name goes above the other two. */
export function CookieTable({ names }: { names: Names }) {
  const { t } = useText()
  return (
    <table className="stacked stacked-1" {...tableRole('table')}>
      <caption className="visually-hidden">{t('cookies.list.title')}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          {(['name', 'purpose', 'life'] as const).map((head) => (
            <th key={head} scope="col" {...tableRole('columnheader')}>
              {t(`cookies.list.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {COOKIES.map((cookie) => (
          <tr key={cookie} {...tableRole('row')}>
            <th scope="row" {...tableRole('rowheader')}>
              <code translate="no">
                {cookie === 'flow' ? t('cookies.list.several', { name: names.flow }) : names[cookie]}
              </code>
            </th>
            <td {...tableRole('cell')}>{t(`cookies.${cookie}.purpose`)}</td>
            <td {...tableRole('cell')}>{t(`cookies.${cookie}.life`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
