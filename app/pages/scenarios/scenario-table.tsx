import type { ScenariosAnswer } from '~/dossier/shape/simulation'
import { amountOrRange } from '~/language/amount-or-range'
import { dayText } from '~/language/format'
import type { AmountRange, Column } from '~/pillars/result'
import { Button } from '~/ui/form/controls/button'
import { NoValue } from '~/ui/frame/no-value'
import { type T, useText } from '~/ui/frame/text'
import { changesIn } from '~/ui/synthesis/comparison/simulation-changes'
import { TableRegion } from '~/ui/table-region'

type Scenario = ScenariosAnswer['scenarios'][number]

/** Compares the scenarios with the digest without a change. To be placed in a form, for its buttons. */
export function ScenarioTable({ withoutChange, scenarios }: Pick<ScenariosAnswer, 'withoutChange' | 'scenarios'>) {
  const { t } = useText()
  const avsChanges = [withoutChange, ...scenarios.map(({ column }) => column)].some((column) => column?.avs?.to)
  const figures = FIGURES.filter(([name]) => name !== 'avsChanges' || avsChanges)
  return (
    <TableRegion label={t('scenarios.table')}>
      <table className="scenarios">
        <caption className="visually-hidden">{t('scenarios.table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('synthesis.row')}</span>
            </th>
            <th scope="col">{t('synthesis.columns.withoutChange')}</th>
            {scenarios.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ChangesRow scenarios={scenarios} />
          {figures.map(([name, textOf]) => (
            <tr key={name}>
              <th scope="row">{t(`scenarios.figures.${name}`)}</th>
              <td>{textOf(withoutChange, t) ?? <NoValue />}</td>
              {scenarios.map(({ id, column }) => (
                <td key={id}>{(column && textOf(column, t)) ?? <NoValue />}</td>
              ))}
            </tr>
          ))}
          <ButtonsRow scenarios={scenarios} />
        </tbody>
      </table>
    </TableRegion>
  )
}

const amount = (t: T, value: number | null | undefined, range: AmountRange | null = null) =>
  value === null || value === undefined ? null : amountOrRange(t, value, range)

/** A null value: there is no such figure. */
const FIGURES = [
  ['retirement', ({ retirementDate }: Column) => dayText(retirementDate)],
  ['monthly', ({ monthlyTotal, ranges }, t) => amount(t, monthlyTotal, ranges?.total)],
  ['monthlyFrom', ({ totalFrom }) => (totalFrom ? dayText(totalFrom) : null)],
  ['capital', ({ capitalTotal }, t) => amount(t, capitalTotal)],
  // An amount that changes later is the one at the start; the range is that for life.
  ['avs', ({ avs, ranges }, t) => amount(t, avs?.monthly, avs?.to ? null : ranges?.avs)],
  ['avsChanges', ({ avs }) => (avs?.to ? dayText(avs.to) : null)],
  ['lpp', ({ lpp }, t) => amount(t, lpp?.monthly)],
  ['lppCapital', ({ lpp }, t) => amount(t, lpp?.capital)],
  ['pillar3a', ({ pillar3a }, t) => amount(t, pillar3a?.projected)],
] as const satisfies readonly (readonly [string, (column: Column, t: T) => string | null])[]

/** The changes of each scenario, and why it is no longer possible. */
function ChangesRow({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t } = useText()
  return (
    <tr>
      <th scope="row">{t('scenarios.changes')}</th>
      <td>{t('scenarios.nothing')}</td>
      {scenarios.map(({ id, simulation, problem }) => (
        <td key={id}>
          {changesIn(t, simulation).map((change) => (
            <span key={change} className="comparison-line">
              {change}
            </span>
          ))}
          {problem && (
            <strong className="comparison-line">
              {t('synthesis.simulationUnfit')}. {t(`problems.${problem}`)}
            </strong>
          )}
        </td>
      ))}
    </tr>
  )
}

function ButtonsRow({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t } = useText()
  return (
    <tr className="screen-only">
      <th scope="row">
        <span className="visually-hidden">{t('scenarios.actions')}</span>
      </th>
      <td />
      {scenarios.map(({ id, name, problem }) => (
        <td key={id}>
          {!problem && (
            <Button kind="quiet" name="show" value={String(id)}>
              {t('scenarios.show')} <span className="visually-hidden">{name}</span>
            </Button>
          )}
          <Button kind="quiet" name="remove" value={String(id)}>
            {t('scenarios.remove')} <span className="visually-hidden">{name}</span>
          </Button>
        </td>
      ))}
    </tr>
  )
}
