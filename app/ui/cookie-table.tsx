import type { LoadContext } from '~/load-context'
import { as } from './table-role'
import { useText } from './text'

type Names = LoadContext['cookieNames']

const COOKIES = ['session', 'ended', 'signIn', 'flow', 'locale', 'light'] as const satisfies readonly (keyof Names)[]

/** Every cookie that the product sets: its name, its purpose, its life. On narrow screens the name stands above the two. */
export function CookieTable({ names }: { names: Names }) {
  const { t } = useText()
  return (
    <table className="stacked stacked-1" {...as('table')}>
      <caption className="visually-hidden">{t('cookies.list.title')}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          {(['name', 'purpose', 'life'] as const).map((head) => (
            <th key={head} scope="col" {...as('columnheader')}>
              {t(`cookies.list.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {COOKIES.map((cookie) => (
          <tr key={cookie} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              <code translate="no">
                {cookie === 'flow' ? t('cookies.list.several', { name: names.flow }) : names[cookie]}
              </code>
            </th>
            <td {...as('cell')}>{t(`cookies.${cookie}.purpose`)}</td>
            <td {...as('cell')}>{t(`cookies.${cookie}.life`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
