import { chf, percent } from '~/language/format'
import type { Bound } from '~/ui/form/bound'
import { Checkbox } from '~/ui/form/controls/choice'
import { MoneyField, TextField } from '~/ui/form/controls/field'
import { withEmptyRows } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import type { FieldsProps } from './fields-props'
import { isTold, RowFields } from './row-fields'
import { STEP_ROWS } from './rows'

/** How much work there is to be: at once, and in steps, which few need. */
export function WorkFields({ fields, bound, answer }: FieldsProps) {
  const { t } = useText()
  return (
    <>
      <RateField
        {...bound(fields.desiredRate)}
        label={t('simulation.desiredRate')}
        hint={t('simulation.desiredRateHint')}
      />
      <MoneyField
        {...bound(fields.desiredSalary)}
        label={t('simulation.desiredSalary')}
        hint={t('simulation.desiredSalaryHint')}
      />
      <WorkToday fields={fields} bound={bound} answer={answer} />
      <WorkSteps fields={fields} bound={bound} answer={answer} />
    </>
  )
}

/** Today's work, folded where it is known and nothing about it is wrong. */
function WorkToday({ fields, bound, answer: { work } }: FieldsProps) {
  const { t } = useText()
  const [salary, rate] = [bound(fields.currentSalary), bound(fields.currentRate)]
  const known = work && t(`simulation.known.${work.source}`, { year: work.year })
  return (
    <details className="more-figures" open={!work || salary.error !== undefined || rate.error !== undefined}>
      <summary>
        {work
          ? t('simulation.workKnown', {
              work: [chf(work.salary), ...(work.rate ? [percent(work.rate)] : [])].join(', '),
            })
          : t('simulation.workUnknown')}
      </summary>
      <MoneyField {...salary} label={t('simulation.currentSalary')} hint={known ?? t('simulation.salaryHint')} />
      <RateField
        {...rate}
        label={t('simulation.currentRate')}
        hint={(work?.rate && known) || t('simulation.currentRateHint')}
      />
    </details>
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
