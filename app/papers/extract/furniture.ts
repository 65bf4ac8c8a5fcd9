/**
 * Lines with a digit that are not entries, in German, French and Italian, by their first words. The list is short on
 * purpose: what only might be one stays unread.
 */
import { readAmount } from './amount'
import type { Furniture } from './extract-reading'
import type { LineParts } from './line-parts'
import { PERSON } from './one-spelling'
import { hasPlainDigit, isYear, type YearSpan } from './part-kinds'

const DAY = /^\d{1,2}(\. ?\d{1,2}\. ?|\.? \p{L}{3,9} )\d{4}\.?$/u

const START: [Furniture, RegExp][] = [
  [
    'pageNumber',
    /^(seite|blatt|page|feuille|feuillet|pagina|foglio)( n[r°o]\.?)?:? ?\d{1,3}( ?(von|sur|de|di|\/) ?\d{1,3})?$/i,
  ],
  [
    'office',
    /^(ausgleichskasse|kasse|caisse( de compensation)?|cassa( di compensazione)?)( n[r°o]\.?| nr\.?)?:? ?\d{1,3}(\.\d{1,3})?[^\d]*$/i,
  ],
  ['phone', /^(tel|tél|telefon|téléphone|telefono|fax)[.:]* ?\+?[\d ().'/-]{7,20}$/i],
]

const NO_ENTRY = /keine buchung|aucune inscription|nessuna (iscrizione|registrazione)/i
/** At most one number, an office's. */
const ONE_OFFICE = /^[^\d]*(\d{1,3}(\.\d{1,3})?[^\d]*)?$/

/** `Kasse 26: keine Buchung`: the words follow the number, if there is one. */
const saysNoEntry = (text: string) => ONE_OFFICE.test(text) && NO_ENTRY.test(text.split(/\d/).at(-1) ?? '')

const LABELS: [Furniture, RegExp][] = [
  [
    'birthDate',
    /^([^\d]{0,40}[ ,])?(geburtsdatum|geboren am|geb\.|date de naissance|née? le|data di nascita|nat[oa] il)/i,
  ],
  [
    'paperDate',
    /^(datum|ausstellungsdatum|druckdatum|auszug vom|auszug per|stand|date|établi le|extrait du|état au|data|stampato il|estratto del)\b/i,
  ],
]

/** `Lausanne, le 12 mars 2024`: a place, a comma, a day. */
const PLACE_AND_DAY =
  /^\p{L}[\p{L} .-]{1,30}, ?(den |le |il )?(\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{1,2}\.? \p{L}{3,9} \d{4})$/u

/**
 * What may stand beside a person's number, joined to it or not. No word consists of others (`navs` would be `n` and
 * `avs`): each place of such a word would double the ways to read a line.
 */
const PERSON_LABEL =
  /^(ahv|avs|versicherten|versicherung|sozialversicherung|numéro|numero|nummer|nr|no|n°|n|d'assuré|de l'assuré|assicurato|dell'assicurato|e|-|\.|:|\/|\(|\)| )*$/i

/** Words of column headings. */
const HEADINGS =
  /^(kassen?|nr|abrechnungsnummer|einkommenscode|bruchteil|betreuungsgutschrift|beitragsmonate?|beginn|ende|beitragsjahr|jahr|einkommen|arbeitgeber|einkommensart|bemerkungen|caisse|affilié|code|revenus?|part|mois|cotisations?|début|fin|année|employeurs?|remarques|cassa|codice|reddito|mesi|anno|datore|osservazioni|in|chf|fr|\d)$/i

const TOTAL = /^(total|totale|summe|gesamttotal|zwischentotal|sous-total|übertrag|report|à reporter|riporto)\b/i

const isAddress = (text: string, span: YearSpan) => {
  const [, code] = /^(?:ch-)?(\d{4}) [^\d]{2,40}$/i.exec(text) ?? []
  return code ? !isYear(code, span) : /^\p{L}[\p{L} .'-]{2,40} \d{1,3} ?[a-z]?$/iu.test(text)
}

const isColumnNumbers = (texts: readonly string[]) =>
  texts.length >= 4 &&
  texts.every((text, i) => /^\d$/.test(text) && Number(text) === i + Number(texts[0])) &&
  Number(texts[0]) <= 1

const isHeading = (texts: readonly string[]) => {
  const words = texts.flatMap((text) => text.split(/[^\p{L}\d]+/u)).filter((word) => word !== '')
  return (
    words.length >= 4 &&
    words.filter(hasPlainDigit).every((word) => word.length === 1) &&
    words.every((word) => HEADINGS.test(word))
  )
}

/** The sums that a total may state: of a year, or of what stands above it. */
export type Sums = { isSum: (amount: number, year: number | null) => boolean }

/** `Total 2015 54'000`: furniture only if the lines that were read add up to it, otherwise unread. */
function isRightTotal(text: string, { span, isSum }: { span: YearSpan } & Sums): boolean {
  const words = text.split(/[\s:;|]+/)
  const at = words.findIndex(hasPlainDigit)
  const year = isYear(words[at], span) && at < words.length - 1 ? Number(words[at]) : null
  const amount = readAmount(words.slice(year === null ? at : at + 1).join(' '))
  return 'francs' in amount && isSum(amount.francs, year)
}

export const looksLikeTotal = (line: string) => TOTAL.test(line)

/** `isHead`: no entry and no heading has come yet, so addresses may stand here. */
export type FurnitureFacts = { span: YearSpan; isHead: boolean } & Sums

/** Only a day, whatever words precede it. */
const isDayOnly = (text: string) => DAY.test(text.slice(Math.max(0, text.search(/\d/))).trim())

/** null: not on the list. @param line in one spelling, without personal numbers, at most as long as an entry */
export function furnitureOf(line: string, { parts }: LineParts, facts: FurnitureFacts): Furniture | null {
  const texts = parts.map(({ text }) => text)
  const text = texts.join(' ')
  const digitFree = !hasPlainDigit(text)
  if (digitFree && text.includes(PERSON))
    return facts.isHead || PERSON_LABEL.test(text.replaceAll(PERSON, '')) ? 'personNumber' : null
  if (looksLikeTotal(text)) return isRightTotal(line, facts) ? 'total' : null
  const [known] = START.find(([, pattern]) => pattern.test(text)) ?? []
  if (known) return known
  if (saysNoEntry(text)) return 'noEntry'
  const [as, label] = LABELS.find(([, pattern]) => pattern.test(text)) ?? []
  if (as && label && isDayOnly(text.replaceAll(PERSON, '').replace(label, ''))) return as
  if (PLACE_AND_DAY.test(text)) return 'paperDate'
  if (isColumnNumbers(texts)) return 'columnNumbers'
  if (isHeading(texts)) return 'heading'
  return facts.isHead && isAddress(text, facts.span) ? 'address' : null
}
