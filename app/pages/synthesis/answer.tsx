import type { MemoryBasis } from '~/estimate/read/memory'
import { atAge } from '~/language/at-age'
import { totalWords } from '~/language/at-least'
import { chf, dayText, percent, signedChf } from '~/language/format'
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
import { ButtonLink } from '~/ui/form/controls/button'
import { type T, useText } from '~/ui/frame/text'
import { ageAt } from '~/ui/synthesis/answer-words'
import { monthlyParts, mostMonthly } from '~/ui/synthesis/monthly-parts'
import { Gap } from '~/ui/synthesis/need/gap'
import { NotToday } from '~/ui/synthesis/not-today/not-today'
import { Amount } from './amount'
import { Bands } from './bands'

type AnswerProps = {
  digest: Digest
  /** Whether the page has a table of ages. */
  hasAges: boolean
  /** Whether a step is still open, in which case only its button is a primary one. */
  isOpen: boolean
  /** Whether the person lives in a couple. */
  hasPartner: boolean
  /** What each pillar rests on, for whoever answered from memory. */
  memory: MemoryBasis | null
}

/**
 * The monthly amount for life, its start and its parts, with capital listed separately. It includes the change, if there is
 * one.
 */
export function SynthesisAnswer({ digest, hasAges, isOpen, hasPartner, memory }: AnswerProps) {
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
      {digest.need && <Need need={digest.need} name={name} hasPartner={hasPartner} />}
      <Before {...digest} />
      {memory ? (
        <Bands column={column} name={name} basis={memory} hasAges={hasAges} today={digest.computedOn} />
      ) : (
        <Bar
          column={column}
          of={Math.max(mostMonthly(column), before(digest, 'total.monthly') ?? 0)}
          isIncomplete={!column.complete}
        />
      )}
      <Facts
        {...{ column, name, worth }}
        salary={outlook?.salary?.salary ?? null}
        isLowest={memory !== null && !column.complete}
        capitalBefore={before(digest, 'total.capital')}
      />
      {hasAges && (
        <ButtonLink to="#ages" kind={withChange || isOpen || memory ? 'secondary' : 'primary'}>
          {t('synthesis.answer.otherAge')}
        </ButtonLink>
      )}
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

/** The total without the change; null if it is the same, or if one of the two lacks a pillar. */
const before = ({ differences }: Pick<Digest, 'differences'>, of: 'total.monthly' | 'total.capital') =>
  differences.find(({ figure }) => figure === of)?.before ?? null

/** The monthly amount without the change. */
function Before({ withoutChange, withChange, differences }: Digest) {
  const { t } = useText()
  const after = withChange?.monthlyTotal ?? null
  if (!withChange || after === null || withoutChange.ranges || withChange.ranges) return null
  if (!withoutChange.complete || !withChange.complete) return <BeforeAlone {...withoutChange} />
  const other = before({ differences }, 'total.monthly')
  if (other !== null)
    return <p>{t('synthesis.answer.insteadOf', { before: chf(other), difference: signedChf(after - other) })}</p>
  return withoutChange.monthlyTotal === after ? <p>{t('synthesis.answer.asWithout')}</p> : null
}

/** The same without a difference, since a price must not leave out a pillar. */
function BeforeAlone(column: Column) {
  const { t } = useText()
  const { monthlyTotal, totalFrom } = column
  if (monthlyTotal === null || totalFrom === null) return null
  const amount = totalWords(t, column, chf(monthlyTotal))
  return <p>{t('takeaway.answer.beforeAlone', { amount, day: dayText(totalFrom) })}</p>
}

/**
 * The two pensions as one bar, drawn as in `monthlyParts`. Empty space at its end is what a change takes away; a hole is
 * unknown.
 */
function Bar({ column, of, isIncomplete }: { column: Column; of: number; isIncomplete: boolean }) {
  const { t } = useText()
  if (of === 0) return null
  return (
    <PillarBar
      of={of}
      isIncomplete={isIncomplete}
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
  capitalBefore: number | null
  /** Whether the amount is the lowest that can be. */
  isLowest: boolean
}

function Facts({ column, name, worth, salary, capitalBefore, isLowest }: FactsProps) {
  const { t } = useText()
  const { capitalTotal, ranges } = column
  const share = worth?.replaced.at(-1)?.percent ?? null
  const lowest = ranges && salary ? partOf(salary, ranges.total.low) : (share ?? 0)
  const interest = worth && interestRange(column, worth)
  const figure = (of: string, value: number, text = chf(value)) => (
    <Figure figure={of} value={value} column={name} text={text} />
  )
  // Screen readers would announce a list without items.
  if (share === null && !interest && (capitalTotal ?? 0) === 0) return null
  return (
    <ul className="answer-facts">
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
      {capitalTotal !== null && capitalTotal > 0 && (
        <li>
          <FigureSentence
            sentence={(amount) =>
              t(`synthesis.answer.capital.${capitalSource(column)}`, { amount }) +
              (capitalBefore === null ? '' : t('synthesis.answer.capitalBefore', { before: chf(capitalBefore) }))
            }
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
