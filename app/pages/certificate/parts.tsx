import { MOST_AGES } from '~/dossier/shape/savings-papers'
import { CERTIFICATE } from '~/forms/certificate'
import type { Bound } from '~/ui/form/bound'
import type { Questions } from '~/ui/form/confirmed'
import { Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { Controls } from '~/ui/form/declaration/control'
import type { FieldSpec } from '~/ui/form/declaration/spec'
import type { FieldsOf } from '~/ui/form/fields'
import type { ReadFigures } from '~/ui/form/revision'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { type ModelLine, ModelPaper } from '~/ui/own-papers/model-paper'
import { isFoldUsed, PaperFields } from '~/ui/own-papers/paper-fields'
import { linesBehind, ReadFrom } from '~/ui/own-papers/read-from'

const { fields: DECLARED } = CERTIFICATE
const AGES = 'ages' satisfies keyof typeof DECLARED

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

/** The four figures from which the certificate's own pension follows. */
export const NeededFigures = ({ read, ...parts }: PartProps) => (
  <PaperFields declared={DECLARED} behind={linesBehind(read)} {...parts} />
)

/** Figures that make simulations more exact; folded until the visitor wants them. */
export function OtherFigures({ read, ...parts }: PartProps) {
  const { t } = useText()
  const { fields, bound } = parts
  const behind = linesBehind(read)
  return (
    <>
      <details className="more-figures" open={isFoldUsed(DECLARED, 'more', fields) || fields.ages.rows.length > 0}>
        <summary>{t('certificate.more')}</summary>
        <PaperFields declared={DECLARED} fold="more" behind={behind} {...parts} />
        <AgeRows rows={fields.ages.rows} bound={bound} />
        <ReadFrom field={AGES} read={read} />
      </details>
      <details className="more-figures" open={isFoldUsed(DECLARED, 'rest', fields)}>
        <summary>{t('certificate.rest')}</summary>
        <PaperFields declared={DECLARED} fold="rest" behind={behind} {...parts} />
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
          <Controls declared={DECLARED.ages.fields} fields={row} bound={bound} />
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
