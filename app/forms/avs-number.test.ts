import { expect, it } from 'vitest'
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
