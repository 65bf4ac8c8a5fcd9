/** What to do and when, as a calendar file: days and words of the law, without an amount, a name or a number. */
import { createHash } from 'node:crypto'
import type { TFunction } from 'i18next'
import { dayText } from '~/language/format'
import type { Language } from '~/language/language'
import type { Day } from '~/pillars/day'
import type { Deadline } from '~/pillars/synthesis/deadlines'
import { calendarFile } from './ics'

export type CalendarContent = {
  language: Language
  t: TFunction
  /** Who runs the service; left out: not told. */
  operator?: string | undefined
  computedOn: Day
  /** Distinguishes the entries of two people in one calendar. */
  birthDate: Day
  /** The host of the product, as in `example.ch`. */
  host: string
  deadlines: readonly Deadline[]
}

export function synthesisCalendar({
  language,
  t,
  operator,
  computedOn,
  birthDate,
  host,
  deadlines,
}: CalendarContent): string {
  const basis = t('takeaway.calendar.basis', { day: dayText(computedOn) })
  return calendarFile({
    language,
    product: t('frame.product'),
    operator,
    computedOn,
    entries: deadlines.map((deadline) => ({
      uid: `${uidOf(deadline, birthDate)}@${host}`,
      day: deadline.day,
      title: t(`takeaway.calendar.${wordsFor(deadline.kind)}.title`, wordsOf(deadline)),
      text: `${t(`takeaway.calendar.${wordsFor(deadline.kind)}.text`, wordsOf(deadline))}\n\n${basis}`,
    })),
  })
}

/** One account is asked for as all of them are. */
const wordsFor = (kind: Deadline['kind']) => (kind === 'accountPayOut' ? 'pillar3aPayOut' : kind)

const wordsOf = ({ before, ...deadline }: Deadline) => ({
  before: dayText(before),
  ...(deadline.kind === 'gap' ? { year: deadline.year } : {}),
  ...(deadline.kind === 'capitalNotice' ? { months: deadline.noticeMonths } : {}),
})

/**
 * A thing to do keeps its id when its day moves. A date of birth cannot be read from it at a glance, and need not be
 * secret here.
 */
function uidOf(deadline: Deadline, birthDate: Day): string {
  const thing = nameOf(deadline)
  return `${thing}-${createHash('sha256').update(`${birthDate} ${thing}`).digest('hex').slice(0, 12)}`
}

function nameOf(deadline: Deadline): string {
  if (deadline.kind === 'gap') return `gap-${deadline.year}`
  const name = KEPT_NAMES[deadline.kind]
  return 'account' in deadline && deadline.account > 0 ? `${name}-${deadline.account + 1}` : name
}

/** A notice whose time limit becomes known is the same thing to do, and so is the first account that is asked for. */
const KEPT_NAMES = {
  avsRequest: 'avs-request',
  capitalNotice: 'capital-notice',
  capitalNoticeUnknown: 'capital-notice',
  pillar3aPayOut: '3a-pay-out',
  accountPayOut: '3a-pay-out',
  vestedPayOut: 'vested-pay-out',
  leaving: 'leaving',
  nonEmployed: 'non-employed',
} as const
