import type { ReactNode } from 'react'
import type { MemoryBasis } from '~/estimate/read/memory'
import { atAge } from '~/language/at-age'
import { chf, percent } from '~/language/format'
import { leavingIn } from '~/language/leaving'
import { rangeText } from '~/language/range-text'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { NeedAnswer } from '~/pillars/synthesis/need'
import type { ColumnOutlook } from '~/pillars/synthesis/outlook'
import type { Column } from '~/pillars/synthesis/result'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { type T, useText } from '~/ui/frame/text'
import { Amount } from './amount'
import { ageAt } from './answer-words'
import { Bands } from './bands'
import { monthlyParts, mostMonthly } from './monthly-parts'
import { Gap } from './need/gap'
import { NotToday } from './not-today/not-today'
import { phaseAmount } from './phases/phase-words'
import { Phases } from './phases/phases'
import { EndsBySpouse } from './range-figure'
import { endsBeside, TotalEnds } from './total-ends'

type AnswerProps = {
  digest: Digest
  /** What is left after tax, beside the amount; left out: the page does not tell it. */
  net?: ReactNode
  /** The choices below the amount. */
  play: ReactNode
  /** Whether another age can still be chosen. */
  hasAges: boolean
  /** Whether the person lives in a couple. */
  hasPartner: boolean
  /** Whether the choices say what is paid once, with and without the change. */
  isCapitalTold: boolean
  /** What each pillar rests on, for whoever answered from memory. */
  memory: MemoryBasis | null
  /** Whether the bands of an answer from memory lead to the pages of papers. */
  takesPapers?: boolean
}

/**
 * The monthly amount for life, its start and its parts, with capital listed separately. It includes the change, if there is
 * one.
 */
export function SynthesisAnswer({ digest, net, play, hasPartner, isCapitalTold, memory, ...ofBands }: AnswerProps) {
  const { hasAges, takesPapers = true } = ofBands
  const { t } = useText()
  const { withoutChange, withChange, outlook } = digest
  const name: ColumnName = withChange ? 'withChange' : 'withoutChange'
  const column = withChange ?? withoutChange
  const worth = outlook?.[name] ?? null
  const age = worth && ageAt(worth.income, leavingIn(column))
  const title = age ? t(`synthesis.answer.${name}At`, { age: atAge(t, age) }) : t(`synthesis.answer.${name}`)
  return (
    <section className="answer" aria-labelledby="answer-title">
      <h2 className="answer-head" id="answer-title">
        {title}
      </h2>
      <NotToday column={column} />
      <Amount column={column} name={name} isFromMemory={memory !== null} />
      {!memory && <Bar column={column} without={withChange ? withoutChange : null} />}
      {net}
      {play}
      {memory && <Bands {...{ column, name, hasAges, takesPapers }} basis={memory} today={digest.computedOn} />}
      {digest.need && <Need need={digest.need} name={name} hasPartner={hasPartner} />}
      {column.ranges?.spouse && !memory && (
        <p>
          <EndsBySpouse {...column.ranges.spouse} causes={column.ranges.causes} isAtLeast={!column.complete} />
        </p>
      )}
      <Facts
        {...{ column, name, worth }}
        salary={outlook?.salary?.salary ?? null}
        isLowest={memory !== null && !column.complete}
        isCapitalTold={isCapitalTold}
      />
      <p className="hint">{t('synthesis.disclaimer')}</p>
    </section>
  )
}

/** The gap between need and income, and whether both are for one person or a couple. */
function Need({ need, name, hasPartner }: { need: NeedAnswer; name: ColumnName; hasPartner: boolean }) {
  const { t } = useText()
  const gap = need[name]
  if (!gap) return null
  return (
    <p>
      <Gap need={need.amount} gap={gap} column={name} /> {hasPartner && t('enough.own')}
    </p>
  )
}

/**
 * The two pensions as one bar, drawn as in `monthlyParts`, with the total without the change as a dashed outline. A hole is
 * unknown.
 */
function Bar({ column, without }: { column: Column; without: Column | null }) {
  const { t } = useText()
  const ghost = without?.complete && column.complete ? mostMonthly(without) : null
  const of = Math.max(mostMonthly(column), ghost ?? 0)
  if (of === 0) return null
  return (
    <PillarBar
      of={of}
      ghost={ghost}
      isIncomplete={!column.complete}
      parts={monthlyParts(column, { avs: t('outlook.picture.avsShort'), lpp: t('outlook.picture.lppName') })}
    />
  )
}

type FactsProps = {
  column: Column
  name: ColumnName
  worth: ColumnOutlook | null
  /** Today's salary, CHF a year; null: unknown. */
  salary: number | null
  /** Whether the capital stands above already, beside that without the change. */
  isCapitalTold: boolean
  /** Whether the amount is the lowest that can be. */
  isLowest: boolean
}

function Facts({ column, name, worth, salary, isCapitalTold, isLowest }: FactsProps) {
  const { t } = useText()
  const { capitalTotal, ranges } = column
  const hasEnds = endsBeside(column) !== null
  const share = worth?.replaced.at(-1)?.percent ?? null
  const lowest = ranges && salary ? partOf(salary, ranges.total.low) : (share ?? 0)
  const interest = worth && interestRange(column, worth)
  const figure = (of: string, value: number, text = chf(value)) => (
    <Figure figure={of} value={value} column={name} text={text} />
  )
  const isCapitalShown = capitalTotal !== null && capitalTotal > 0 && !isCapitalTold
  // Screen readers would announce a list without items.
  if (share === null && !interest && !isCapitalShown && !column.first && !hasEnds) return null
  return (
    <ul className="answer-facts">
      {column.first && (
        <li>
          <Phases
            column={column}
            figure={(what) => `total.${what}`}
            of={name}
            text={phaseAmount(t, column)}
            form="sentence"
          />
        </li>
      )}
      {hasEnds && (
        <li>
          <TotalEnds column={column} name={name} form="sentence" />
        </li>
      )}
      {share !== null && (
        <li>
          <FigureSentence
            sentence={(part) => t(`synthesis.${isLowest ? 'memory' : 'answer'}.share`, { share: part })}
            figures={[
              isLowest
                ? figure('total.partOfSalary', lowest, percent(lowest))
                : figure('total.partOfSalary', share, shareText(t, share, { ranges, salary })),
            ]}
          />
        </li>
      )}
      {isCapitalShown && (
        <li>
          <FigureSentence
            sentence={(amount) => t(`synthesis.answer.capital.${capitalSource(column)}`, { amount })}
            figures={[figure('total.capital', capitalTotal)]}
          />
        </li>
      )}
      {interest && <li>{t('synthesis.answer.interest', { low: chf(interest.low), high: chf(interest.high) })}</li>}
    </ul>
  )
}

/** The share of the salary; a range if the amount is one. */
function shareText(t: T, share: number, { ranges, salary }: { ranges: Column['ranges']; salary: number | null }) {
  if (!ranges || salary === null) return percent(share)
  const part = (monthly: number) => percent(partOf(salary, monthly))
  return rangeText(t, part(ranges.total.low), part(ranges.total.high))
}

/** Percent. @param salary CHF a year */
const partOf = (salary: number, monthly: number) => Math.round((1200 * monthly) / salary)

/** Which pillars pay capital. */
function capitalSource({ lpp, vested, pillar3a }: Column) {
  const isOfLpp = (lpp?.capital ?? 0) + (vested?.projected ?? 0) > 0
  const isOf3a = (pillar3a?.projected ?? 0) > 0
  return isOfLpp && isOf3a ? 'both' : isOfLpp ? 'lpp' : 'pillar3a'
}

/** The total with lower and higher interest of the funds; null: unknown, or no difference. */
function interestRange({ monthlyTotal, ranges }: Column, { lpp }: ColumnOutlook) {
  if (monthlyTotal === null || ranges || !lpp || lpp.low.monthly === lpp.high.monthly) return null
  const others = monthlyTotal - lpp.expected.monthly
  return { low: others + lpp.low.monthly, high: others + lpp.high.monthly }
}
