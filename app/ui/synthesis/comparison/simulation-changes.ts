import type { CapitalUse } from '~/dossier/shape/decision'
import type { Simulation } from '~/dossier/shape/simulation'
import { atAge } from '~/language/at-age'
import { chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import { startFrom } from '~/ui/form/values/retirement-day'
import type { T } from '~/ui/frame/text'

/** The changes of a simulation, one line each. */
export function changesIn(t: T, simulation: Simulation): string[] {
  const { desiredSalary, desiredRate, retirementDate, stopsOn, lppFrom, lppCapitalShare } = simulation
  const { steps, stepsDrawFund, drawing, partner, outlook, law, buyIn, pillar3a, paysGaps } = simulation
  return [
    desiredSalary !== null && t('scenarios.change.salary', { salary: chf(desiredSalary) }),
    desiredRate !== null && t('scenarios.change.rate', { rate: percent(desiredRate) }),
    ...(steps ?? []).map(({ on, rate }) =>
      t('scenarios.change.step', { rate: percent(rate), day: dayText(startFrom(on) as Day) }),
    ),
    steps !== null && stepsDrawFund === true && t('scenarios.change.stepsDrawFund'),
    stopsOn !== null && t('scenarios.change.stop', { day: dayText(stopsOn) }),
    retirementDate !== null && retirementIn(t, retirementDate),
    ...(drawing ?? []).map(({ from, share }) =>
      t('scenarios.change.drawing', { share: percent(share), day: dayText(startFrom(from) as Day) }),
    ),
    lppFrom !== null && t('scenarios.change.lpp', { day: dayText(startFrom(lppFrom) as Day) }),
    paysGaps === true && t('scenarios.change.paidGaps'),
    buyIn !== null && t('scenarios.change.buyIn', { amount: chf(buyIn.amount), day: dayText(buyIn.on) }),
    pillar3a?.amount != null && t('scenarios.change.pillar3a', { amount: chf(pillar3a.amount) }),
    pillar3a?.purchase != null && t('scenarios.change.purchase3a', { amount: chf(pillar3a.purchase) }),
    // A share of 0 is left out.
    !!lppCapitalShare && t('scenarios.change.capital', { share: percent(lppCapitalShare) }),
    partner !== null && t('scenarios.change.partner', { day: dayText(startFrom(partner.retirementDate) as Day) }),
    outlook !== null && outlook !== 'expected' && t(`notToday.outlook.${outlook}`),
    law !== null && law !== 'today' && t(`notToday.law.${law}`),
  ].filter((line) => line !== false)
}

/** What is done with capital, one line each. */
export function capitalUseIn(t: T, capital: CapitalUse | null): string[] {
  if (!capital) return []
  const { spread, until, yield: yearly } = capital
  const years = [...new Set(spread.map(({ year }) => year))].toSorted()
  return [
    years.length > 0 && t('scenarios.change.spread', { years: years.join(', ') }),
    until !== null && t('scenarios.change.until', { age: atAge(t, 12 * until) }),
    yearly !== null && t('scenarios.change.yield', { yearly: percent(yearly) }),
  ].filter((line) => line !== false)
}

/** A day within a month is given together with the day on which the pension starts. */
function retirementIn(t: T, retirementDate: Day): string {
  const [day, start] = [dayText(retirementDate), dayText(startFrom(retirementDate) as Day)]
  return day === start
    ? t('scenarios.change.retirement', { day })
    : t('scenarios.change.retirementMoved', { day, start })
}
