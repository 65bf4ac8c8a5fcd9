import type { Bound } from '~/ui/form/bound'
import { Checkbox } from '~/ui/form/controls/choice'
import { MoneyField, TextField } from '~/ui/form/controls/field'
import { withEmptyRows } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import type { FieldsProps } from './fields-props'
import { isTold, RowFields } from './row-fields'
import { STEP_ROWS } from './rows'

/** How much work there is today and is to be, in the order of the specification; and steps, which few need. */
export function WorkFields({ fields, bound, answer }: FieldsProps) {
  const { t } = useText()
  const { work } = answer
  const known = work && t(`simulation.known.${work.source}`, { year: work.year })
  return (
    <>
      <MoneyField
        {...bound(fields.currentSalary)}
        label={t('simulation.currentSalary')}
        hint={known ?? t('simulation.salaryHint')}
      />
      <MoneyField
        {...bound(fields.desiredSalary)}
        label={t('simulation.desiredSalary')}
        hint={t('simulation.desiredSalaryHint')}
      />
      <RateField
        {...bound(fields.currentRate)}
        label={t('simulation.currentRate')}
        hint={(work?.rate && known) || t('simulation.currentRateHint')}
      />
      <RateField
        {...bound(fields.desiredRate)}
        label={t('simulation.desiredRate')}
        hint={t('simulation.desiredRateHint')}
      />
      <WorkSteps fields={fields} bound={bound} answer={answer} />
    </>
  )
}

function WorkSteps({ fields, bound, answer: { largestCapitalShare } }: FieldsProps) {
  const { t } = useText()
  const rows = withEmptyRows(fields.steps.rows, STEP_ROWS)
  const { defaultValue, ...box } = bound(fields.stepsDrawFund)
  return (
    <details className="more-figures" open={isTold(rows, bound) || box.error !== undefined}>
      <summary>{t('simulation.steps.title')}</summary>
      <p className="hint">{t('simulation.steps.hint')}</p>
      <RowFields rows={rows} bound={bound} day="on" percent="rate" />
      {(largestCapitalShare !== null || defaultValue || box.error) && (
        <Checkbox {...box} label={t('simulation.steps.drawFund')} defaultChecked={Boolean(defaultValue)}>
          <p className="hint">{t('simulation.steps.drawFundHint')}</p>
        </Checkbox>
      )}
    </details>
  )
}

const RateField = (props: ReturnType<Bound> & { label: string; hint?: string }) => (
  <TextField {...props} inputMode="text" width="short" suffix="%" />
)
