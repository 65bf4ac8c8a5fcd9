/** Names of months as printed on papers, German and French, complete or abbreviated: `Januar`, `janv.`, `févr.`, `Sept.` */
const MONTHS = [
  ['januar', 'janvier', 'janner'],
  ['februar', 'fevrier'],
  ['marz', 'maerz', 'mars'],
  ['april', 'avril'],
  ['mai'],
  ['juni', 'juin'],
  ['juli', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['oktober', 'octobre'],
  ['november', 'novembre'],
  ['dezember', 'decembre'],
] as const

const SHORTEST = 3

/** 1 to 12; null if it is not a month, or the beginning of two. */
export function monthNamed(name: string): number | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.length < SHORTEST) return null
  const found = MONTHS.flatMap((names, at) => (names.some((one) => one.startsWith(plain)) ? [at + 1] : []))
  return found.length === 1 ? (found[0] ?? null) : null
}
