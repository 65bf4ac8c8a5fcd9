import { TAX } from '~/forms/simulation/tax'
import { boundTo } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { Control } from '~/ui/form/declaration/control'
import { fieldsOf } from '~/ui/form/fields'
import type { Problem } from '~/ui/form/problems'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import type { ReturnedTax } from './save-tax'

type TaxRateProps = { rate: number | null; problems: readonly Problem[]; lastResult: ReturnedTax | undefined }

/** The visitor's tax rate, for showing costs after tax. It is never guessed. */
export function TaxRate({ rate, problems, lastResult }: TaxRateProps) {
  const { t } = useText()
  const { marginalRate } = fieldsOf(TAX.shape, {
    submission: lastResult?.isTax ? lastResult : undefined,
    saved: { marginalRate: rate === null ? '' : String(rate) },
  })
  const bound = boundTo(problems)
  return (
    <details className="more-figures" open={rate !== null || bound(marginalRate).error !== undefined}>
      <summary>{t('simulation.tax.title')}</summary>
      <VisitorForm>
        <Control spec={TAX.fields.marginalRate} field={marginalRate} bound={bound} />
        <Actions>
          <Button kind="secondary">{t('simulation.tax.save')}</Button>
        </Actions>
      </VisitorForm>
    </details>
  )
}
