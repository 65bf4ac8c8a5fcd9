/** Finds a municipality by its number, its name, or another name of it. */
import type { Home } from '~/dossier/shape/place'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import type { Municipality } from '~/law/tax/canton-taxes'
import { CANTONS } from '~/law/tax/cantons'
import { LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { MUNICIPALITY_NAMES } from '~/law/tax/municipality-names'

const ALL = [...LATEST_CAPITAL_TAX.municipalities.values()]

/** `St-Prex`, `Saint-Prex` and `Sankt ...` are used interchangeably. */
const SAINTS: Record<string, string> = { saint: 'st', sankt: 'st', sainte: 'ste' }

/** Without accents, signs and capitals; `Zuerich` as `Zürich`, `St-Prex` as `Saint-Prex`. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SAINTS[word] ?? word.replace(/([aou])e/g, '$1'))
    .join(' ')

const LETTERS: ReadonlySet<string> = new Set(CANTONS.map((canton) => canton.toLowerCase()))
/** Without the canton that distinguishes namesakes: `Benken (ZH)`, sometimes written `Benken ZH`. */
function withoutCanton(plain: string): string {
  const words = plain.split(' ')
  return words.length > 1 && LETTERS.has(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : plain
}

/** Its own names: in both languages, `Biel/Bienne`, and without the part in brackets, `Granges (Veveyse)`. */
export const ownNames = ({ name }: Pick<Municipality, 'name'>) =>
  new Set([name, ...name.split('/'), name.split('(')[0] ?? name].map((one) => withoutCanton(plainName(one))))

const BY_NAME = new Map<string, Municipality[]>()
for (const one of ALL)
  for (const name of new Set([...ownNames(one), ...(MUNICIPALITY_NAMES[one.number] ?? []).map(plainName)]))
    BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), one])

const ARTICLES: ReadonlySet<string> = new Set(['la', 'le', 'les', 'l'])
/** A little word within a name may be cut, as in `Affoltern a. A.`. */
const LONGEST_CUT = 2

/** Whether a name is written in short: its first words without the article, `Chaux-de-Fonds`, `Yverdon`. */
function isShortFor(typed: string, name: string): boolean {
  const words = withoutArticle(name)
  const [first, ...others] = withoutArticle(typed)
  return (
    first === words[0] &&
    others.every((word, index) => {
      const whole = words[index + 1]
      return whole === word || (word.length <= LONGEST_CUT && whole?.startsWith(word))
    })
  )
}

function withoutArticle(plain: string): string[] {
  const [first = '', ...others] = plain.split(' ')
  return others.length > 0 && ARTICLES.has(first) ? others : [first, ...others]
}

const shortenedIn = (canton: string, typed: string) =>
  ALL.filter((one) => one.canton === canton && [...ownNames(one)].some((name) => isShortFor(typed, name)))

/** More than these would not help the visitor to choose. */
const MOST_TO_CHOOSE = 6

type Found = { found: Municipality }
/** `names`: the possible ones. */
type NotFound = { key: ProblemKey; names?: string[] }

/** @param typed its number in the official register, or its name */
export function municipalityIn(canton: string, typed: string): Found | NotFound {
  const plain = plainName(typed)
  const named = /^\d+$/.test(typed)
    ? ALL.filter(({ number }) => number === Number(typed))
    : (BY_NAME.get(plain) ?? BY_NAME.get(withoutCanton(plain)) ?? [])
  const found = named.find((one) => one.canton === canton)
  if (found) return { found }
  if (named.length > 0) return { key: 'municipalityOfOtherCanton' }
  const meant = shortenedIn(canton, plain)
  const [only] = meant
  if (only && meant.length === 1) return { found: only }
  if (only && meant.length <= MOST_TO_CHOOSE)
    return { key: 'municipalityAmbiguous', names: meant.map(({ name }) => name) }
  return { key: 'municipalityUnknown' }
}

/** With its name in the register, or as typed if the register no longer has it. */
export function namedHome({ canton, municipality }: Home): Home {
  const place = municipalityIn(canton, municipality)
  // Namesakes carry their canton in the register: `Carouge (GE)`.
  return { canton, municipality: 'found' in place ? place.found.name.replace(` (${canton})`, '') : municipality }
}
