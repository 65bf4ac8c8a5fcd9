import { expect, it } from 'vitest'
import type { Place } from '~/dossier/shape/place'
import { emptyDossier } from '~/dossier/shape/shape'
import { typedDossier } from '../../../tests/support/lives/typed-dossier'
import { openVisit } from '../../../tests/support/product/open-visit'

const LAUSANNE: Place = { canton: 'VD', municipality: 'Lausanne', healthPremium: 5_400, spousePension: 0 }
const empty = () => emptyDossier(null, '', '', { version: '1' })

it('is kept as it was told, and nothing else changes', async () => {
  const { use, saved } = await openVisit(typedDossier())
  await use.savePlace(LAUSANNE)
  expect(await saved()).toEqual({ ...typedDossier(), place: LAUSANNE })
  expect(await use.getPlace()).toMatchObject({ place: LAUSANNE, cantons: expect.arrayContaining(['VD', 'TI']) })
  expect(await use.getToldChanges()).toMatchObject({ place: LAUSANNE })
})

it.each<[string, Partial<Place>, object]>([
  ['in no canton', { canton: 'XX' }, { field: 'canton', key: 'cantonUnknown' }],
  ['in another canton', { canton: 'GE' }, { field: 'municipality', key: 'municipalityOfOtherCanton' }],
  ['nowhere', { municipality: 'Nulle Part' }, { field: 'municipality', key: 'municipalityUnknown' }],
  [
    'in one of several',
    { municipality: 'Romanel' },
    { field: 'municipality', key: 'municipalityAmbiguous', names: expect.any(Array) },
  ],
])('a home %s is refused, and told by the check in the same words', async (_, change, problem) => {
  const { use, saved } = await openVisit(empty())
  const place = { ...LAUSANNE, ...change }
  await expect(use.savePlace(place)).rejects.toMatchObject({ reason: 'unfit', problems: [problem] })
  expect(await use.checkPlace(place)).toEqual([problem])
  expect((await saved()).place).toBeNull()
})

it('every problem is told at once', async () => {
  const { use } = await openVisit(empty())
  const typed = { canton: 'GE', municipality: 'Lausanne', healthPremium: 40_000, spousePension: -1 }
  expect(await use.checkPlace(typed)).toEqual([
    { field: 'healthPremium', key: 'healthPremiumTooLarge' },
    { field: 'spousePension', key: 'amountNegative' },
    { field: 'municipality', key: 'municipalityOfOtherCanton' },
  ])
  expect(await use.checkPlace(LAUSANNE)).toEqual([])
})
