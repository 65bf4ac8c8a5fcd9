import { asks } from '~/ui/action/intent'
import { VisitorForm } from '~/ui/form/visitor-form'
import { NoValue } from '~/ui/frame/no-value'
import { useText } from '~/ui/frame/text'
import { choiceOf } from '~/ui/synthesis/choose-age'
import { tableRole } from '~/ui/table-role'
import { besideRows } from './rows'
import type { ShownDeparture } from './shown'

type BesideTableProps = {
  departures: readonly ShownDeparture[]
  /** The name of the one with which the others are compared. */
  reference: string
}

/**
 * One column each; on narrow screens every term stands above its cells. The last row makes one of them the change. To be
 * placed in the form of `ChooseAge` where ages are among them, with `TakingForms` beside it.
 */
export function BesideTable({ departures, reference }: BesideTableProps) {
  const { t } = useText()
  return (
    <table className={`compared compared-${departures.length}`} {...tableRole('table')}>
      <caption className="visually-hidden">{t('compare.table')}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" {...tableRole('columnheader')}>
            {t('compare.rows.departure')}
          </th>
          {departures.map((one) => (
            <th key={one.key} scope="col" className={ownClass(one)} {...tableRole('columnheader')}>
              <span className="compared-name">{one.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {besideRows(t, departures, reference).map(({ name, term, cells, isMain }) => (
          <tr key={name} className={isMain ? 'compared-main' : undefined} {...tableRole('row')}>
            <th scope="row" {...tableRole('rowheader')}>
              {term}
            </th>
            {departures.map((one, index) => (
              <td key={one.key} className={ownClass(one)} {...tableRole('cell')}>
                {cells[index] ?? <NoValue />}
              </td>
            ))}
          </tr>
        ))}
        <tr className="screen-only" {...tableRole('row')}>
          <th scope="row" {...tableRole('rowheader')}>
            <span className="visually-hidden">{t('ages.choice')}</span>
          </th>
          {departures.map((one) => (
            <td key={one.key} className={ownClass(one)} {...tableRole('cell')}>
              <Take {...one} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const ownClass = ({ isOwn }: Pick<ShownDeparture, 'isOwn'>) => (isOwn ? 'compared-own' : undefined)

function Take({ isOwn, taking, key: _key, name, ...one }: ShownDeparture) {
  const { t } = useText()
  if (isOwn) return <strong>{t('ages.chosen')}</strong>
  const sends = taking.kind === 'age' ? choiceOf(taking.row) : { form: formOf(one) }
  return (
    <button type="submit" className="button button-secondary" {...sends}>
      {t('ages.choose')}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}

const formOf = ({ figure }: Pick<ShownDeparture, 'figure'>) => `take-${figure.replace('.', '-')}`

/** The forms of the buttons that take a scenario, or no change: other pages handle them. */
export function TakingForms({ departures }: Pick<BesideTableProps, 'departures'>) {
  const { to } = useText()
  return departures.map(({ key, taking, isOwn, ...one }) => {
    if (isOwn || taking.kind === 'age') return null
    const isScenario = taking.kind === 'scenario'
    return (
      <VisitorForm key={key} id={formOf(one)} action={to(isScenario ? '/scenarios' : '/simulation')}>
        <input type="hidden" {...(isScenario ? asks(TAKING, 'show', String(taking.id)) : asks(TAKING, 'remove'))} />
      </VisitorForm>
    )
  })
}

/** Intents of the pages that handle them: `/scenarios` shows a scenario, `/simulation` removes the change. */
const TAKING = { show: (carried: string) => carried, remove: () => null } as const
