import type { Scenario } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { atAge } from '~/language/at-age'
import { amountText, dayText, percent } from '~/language/format'
import { type Day, dayAfter } from '~/pillars/day'
import { ageAtStart, startFrom } from '~/ui/form/values/retirement-day'
import type { T } from '~/ui/frame/text'

/** What a name is made from, besides the change itself; null: it could not be read. */
export type NameFacts = Pick<SimulationAnswer, 'limits' | 'latestAge' | 'newSalaryFrom'> | null

/** Leaves room for a number at the end of a name of sixty characters. */
const LONGEST = 56

/** Names a change after its content, unlike any of the saved scenarios. */
export function proposedName(t: T, named: NamedChange, facts: NameFacts, kept: readonly string[]): string {
  const parts = partsOf(t, named, facts)
  while (parts.length > 1 && parts.join(', ').length > LONGEST) parts.pop()
  const plain = parts.join(', ')
  const name = plain.charAt(0).toUpperCase() + plain.slice(1)
  return [name, ...kept.map((_, index) => `${name} (${index + 2})`)].find((one) => !kept.includes(one)) ?? name
}

type NamedChange = Pick<Scenario, 'simulation' | 'capital'>

function partsOf(t: T, { simulation, capital }: NamedChange, facts: NameFacts) {
  const { retirementDate, stopsOn, lppFrom, desiredRate, desiredSalary, lppCapitalShare } = simulation
  const { drawing, steps, partner, outlook, law } = simulation
  const { buyIn, pillar3a, paysGaps } = simulation
  const rate = desiredRate !== null && percent(desiredRate)
  const salary = desiredSalary !== null && amountText(desiredSalary)
  const year = facts?.newSalaryFrom.slice(0, 4)
  const work =
    rate && salary
      ? t('scenarios.named.both', { rate, salary })
      : rate || (salary && t('scenarios.named.salary', { salary }))
  return [
    retirementDate !== null && retirementPart(t, retirementDate, facts),
    stopsOn !== null && stopPart(t, stopsOn, facts),
    lppFrom !== null && t('scenarios.named.lpp', { day: dayText(startFrom(lppFrom) as Day) }),
    work && (year ? t('scenarios.named.since', { work, year }) : work),
    steps && t('scenarios.named.steps', { rates: steps.map(({ rate }) => percent(rate)).join(', ') }),
    drawing && t('scenarios.named.drawing', { share: percent(drawing[0]?.share ?? 0) }),
    buyIn !== null && t('scenarios.named.buyIn', { amount: amountText(buyIn.amount) }),
    pillar3a?.amount != null && t('scenarios.named.pillar3a', { amount: amountText(pillar3a.amount) }),
    pillar3a?.purchase != null && t('scenarios.named.purchase3a', { amount: amountText(pillar3a.purchase) }),
    paysGaps === true && t('scenarios.named.paidGaps'),
    lppCapitalShare ? t('scenarios.named.capital', { share: percent(lppCapitalShare) }) : false,
    capital !== null && capital.spread.length > 0 && t('scenarios.named.spread'),
    partner && t('scenarios.named.partner'),
    outlook !== null && outlook !== 'expected' && t(`notToday.named.${outlook}`),
    law !== null && law !== 'today' && t(`notToday.named.${law}`),
  ].filter((part) => part !== false && part !== null && part !== '')
}

/** With the age if it is a whole one, otherwise with the day. */
function retirementPart(t: T, day: Day, facts: NameFacts): string {
  const start = startFrom(day)
  const age = wholeAge(start, facts)
  return age === null
    ? t('scenarios.named.day', { day: dayText(start as Day) })
    : t('scenarios.named.age', { age: atAge(t, age) })
}

/** Somebody who works to the end of the month of a birthday works until that age. */
function stopPart(t: T, stopsOn: Day, facts: NameFacts): string {
  const next = dayAfter(stopsOn)
  const age = next.endsWith('-01') ? wholeAge(next, facts) : null
  return age === null
    ? t('scenarios.named.stopDay', { day: dayText(stopsOn) })
    : t('scenarios.named.stop', { age: atAge(t, age) })
}

/** In months; null: not a whole age, or unknown. */
function wholeAge(start: string, facts: NameFacts): number | null {
  const age = facts?.limits && ageAtStart(start, { day: facts.limits.latest, age: facts.latestAge })
  return age?.months === 0 ? 12 * age.years : null
}
