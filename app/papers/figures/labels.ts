/** What the words beside a figure say: which fields they name, and what narrows them. The words are data. */
import type { Day } from '~/pillars/day'
import { withoutFigures } from './paper-lines'
import { type PrintedFigure, printedFigures } from './printed-figures'
import { phraseFinder, phrasesIn, wordsOf } from './words'

/** `count`: a whole number; `months`: one before the word; `mention`: the words alone; `span`: two ages or days. */
export type FigureKind = 'money' | 'percent' | 'day' | 'count' | 'months' | 'mention' | 'span'

/**
 * One row of a table of labels. `words`: as printed, `*` for any ending. `not`: what must not stand beside it. `rank`:
 * of two rows of a field that say different things the higher counts; of one rank neither does.
 */
export type Label<Field extends string> = {
  field: Field
  kind: FigureKind
  rank?: number
  words: readonly string[]
  not?: readonly string[]
  /** What it names does not depend on the title above it. */
  isUntitled?: boolean
}

/** What narrows a figure, whatever its field. */
export type Role =
  | 'mandatory'
  | 'above'
  | 'total'
  | 'employee'
  | 'employer'
  | 'month'
  | 'year'
  | 'current'
  | 'projected'
  | 'from'
  | 'until'
  | 'fullTime'
  | 'withoutInterest'

const ROLES: Record<Role, readonly string[]> = {
  mandatory: ['obligator*', 'obligatoire*', 'bvg', 'lpp', 'minimum legal', 'minimal', 'minimum', 'schattenrechnung'],
  above: ['uberobligator*', 'vorobligator*', 'surobligatoire*', 'subobligatoire*', 'hors lpp', 'uberobl', 'surobl'],
  total: ['total*', 'gesamt*', 'insgesamt', 'umhullend*', 'enveloppant*', 'zusammen', 'ensemble', 'au total'],
  employee: [
    'arbeitnehmer*',
    'versicherte person',
    'mitarbeiter*',
    'mitarbeitende*',
    'ihr anteil',
    'salarie*',
    'employe',
    'employee',
    'part de l assure*',
    'votre part',
    'assure*',
  ],
  employer: ['arbeitgeber*', 'firma', 'employeur*', 'entreprise', 'unternehmen'],
  month: ['monat', 'monats', 'monatlich*', 'monatsrente*', 'mtl', 'mois', 'mensuel*'],
  year: ['jahr', 'jahrlich*', 'jahresrente*', 'p a', 'an', 'annuel*', 'annee'],
  current: ['aktuell*', 'vorhanden*', 'heute*', 'erworben*', 'actuel*', 'acquis*', 'existant*', 'aujourd'],
  projected: [
    'voraussichtlich*',
    'projizier*',
    'hochgerechnet*',
    'projektion*',
    'kunftig*',
    'prevu*',
    'projet*',
    'presume*',
    'probable*',
    'futur*',
    'estime*',
    'mit zins*',
    'avec interet*',
    'bei pensionierung',
    'bei rucktritt',
    'a la retraite',
    'final*',
    'endkapital*',
    'endaltersguthaben',
    'kapitalleistung im alter',
    'kapital im alter',
  ],
  from: ['a partir', ...'ab von vom des du de depuis seit beginn debut'.split(' ')],
  until: ['bis', 'jusqu*', 'ende', 'fin', 'au plus tard'],
  fullTime: ['100'],
  withoutInterest: ['ohne zins*', 'sans interet*', 'ohne verzinsung'],
}
const findRoles = phraseFinder(phrasesIn(ROLES))

/** Words that a label may have beside roles and ages, and still name no field of its own. */
const FILLING = new Set(
  wordsOf(
    `im am per mit bei der die das den des dem und oder in pro zu zum zur vom von ab bis auf aus Alter Alters Jahren Jahre
    Jahr davon dont dem le la les l du de d et ou en par pour sur a au aux avec age ans an CHF Fr SFr francs Anteil Anteile
    part parts Beitrag Betrag Beträge montant montants jährlich gemäss selon Pensionierung Pensionierungsalter Rücktritt
    Rücktrittsalter retraite ordentliche ordinaire Anspruch Stand état solde Saldo etwa ca env
    Ihr Ihre Ihnen votre vos heute actuel actuelle aktuell aktuelles total Teil Leistung prestation`,
  ),
)

/**
 * What a label says. `otherAge`: it speaks of an age below 58, such as the savings at 50. `hasAgeWord`: words say that a
 * number is an age; an address has numbers too.
 */
export type LabelReading = {
  words: string[]
  roles: ReadonlySet<Role>
  ages: number[]
  days: Day[]
  otherAge: boolean
  hasAgeWord: boolean
  /** The line of a label without a figure of its own. */
  line?: number
}

export const NO_LABEL: LabelReading = {
  words: [],
  roles: new Set(),
  ages: [],
  days: [],
  otherAge: false,
  hasAgeWord: false,
}

const AGE_WORDS_BEFORE = ['alter', 'age', 'a', 'mit', 'im', 'des']
const AGE_WORDS_BEHIND = ['ans', 'jahre', 'jahren']
const [CHILD, NOT_YET] = [17, 57]

/** Employee and employer in two letters, which are other words in small ones: `par an`. */
const inFull = (text: string) =>
  text.replace(
    /(^|[^A-Za-z])(AN|AG)(?![A-Za-z])/g,
    (_, before: string, short: string) =>
      `${before}${short === 'AN' && !/PAR ?$/.test(before) ? 'Arbeitnehmer' : short === 'AG' ? 'Arbeitgeber' : short}`,
  )

/** @param printed in one spelling, of bounded length */
export function readLabel(line: string): LabelReading {
  const text = inFull(line)
  const figures = printedFigures(text)
  const words = wordsOf(withoutFigures(text, figures))
  // `64 Jahre 6 Monate` is an age, and no amount of a month.
  const narrowing = withoutFigures(
    text,
    figures.filter(({ kind }) => kind !== 'number'),
  )
  const roles = new Set(findRoles(wordsOf(narrowing)).map(({ key }) => key))
  const isNamed = (one: PrintedFigure) =>
    AGE_WORDS_BEFORE.includes(wordsOf(text.slice(0, one.from)).at(-1) ?? '') ||
    AGE_WORDS_BEHIND.includes(wordsOf(text.slice(one.from)).find((word) => !/^\d+$/.test(word)) ?? '')
  const otherAge = figures.some(
    (one) => one.kind === 'number' && !one.isPercent && one.value > CHILD && one.value <= NOT_YET && isNamed(one),
  )
  const printed = figures.filter(({ kind }) => kind === 'age')
  const ages = printed.flatMap((one) => (one.kind === 'age' ? [one.value] : []))
  return { words, roles, ages, days: daysIn(figures), otherAge, hasAgeWord: printed.some(isNamed) }
}

const daysIn = (figures: ReturnType<typeof printedFigures>) =>
  figures.flatMap((one) => (one.kind === 'day' ? [one.value] : []))

/** Whether it only narrows what stood before: `davon BVG`, `Arbeitgeber`, `mit 65`, or nothing at all. */
export function isNarrowing({ words, otherAge }: LabelReading): boolean {
  if (otherAge) return false
  const covered = new Set(findRoles(words).flatMap(({ from, to }) => words.slice(from, to)))
  return words.every((word) => covered.has(word) || FILLING.has(word) || /^\d+$/.test(word))
}

/** Of these only one counts: what stands nearer to the figure. */
const EXCLUSIVE: readonly (readonly Role[])[] = [
  ['month', 'year'],
  ['current', 'projected'],
  ['mandatory', 'above', 'total'],
  ['employee', 'employer', 'total'],
]

/** `near` completed by what stands farther away. `only`: of what is farther, these roles alone. */
export function narrowed(near: LabelReading, far: LabelReading, only?: readonly Role[]): LabelReading {
  const roles = new Set(near.roles)
  for (const role of far.roles) {
    if (only && !only.includes(role)) continue
    const isTaken = EXCLUSIVE.some((group) => group.includes(role) && group.some((one) => near.roles.has(one)))
    if (!isTaken) roles.add(role)
  }
  return {
    words: only ? near.words : [...far.words, ...near.words],
    roles,
    ages: near.ages.length > 0 ? near.ages : near.roles.has('current') ? [] : far.ages,
    days: near.days.length > 0 ? near.days : only ? [] : far.days,
    otherAge: near.otherAge || (!only && far.otherAge),
    hasAgeWord: near.hasAgeWord || far.hasAgeWord,
  }
}

/** Finds which rows of a table a label names. */
export function labelFinder<Field extends string>(table: readonly Label<Field>[]) {
  const find = phraseFinder(table.flatMap((row) => row.words.map((phrase) => [row, phrase] as const)))
  const refused = new Map(
    table.map((row) => [row, phraseFinder((row.not ?? []).map((phrase) => [row, phrase] as const))] as const),
  )
  /** The row whose words are the most; of as many, the one that ranks higher. null: none of these kinds. */
  return (words: readonly string[], kinds: readonly FigureKind[]): Label<Field> | null => {
    const fitting = find(words)
      .filter(({ key }) => kinds.includes(key.kind) && (refused.get(key)?.(words).length ?? 0) === 0)
      .toSorted((one, other) => other.to - other.from - (one.to - one.from) || rankOf(other.key) - rankOf(one.key))
    return fitting[0]?.key ?? null
  }
}

export const rankOf = ({ rank }: Pick<Label<string>, 'rank'>) => rank ?? 1
