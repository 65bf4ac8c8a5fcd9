/** The compact 3a statement (Psc3A) of an account: its balance today, and how it came about this year and last. */
import type { Day } from '~/pillars/day'
import { addYears } from '~/pillars/day'
import { ceilingsOn } from '~/pillars/pillar-3a/rules'
import type { CompactStatement3a } from '~/standards/types'
import type { Entity } from './parties'
import type { Person, Provident } from './people'
import { opaqueId } from './secrets'

/** The standard has one name for all readers: these read the same in both languages. */
const PRODUCT = { bank: 'Classic 3a', insurer: 'Vita 3a' } as const

/** Amounts in CHF, to the centime. */
export function asStatement(
  entity: Entity,
  person: Person,
  { solde, amount, rate }: Provident,
  personId: string,
  today: Day,
): CompactStatement3a {
  // Interest is credited at the end of the year. What was paid in and is no longer there was lost in value.
  const cyd = { de: amount, cg: toCentimes(Math.min(0, solde - amount)), ic: 0, fe: 0, wi: 0 }
  const cbpy = toCentimes(solde - cyd.de - cyd.cg)
  return {
    ai: opaqueId('account', personId),
    ppn: entity.name,
    pn: PRODUCT[entity.kind],
    rd: today,
    // The sandbox knows days, no times: its statements are made when the day begins.
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

/** The year before: as much was paid in, within that year's ceiling, and interest was credited at its end. */
function lastYearOf(balanceAtEnd: number, amount: number, rate: number, today: Day): CompactStatement3a['pyd'] {
  const de = Math.min(amount, ceilingsOn(addYears(today, -1)).withFund, balanceAtEnd)
  const ic = toCentimes(((balanceAtEnd - de) * rate) / (100 + rate))
  return { de, ic, cg: 0, fe: 0, wi: 0 }
}

/** What a person may pay in this year: with a pension fund the small ceiling, else a fifth of the last known income. */
function ceilingOf(person: Person, today: Day): number {
  const { withFund, withoutFund, incomeShare } = ceilingsOn(today)
  if (person.policies.length > 0) return withFund
  const last = person.incomes.toSorted((a, b) => a.year - b.year).at(-1)
  return Math.min(withoutFund, ((last?.amount ?? 0) * incomeShare) / 100)
}

const toCentimes = (amount: number) => Math.round(amount * 100) / 100
