/** Names of variables that must be meant as one of our settings: ignored, they would leave the setting at its default. */

/**
 * What starts like a setting. Of Redis only what can be meant as `REDIS_URL`: an environment may have a `REDIS_PORT` or
 * `REDIS_PASSWORD` of somebody else's, as Kubernetes sets them for a service of that name.
 */
const OURS =
  /^(SANDBOX|IDENTITY|PARTIES|OPERATOR|DOSSIER|VAULT|HOUSEHOLD|TERMS|FEEDBACK|SECURITY|DIRECTORY|ENTITIES|REGISTER|CONNECTOR|RATE_?LIMIT|LOAD_?LIMIT|API_?BASE|PUBLIC_?ORIGIN|TRUST_?PROX(?:Y|IES)|DATA_?DIR|METRICS?|REDIS_?U[A-Z]*)(_|$)/

/**
 * One letter away from a name of four letters lie words of everybody (`PORTS`, `POST`, `SORT`, `HOSTS`, `COST`, `GHOST`), which
 * other programs take for theirs. Of these names only their own letters count, swapped or one of them doubled: no word has them so.
 */
const FEW_LETTERS = 4

/** @returns what is wrong with an unknown name, in words; null: it belongs to other software */
export function wrongName(name: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null
  const meant = known.find((setting) => isSlipOf(setting, name.toUpperCase()))
  if (meant) return `no such setting. Is ${meant} meant?`
  return OURS.test(name) ? 'no such setting' : null
}

function isSlipOf(setting: string, name: string): boolean {
  // In small letters.
  if (name === setting) return true
  if (setting.length > FEW_LETTERS) return isOneLetterAway(setting, name)
  return name.replace(/(.)\1/, '$1') === setting || isSwapped(...differenceOf(setting, name))
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneLetterAway(setting: string, name: string): boolean {
  const [ours, theirs] = differenceOf(setting, name)
  return Math.max(ours.length, theirs.length) === 1 || isSwapped(ours, theirs)
}

const isSwapped = (ours: string, theirs: string) =>
  ours.length === 2 && theirs.length === 2 && ours[0] === theirs[1] && ours[1] === theirs[0]

/** Both without what they begin and end with alike. */
function differenceOf(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}
