import { expect, it } from 'vitest'
import type { Estimate } from '~/estimate/estimate'
import { namedIn } from './names-in-language'

/** What a page in this language reads, where this was answered. */
const readIn = async (language: 'fr' | 'de', answer: unknown): Promise<unknown> => {
  const estimate = { getDigest: async () => answer } as unknown as Estimate & { getDigest(): Promise<unknown> }
  return (namedIn(language, estimate) as typeof estimate).getDigest()
}
const funds = (name: string) => ({
  ages: [64, 65],
  funds: [{ name: 'Caisse Arc' }, { name, balance: null }],
  when: { name },
})

it('a name that we proposed is read in the language of the page, wherever it stands', async () => {
  expect(await readIn('de', funds('Ma caisse de pension'))).toEqual(funds('Meine Pensionskasse'))
  expect(await readIn('fr', funds('Meine Pensionskasse'))).toEqual(funds('Ma caisse de pension'))
})

it('what holds no such name is not copied', async () => {
  const answer = funds('Pensionskasse meiner Firma')
  expect(await readIn('de', answer)).toBe(answer)
})
