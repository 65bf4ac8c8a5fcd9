import { chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Net, ToldNet } from '~/pillars/synthesis/net'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { useText } from '../frame/text'
import { besideNet, isLikely, netPhrase } from './net-words'

type NetLineProps = {
  net: ToldNet
  column?: ColumnName
  /** The same without the change; null or left out: there is no change. */
  before?: Net | null
}

/** What is left each month after tax, with the gross beside it, from when and for whom. */
export function NetLine({ net, column, before = null }: NetLineProps) {
  const { t } = useText()
  const ofTwo = net.adults === 2 ? 'OfTwo' : ''
  return (
    <>
      <p className="net-line">
        <FigureSentence
          sentence={(amount) => t(`net.line${ofTwo}`, { amount })}
          figures={[
            <strong key="net">
              <NetAmount net={net} column={column} />
            </strong>,
          ]}
        />
      </p>
      <p className="hint">
        {before && !('refused' in before) && <Unchanged net={before} />}
        {besideNet(t, net)}
      </p>
    </>
  )
}

function Unchanged({ net }: { net: ToldNet }) {
  const { t } = useText()
  return (
    <>
      <FigureSentence
        sentence={(amount) => t('net.unchanged', { amount })}
        figures={[<NetAmount key="net" net={net} column="withoutChange" />]}
      />{' '}
    </>
  )
}

type NetAmountProps = Pick<NetLineProps, 'net' | 'column'> & {
  /** Its name; the ends are `<figure>.low` and `<figure>.high`. */
  figure?: string
}

/** One amount, a range, a likely amount with its least, or the least alone: for people and programs. */
export function NetAmount({ net, column, figure = 'net.monthly' }: NetAmountProps) {
  const { t } = useText()
  const { monthly, isAtLeast } = net
  const isOne = monthly.low === monthly.high
  const told = { column, complete: !isAtLeast }
  const end = (of: 'low' | 'high') => (
    <Figure
      key={of}
      figure={isOne ? figure : `${figure}.${of}`}
      value={monthly[of]}
      text={chf(monthly[of])}
      {...told}
    />
  )
  const expected = isOne ? (
    end('high')
  ) : (
    // The likely tax is always its low end, which leaves the most.
    <data key="expected" value={monthly.expected} data-figure={figure} data-column={column}>
      {end('high')}
    </data>
  )
  return (
    <FigureSentence
      sentence={(likely, low, high) =>
        netPhrase(t, { monthly, isAtLeast, isLikely: isLikely(net) }, { expected: likely, low, high })
      }
      figures={[expected, end('low'), end('high')]}
    />
  )
}
