import { dayBefore } from '~/language/day-before'
import { chf, dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { ColumnName } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import { ExternalLink } from '../external-link'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { type T, useText } from '../frame/text'
import type { Cells, RowText } from './comparison/comparison-rows'
import { lppBasis } from './lpp-words'
import { RangeFigure } from './range-figure'

type Lpp = NonNullable<Column['lpp']>
type LppRow = 'monthly' | 'from' | 'capital' | 'capitalAtRetirement'

/** The rows of the second pillar. */
export const lppTexts = (t: T): RowText<LppRow>[] => [
  { name: 'monthly', term: t('synthesis.lppMonthly') },
  { name: 'from', term: t('synthesis.lppFrom') },
  { name: 'capital', term: t('synthesis.lppCapital'), note: t('synthesis.lppCapitalNote') },
  {
    name: 'capitalAtRetirement',
    term: t('synthesis.lppCapitalAtRetirement'),
    note: t('synthesis.lppCapitalAtRetirementNote'),
  },
]

export const lppCells = (lpp: Omit<Lpp, 'funds'>, column: ColumnName): Cells<LppRow> => ({
  monthly: {
    value: <LppMonthly lpp={lpp} column={column} />,
    note: lpp.range ? <RangeFigure figure="lpp.monthly" range={lpp.range} column={column} /> : undefined,
  },
  from: { value: dayText(lpp.from) },
  capital: { value: <Figure figure="lpp.capital" value={lpp.capital} column={column} text={chf(lpp.capital)} /> },
  capitalAtRetirement: { value: chf(lpp.capitalAtRetirement) },
})

type LppMonthlyProps = {
  lpp: Pick<Lpp, 'monthly' | 'sureness'>
  column?: ColumnName
  /** The text where nothing is paid. */
  none?: string
  /** How the amount is written. */
  written?: (amount: number) => string
}

/** The pension of the funds; `environ` where it is computed. */
export function LppMonthly({ lpp: { monthly, sureness }, column, none, written = chf }: LppMonthlyProps) {
  const { t } = useText()
  const text = monthly === 0 && none ? none : written(monthly)
  return (
    <FigureSentence
      sentence={(amount) =>
        sureness === 'computed' && monthly > 0 ? t('outlook.picture.aboutAmount', { amount }) : amount
      }
      figures={[
        <Figure key="monthly" figure="lpp.monthly" value={monthly} column={column} text={text} sure={sureness} />,
      ]}
    />
  )
}

type LppDetailsProps = { lpp: Lpp; column: ColumnName }

/** What a card says of the funds below their pension. */
export const LppDetails = ({ lpp, column }: LppDetailsProps) => (
  <>
    <LppBasis lpp={lpp} />
    <LppBridging bridging={lpp.bridging} column={column} />
  </>
)

/** What the pension rests on where it is not printed, with its two ends; nothing where it is. */
export function LppBasis({ lpp }: { lpp: Parameters<typeof lppBasis>[1] }) {
  const { t } = useText()
  const basis = lppBasis(t, lpp)
  return basis && <p className="hint">{basis}</p>
}

/** A bridging pension until the AVS pays, and what it costs for life. */
export function LppBridging({ bridging, column }: Pick<Lpp, 'bridging'> & { column: ColumnName }) {
  const { t } = useText()
  if (!bridging) return null
  const { monthly, from, until, reduction } = bridging
  return (
    <p>
      <FigureSentence
        sentence={(amount) =>
          t('synthesis.lppBridging', { amount, from: dayText(from), to: dayText(dayBefore(until)) })
        }
        figures={[
          <Figure key="bridging" figure="lpp.bridging.monthly" value={monthly} column={column} text={chf(monthly)} />,
        ]}
      />{' '}
      {reduction > 0 && t('synthesis.lppPaidBack', { reduction: chf(reduction) })}
    </p>
  )
}

/**
 * The funds behind the figures, with links to their sites. What each pays is said where the visitor copied it from several
 * papers, or where one pays capital alone or a pension already.
 */
export function LppFunds({ funds }: Pick<Lpp, 'funds'>) {
  const { t } = useText()
  const isToldApart = paysApart(funds)
  return (
    <ul>
      {funds.map((fund, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two papers may have one name
        <li key={index}>
          {fund.webUrl ? (
            <ExternalLink href={fund.webUrl} name={fund.name} />
          ) : isToldApart ? (
            fundWords(t, fund)
          ) : (
            fund.name
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether the amount of each is worth telling. */
export const paysApart = (funds: Lpp['funds']): boolean =>
  funds.some(({ kind, isTyped }) => kind !== undefined || (isTyped && funds.length > 1))

function fundWords(t: T, { name, asOf, kind, monthly, capital }: Lpp['funds'][number]): string {
  if (monthly === undefined || capital === undefined) return name
  const words = { name, amount: chf(monthly), capital: chf(capital), day: dayText(asOf as Day) }
  if (kind) return t(`synthesis.cards.fund.${kind === 'paid' ? 'paid' : 'capital'}`, words)
  if (capital > 0) return t(`synthesis.cards.fund.${monthly > 0 ? 'both' : 'capital'}`, words)
  return t('synthesis.cards.fund.pension', words)
}
