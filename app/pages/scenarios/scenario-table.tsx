import type { ScenariosAnswer } from '~/dossier/shape/simulation'
import { chf, dayText } from '~/language/format'
import type { Column } from '~/pillars/result'
import { Button } from '~/ui/form/controls/button'
import { NoValue } from '~/ui/frame/no-value'
import { useText } from '~/ui/frame/text'
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
              <td>{textOf(withoutChange) ?? <NoValue />}</td>
              {scenarios.map(({ id, column }) => (
                <td key={id}>{(column && textOf(column)) ?? <NoValue />}</td>
              ))}
            </tr>
          ))}
          <ButtonsRow scenarios={scenarios} />
        </tbody>
      </table>
    </TableRegion>
  )
}

const amount = (value: number | null | undefined) => (value === null || value === undefined ? null : chf(value))

/** A null value: there is no such figure. */
const FIGURES = [
  ['retirement', ({ retirementDate }: Column) => dayText(retirementDate)],
  ['monthly', ({ monthlyTotal }) => amount(monthlyTotal)],
  ['monthlyFrom', ({ totalFrom }) => (totalFrom ? dayText(totalFrom) : null)],
  ['capital', ({ capitalTotal }) => amount(capitalTotal)],
  ['avs', ({ avs }) => amount(avs?.monthly)],
  ['avsChanges', ({ avs }) => (avs?.to ? dayText(avs.to) : null)],
  ['lpp', ({ lpp }) => amount(lpp?.monthly)],
  ['lppCapital', ({ lpp }) => amount(lpp?.capital)],
  ['pillar3a', ({ pillar3a }) => amount(pillar3a?.projected)],
] as const satisfies readonly (readonly [string, (column: Column) => string | null])[]

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
