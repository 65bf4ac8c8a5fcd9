import { expect, it } from 'vitest'
import { movedTo, Place } from './place'

const HOME = { canton: 'VD', municipality: 'Lausanne' }

it('needs a canton and a municipality alone', () =>
  expect(Place.parse({ ...HOME, municipality: ' Lausanne ' })).toEqual({
    ...HOME,
    healthPremium: null,
    spousePension: null,
  }))

it.each([
  ['no canton', { canton: undefined }, 'required'],
  ['a canton in small letters', { canton: 'vd' }, 'cantonUnknown'],
  ['a canton of three letters', { canton: 'VDX' }, 'cantonUnknown'],
  ['no municipality', { municipality: ' ' }, 'required'],
  ['a municipality without end', { municipality: 'x'.repeat(61) }, 'municipalityUnknown'],
  ['a premium below nothing', { healthPremium: -1 }, 'amountNegative'],
  ['the premium of a whole village', { healthPremium: 30_001 }, 'healthPremiumTooLarge'],
  ['a pension below nothing', { spousePension: -1 }, 'amountNegative'],
  ['a pension of a year', { spousePension: 50_001 }, 'spousePensionTooLarge'],
  ['an amount in letters', { spousePension: 'viel' }, 'amountForm'],
])('refuses %s', (_, change, key) => {
  const { error } = Place.safeParse({ ...HOME, ...change })
  expect(error?.issues.map(({ message }) => message)).toEqual([key])
})

it.each([
  ['no premium and no pension', { healthPremium: 0, spousePension: 0 }],
  ['the most of both', { healthPremium: 30_000, spousePension: 50_000 }],
])('takes %s', (_, amounts) => expect(Place.parse({ ...HOME, ...amounts })).toEqual({ ...HOME, ...amounts }))

it('has the amounts of before in another home', () => {
  const amounts = { healthPremium: 5_400, spousePension: 0 }
  const morges = { ...HOME, municipality: 'Morges' }
  expect(movedTo({ ...HOME, ...amounts }, morges)).toEqual({ ...morges, ...amounts })
  expect(movedTo(null, morges)).toEqual(Place.parse(morges))
})
