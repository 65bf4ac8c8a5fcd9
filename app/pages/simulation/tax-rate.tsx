import { boundTo } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { TextField } from '~/ui/form/controls/field'
import { fieldsOf } from '~/ui/form/fields'
import type { Problem } from '~/ui/form/problems'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import type { ReturnedTax } from './save-tax'
import { TAX_FIELDS } from './tax-form'

type TaxRateProps = { rate: number | null; problems: readonly Problem[]; lastResult: ReturnedTax | undefined }

/** The own tax rate, with which the costs are told after tax. Nobody guesses it. */
export function TaxRate({ rate, problems, lastResult }: TaxRateProps) {
  const { t } = useText()
  const { marginalRate } = fieldsOf(TAX_FIELDS, {
    submission: lastResult?.isTax ? lastResult : undefined,
    saved: { marginalRate: rate === null ? '' : String(rate) },
  })
  const field = boundTo(problems)(marginalRate)
  return (
    <details className="more-figures" open={rate !== null || field.error !== undefined}>
      <summary>{t('simulation.tax.title')}</summary>
      <VisitorForm>
        <TextField
          {...field}
          label={t('simulation.tax.label')}
          hint={t('simulation.tax.hint')}
          inputMode="text"
          width="short"
          suffix="%"
        />
        <Actions>
          <Button kind="secondary">{t('simulation.tax.save')}</Button>
        </Actions>
      </VisitorForm>
    </details>
  )
}
