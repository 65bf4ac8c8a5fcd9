import { MOST_INSURED_SALARIES } from '~/dossier/shape/savings-papers'
import { CERTIFICATE } from '~/forms/certificate'
import type { Bound } from '~/ui/form/bound'
import type { Questions } from '~/ui/form/confirmed'
import { Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { TextArea } from '~/ui/form/controls/text-area'
import { Control, Controls } from '~/ui/form/declaration/control'
import { namesOf } from '~/ui/form/declaration/form-of'
import type { FieldSpec } from '~/ui/form/declaration/spec'
import type { FieldsOf } from '~/ui/form/fields'
import type { ReadFigures } from '~/ui/form/revision'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Confirmable } from '~/ui/own-papers/confirm'
import { type ModelLine, ModelPaper } from '~/ui/own-papers/model-paper'
import { foldState, isFoldUsed, PaperFields } from '~/ui/own-papers/paper-fields'
import { linesBehind, ReadFrom } from '~/ui/own-papers/read-from'
import { OfKind } from './kinds'

const { fields: DECLARED } = CERTIFICATE
const SALARIES = 'insuredSalaries' satisfies keyof typeof DECLARED

type Fields = FieldsOf<typeof CERTIFICATE.shape>
type PartProps = { fields: Fields; bound: Bound; questions: Questions; read: ReadFigures | undefined }

/** Our own drawing, with invented figures. */
export function ModelCertificate({ isRead }: { isRead: boolean }) {
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
      isWide={isRead}
      parts={[
        {
          lines: [
            line('date', '01.01.2026', date),
            line('balance', "412'638", balance),
            line('capital', "689'022", capital),
            line('pension', "37'207", pension),
            line('contribution', "17'627", contribution),
          ],
        },
        {
          isWide: true,
          lines: [
            line('rate', '5.40\u00a0%', conversionRate),
            line('interest', '1.75\u00a0%', interest),
            line('mandatory', "178'214", balanceMandatory),
          ],
        },
      ]}
    />
  )
}

type ModelKey = 'date' | 'balance' | 'mandatory' | 'contribution' | 'capital' | 'pension' | 'rate' | 'interest'

/** What the paper shows, and its main figures. */
export const NeededFigures = ({ read, ...parts }: PartProps) => (
  <>
    <Control spec={DECLARED.kind} field={parts.fields.kind} bound={parts.bound} />
    <OfKind of="date">
      <PaperFields declared={only('date', 'balance', 'capital')} behind={linesBehind(read)} {...parts} />
    </OfKind>
    <OfKind of="paidSince">
      <PaperFields declared={only('paidSince')} behind={linesBehind(read)} {...parts} />
    </OfKind>
    <OfKind of="pension">
      <PaperFields declared={only('pension', 'pensionPer')} behind={linesBehind(read)} {...parts} />
    </OfKind>
    <OfKind of="contribution">
      <PaperFields declared={only('contribution', 'contributionPer')} behind={linesBehind(read)} {...parts} />
    </OfKind>
  </>
)

type Name = keyof typeof DECLARED

const only = (...names: Name[]) => Object.fromEntries(names.map((name) => [name, DECLARED[name]]))

/** Figures that make simulations more exact; folded until the visitor wants them. */
export function OtherFigures({ read, ...parts }: PartProps) {
  const { t } = useText()
  const { fields, bound, questions } = parts
  const behind = linesBehind(read)
  const { rates, ofSplit } = RATES
  const stateOf = (fold: string) => foldState(DECLARED, fold, { fields, read })
  const isAsked = (fold: string) => Object.keys(questions.at).some((name) => name in DECLARED && foldOf(name) === fold)
  const isOpen = (fold: string) => stateOf(fold).isOpen || isAsked(fold)
  const ages = stateOf('ages')
  return (
    <>
      <OfKind of="agesText">
        <details
          className="more-figures"
          open={ages.isOpen || Boolean(fields.agesText.initialValue) || 'agesText' in atBlock(questions).at}
        >
          <FoldName title={t('certificate.agesFold')} read={ages.read} />
          <Confirmable field="agesText" questions={atBlock(questions)}>
            <TextArea
              {...bound(fields.agesText)}
              label={t('certificate.agesText')}
              hint={t('certificate.agesTextHint')}
              rows={6}
              required={false}
            />
          </Confirmable>
          <ReadFrom field="agesText" read={read && linesAtBlock(read)} />
          <PaperFields declared={only('atAge')} fold="ages" behind={behind} {...parts} />
        </details>
      </OfKind>
      <OfKind of="bridging">
        <details className="more-figures" open={isFoldUsed(DECLARED.bridging.fields, undefined, fields.bridging)}>
          <summary>{t('certificate.bridgingFold')}</summary>
          <PaperFields
            declared={DECLARED.bridging.fields}
            fields={fields.bridging}
            bound={bound}
            questions={withinBridging(questions)}
          />
          {namesOf({ bridging: DECLARED.bridging }).map((name) => (
            <ReadFrom key={name} field={name} read={read} />
          ))}
        </details>
      </OfKind>
      <OfKind of="interest">
        <details className="more-figures" open={isOpen('rates')}>
          <FoldName title={t('certificate.ratesFold')} read={stateOf('rates').read} />
          <OfKind of="conversionRate">
            <PaperFields declared={rates} fold="rates" behind={behind} {...parts} />
          </OfKind>
          <PaperFields declared={ofSplit} fold="rates" behind={behind} {...parts} />
        </details>
      </OfKind>
      <OfKind of="insuredSalary">
        <details className="more-figures" open={isOpen('rest') || fields.insuredSalaries.rows.length > 0}>
          <FoldName title={t('certificate.rest')} read={stateOf('rest').read} />
          <PaperFields declared={only('insuredSalary')} fold="rest" behind={behind} {...parts} />
          <SalaryRows rows={fields.insuredSalaries.rows} bound={bound} read={read} />
          <PaperFields declared={only('rate')} fold="rest" behind={behind} {...parts} />
          <OfKind of="maxCapitalShare">
            <PaperFields declared={only('maxCapitalShare')} fold="rest" behind={behind} {...parts} />
          </OfKind>
          <PaperFields declared={REST} fold="rest" behind={behind} {...parts} />
        </details>
      </OfKind>
      <details className="more-figures" open={isFoldUsed(DECLARED, 'name', fields)}>
        <summary>{t('ownPapers.label')}</summary>
        <PaperFields declared={only('label')} fold="name" behind={behind} {...parts} />
      </details>
    </>
  )
}

const foldOf = (name: string) => {
  const spec = DECLARED[name as Name]
  return 'fold' in spec ? spec.fold : undefined
}

/** The name of a fold, and how many figures of it the file gave. */
function FoldName({ title, read }: { title: string; read: number }) {
  const { t } = useText()
  return (
    <summary>
      {title} {read > 0 && <span className="fold-read">{t('ownPapers.readInFold', { count: read })}</span>}
    </summary>
  )
}

/** A question about one age is asked at the block of all. */
function atBlock({ at, ...others }: Questions): Questions {
  const key = Object.entries(at).find(([field]) => field.startsWith('ages'))?.[1]
  return { ...others, at: key ? { agesText: key } : {} }
}

const BRIDGING = /^bridging\./

/** The fields of a bridging pension by their own names. */
const withinBridging = ({ at, ...others }: Questions): Questions => ({
  ...others,
  at: Object.fromEntries(
    Object.entries(at).flatMap(([field, key]) => (BRIDGING.test(field) ? [[field.replace(BRIDGING, ''), key]] : [])),
  ),
})

/** The ages of a file are read as rows, and shown as the block. */
const linesAtBlock = ({ lines: { ages, ...lines }, missing }: ReadFigures): ReadFigures => ({
  lines: ages === undefined ? lines : { ...lines, agesText: ages },
  missing,
})

const RATES = {
  rates: only('conversionRate', 'conversionRateAbove'),
  ofSplit: only('interest', 'interestAbove', 'balanceMandatory'),
}

/** All others of their fold: a field that is added is shown without another line here. */
const REST = Object.fromEntries(
  Object.entries(DECLARED).filter(([name]) => !['insuredSalary', 'rate', 'maxCapitalShare'].includes(name)),
)

type SalaryRowsProps = Pick<PartProps, 'bound' | 'read'> & { rows: Fields['insuredSalaries']['rows'] }

/** Further salaries that the fund insures. */
function SalaryRows({ rows, bound, read }: SalaryRowsProps) {
  const { t } = useText()
  return (
    <div id={SALARIES} tabIndex={-1}>
      {rows.map((row, index) => (
        <div key={row.amount.name}>
          <Controls declared={DECLARED.insuredSalaries.fields} fields={row} bound={bound} />
          <ReadFrom field={row.amount.name} read={read} />
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
