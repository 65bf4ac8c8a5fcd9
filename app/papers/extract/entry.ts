/** One entry of a line, made of its head, its year, its months and what follows. */
import type { Franc } from '~/pillars/money'
import { amountAt, doubtAfter } from './amount-in-line'
import type { ExtractRow, MonthRange, NoteKey, UnreadReason } from './extract-reading'
import type { LineHead } from './line-head'
import type { Part } from './line-parts'
import { hasPlainDigit, type YearSpan } from './part-kinds'

/** A row before its account number is discarded. `takesBack`: by the sign of its code, or of its amount. */
export type Entry = Omit<ExtractRow, 'line' | 'payer'> & { account: string | null; takesBack: boolean }
export type LineReading = { entries: Entry[]; notes: NoteKey[] } | { reason: UnreadReason }

export type EntryPlace = {
  year: number
  months: MonthRange | null
  head: LineHead
  parts: readonly Part[]
  /** Where the amount is expected. */
  at: number
  span: YearSpan
  /** Whether a name may follow, with digits in it. */
  employer: boolean
}

const NOTHING = 0 as Franc
const ABROAD = /ausland|étranger|etranger|estero/i

const bare = ({ year, months, head }: EntryPlace) => ({ year, months, account: head.account, split: false })

/** A credit for care has no amount, or 0. */
function careCredit(place: EntryPlace): LineReading {
  const { parts, at, head } = place
  const read = amountAt(parts, at)
  if ('reason' in read && read.reason !== 'noAmount') return read
  if ('francs' in read && read.francs !== 0) return { reason: 'amountUnclear' }
  const doubt = doubtAfter(parts, 'next' in read ? read.next : at, place)
  if (doubt) return { reason: doubt }
  const takesBack = head.code?.reversed ?? false
  return { entries: [{ ...bare(place), amount: NOTHING, kind: 'careCredit', takesBack }], notes: [] }
}

/** A spouse without work abroad has a line without an amount. */
function isWithoutContribution({ head, parts, at }: EntryPlace): boolean {
  const rest = parts.slice(at).map(({ text }) => text)
  return head.code?.kind === 'withoutWork' && !rest.some(hasPlainDigit) && ABROAD.test(rest.join(' '))
}

function kindOf({ head }: EntryPlace, takesBack: boolean): Entry['kind'] {
  const kind = head.code?.kind
  if (kind === 'share' || kind === 'afterReferenceAge') return kind
  return takesBack ? 'reversal' : 'income'
}

/** The sign comes from the code or from the amount, never from both. */
export function entryOf(place: EntryPlace): LineReading {
  const { head, parts, at } = place
  if (head.isCare) return careCredit(place)
  if (isWithoutContribution(place)) {
    const entry: Entry = { ...bare(place), amount: NOTHING, kind: 'noContribution', takesBack: false }
    return { entries: [entry], notes: [] }
  }
  const read = amountAt(parts, at)
  if ('reason' in read) return read
  const doubt = doubtAfter(parts, read.next, place)
  if (doubt) return { reason: doubt }
  const takesBack = head.code?.reversed || read.francs < 0
  const size = Math.abs(read.francs)
  const kind = kindOf(place, takesBack)
  const share = kind === 'share'
  const months = share ? null : place.months
  const amount = (takesBack && size > 0 ? -size : size) as Franc
  const notes: NoteKey[] = head.code?.unknown ? [...read.notes, 'codeUnknown'] : read.notes
  return { entries: [{ ...bare(place), months, amount, kind, split: share, takesBack }], notes }
}
