import type { ContributionKey } from '~/estimate/answers/contribution-suggestions'
import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import type { LeverCost, PricedLever } from '~/estimate/answers/levers'
import { chf, dayText } from '~/language/format'
import { Figure } from '~/ui/figure'
import { type T, useText } from '~/ui/frame/text'
import { LeverButton } from '~/ui/synthesis/levers'
import { openingText } from './contributions'

type PricedLeversProps = { levers: readonly PricedLever[]; contributions: ContributionsAnswer | null }

/** All ready-made changes, each a button with its benefit, and the cost below it. To be placed in a form of this page. */
export function PricedLevers({ levers, contributions }: PricedLeversProps) {
  const { t } = useText()
  return (
    <ul className="levers">
      {levers.map((lever) => (
        <li key={lever.key}>
          <LeverButton name={lever.key} effect={lever.effect}>
            {leverName(t, lever, contributions)}
          </LeverButton>
          {lever.cost && (
            <p className="lever-cost hint">
              <Cost of={lever.key} cost={lever.cost} />
              {contributions && isContribution(lever.key) && ` ${howTo(t, lever.key, contributions)}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const CONTRIBUTIONS = [
  'buyIn',
  'more3a',
  'open3a',
  'purchase3a',
  'paysGaps',
] as const satisfies readonly ContributionKey[]
const isContribution = (key: PricedLever['key']): key is ContributionKey => CONTRIBUTIONS.some((one) => one === key)

function leverName(t: T, { key, simulation }: PricedLever, contributions: ContributionsAnswer | null): string {
  if (!isContribution(key)) return t(`synthesis.levers.${key}`)
  if (key === 'paysGaps') return t('simulation.levers.paysGaps', { count: contributions?.gaps.length ?? 1 })
  const { buyIn, pillar3a } = simulation
  const amount = buyIn?.amount ?? pillar3a?.amount ?? pillar3a?.purchase ?? 0
  return t(`simulation.levers.${key}`, { amount: chf(amount) })
}

function Cost({ of, cost: { amount, per, isLeast, afterTax } }: { of: string; cost: LeverCost }) {
  const { t } = useText()
  const words = per === 'once' && isLeast ? 'onceAtLeast' : per
  return (
    <>
      <Figure
        figure={`lever.${of}.cost`}
        value={amount}
        text={t(`simulation.levers.${words}`, { amount: chf(amount) })}
      />
      {afterTax !== null && (
        <>
          {' '}
          <Figure
            figure={`lever.${of}.afterTax`}
            value={afterTax}
            text={t('simulation.levers.afterTax', { amount: chf(afterTax) })}
          />
        </>
      )}
    </>
  )
}

/** The conditions set by the law and the fund, and the deadline. */
function howTo(t: T, key: ContributionKey, contributions: ContributionsAnswer): string {
  const { buyIn, buyInNotes, pillar3a, purchase, gaps } = contributions
  if (key === 'buyIn')
    return [
      ...(buyIn ? [t('simulation.levers.buyInHow', { fund: buyIn.fundName, largest: chf(buyIn.largest) })] : []),
      ...buyInNotes.map((note) => t(`simulation.buyIn.${note}`)),
    ].join(' ')
  if (key === 'more3a') return pillar3a ? t('simulation.levers.more3aHow', { year: String(pillar3a.year) }) : ''
  if (key === 'open3a') return pillar3a ? openingText(t, pillar3a) : ''
  if (key === 'paysGaps')
    return [
      ...gaps.map(({ year, until }) => t('simulation.levers.paysGapsHow', { year: String(year), day: dayText(until) })),
      t('simulation.levers.paysGapsAsk'),
    ].join(' ')
  const [first] = purchase?.gaps ?? []
  if (!purchase || !first) return ''
  const years = purchase.gaps.map(({ year }) => year).join(', ')
  const left = purchase.ordinaryLeft
  return [
    t('simulation.levers.purchase3aHow', { years, until: String(first.lastYear) }),
    ...(left > 0 ? [t('simulation.levers.purchase3aLeft', { amount: chf(Math.ceil(left)) })] : []),
  ].join(' ')
}
