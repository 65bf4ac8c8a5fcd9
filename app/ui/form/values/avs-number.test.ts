import { expect, it } from 'vitest'
import { AVS_NUMBER_PATTERN, formatAvsNumber } from '~/dossier/shape/avs-number'
import { AvsNumber } from '~/dossier/shape/info'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { avsNumber } from './avs-number'

const read = (text: string) => {
  const number = avsNumber.safeParse(text)
  return number.success ? number.data : number.error.issues.map(({ message }) => message)
}

it.each([
  ['756.9217.0769.85', '756.9217.0769.85'],
  ['7569217076985', '756.9217.0769.85'],
  ['756 9217 0769 85', '756.9217.0769.85'],
  [' 756.1234.5678.97 ', '756.1234.5678.97'],
])('[084] reads %s', (text, number) => expect(read(text)).toBe(number))

it.each([
  ['756.1234.5678.98', 'avsNumberCheckDigit'],
  ['756.0000.0000.00', 'avsNumberCheckDigit'],
  ['123.4567.8901.23', 'avsNumberForm'],
  ['756.12.34', 'avsNumberForm'],
  ['756.1234.5678.9', 'avsNumberForm'],
  ['756.1234.5678.971', 'avsNumberForm'],
  ['abc', 'avsNumberForm'],
  ['', 'required'],
])('[084] refuses %s with one reason: %s', (text, key) => expect(read(text)).toEqual([key]))

it.each([fr, de])('[234] the hints show the form that the one pattern asks for', ({ avs, documents }) => {
  for (const hint of [avs.navsHint, documents.avs.format]) {
    const [shown = ''] = hint.match(/756[\d.]*/) ?? []
    expect(shown).toBe('756.0000.0000.00')
    expect(shown).toMatch(AVS_NUMBER_PATTERN)
  }
})

it.each(['756.1234.5678.97', '756.1234.5678.98', '757.1234.5678.97', '756.1234.5678', '756-1234-5678-97'])(
  '[234] form and server judge %s by that pattern',
  (text) => {
    const [form, server] = [avsNumber, AvsNumber].map((shape) => shape.safeParse(text).error?.issues[0]?.message)
    expect(server === 'avsNumberForm').toBe(!AVS_NUMBER_PATTERN.test(text))
    // The form first corrects dots and dashes.
    expect(form === 'avsNumberForm').toBe(!AVS_NUMBER_PATTERN.test(formatAvsNumber(text)))
  },
)
