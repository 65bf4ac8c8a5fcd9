import { Fragment } from 'react'
import type { AgeOutlook } from '~/estimate/answers/ages'
import { totalWords } from '~/language/at-least'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { useText } from '../frame/text'
import { ageFigure } from './choose-age'

type AgeAmountProps = {
  row: AgeOutlook
  text: (amount: number) => string
  /** Whether only screen readers get the currency, since all amounts nearby have it too. */
  hidesCurrency?: boolean
  /** Whether the words around say what all ages lack: then each has the lowest amount that can be, and says so. */
  isLowest?: boolean
}

/** What an age pays a month for life, and what is missing from it. */
export function AgeAmount({ row, text, hidesCurrency = false, isLowest = false }: AgeAmountProps) {
  const { t } = useText()
  const { column } = row
  const ends = isLowest ? column.ranges?.total : null
  const monthly = ends?.low ?? column.monthlyTotal ?? 0
  const figure = ageFigure(row, 'monthly')
  return (
    <FigureSentence
      sentence={(amount) => (isLowest ? `${t('words.lowest')} ${amount}` : totalWords(t, column, amount))}
      figures={[
        <Fragment key="monthly">
          {hidesCurrency && <span className="visually-hidden">CHF&nbsp;</span>}
          <Figure
            figure={ends ? `${figure}.low` : figure}
            value={monthly}
            text={text(monthly)}
            complete={column.complete}
            sure={column.lpp?.sureness}
          />
        </Fragment>,
      ]}
    />
  )
}
