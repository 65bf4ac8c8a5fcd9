/** The compact 3a statement (Psc3A) of an account: its balance today, and its movements this year and last. */
import type { Day } from '~/pillars/day'
import { addYears } from '~/pillars/day'
import { ceilingsOn } from '~/pillars/pillar-3a/rules'
import type { CompactStatement3a } from '~/standards/types'
import type { Entity } from '../parties'
import type { Person, Provident } from '../people/people'
import { opaqueId } from '../secrets'

/** The standard has one name for all readers, so these read the same in both languages. */
const PRODUCT = { bank: 'Classic 3a', insurer: 'Vita 3a' } as const

/** Amounts in CHF, to the centime. */
export function asStatement(
  entity: Entity,
  person: Person,
  { solde, amount, rate }: Provident,
  personId: string,
  today: Day,
): CompactStatement3a {
  // Interest is credited at the end of the year. Missing payments were lost in value.
  const cyd = { de: amount, cg: toCentimes(Math.min(0, solde - amount)), ic: 0, fe: 0, wi: 0 }
  const cbpy = toCentimes(solde - cyd.de - cyd.cg)
  return {
    ai: opaqueId('account', personId),
    ppn: entity.name,
    pn: PRODUCT[entity.kind],
    rd: today,
    // The sandbox knows days but no times: its statements are made at the start of the day.
    ts: `${today}T00:00:00Z`,
    rc: { cb: solde, cbpy, inv: 0 },
    cyd,
    pyd: lastYearOf(cbpy, amount, rate, today),
    cp: { cy: toCentimes(Math.max(0, ceilingOf(person, today) - amount)) },
    wef: 0,
    plg: 0,
    div: 0,
  }
}

/** The previous year: the same payment, within that year's ceiling, and interest credited at its end. */
function lastYearOf(balanceAtEnd: number, amount: number, rate: number, today: Day): CompactStatement3a['pyd'] {
  const de = Math.min(amount, ceilingsOn(addYears(today, -1)).withFund, balanceAtEnd)
  const ic = toCentimes(((balanceAtEnd - de) * rate) / (100 + rate))
  return { de, ic, cg: 0, fe: 0, wi: 0 }
}

/**
 * The most a person may pay in this year: the small ceiling with a pension fund, otherwise a fifth of the last known
 * income.
 */
function ceilingOf(person: Person, today: Day): number {
  const { withFund, withoutFund, incomeShare } = ceilingsOn(today)
  if (person.policies.length > 0) return withFund
  const last = person.incomes.toSorted((a, b) => a.year - b.year).at(-1)
  return Math.min(withoutFund, ((last?.amount ?? 0) * incomeShare) / 100)
}

const toCentimes = (amount: number) => Math.round(amount * 100) / 100
