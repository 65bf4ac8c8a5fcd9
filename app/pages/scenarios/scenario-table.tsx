import type { ReactNode } from 'react'
import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'
import { dayText } from '~/language/format'
import { asks } from '~/ui/action/intent'
import { Button } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { capitalUseIn, changesIn } from '~/ui/synthesis/comparison/simulation-changes'
import { mostMonthly } from '~/ui/synthesis/monthly-parts'
import { tableRole } from '~/ui/table-role'
import { SCENARIO_INTENTS } from './intents'
import { ScenarioFigures } from './scenario-figures'

type Scenario = ScenariosAnswer['scenarios'][number]
type ScenarioTableProps = Pick<ScenariosAnswer, 'withoutChange' | 'left' | 'scenarios'>

/**
 * The scenarios below the situation without a change, with the amounts for life on one scale: a table where it fits, cards
 * elsewhere. To be placed in a form, for its buttons.
 */
export function ScenarioTable({ withoutChange, left, scenarios }: ScenarioTableProps) {
  const { t } = useText()
  const columns = [withoutChange, ...scenarios.flatMap(({ column }) => column ?? [])]
  const scale = Math.max(...columns.map(mostMonthly))
  return (
    <>
      <div className="table-in-view">
        <table className="scenarios" {...tableRole('table')}>
          <caption className="visually-hidden">{t('scenarios.table')}</caption>
          <Head />
          <tbody {...tableRole('rowgroup')}>
            <Row
              name={t('synthesis.columns.withoutChange')}
              note={t('scenarios.change.retirement', { day: dayText(withoutChange.retirementDate) })}
            >
              <ScenarioFigures column={withoutChange} scale={scale} left={left} />
              <td className="screen-only scenario-none" {...tableRole('cell')} />
            </Row>
            {scenarios.map((scenario) => (
              <Row key={scenario.id} name={scenario.name} note={<Changes {...scenario} />}>
                <ScenarioFigures
                  column={scenario.column}
                  before={withoutChange}
                  scale={scale}
                  need={scenario.simulation.need}
                  left={scenario.left}
                />
                <Buttons {...scenario} />
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {left && <p className="hint">{t('scenarios.leftNote')}</p>}
    </>
  )
}

const COLUMNS = ['scenario', 'monthly', 'difference', 'capital'] as const

function Head() {
  const { t } = useText()
  return (
    <thead {...tableRole('rowgroup')}>
      <tr {...tableRole('row')}>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={`scenario-${column}`} {...tableRole('columnheader')}>
            {t(`scenarios.columns.${column}`)}
          </th>
        ))}
        <th scope="col" className="screen-only" {...tableRole('columnheader')}>
          <span className="visually-hidden">{t('scenarios.columns.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

const Row = ({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) => (
  <tr {...tableRole('row')}>
    <th scope="row" {...tableRole('rowheader')}>
      {name}
      <span className="hint">{note}</span>
    </th>
    {children}
  </tr>
)

/** The changes of a scenario, and why it is no longer possible. */
function Changes({ simulation, capital, problem }: Scenario) {
  const { t } = useText()
  return (
    <>
      {[...changesIn(t, simulation), ...capitalUseIn(t, capital)].map((change) => (
        <span key={change} className="comparison-line">
          {change}
        </span>
      ))}
      {problem && (
        <strong className="comparison-line">
          {t('synthesis.simulationUnfit')}. {t(`problems.${problem}`)}
        </strong>
      )}
    </>
  )
}

function Buttons({ id, name, problem }: Scenario) {
  const { t } = useText()
  return (
    <td className="screen-only scenario-buttons" {...tableRole('cell')}>
      {!problem && (
        <Button kind="quiet" {...asks(SCENARIO_INTENTS, 'show', String(id))}>
          {t('scenarios.show')} <span className="visually-hidden">{name}</span>
        </Button>
      )}
      <Button kind="quiet" {...asks(SCENARIO_INTENTS, 'remove', String(id))}>
        {t('scenarios.remove')} <span className="visually-hidden">{name}</span>
      </Button>
    </td>
  )
}
