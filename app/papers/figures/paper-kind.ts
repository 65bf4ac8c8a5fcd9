/** What a paper seems to be, by words that stand on papers of one kind. */
import type { PaperKind } from './found'
import type { PaperLine } from './paper-lines'
import { phraseFinder, wordsOf } from './words'

/** A title weighs as much as three words that stand on papers of the kind, and on others too. */
const TITLE = 3

const TITLES: Record<PaperKind, readonly string[]> = {
  certificate: [
    'vorsorgeausweis',
    'versicherungsausweis',
    'leistungsausweis',
    'persönlicher ausweis',
    'certificat de prévoyance',
    "certificat d'assurance",
    'certificat personnel',
    "fiche d'assurance",
    'rentenbescheinigung',
    'rentenbestätigung',
    'attestation de rente',
  ],
  statement3a: [
    'säule 3a',
    '3a konto',
    'konto 3a',
    'sparen 3',
    'vorsorgekonto 3a',
    'gebundene* vorsorge',
    'gebundene* selbstvorsorge',
    'vorsorgepolice',
    'pilier 3a',
    '3e pilier a',
    'compte 3a',
    'prévoyance liée',
    'prévoyance individuelle liée',
  ],
  vested: [
    'freizügigkeitskonto',
    'freizügigkeitsstiftung',
    'freizügigkeitspolice',
    'compte de libre passage',
    'fondation de libre passage',
    'police de libre passage',
  ],
  forecast: ['rentenvorausberechnung', 'vorausberechnung der rente', 'calcul anticipé', 'calcul de rente future'],
  extract: [
    'auszug aus dem individuellen konto',
    'individuelles konto',
    'ik auszug',
    'extrait du compte individuel',
    'compte individuel',
  ],
  taxForm: [
    'steuererklärung',
    "déclaration d'impôt*",
    'déclaration fiscale',
    'veranlagungsverfügung',
    'décision de taxation',
  ],
  salaryCertificate: ['lohnausweis', 'certificat de salaire'],
  paySlip: [
    'lohnabrechnung',
    'gehaltsabrechnung',
    'salärabrechnung',
    'décompte de salaire',
    'fiche de salaire',
    'bulletin de salaire',
  ],
}

const WORDS: Partial<Record<PaperKind, readonly string[]>> = {
  certificate: [
    'altersguthaben',
    'altersrente',
    'umwandlungssatz',
    'sparbeitr*',
    'altersgutschrift*',
    'versicherter lohn',
    'austrittsleistung',
    'freizügigkeitsleistung',
    'avoir de vieillesse',
    'rente de vieillesse',
    'taux de conversion',
    "cotisation* d'épargne",
    'bonification* de vieillesse',
    'salaire assuré',
    'überbrückungsrente',
    'rente pont',
    'pension de retraite',
    'alterspension',
    'uws',
    'agh',
    'ar jahr',
    'prestation de sortie',
    'prestation de libre passage',
  ],
  statement3a: [
    'vorsorgestiftung',
    'fondation de prévoyance',
    'einzahlungen',
    'versements',
    'rückkaufswert',
    'valeur de rachat',
  ],
  forecast: [
    'rentenskala',
    'échelle de rente',
    'massgebendes durchschnittliches jahreseinkommen',
    'revenu annuel moyen déterminant',
  ],
  extract: [
    'einkommenscode',
    'code revenu',
    'beitragsmonate',
    'mois de cotisation',
    'beitragsjahr',
    'année de cotisation',
    'kassen nr',
    'n caisse',
  ],
  taxForm: [
    'steuerbares einkommen',
    'steuerperiode',
    'revenu imposable',
    'période fiscale',
    'steuerbares vermögen',
    'fortune imposable',
  ],
  salaryCertificate: [
    'bruttolohn total',
    'nettolohn',
    'salaire brut total',
    'salaire net',
    'gehaltsnebenleistungen',
    'prestations salariales accessoires',
  ],
  paySlip: [
    'bruttolohn',
    'nettolohn',
    'alv beitrag',
    'ahv beitrag',
    'ferienguthaben',
    'salaire brut',
    'salaire net',
    'cotisation ac',
    'cotisation avs',
    'iban',
  ],
}

const find = phraseFinder(
  [TITLES, WORDS].flatMap((table, index) =>
    Object.entries(table).flatMap(([kind, phrases]) =>
      phrases.map((phrase) => [{ kind: kind as PaperKind, phrase, weight: index === 0 ? TITLE : 1 }, phrase] as const),
    ),
  ),
)

/** One word that is no title says nothing. */
const LEAST = 2

/** null: nothing says what it is. */
export function kindOfPaper(lines: readonly PaperLine[]): PaperKind | null {
  const weights = new Map<string, { kind: PaperKind; weight: number }>()
  for (const { text } of lines) for (const { key } of find(wordsOf(text))) weights.set(`${key.kind} ${key.phrase}`, key)
  const sums = new Map<PaperKind, number>()
  for (const { kind, weight } of weights.values()) sums.set(kind, (sums.get(kind) ?? 0) + weight)
  const [first, second] = [...sums].toSorted((one, other) => other[1] - one[1])
  if (!first || first[1] < LEAST || first[1] === second?.[1]) return null
  return first[0]
}
