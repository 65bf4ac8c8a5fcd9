import type { Home } from '~/dossier/shape/place'
import type { PlanWithNet } from '~/estimate/answers/plan/plan'
import { atAge } from '~/language/at-age'
import { dayText } from '~/language/format'
import { type Day, monthsBetween } from '~/pillars/day'
import type { Net, ToldNet } from '~/pillars/synthesis/net'
import type { Phase } from '~/pillars/synthesis/plan/result'
import { span } from '~/ui/explained/step-words'
import { type T, useText } from '~/ui/frame/text'
import { NetColumn, type NetRow, type NotYet } from '~/ui/net/net-column'
import { monthsAt } from './months-at'

/** What is left of the pensions after tax: nothing is told of the phases before the whole household is retired. */
export function PlanNet({ plan, home }: { plan: PlanWithNet; home: Home | null }) {
  const { t } = useText()
  const { net, phases } = plan
  const hasCapital = phases.some(({ sources: { pillar3a, vested, lppCapital } }) => pillar3a + vested + lppCapital > 0)
  return (
    <NetColumn
      home={home}
      rowHead={t('plan.phases.from')}
      rows={net ? rowsOf(t, plan, net) : []}
      notes={hasCapital ? [t('net.column.capitalApart')] : []}
    />
  )
}

/** A phase ends here with the last day before net is told, and net is for life. */
function rowsOf(t: T, plan: PlanWithNet, net: Net): NetRow[] {
  const row = (start: Day, during: string, told: NetRow['net']): NetRow => ({
    ...{ key: start, figure: 'plan.net', startsOn: null, net: told },
    head: (
      <>
        <time dateTime={start}>{dayText(start)}</time> <span className="hint">{during}</span>
      </>
    ),
  })
  if ('refused' in net) return [row(plan.reference, '', net)]
  const { from } = net.pensions
  const age = (day: Day) => atAge(t, monthsAt(plan, day))
  const before = plan.phases.filter((phase) => phase.from < from)
  return [
    ...before.map((phase) => {
      const months = Math.min(phase.months ?? Number.POSITIVE_INFINITY, monthsBetween(phase.from, from))
      const during = t('plan.phases.during', { age: age(phase.from), span: span(t, months) })
      return row(phase.from, during, notYet(phase, plan, net))
    }),
    row(from, t('plan.phases.forLife', { age: age(from) }), net),
  ]
}

function notYet({ to }: Phase, { reference }: PlanWithNet, { adults, pensions }: ToldNet): NotYet {
  if (pensions.from > reference && (to === null || to >= reference)) return 'lastPension'
  return adults === 2 ? 'referenceOfTwo' : 'reference'
}
