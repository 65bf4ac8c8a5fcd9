import { SIMULATION, STEP_ROWS } from '~/forms/simulation/form'
import { Control } from '~/ui/form/declaration/control'
import { withEmptyRows } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import type { FieldsProps } from './fields-props'
import { hasContent, RowFields } from './row-fields'

/** How much the visitor works now and will work, in the order of the specification; and steps, which few people need. */
export function WorkFields({ fields, bound, answer }: FieldsProps) {
  const { t } = useText()
  const { work } = answer
  const { currentSalary, desiredSalary, currentRate, desiredRate } = SIMULATION.fields
  const known = work && t(`simulation.known.${work.source}`, { year: work.year })
  return (
    <>
      <Control spec={currentSalary} field={fields.currentSalary} bound={bound} hint={known ?? undefined} />
      <Control spec={desiredSalary} field={fields.desiredSalary} bound={bound} />
      <Control spec={currentRate} field={fields.currentRate} bound={bound} hint={(work?.rate && known) || undefined} />
      <Control spec={desiredRate} field={fields.desiredRate} bound={bound} />
      <WorkSteps fields={fields} bound={bound} answer={answer} />
    </>
  )
}

function WorkSteps({ fields, bound, answer: { largestCapitalShare } }: FieldsProps) {
  const { t } = useText()
  const rows = withEmptyRows(fields.steps.rows, STEP_ROWS)
  const { defaultValue, error } = bound(fields.stepsDrawFund)
  return (
    <details className="more-figures" open={hasContent(rows, bound) || error !== undefined}>
      <summary>{t('simulation.steps.title')}</summary>
      <p className="hint">{t('simulation.steps.hint')}</p>
      <RowFields declared={SIMULATION.fields.steps.fields} rows={rows} bound={bound} />
      {(largestCapitalShare !== null || defaultValue || error) && (
        <Control spec={SIMULATION.fields.stepsDrawFund} field={fields.stepsDrawFund} bound={bound}>
          <p className="hint">{t('simulation.steps.drawFundHint')}</p>
        </Control>
      )}
    </details>
  )
}
