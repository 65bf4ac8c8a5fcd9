import { MOST_INSURED_SALARIES } from '~/dossier/shape/savings-papers'
import { CERTIFICATE } from '~/forms/certificate'
import type { Bound } from '~/ui/form/bound'
import type { Questions } from '~/ui/form/confirmed'
import { Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { TextArea } from '~/ui/form/controls/text-area'
import { Control, Controls } from '~/ui/form/declaration/control'
import type { FieldSpec } from '~/ui/form/declaration/spec'
import type { FieldsOf } from '~/ui/form/fields'
import type { ReadFigures } from '~/ui/form/revision'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { type ModelLine, ModelPaper } from '~/ui/own-papers/model-paper'
import { isFoldUsed, PaperFields } from '~/ui/own-papers/paper-fields'
import { linesBehind, ReadFrom } from '~/ui/own-papers/read-from'
import { OfKind } from './kinds'

const { fields: DECLARED } = CERTIFICATE
const AGES = 'ages' satisfies keyof typeof DECLARED
const SALARIES = 'insuredSalaries' satisfies keyof typeof DECLARED

type Fields = FieldsOf<typeof CERTIFICATE.shape>
type PartProps = { fields: Fields; bound: Bound; questions: Questions; read: ReadFigures | undefined }

/** Our own drawing, with invented figures. */
export function ModelCertificate() {
  const { t } = useText()
  const line = (name: ModelKey, figure: string, { mark, fold }: FieldSpec): ModelLine => ({
    name: t(`certificate.model.${name}`),
    figure,
    number: mark,
    needed: fold === undefined,
  })
  const { date, balance, balanceMandatory, contribution, capital, pension, conversionRate, interest } = DECLARED
  return (
    <ModelPaper
      title={t('certificate.model.title')}
      model={t('ownPapers.model')}
      hint={t('ownPapers.modelHint')}
      parts={[
        { lines: [line('date', '01.01.2026', date)] },
        {
          title: t('certificate.model.savings'),
          lines: [line('balance', "412'638", balance), line('mandatory', "178'214", balanceMandatory)],
        },
        { title: t('certificate.model.financing'), lines: [line('contribution', "17'627", contribution)] },
        {
          title: t('certificate.model.benefits'),
          lines: [
            line('capital', "689'022", capital),
            line('pension', "37'207", pension),
            line('rate', '5.40\u00a0%', conversionRate),
          ],
        },
        { title: t('certificate.model.notes'), lines: [line('interest', '1.75\u00a0%', interest)] },
      ]}
    />
  )
}

type ModelKey = 'date' | 'balance' | 'mandatory' | 'contribution' | 'capital' | 'pension' | 'rate' | 'interest'

/** What the paper shows, and its main figures. */
export const NeededFigures = ({ read, ...given }: PartProps) => {
  const parts = { ...given, behind: linesBehind(read) }
  return (
    <>
      <Control spec={DECLARED.kind} field={parts.fields.kind} bound={parts.bound} />
      <OfKind of="date">
        <PaperFields declared={only('date', 'balance', 'capital')} {...parts} />
      </OfKind>
      <OfKind of="paidSince">
        <PaperFields declared={only('paidSince')} {...parts} />
      </OfKind>
      <OfKind of="pension">
        <PaperFields declared={only('pension', 'pensionPer')} {...parts} />
      </OfKind>
      <OfKind of="contribution">
        <PaperFields declared={only('contribution', 'contributionPer')} {...parts} />
      </OfKind>
    </>
  )
}

type Name = keyof typeof DECLARED

const only = (...names: Name[]) => Object.fromEntries(names.map((name) => [name, DECLARED[name]]))

/** Figures that make simulations more exact; folded until the visitor wants them. */
export function OtherFigures({ read, ...given }: PartProps) {
  const { t } = useText()
  const parts = { ...given, behind: linesBehind(read) }
  const { fields, bound } = parts
  const { rates, ofSplit } = RATES
  return (
    <>
      <OfKind of="agesText">
        <details className="more-figures" open={isFoldUsed(DECLARED, 'ages', fields)}>
          <summary>{t('certificate.agesFold')}</summary>
          <TextArea
            {...bound(fields.agesText)}
            label={t('certificate.agesText')}
            hint={t('certificate.agesTextHint')}
            rows={6}
            required={false}
          />
          <ReadFrom field={AGES} read={read} />
          <PaperFields declared={only('atAge')} fold="ages" {...parts} />
        </details>
      </OfKind>
      <OfKind of="bridging">
        <details className="more-figures" open={isFoldUsed(DECLARED.bridging.fields, undefined, fields.bridging)}>
          <summary>{t('certificate.bridgingFold')}</summary>
          <Controls declared={DECLARED.bridging.fields} fields={fields.bridging} bound={bound} />
        </details>
      </OfKind>
      <OfKind of="interest">
        <details className="more-figures" open={isFoldUsed(DECLARED, 'rates', fields)}>
          <summary>{t('certificate.ratesFold')}</summary>
          <OfKind of="conversionRate">
            <PaperFields declared={rates} fold="rates" {...parts} />
          </OfKind>
          <PaperFields declared={ofSplit} fold="rates" {...parts} />
        </details>
      </OfKind>
      <OfKind of="insuredSalary">
        <details
          className="more-figures"
          open={isFoldUsed(DECLARED, 'rest', fields) || fields.insuredSalaries.rows.length > 0}
        >
          <summary>{t('certificate.rest')}</summary>
          <PaperFields declared={only('insuredSalary')} fold="rest" {...parts} />
          <SalaryRows rows={fields.insuredSalaries.rows} bound={bound} />
          <PaperFields declared={only('rate')} fold="rest" {...parts} />
          <OfKind of="maxCapitalShare">
            <PaperFields declared={only('maxCapitalShare')} fold="rest" {...parts} />
          </OfKind>
          <PaperFields declared={REST} fold="rest" {...parts} />
        </details>
      </OfKind>
      <details className="more-figures" open={isFoldUsed(DECLARED, 'name', fields)}>
        <summary>{t('ownPapers.label')}</summary>
        <PaperFields declared={only('label')} fold="name" {...parts} />
      </details>
    </>
  )
}

const RATES = {
  rates: only('conversionRate', 'conversionRateAbove'),
  ofSplit: only('interest', 'interestAbove', 'balanceMandatory'),
}

/** All others of their fold: a field that is added is shown without another line here. */
const REST = Object.fromEntries(
  Object.entries(DECLARED).filter(([name]) => !['insuredSalary', 'rate', 'maxCapitalShare'].includes(name)),
)

type SalaryRowsProps = Pick<PartProps, 'bound'> & { rows: Fields['insuredSalaries']['rows'] }

/** Further salaries that the fund insures. */
function SalaryRows({ rows, bound }: SalaryRowsProps) {
  const { t } = useText()
  return (
    <div id={SALARIES} tabIndex={-1}>
      {rows.map((row, index) => (
        <div key={row.amount.name}>
          <Controls declared={DECLARED.insuredSalaries.fields} fields={row} bound={bound} />
          <Button kind="quiet" formNoValidate {...removeButton(SALARIES, index)} formAction={`#${SALARIES}`}>
            {t('certificate.removeInsuredSalary', { number: index + 1 })}
          </Button>
        </div>
      ))}
      {rows.length < MOST_INSURED_SALARIES && (
        <Button
          kind="quiet"
          formNoValidate
          {...addButton(SALARIES)}
          formAction={`#${fieldId(rowName(SALARIES, rows.length, 'amount'))}`}
        >
          {t('certificate.addInsuredSalary')}
        </Button>
      )}
    </div>
  )
}
