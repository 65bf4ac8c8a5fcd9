import { describe, expect, it } from 'vitest'
import { AVS } from '~/forms/avs/form'

const { birthDate: requiredDay, relationshipEndDate: optionalDay } = AVS.schema.shape

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
    ['1. Januar 2026', '2026-01-01'],
    ['1er janvier 2026', '2026-01-01'],
    ['1 janvier 2026', '2026-01-01'],
    ['1.Januar 2026', '2026-01-01'],
    ['01. JANUAR 2026', '2026-01-01'],
    ['le 21 mai 1981', '1981-05-21'],
    ['den 21. Mai 1981', '1981-05-21'],
    ['3. März 2026', '2026-03-03'],
    ['3. Maerz 2026', '2026-03-03'],
    ['28 février 2023', '2023-02-28'],
    ['28 fevr. 2023', '2023-02-28'],
    ['1er août 2025', '2025-08-01'],
    ['31 déc. 2025', '2025-12-31'],
    ['31. Dez. 2025', '2025-12-31'],
    ['30 juin 2025', '2025-06-30'],
    ['30 juil. 2025', '2025-07-30'],
    ['15\u00a0Sept.\u00a02025', '2025-09-15'],
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
    // The day comes first, even where only the month would make sense.
    ['03/14/1971', 'dayUnknown'],
    ['03-14-1971', 'dayUnknown'],
    ['21.05.81', 'yearCutShort'],
    ['21/05/81', 'yearCutShort'],
    ['1-5-81', 'yearCutShort'],
    ['21.05.181', 'dayForm'],
    ['21..05.1981', 'dayForm'],
    ['1981/05/21', 'dayForm'],
    ['21051981', 'dayForm'],
    ['29. Februar 2023', 'dayUnknown'],
    ['31 juin 2025', 'dayUnknown'],
    ['1. Januar 26', 'yearCutShort'],
    ['30 jui 2025', 'dayForm'],
    ['1. Ja 2026', 'dayForm'],
    ['1. Brumaire 2026', 'dayForm'],
    ['Januar 2026', 'dayForm'],
    ['1. Januar', 'dayForm'],
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
