import { atAge } from '~/language/at-age'
import { chf, dayText } from '~/language/format'
import type { DrawnAccount, LeavingPlan } from '~/pillars/synthesis/plan/result'
import { span } from '~/ui/explained/step-words'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { tableRole } from '~/ui/table-role'
import { monthsAt } from './months-at'

type Row = { key: string; name: string; amount: string; isLeft?: boolean }

/** What capital pays until the AVS, account by account, and what is left of it. */
export function Capital({ plan }: { plan: LeavingPlan }) {
  const { t } = useText()
  const rows = rowsOf(t, plan)
  if (rows.length === 0) return null
  return (
    <Section title={t(`plan.capital.title.${titleOf(plan)}`)}>
      <table className="accounts" {...tableRole('table')}>
        <tbody {...tableRole('rowgroup')}>
          {rows.map(({ key, name, amount, isLeft }) => (
            <tr key={key} {...tableRole('row')}>
              <th scope="row" {...tableRole('rowheader')}>
                {name}
              </th>
              <td className="number" {...tableRole('cell')}>
                {isLeft ? <strong>{amount}</strong> : amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function titleOf({ need, accounts }: LeavingPlan): 'pillar3a' | 'other' | 'plain' {
  if (need === null || accounts.every(({ drawn }) => drawn === 0)) return 'plain'
  return accounts.every(({ kind, drawn }) => kind === 'pillar3a' || drawn === 0) ? 'pillar3a' : 'other'
}

const nameOf = (t: T, { name, kind }: DrawnAccount) => name || t(`plan.capital.unnamed.${kind}`)

/** The hole, what each account takes off it, and what is left of each afterwards. */
function rowsOf(t: T, plan: LeavingPlan): Row[] {
  const { hole, accounts } = plan
  const before = accounts.filter(({ drawnBeforeAvs }) => drawnBeforeAvs > 0)
  const open = hole && cents(hole.total - before.reduce((sum, { drawnBeforeAvs }) => sum + drawnBeforeAvs, 0))
  const drawn = ({ name, from, drawnBeforeAvs, ...account }: DrawnAccount, index: number): Row => ({
    key: `drawn ${index}`,
    name: t('plan.capital.drawn', { name: nameOf(t, { ...account, name, from, drawnBeforeAvs }), day: dayText(from) }),
    amount: `\u2212${chf(drawnBeforeAvs)}`,
  })
  return [
    ...(hole && before.length > 0
      ? [{ key: 'hole', name: t('plan.capital.hole', { span: span(t, hole.months) }), amount: chf(hole.total) }]
      : []),
    ...before.map(drawn),
    ...(open && before.length > 0
      ? [{ key: 'open', name: t('plan.capital.open'), amount: chf(open), isLeft: true }]
      : []),
    ...accounts.flatMap((account, index) => restOf(t, account, { plan, index })),
  ]
}

/** What is left after the AVS has started; nothing for an account that is used up by then. */
function restOf(t: T, account: DrawnAccount, { plan, index }: { plan: LeavingPlan; index: number }): Row[] {
  const { amount, drawn, drawnBeforeAvs, from, until } = account
  const rest = cents(amount - drawnBeforeAvs)
  if (rest <= 0) return []
  const isDrawnOn = until !== null && drawn > drawnBeforeAvs
  const age = isDrawnOn ? atAge(t, monthsAt(plan, until)) : ''
  const words = { name: nameOf(t, account), day: dayText(from), age }
  const [plain, untilAge] =
    drawnBeforeAvs > 0
      ? (['plan.capital.rest', 'plan.capital.restUntil'] as const)
      : (['plan.capital.drawn', 'plan.capital.later'] as const)
  return [{ key: `rest ${index}`, name: t(isDrawnOn ? untilAge : plain, words), amount: chf(rest), isLeft: isDrawnOn }]
}

const cents = (amount: number) => Math.round(amount * 100) / 100
