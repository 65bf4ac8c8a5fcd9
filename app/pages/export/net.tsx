import { chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { ExportedNet } from '~/takeaway/exported-net'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { useText } from '~/ui/frame/text'
import { grossText, netPhrase } from '~/ui/net/net-words'
import type { Columns } from './columns'

/** What is left after tax, as its page has it, but for the place and all that leads to it. */
export function Net({ withoutChange, withChange }: Columns) {
  const { t } = useText()
  const { net } = withChange ?? withoutChange
  if (!net) return null
  const before = withChange ? withoutChange.net : undefined
  return (
    <>
      <p className="net-line">
        <FigureSentence
          sentence={(amount) => t('net.line', { amount })}
          figures={[
            <strong key="net">
              <Amount net={net} column={withChange ? 'withChange' : 'withoutChange'} />
            </strong>,
          ]}
        />
      </p>
      <p className="hint">
        {before && <Unchanged net={before} />}{' '}
        {t(`net.gross${net.hasThirteenth ? '' : 'Alone'}`, { amount: grossText(t, net) })}{' '}
        {t('net.from', { day: dayText(net.from) })}
      </p>
      <details className="help">
        <summary>{t('net.notIn.title')}</summary>
        <p>{t('net.notIn.text')}</p>
      </details>
    </>
  )
}

function Unchanged({ net }: { net: ExportedNet }) {
  const { t } = useText()
  return (
    <FigureSentence
      sentence={(amount) => t('net.unchanged', { amount })}
      figures={[<Amount key="net" net={net} column="withoutChange" />]}
    />
  )
}

function Amount({ net, column }: { net: ExportedNet; column: ColumnName }) {
  const { t } = useText()
  const { monthly, isAtLeast } = net
  const isOne = monthly.low === monthly.high
  const figure = (of: 'expected' | 'low' | 'high') => (
    <Figure
      key={of}
      figure={isOne || of === 'expected' ? 'net.monthly' : `net.monthly.${of}`}
      value={monthly[of]}
      text={chf(monthly[of])}
      column={column}
      complete={!isAtLeast}
    />
  )
  return (
    <FigureSentence
      sentence={(expected, low, high) => netPhrase(t, net, { expected, low, high })}
      figures={[figure('expected'), figure('low'), figure('high')]}
    />
  )
}
