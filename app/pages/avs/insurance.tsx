import { MOST_PERIODS_ABROAD } from '~/dossier/shape/info'
import { AVS } from '~/forms/avs/form'
import { ABROAD } from '~/forms/avs/insurance'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { Control, Controls } from '~/ui/form/declaration/control'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Asked } from './asked'
import type { AvsFields } from './person'

type AvsInsuranceProps = {
  fields: AvsFields
  bound: Bound
}

/** Since when the visitor has been insured in Switzerland, and their years abroad. */
export function AvsInsurance({ fields, bound, hasRegister }: AvsInsuranceProps & { hasRegister: boolean }) {
  const { t } = useText()
  const unknownHint = t(hasRegister ? 'avs.insuredSinceUnknownHint' : 'avs.insuredSinceUnknownHintOwn')
  const { insuredSince, insuredSinceYear } = AVS.fields
  const options = (insuredSince.choices ?? []).map(({ value, label }) => ({
    value,
    label: t(label),
    hint: value === 'unknown' ? unknownHint : undefined,
  }))
  return (
    <>
      <Control spec={insuredSince} field={fields.insuredSince} bound={bound} options={options} />
      <Asked if="since-year" isShown={Boolean(bound(fields.insuredSinceYear).error)}>
        <div className="needed-in-sight">
          <Control
            spec={insuredSinceYear}
            field={fields.insuredSinceYear}
            bound={bound}
            required={fields.insuredSince.initialValue === 'year'}
          />
        </div>
      </Asked>
      <AvsAbroad fields={fields} bound={bound} />
    </>
  )
}

/** A row for each period in which the visitor was not insured in Switzerland. Without any, only the button stands there. */
function AvsAbroad({ fields, bound }: AvsInsuranceProps) {
  const { t } = useText()
  const { rows } = fields.abroad
  if (rows.length === 0)
    return (
      <div id={ABROAD}>
        <Asked if="since">
          <AddAbroad rows={0} />
        </Asked>
      </div>
    )
  return (
    <Section level={3} id={ABROAD} title={t('avs.abroad')} intro={t('avs.abroadIntro')}>
      <p>{t('avs.abroadNow')}</p>
      {rows.map((row, index) => (
        <PeriodAbroad key={row.from.name} row={row} bound={bound} number={index + 1} />
      ))}
      {rows.length < MOST_PERIODS_ABROAD && <AddAbroad rows={rows.length} />}
    </Section>
  )
}

function AddAbroad({ rows }: { rows: number }) {
  const { t } = useText()
  const first = fieldId(rowName(ABROAD, rows, 'from'))
  return (
    <Button kind="secondary" {...addButton(ABROAD)} formNoValidate formAction={`#${first}`}>
      {t('avs.addAbroad')}
    </Button>
  )
}

type PeriodAbroadProps = { row: AvsFields['abroad']['rows'][number]; bound: Bound; number: number }

function PeriodAbroad({ row, bound, number }: PeriodAbroadProps) {
  const { t } = useText()
  return (
    <Section level={4} title={t('avs.periodAbroad', { number })}>
      <Controls declared={AVS.fields.abroad.fields} fields={row} bound={bound} />
      <Button kind="quiet" formNoValidate {...removeButton(ABROAD, number - 1)} formAction={`#${ABROAD}`}>
        {t('avs.removeAbroad', { number })}
      </Button>
    </Section>
  )
}
