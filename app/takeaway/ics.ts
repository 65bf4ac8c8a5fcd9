/** A calendar file (RFC 5545) of whole days: lines end in CR LF and are folded at 75 octets. */
import { type Language, LOCALES } from '~/language/language'
import type { Day } from '~/pillars/day'

/** `uid`: the same in every file that contains the entry, so that a calendar replaces it. */
export type CalendarEntry = { uid: string; day: Day; title: string; text: string }

type Calendar = {
  language: Language
  product: string
  /** Who runs it; left out: not told. */
  operator?: string | undefined
  /** When the entries were written. */
  computedOn: Day
  entries: readonly CalendarEntry[]
}

export function calendarFile({ language, product, operator, computedOn, entries }: Calendar): string {
  const locale = LOCALES[language]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${[...(operator ? [operator] : []), product].map(textValue).join('//')}//${locale}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap(({ uid, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${textValue(uid)}`,
      `DTSTAMP:${dateValue(computedOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${dateValue(day)}`,
      `SUMMARY;LANGUAGE=${locale}:${textValue(title)}`,
      `DESCRIPTION;LANGUAGE=${locale}:${textValue(text)}`,
      // Private, and no reason to be away.
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const dateValue = (day: Day) => day.replaceAll('-', '')

const textValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MOST_OCTETS = 75

/** Folds between characters, since programs may read a line before they join it. The space that begins the next one counts. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > MOST_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += character
    octets += more
  }
  return text
}
