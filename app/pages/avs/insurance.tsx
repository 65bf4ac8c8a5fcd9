import { MOST_PERIODS_ABROAD } from '~/dossier/shape/shape'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { RadioGroup } from '~/ui/form/controls/choice'
import { TextField } from '~/ui/form/controls/field'
import { fieldId } from '~/ui/form/controls/field-id'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { ABROAD, INSURED_SINCE } from './insurance-form'
import type { AvsFields } from './person'

type AvsInsuranceProps = {
  fields: AvsFields
  bound: Bound
}

/** Since when the visitor is insured in Switzerland, and their years abroad. */
export function AvsInsurance({ fields, bound, isSignedIn }: AvsInsuranceProps & { isSignedIn: boolean }) {
  const { t } = useText()
  const unknownHint = t(isSignedIn ? 'avs.insuredSinceUnknownHint' : 'avs.insuredSinceUnknownHintOwn')
  const options = INSURED_SINCE.map((value) => ({
    value,
    label: t(`avs.insuredSinceAnswers.${value}`),
    hint: value === 'unknown' ? unknownHint : undefined,
  }))
  return (
    <>
      <p>{t('avs.insuranceIntro')}</p>
      <RadioGroup {...bound(fields.insuredSince)} legend={t('avs.insuredSince')} options={options} />
      <TextField
        {...bound(fields.insuredSinceYear)}
        label={t('avs.insuredSinceYear')}
        hint={t('avs.insuredSinceYearHint')}
        inputMode="numeric"
        width="short"
        required={fields.insuredSince.initialValue === 'year'}
      />
      <AvsAbroad fields={fields} bound={bound} />
    </>
  )
}

/** A row for each period in which the visitor was not insured in Switzerland. */
function AvsAbroad({ fields, bound }: AvsInsuranceProps) {
  const { t } = useText()
  const { rows } = fields.abroad
  return (
    <Section level={3} id={ABROAD} title={t('avs.abroad')} intro={t('avs.abroadIntro')}>
      <p>{t('avs.abroadNow')}</p>
      {rows.map((row, index) => (
        <PeriodAbroad key={row.from.name} row={row} bound={bound} number={index + 1} />
      ))}
      {rows.length < MOST_PERIODS_ABROAD && (
        <Button
          kind="secondary"
          {...addButton(ABROAD)}
          formNoValidate
          formAction={`#${fieldId(rowName(ABROAD, rows.length, 'from'))}`}
        >
          {t('avs.addAbroad')}
        </Button>
      )}
    </Section>
  )
}

type PeriodAbroadProps = { row: AvsFields['abroad']['rows'][number]; bound: Bound; number: number }

function PeriodAbroad({ row, bound, number }: PeriodAbroadProps) {
  const { t } = useText()
  const year = { inputMode: 'numeric', width: 'short', required: true } as const
  return (
    <Section level={4} title={t('avs.periodAbroad', { number })}>
      <TextField {...bound(row.from)} {...year} label={t('avs.abroadFrom', { number })} />
      <TextField {...bound(row.to)} {...year} label={t('avs.abroadTo', { number })} />
      <Button kind="quiet" formNoValidate {...removeButton(ABROAD, number - 1)} formAction={`#${ABROAD}`}>
        {t('avs.removeAbroad', { number })}
      </Button>
    </Section>
  )
}
