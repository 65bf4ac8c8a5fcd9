import { expect, it } from 'vitest'
import { namedIn } from './names-in-language'

const funds = (name: string) => ({
  ages: [64, 65],
  funds: [{ name: 'Caisse Arc' }, { name, balance: null }],
  when: { name },
})

it('a name that we proposed is read in the language of the page, wherever it stands', () => {
  expect(namedIn('de')(funds('Ma caisse de pension'))).toEqual(funds('Meine Pensionskasse'))
  expect(namedIn('fr')(funds('Meine Pensionskasse'))).toEqual(funds('Ma caisse de pension'))
})

it('what holds no such name is not copied', () => {
  const answer = funds('Pensionskasse meiner Firma')
  expect(namedIn('de')(answer)).toBe(answer)
})
