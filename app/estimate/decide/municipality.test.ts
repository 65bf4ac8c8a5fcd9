import { expect, it } from 'vitest'
import { municipalityIn } from './municipality'

it.each([
  ['VD', 'Lausanne', 5586],
  ['VD', '5586', 5586],
  ['VD', 'lausanne', 5586],
  ['ZH', 'zurich', 261],
  ['SG', 'St.Gallen', 3203],
  ['ZH', 'Benken', 22],
  ['BE', 'Bienne', 371],
  ['BE', 'Biel/Bienne', 371],
])('in %s, %s is number %i', (canton, typed, number) => {
  expect(municipalityIn(canton, typed)).toMatchObject({ found: { canton, number } })
})

it.each([
  ['VD', 'Genève', 'municipalityOfOtherCanton'],
  ['GE', '5586', 'municipalityOfOtherCanton'],
  ['VD', 'Nulle Part', 'municipalityUnknown'],
  ['VD', '1000 Lausanne', 'municipalityUnknown'],
  ['VD', '...', 'municipalityUnknown'],
])('in %s, %s is none: %s', (canton, typed, key) => expect(municipalityIn(canton, typed)).toEqual({ key }))
