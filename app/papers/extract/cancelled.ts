/** Reversals: an entry that takes back exactly what an earlier one booked cancels it, months and all. */
import type { Entry } from './entry'

/** `of`: the lines that cancel each other. */
export type EntryInLine = { line: number; entry: Entry }

const isSame = (a: Entry, b: Entry) =>
  a.account === b.account &&
  a.year === b.year &&
  a.months?.from === b.months?.from &&
  a.months?.to === b.months?.to &&
  Math.abs(a.amount) === Math.abs(b.amount) &&
  (a.kind === 'careCredit') === (b.kind === 'careCredit')

/** What splitting moved to a spouse is no reversal. */
const canCancel = ({ kind }: Entry) => kind !== 'share' && kind !== 'noContribution'

/** The pairs that cancel each other, and what is left, in the order of the text. */
export function withoutCancelled(all: readonly EntryInLine[]): { left: EntryInLine[]; pairs: [number, number][] } {
  const left: EntryInLine[] = []
  const pairs: [number, number][] = []
  for (const one of all) {
    const { entry } = one
    const at = entry.takesBack && canCancel(entry) ? left.findIndex((other) => isEarlier(other, entry)) : -1
    const [earlier] = at < 0 ? [] : left.splice(at, 1)
    if (earlier) pairs.push([earlier.line, one.line])
    else left.push(one)
  }
  return { left, pairs }
}

const isEarlier = ({ entry }: EntryInLine, reversal: Entry) =>
  !entry.takesBack && canCancel(entry) && isSame(entry, reversal)
