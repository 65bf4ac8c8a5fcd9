import { expect, it } from 'vitest'
import type { Place } from '~/dossier/shape/place'
import { DECIDE } from '../decide/form'
import { PLACE, placeValues, readPlaceForm } from './form'

const posted = (typed: Record<string, string>) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(typed)) form.set(name, text)
  return form
}
const HOME = { canton: 'VD', municipality: 'Lausanne' }

it.each<[string, Record<string, string>, Place]>([
  ['a home alone', HOME, { ...HOME, healthPremium: null, spousePension: null }],
  [
    'the amounts too',
    { ...HOME, healthPremium: "5'640.60", spousePension: '0' },
    { ...HOME, healthPremium: 5_640.6, spousePension: 0 },
  ],
])('reads %s, and shows it as it was typed', (_, typed, place) => {
  const { submission } = readPlaceForm(posted(typed))
  expect(submission.status === 'success' && submission.value).toEqual(place)
  expect(placeValues(place)).toEqual({ healthPremium: '', spousePension: '', ...typed })
})

it.each<[string, Record<string, string>, Record<string, string[]>, object]>([
  ['nothing', {}, { canton: ['required'], municipality: ['required'] }, { healthPremium: null, spousePension: null }],
  [
    'amounts that are none',
    { ...HOME, healthPremium: 'viel', spousePension: "60'000" },
    { healthPremium: ['amountForm'], spousePension: ['spousePensionTooLarge'] },
    HOME,
  ],
])('refuses %s, and keeps what fits', (_, typed, errors, fits) => {
  const { submission, unread } = readPlaceForm(posted(typed))
  expect(submission.status === 'error' && submission.error).toEqual(errors)
  expect(unread).toEqual(fits)
})

it('asks for the home as the form of a decision does', () =>
  expect([DECIDE.fields.canton, DECIDE.fields.municipality]).toEqual([PLACE.fields.canton, PLACE.fields.municipality]))

it('shows nothing of no place', () => expect(new Set(Object.values(placeValues(null)))).toEqual(new Set([''])))
