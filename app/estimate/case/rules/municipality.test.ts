import { describe, expect, it } from 'vitest'
import { LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { MUNICIPALITY_NAMES } from '~/law/tax/municipality-names'
import { municipalityIn, ownNames, plainName } from './municipality'

it.each([
  ['VD', 'Lausanne', 5586],
  ['VD', '5586', 5586],
  ['VD', 'lausanne', 5586],
  ['ZH', 'zurich', 261],
  ['ZH', 'Zuerich', 261],
  ['ZH', 'Äugst am Albis', 1],
  ['SG', 'St.Gallen', 3203],
  ['SG', 'St. Gallen', 3203],
  ['SG', 'Sankt Gallen', 3203],
  ['ZH', 'Benken', 22],
  ['ZH', 'Benken (ZH)', 22],
  ['ZH', 'Benken ZH', 22],
  ['BE', 'Biel', 371],
  ['BE', 'Bienne', 371],
  ['BE', 'Biel/Bienne', 371],
  ['FR', 'Granges', 2328],
  ['VD', "Château-d'Œx", 5841],
])('in %s, %s is number %i', (canton, typed, number) => {
  expect(municipalityIn(canton, typed)).toMatchObject({ found: { canton, number } })
})

it.each([
  ['GE', 'Genf', 6621],
  ['VS', 'Sitten', 6266],
  ['VS', 'Siders', 6248],
  ['VS', 'Viège', 6297],
  ['FR', 'Freiburg', 2196],
  ['FR', 'Morat', 2275],
  ['NE', 'Neuenburg', 6458],
  ['JU', 'Delsberg', 6711],
  ['JU', 'Pruntrut', 6800],
  ['BS', 'Bâle', 2701],
  ['SO', 'Soleure', 2601],
  ['SO', 'Granges', 2546],
  ['SG', 'Saint-Gall', 3203],
  ['SG', 'St-Gall', 3203],
  ['LU', 'Lucerne', 1061],
  ['BE', 'Berne', 351],
  ['BE', 'Thoune', 942],
  ['BE', 'Berthoud', 404],
  ['ZH', 'Winterthour', 230],
  ['ZH', 'Zurigo', 261],
  ['GR', 'Coire', 3901],
  ['GR', 'Cuira', 3901],
  ['GR', 'Glion', 3619],
  ['SH', 'Schaffhouse', 2939],
  ['TI', 'Bellinzone', 5002],
])('in %s, %s is number %i in another language', (canton, typed, number) => {
  expect(municipalityIn(canton, typed)).toMatchObject({ found: { canton, number } })
})

it.each([
  ['VD', 'St-Prex', 5646],
  ['VD', 'Saint Prex', 5646],
  ['VD', 'Ste-Croix', 5568],
  ['VD', 'Yverdon', 5938],
  ['VD', 'Romanel s/Lausanne', 5592],
  ['NE', 'Chaux-de-Fonds', 6421],
  ['NE', 'La Chaux-de-Fonds', 6421],
  ['NE', 'Locle', 6436],
  ['NE', 'Le Landeron', 6455],
  ['ZH', 'Affoltern a. A.', 2],
  ['VS', 'Brig', 6002],
])('in %s, %s is number %i, shortened', (canton, typed, number) => {
  expect(municipalityIn(canton, typed)).toMatchObject({ found: { canton, number } })
})

it.each([
  ['VD', 'Romanel', ['Romanel-sur-Lausanne', 'Romanel-sur-Morges']],
  ['NE', 'Chaux', ['La Chaux-de-Fonds', 'La Chaux-du-Milieu']],
])('in %s, %s may be several, and asks', (canton, typed, names) => {
  expect(municipalityIn(canton, typed)).toEqual({ key: 'municipalityAmbiguous', names })
})

it.each([
  ['VD', 'Genève', 'municipalityOfOtherCanton'],
  ['VD', 'Genf', 'municipalityOfOtherCanton'],
  ['BL', 'Bienne', 'municipalityOfOtherCanton'],
  ['GE', '5586', 'municipalityOfOtherCanton'],
  ['VD', 'Nulle Part', 'municipalityUnknown'],
  ['VD', '1000 Lausanne', 'municipalityUnknown'],
  ['VD', 'Laus', 'municipalityUnknown'],
  ['VD', 'La', 'municipalityUnknown'],
  ['VD', 'St', 'municipalityUnknown'],
  ['VD', '...', 'municipalityUnknown'],
])('in %s, %s is none: %s', (canton, typed, key) => expect(municipalityIn(canton, typed)).toEqual({ key }))

describe('the table of other names', () => {
  const { municipalities } = LATEST_CAPITAL_TAX
  const all = [...municipalities.values()]
  const others = Object.entries(MUNICIPALITY_NAMES).flatMap(([number, names]) =>
    names.map((name) => ({ number: Number(number), name: plainName(name) })),
  )

  it('has numbers of the official register alone', () => {
    expect(Object.keys(MUNICIPALITY_NAMES).filter((number) => !municipalities.has(Number(number)))).toEqual([])
  })

  it('has no name that is another municipality’s own', () => {
    const owners = new Map(all.map((one) => [plainName(one.name), one.number]))
    expect(others.filter(({ number, name }) => (owners.get(name) ?? number) !== number)).toEqual([])
  })

  it('and every name of a canton, own or other, means one municipality', () => {
    const meant = all.flatMap(({ canton, number, name }) =>
      [...new Set([...ownNames({ name }), ...(MUNICIPALITY_NAMES[number] ?? []).map(plainName)])].map(
        (one) => `${canton} ${one}`,
      ),
    )
    expect(meant.filter((one, index) => meant.indexOf(one) !== index)).toEqual([])
  })

  it('and finds each of them', () => {
    const lost = others.filter(({ number, name }) => {
      const place = municipalityIn(municipalities.get(number)?.canton ?? '', name)
      return !('found' in place) || place.found.number !== number
    })
    expect(lost).toEqual([])
  })
})
