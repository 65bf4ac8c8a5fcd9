import { MOST_AGES, PAID_PER } from '~/dossier/shape/savings-papers'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { RadioGroup } from '~/ui/form/controls/choice'
import { DayField, MoneyField, TextField } from '~/ui/form/controls/field'
import { fieldId } from '~/ui/form/controls/field-id'
import type { FieldsOf } from '~/ui/form/fields'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Confirmable } from '~/ui/own-papers/confirm'
import type { Questions } from '~/ui/own-papers/confirmed'
import { Mark, type ModelLine, ModelPaper } from '~/ui/own-papers/model-paper'
import { AGES, type CERTIFICATE_FIELDS } from './fields'
import { certificateLabel } from './labels'

type Fields = FieldsOf<typeof CERTIFICATE_FIELDS>
type PartProps = { fields: Fields; bound: Bound; questions: Questions }

/** Our own drawing; the figures are those of nobody. */
export function ModelCertificate() {
  const { t } = useText()
  const line = (name: ModelKey, figure: string, number: number): ModelLine => ({
    name: t(`certificate.model.${name}`),
    figure,
    number,
    needed: number <= 4,
  })
  return (
    <ModelPaper
      title={t('certificate.model.title')}
      model={t('ownPapers.model')}
      hint={t('ownPapers.modelHint')}
      parts={[
        { lines: [line('date', '01.01.2026', 1)] },
        {
          title: t('certificate.model.savings'),
          lines: [line('balance', "412'638", 2), line('mandatory', "178'214", 6)],
        },
        { title: t('certificate.model.financing'), lines: [line('contribution', "17'627", 5)] },
        {
          title: t('certificate.model.benefits'),
          lines: [line('capital', "689'022", 3), line('pension', "37'207", 4), line('rate', '5.40\u00a0%', 7)],
        },
        { title: t('certificate.model.notes'), lines: [line('interest', '1.75\u00a0%', 8)] },
      ]}
    />
  )
}

type ModelKey = 'date' | 'balance' | 'mandatory' | 'contribution' | 'capital' | 'pension' | 'rate' | 'interest'

/** The four figures from which the certificate's own pension follows. */
export function NeededFigures({ fields, bound, questions }: PartProps) {
  const { t } = useText()
  return (
    <>
      <Confirmable field="date" questions={questions}>
        <DayField
          {...bound(fields.date)}
          label={t('certificate.date')}
          hint={t('certificate.dateHint')}
          mark={<Mark number={1} needed />}
          required
        />
      </Confirmable>
      <MoneyField
        {...bound(fields.balance)}
        label={t('certificate.balance')}
        hint={t('certificate.balanceHint')}
        mark={<Mark number={2} needed />}
      />
      <MoneyField
        {...bound(fields.capital)}
        label={t('certificate.capital')}
        hint={t('certificate.capitalHint')}
        mark={<Mark number={3} needed />}
      />
      <Confirmable field="pension" questions={questions}>
        <MoneyField
          {...bound(fields.pension)}
          label={t('certificate.pension')}
          hint={t('certificate.pensionHint')}
          mark={<Mark number={4} needed />}
          required
        />
      </Confirmable>
      <PerChoice field={fields.pensionPer} bound={bound} legend={t('certificate.pensionPer')} />
    </>
  )
}

type PerChoiceProps = Pick<PartProps, 'bound'> & { field: Fields['date']; legend: string }

function PerChoice({ field, bound, legend }: PerChoiceProps) {
  const { t } = useText()
  const options = PAID_PER.toReversed().map((per) => ({
    value: per,
    label: t(per === 'year' ? 'words.perYear' : 'words.perMonth'),
  }))
  return <RadioGroup {...bound(field)} legend={legend} options={options} inline required />
}

const SIMULATED = [
  'contribution',
  'contributionPer',
  'balanceMandatory',
  'conversionRate',
  'interest',
  'atAge',
] as const
const FURTHER = ['label', 'maxCapitalShare', 'noticeMonths', 'insuredSalary', 'rate', 'buyIn', 'withdrawn'] as const
/** They always say something. */
const PRESET: readonly string[] = ['contributionPer', 'label']

/** Whether one of the fields is filled in, or wrong. */
const isTold = (fields: Fields, names: readonly (typeof SIMULATED | typeof FURTHER)[number][]) =>
  names.some((name) => fields[name].errors || (fields[name].initialValue && !PRESET.includes(name)))

/** What makes simulations more exact; closed until it is wanted. */
export function OtherFigures({ fields, bound, questions }: PartProps) {
  const { t } = useText()
  return (
    <>
      <details className="more-figures" open={isTold(fields, SIMULATED) || fields.ages.rows.length > 0}>
        <summary>{t('certificate.more')}</summary>
        <Confirmable field="contribution" questions={questions}>
          <MoneyField
            {...bound(fields.contribution)}
            label={t('certificate.contribution')}
            hint={t('certificate.contributionHint')}
            mark={<Mark number={5} />}
          />
        </Confirmable>
        <PerChoice field={fields.contributionPer} bound={bound} legend={t('certificate.contributionPer')} />
        <MoneyField
          {...bound(fields.balanceMandatory)}
          label={t('certificate.balanceMandatory')}
          hint={t('certificate.balanceMandatoryHint')}
          mark={<Mark number={6} />}
        />
        <Confirmable field="conversionRate" questions={questions}>
          <TextField
            {...bound(fields.conversionRate)}
            label={t('certificate.conversionRate')}
            hint={t('certificate.conversionRateHint')}
            mark={<Mark number={7} />}
            width="short"
            inputMode="decimal"
            suffix="%"
          />
        </Confirmable>
        <Confirmable field="interest" questions={questions}>
          <TextField
            {...bound(fields.interest)}
            label={t('certificate.interest')}
            hint={t('certificate.interestHint')}
            mark={<Mark number={8} />}
            width="short"
            inputMode="decimal"
            suffix="%"
          />
        </Confirmable>
        <TextField
          {...bound(fields.atAge)}
          label={t('certificate.atAge')}
          hint={t('certificate.atAgeHint')}
          width="short"
          inputMode="numeric"
        />
        <AgeRows rows={fields.ages.rows} bound={bound} />
      </details>
      <details className="more-figures" open={isTold(fields, FURTHER)}>
        <summary>{t('certificate.rest')}</summary>
        <TextField {...bound(fields.label)} label={t('ownPapers.label')} hint={t('ownPapers.labelHint')} required />
        <TextField
          {...bound(fields.maxCapitalShare)}
          label={t('certificate.maxCapitalShare')}
          width="short"
          inputMode="decimal"
          suffix="%"
        />
        <TextField
          {...bound(fields.noticeMonths)}
          label={t('certificate.noticeMonths')}
          width="short"
          inputMode="numeric"
        />
        <MoneyField
          {...bound(fields.insuredSalary)}
          label={t('certificate.insuredSalary')}
          hint={t('certificate.insuredSalaryHint')}
        />
        <TextField {...bound(fields.rate)} label={t('certificate.rate')} width="short" inputMode="decimal" suffix="%" />
        <MoneyField {...bound(fields.buyIn)} label={t('certificate.buyIn')} hint={t('certificate.buyInHint')} />
        <MoneyField
          {...bound(fields.withdrawn)}
          label={t('certificate.withdrawn')}
          hint={t('certificate.withdrawnHint')}
        />
      </details>
    </>
  )
}

/** Other ages of the certificate's table. */
function AgeRows({ rows, bound }: Pick<PartProps, 'bound'> & { rows: Fields['ages']['rows'] }) {
  const { t } = useText()
  return (
    <div id={AGES} tabIndex={-1}>
      <p>{t('certificate.ages')}</p>
      {rows.map((row, index) => (
        <div key={row.age.name}>
          <TextField
            {...bound(row.age)}
            label={certificateLabel(t, row.age.name)}
            width="short"
            inputMode="numeric"
            required
          />
          <MoneyField {...bound(row.capital)} label={certificateLabel(t, row.capital.name)} />
          <MoneyField {...bound(row.pension)} label={certificateLabel(t, row.pension.name)} />
          <Button kind="quiet" formNoValidate {...removeButton(AGES, index)} formAction={`#${AGES}`}>
            {t('certificate.removeAge', { number: index + 1 })}
          </Button>
        </div>
      ))}
      {rows.length < MOST_AGES && (
        <Button
          kind="secondary"
          formNoValidate
          {...addButton(AGES)}
          formAction={`#${fieldId(rowName(AGES, rows.length, 'age'))}`}
        >
          {t('certificate.addAge')}
        </Button>
      )}
    </div>
  )
}
