import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { DRAWING_ROWS, SIMULATION } from '~/forms/simulation/form'
import { dayText } from '~/language/format'
import { monthsBetween } from '~/pillars/day'
import { isLeftOut } from '~/ui/capital-share'
import { Control } from '~/ui/form/declaration/control'
import { withEmptyRows } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import type { FieldsProps } from './fields-props'
import { hasContent, RowFields } from './row-fields'
import { understoodLpp, understoodStart, understoodStop } from './understood-start'

type DatedProps = FieldsProps & { limits: NonNullable<SimulationAnswer['limits']> }

/** The day on which everything starts. */
export function RetirementField({ fields: { retirementDate }, bound, answer, limits }: DatedProps) {
  const { t } = useText()
  return (
    <Control
      spec={SIMULATION.fields.retirementDate}
      field={retirementDate}
      bound={bound}
      hint={t('simulation.retirementDateHint', {
        age: exampleAge(limits, answer.latestAge),
        earliest: dayText(limits.earliest),
        reference: dayText(limits.reference),
        latest: dayText(limits.latest),
      })}
      notice={understoodStart(t, retirementDate.initialValue ?? '', answer)}
    />
  )
}

/** A whole age that this person can still choose: 63, or the first one after it. */
const exampleAge = ({ earliest, latest }: DatedProps['limits'], latestAge: number) =>
  Math.max(63, latestAge - Math.floor(monthsBetween(earliest, latest) / 12))

/**
 * Several days, which few people need: for work and the funds, the AVS in parts, and the partner. Folded until one is entered
 * or wrong.
 */
export function MoreDates(props: DatedProps) {
  const { t } = useText()
  const { fields, bound, answer } = props
  const days = [fields.stopsOn, fields.lppFrom, fields.partner.retirementDate]
  const isOpen =
    days.some((field) => field.initialValue || bound(field).error) || hasContent(fields.drawing.rows, bound)
  return (
    <details className="more-figures" open={isOpen}>
      <summary>{t(answer.partnerLimits ? 'simulation.moreDatesOfTwo' : 'simulation.moreDates')}</summary>
      <OtherDays {...props} />
      <DrawnShares {...props} />
      {answer.partnerLimits && <PartnersDay {...props} limits={answer.partnerLimits} />}
    </details>
  )
}

function OtherDays({ fields, bound, answer, limits }: DatedProps) {
  const { t } = useText()
  const typed = [fields.stopsOn, fields.lppFrom].map(({ initialValue }) => initialValue ?? '')
  return (
    <fieldset>
      <legend>{t('simulation.otherDays')}</legend>
      <Control
        spec={SIMULATION.fields.stopsOn}
        field={fields.stopsOn}
        bound={bound}
        notice={understoodStop(t, typed[0] ?? '', answer)}
      />
      {!isLeftOut(answer, bound(fields.lppFrom)) && (
        <Control
          spec={SIMULATION.fields.lppFrom}
          field={fields.lppFrom}
          bound={bound}
          hint={
            answer.lppEarliest
              ? t('simulation.lppFromHint', { earliest: dayText(answer.lppEarliest), latest: dayText(limits.latest) })
              : t('simulation.lppFromUnknown')
          }
          notice={understoodLpp(t, typed[1] ?? '', answer)}
        />
      )}
    </fieldset>
  )
}

function DrawnShares({ fields, bound }: DatedProps) {
  const { t } = useText()
  const rows = withEmptyRows(fields.drawing.rows, DRAWING_ROWS)
  return (
    <fieldset>
      <legend>{t('simulation.drawing.title')}</legend>
      <p className="hint">{t('simulation.drawing.hint')}</p>
      <RowFields declared={SIMULATION.fields.drawing.fields} rows={rows} bound={bound} />
    </fieldset>
  )
}

function PartnersDay({ fields, bound, limits }: DatedProps) {
  const { t } = useText()
  return (
    <fieldset>
      <legend>{t('simulation.partnersDay.title')}</legend>
      <Control
        spec={SIMULATION.fields.partner.fields.retirementDate}
        field={fields.partner.retirementDate}
        bound={bound}
        hint={t('simulation.partnersDay.hint', {
          earliest: dayText(limits.earliest),
          reference: dayText(limits.reference),
          latest: dayText(limits.latest),
        })}
      />
    </fieldset>
  )
}
