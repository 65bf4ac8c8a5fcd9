import { describe, expect, it } from 'vitest'
import type { Language } from '~/language/language'
import { day } from '~/pillars/day'
import type { Deadline } from '~/pillars/synthesis/deadlines'
import { textIn } from '~/shell/texts'
import { synthesisCalendar } from './calendar'
import { calendarFile } from './ics'

const ALL: Deadline[] = [
  { kind: 'gap', year: 2022, day: day('2027-09-30'), before: day('2027-12-31') },
  { kind: 'capitalNoticeUnknown', day: day('2033-04-01'), before: day('2036-04-01') },
  { kind: 'capitalNotice', noticeMonths: 6, day: day('2035-09-01'), before: day('2035-10-01') },
  { kind: 'avsRequest', day: day('2035-12-01'), before: day('2036-04-01') },
  { kind: 'pillar3aPayOut', day: day('2036-01-01'), before: day('2036-04-01') },
]
/** Of a plan to leave early, with two accounts of pillar 3a. */
const OF_PLAN: Deadline[] = [
  { kind: 'leaving', day: day('2031-05-01'), before: day('2031-06-01') },
  { kind: 'accountPayOut', account: 0, day: day('2031-06-01'), before: day('2031-09-01') },
  { kind: 'nonEmployed', day: day('2031-09-01'), before: day('2032-01-01') },
  { kind: 'accountPayOut', account: 1, day: day('2034-03-01'), before: day('2034-06-01') },
  { kind: 'vestedPayOut', account: 2, day: day('2034-06-01'), before: day('2034-09-01') },
]

const written = (deadlines = ALL, { language = 'fr' as Language, birthDate = '1971-03-12' } = {}) =>
  synthesisCalendar({
    language,
    t: textIn(language),
    computedOn: day('2026-11-21'),
    birthDate: day(birthDate),
    host: 'example.ch',
    deadlines,
  })

/** The values of a property, with its lines unfolded and its text unescaped. */
const valuesOf = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.split(/[:;]/, 1)[0] === name)
    .map((line) =>
      line
        .slice(line.indexOf(':') + 1)
        .replaceAll('\\n', '\n')
        .replace(/\\([\\;,])/g, '$1'),
    )

describe.each(['fr', 'de'] as const)('the calendar of what to do (%s)', (language) => {
  const file = written(ALL, { language })

  it('has a whole day for each, in words of the language', () => {
    expect(file.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(ALL.length)
    expect(valuesOf(file, 'DTSTART')).toEqual(['20270930', '20330401', '20350901', '20351201', '20360101'])
    expect(file.match(/^DTSTART;VALUE=DATE:/gm)).toHaveLength(ALL.length)
    const t = textIn(language)
    expect(valuesOf(file, 'SUMMARY')[0]).toBe(t('takeaway.calendar.gap.title', { year: 2022 }))
    expect(valuesOf(file, 'DESCRIPTION')[2]).toMatch(/ 6 .*01\.10\.2035/s)
    for (const text of valuesOf(file, 'DESCRIPTION')) expect(text).toMatch(/21\.11\.2026/)
    expect(file).not.toMatch(/\{\{|undefined/)
  })

  it('has lines of 75 octets at most, each ended by CR LF, and whole characters in each', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = file.split('\r\n')
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('names no amount, nobody, and no number', () => {
    expect(file).not.toMatch(/CHF|756|1971|\d'\d/)
  })
})

it('keeps the id of a thing to do when its day moves or its time limit becomes known, and no two people share one', () => {
  const ids = (...given: Parameters<typeof written>) => valuesOf(written(...given), 'UID')
  const [first] = ids()
  expect(new Set(ids()).size).toBe(ALL.length - 1)
  expect(ids([{ kind: 'gap', year: 2022, day: day('2026-11-21'), before: day('2027-12-31') }])).toEqual([first])
  expect(ids()[1]).toBe(ids()[2])
  expect(ids(ALL, { birthDate: '1971-03-13' }).filter((id) => ids().includes(id))).toEqual([])
  expect(first).toMatch(/^gap-2022-[0-9a-f]{12}@example\.ch$/)
})

it.each(['fr', 'de'] as const)('asks for each account of a plan by itself, and names none (%s)', (language) => {
  const file = written(OF_PLAN, { language })
  const ids = valuesOf(file, 'UID').map((id) => id.replace(/-[0-9a-f]{12}@.*/, ''))
  expect(ids).toEqual(['leaving', '3a-pay-out', 'non-employed', '3a-pay-out-2', 'vested-pay-out-3'])
  expect(valuesOf(file, 'UID')[1]).toBe(valuesOf(written([ALL[4] as Deadline], { language }), 'UID')[0])
  expect(file).not.toMatch(/CHF|756|1971|\d'\d|\{\{|undefined/)
})

it('names who runs the service before the product', () => {
  const file = calendarFile({
    language: 'de',
    product: 'Drei Säulen',
    operator: 'Kasse, Beispiel',
    computedOn: day('2026-11-21'),
    entries: [],
  })
  expect(file).toContain('PRODID:-//Kasse\\, Beispiel//Drei Säulen//de-CH\r\n')
  expect(written()).toContain('PRODID:-//Trois piliers//fr-CH\r\n')
})

it('escapes what would end a value', () => {
  const text = 'a\\b; c, d\ne'
  const file = calendarFile({
    language: 'fr',
    product: 'X',
    computedOn: day('2026-11-21'),
    entries: [{ uid: '1', day: day('2027-01-01'), title: text, text }],
  })
  expect(file).toContain('SUMMARY;LANGUAGE=fr-CH:a\\\\b\\; c\\, d\\ne\r\n')
  expect(valuesOf(file, 'SUMMARY')).toEqual([text])
})
