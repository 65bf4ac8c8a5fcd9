/** The municipality that somebody means by its name or its number. */
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import { CAPITAL_TAX_2026, type Municipality } from '~/law/tax/capital-tax'

const ALL = [...CAPITAL_TAX_2026.municipalities.values()]

/** Without accents, signs and capitals, and without the canton that tells it from one of the same name: `Benken (ZH)`. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\((\p{L}{2})\)\s*$/u, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** By its plain name, or one of two: `Biel/Bienne`. Several of one name lie in different cantons. */
const BY_NAME = new Map<string, Municipality[]>()
for (const one of ALL)
  for (const name of new Set([one.name, ...one.name.split('/')].map(plain)))
    BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), one])

/** @param typed its number in the official register, or its name */
export function municipalityIn(canton: string, typed: string): { found: Municipality } | { key: ProblemKey } {
  const named = /^\d+$/.test(typed)
    ? ALL.filter(({ number }) => number === Number(typed))
    : (BY_NAME.get(plain(typed)) ?? [])
  const found = named.find((one) => one.canton === canton)
  if (found) return { found }
  return { key: named.length > 0 ? 'municipalityOfOtherCanton' : 'municipalityUnknown' }
}
