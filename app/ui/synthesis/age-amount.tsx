import { Fragment } from 'react'
import type { AgeOutlook } from '~/estimate/answers/ages'
import { atLeast, lackOf } from '~/language/at-least'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { useText } from '../frame/text'
import { ageFigure } from './choose-age'

type AgeAmountProps = {
  row: AgeOutlook
  text: (amount: number) => string
  /** Whether only screen readers get the currency, since all amounts nearby have it too. */
  hidesCurrency?: boolean
}

/** What an age pays a month for life, and what is missing from it. */
export function AgeAmount({ row, text, hidesCurrency = false }: AgeAmountProps) {
  const { t } = useText()
  const { column } = row
  const monthly = column.monthlyTotal ?? 0
  return (
    <FigureSentence
      sentence={(amount) => atLeast(t, lackOf(column), amount)}
      figures={[
        <Fragment key="monthly">
          {hidesCurrency && <span className="visually-hidden">CHF&nbsp;</span>}
          <Figure figure={ageFigure(row, 'monthly')} value={monthly} text={text(monthly)} complete={column.complete} />
        </Fragment>,
      ]}
    />
  )
}
