import { Fragment } from 'react'
import { type ColumnWithPhases, phasesOf } from '~/language/phases'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { useText } from '~/ui/frame/text'
import { type PhaseForm, phaseWords } from './phase-words'

type PhasesProps = {
  column: ColumnWithPhases
  /** The name of a figure of the total: `monthlyFirst`, `monthlyThen.1`. */
  figure: (what: string) => string
  of?: string
  text: (amount: number) => string
  form: PhaseForm
  /** Whether only screen readers get the currency, since all amounts nearby have it too. */
  hidesCurrency?: boolean
}

/** What is paid before the amount for life; nothing if that is paid from the start. */
export function Phases({ column, figure, of, text, form, hidesCurrency = false }: PhasesProps) {
  const { t } = useText()
  const phases = phasesOf(column)
  if (phases.length === 0) return null
  return (
    <FigureSentence
      sentence={(...amounts) => phaseWords(t, column, amounts, form)}
      figures={phases.map(({ monthly, from }, index) => (
        <Fragment key={from}>
          {hidesCurrency && <span className="visually-hidden">CHF&nbsp;</span>}
          <Figure
            figure={figure(index === 0 ? 'monthlyFirst' : `monthlyThen.${index}`)}
            value={monthly}
            column={of}
            text={text(monthly)}
            complete={column.complete}
          />
        </Fragment>
      ))}
    />
  )
}
