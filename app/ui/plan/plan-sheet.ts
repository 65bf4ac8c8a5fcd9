/** The plan of leaving early as the files show it. */
import { atAge } from '~/language/at-age'
import { amountText, chf, dayText } from '~/language/format'
import type { LeavingPlan, Phase } from '~/pillars/synthesis/plan/result'
import type { T } from '../frame/text'
import { answerText, boundText, dateText, duringText, SOURCES } from './plan-words'

/** Rows with the amount of each source, what they make together, what is missing and what is owed. */
export function planSheet(t: T, plan: LeavingPlan) {
  const { phases, need, complete, missing, contributions, age, dates } = plan
  const sources = SOURCES.filter((source) => phases.some((phase) => phase.sources[source] > 0))
  const isAtLeast = contributions?.isAtLeast ?? false
  const missingText = (phase: Phase) =>
    phase.missing || phase.missingRange
      ? boundText(t, phase.missing ?? 0, phase.missingRange, complete ? null : 'atMost')
      : NONE
  const owedText = ({ contributions: owed }: Phase) =>
    owed === null ? t('plan.phases.unknown') : owed > 0 ? boundText(t, owed, null, isAtLeast ? 'atLeast' : null) : NONE
  const rowOf = (phase: Phase) => [
    `${dayText(phase.from)}, ${duringText(t, phase)}`,
    ...sources.map((source) => (phase.sources[source] > 0 ? amountText(phase.sources[source]) : NONE)),
    boundText(t, phase.monthly, phase.range, complete ? null : 'atLeast'),
    ...(need === null ? [] : [missingText(phase)]),
    owedText(phase),
  ]
  return {
    title: `${t('plan.title')}: ${t('plan.heading', { age: atAge(t, 12 * age.years + age.months) })}`,
    answer: need === null ? null : answerText(t, plan),
    head: [
      t('plan.phases.from'),
      ...sources.map((source) => t(`plan.phases.${source}`)),
      t('plan.phases.monthly'),
      ...(need === null ? [] : [t('plan.phases.missing')]),
      t('plan.phases.contributions'),
    ],
    rows: phases.map(rowOf),
    notes: [
      ...(missing === null
        ? []
        : [t(complete ? 'plan.phases.inAll' : 'plan.phases.inAllAtMost', { amount: chf(missing) })]),
    ],
    dates: `${t('plan.dates.title')}: ${dates.map((deadline) => `${dayText(deadline.day)} ${dateText(t, deadline, plan)}`).join(' ')}`,
  }
}

const NONE = '\u2013'
