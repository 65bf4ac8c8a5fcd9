import { describe, expect, it } from 'vitest'
import { optionalDay, requiredDay } from './day-value'

const keyOf = (text: unknown, piece: typeof requiredDay | typeof optionalDay = requiredDay) => {
  const read = piece.safeParse(text)
  return read.success ? read.data : read.error.issues[0]?.message
}

describe('a day', () => {
  it.each([
    ['21.05.1981', '1981-05-21'],
    ['1.5.1981', '1981-05-01'],
    ['01.5.1981', '1981-05-01'],
    ['1981-05-21', '1981-05-21'],
    ['  21.05.1981 ', '1981-05-21'],
    ['14/03/1971', '1971-03-14'],
    ['14-03-1971', '1971-03-14'],
    ['5/3/1971', '1971-03-05'],
    ['14 03 1971', '1971-03-14'],
    ['14. 3. 1971', '1971-03-14'],
    ['14 / 03 / 1971', '1971-03-14'],
    ['14\u00a03\u202f1971', '1971-03-14'],
    ['29.02.2000', '2000-02-29'],
    ['29.02.2024', '2024-02-29'],
  ])('reads %s', (text, day) => expect(keyOf(text)).toBe(day))

  it.each([
    ['31.02.2000', 'dayUnknown'],
    ['29.02.1900', 'dayUnknown'],
    ['29.02.2023', 'dayUnknown'],
    ['31.04.2000', 'dayUnknown'],
    ['00.01.2000', 'dayUnknown'],
    ['01.13.2000', 'dayUnknown'],
    ['2000-02-31', 'dayUnknown'],
    // The day stands first, also where only the month could.
    ['03/14/1971', 'dayUnknown'],
    ['03-14-1971', 'dayUnknown'],
    ['21.05.81', 'yearCutShort'],
    ['21/05/81', 'yearCutShort'],
    ['1-5-81', 'yearCutShort'],
    ['21.05.181', 'dayForm'],
    ['21..05.1981', 'dayForm'],
    ['1981/05/21', 'dayForm'],
    ['21051981', 'dayForm'],
    ['21 mai 1981', 'dayForm'],
    ['1981-5-21', 'dayForm'],
    ['21.05.19811', 'dayForm'],
    ['demain', 'dayForm'],
    ['', 'required'],
    ['   ', 'required'],
    [undefined, 'required'],
    [new Date(0), 'invalid'],
    ['1'.repeat(31), 'tooLong'],
  ])('refuses %s: %s', (text, key) => expect(keyOf(text)).toBe(key))

  it.each(['', ' ', undefined])('may stay empty where it is optional', (text) =>
    expect(keyOf(text, optionalDay)).toBeNull(),
  )

  it('is checked where it is optional, too', () => expect(keyOf('31.02.2000', optionalDay)).toBe('dayUnknown'))
})
