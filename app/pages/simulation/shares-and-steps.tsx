import type { SimulationAnswer } from '~/dossier/shape/simulation'
import { dayText } from '~/language/format'
import type { Bound } from '~/ui/form/bound'
import { Checkbox } from '~/ui/form/controls/choice'
import { DayField, TextField } from '~/ui/form/controls/field'
import type { Field, FieldsOf } from '~/ui/form/fields'
import { withEmptyRows } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import type { SIMULATION_FIELDS } from './form'
import { simulationLabel } from './labels'
import { DRAWING_ROWS, STEP_ROWS } from './rows'

type PartProps = { fields: FieldsOf<typeof SIMULATION_FIELDS>; bound: Bound; answer: SimulationAnswer }

/** What few need: each part folded, until it is told or wrong. */
export function SharesAndSteps(props: PartProps) {
  return (
    <>
      <DrawnShares {...props} />
      <WorkSteps {...props} />
      {props.answer.partnerLimits && <PartnersDay {...props} limits={props.answer.partnerLimits} />}
    </>
  )
}

const isTold = (rows: readonly Record<string, Field>[], bound: Bound) =>
  rows.some((row) => Object.values(row).some((field) => field.initialValue || bound(field).error))

/** A day, and percent from it on. */
function Rows<Name extends string>({
  rows,
  bound,
  day,
  percent,
}: {
  rows: readonly Record<Name, Field>[]
  bound: Bound
  day: NoInfer<Name>
  percent: NoInfer<Name>
}) {
  const { t } = useText()
  return rows.map((row) => (
    <div className="row-fields" key={row[day].name}>
      <TextField {...bound(row[day])} label={simulationLabel(t, row[day].name)} width="short" inputMode="text" />
      <TextField
        {...bound(row[percent])}
        label={simulationLabel(t, row[percent].name)}
        width="short"
        inputMode="text"
        suffix="%"
      />
    </div>
  ))
}

function DrawnShares({ fields, bound }: PartProps) {
  const { t } = useText()
  const rows = withEmptyRows(fields.drawing.rows, DRAWING_ROWS)
  return (
    <details className="more-figures" open={isTold(rows, bound)}>
      <summary>{t('simulation.drawing.title')}</summary>
      <fieldset>
        <legend className="visually-hidden">{t('simulation.drawing.title')}</legend>
        <p className="hint">{t('simulation.drawing.hint')}</p>
        <Rows rows={rows} bound={bound} day="from" percent="share" />
      </fieldset>
    </details>
  )
}

function WorkSteps({ fields, bound, answer: { largestCapitalShare } }: PartProps) {
  const { t } = useText()
  const rows = withEmptyRows(fields.steps.rows, STEP_ROWS)
  const { defaultValue, ...box } = bound(fields.stepsDrawFund)
  return (
    <details className="more-figures" open={isTold(rows, bound) || box.error !== undefined}>
      <summary>{t('simulation.steps.title')}</summary>
      <fieldset>
        <legend className="visually-hidden">{t('simulation.steps.title')}</legend>
        <p className="hint">{t('simulation.steps.hint')}</p>
        <Rows rows={rows} bound={bound} day="on" percent="rate" />
        {(largestCapitalShare !== null || defaultValue || box.error) && (
          <Checkbox {...box} label={t('simulation.steps.drawFund')} defaultChecked={Boolean(defaultValue)}>
            <p className="hint">{t('simulation.steps.drawFundHint')}</p>
          </Checkbox>
        )}
      </fieldset>
    </details>
  )
}

function PartnersDay({
  fields,
  bound,
  limits,
}: PartProps & { limits: NonNullable<SimulationAnswer['partnerLimits']> }) {
  const { t } = useText()
  const field = bound(fields.partner.retirementDate)
  return (
    <details className="more-figures" open={Boolean(field.defaultValue) || field.error !== undefined}>
      <summary>{t('simulation.partnersDay.title')}</summary>
      <DayField
        {...field}
        label={t('simulation.partnersDay.label')}
        hint={t('simulation.partnersDay.hint', {
          earliest: dayText(limits.earliest),
          reference: dayText(limits.reference),
          latest: dayText(limits.latest),
        })}
      />
    </details>
  )
}
