import type { TextOf } from './text-of'
import type { words as french } from './words.fr'

export const words: TextOf<typeof french> = {
  age_zero: '0 Jahre',
  age_one: '1 Jahr',
  age_other: '{{count}} Jahre',
  atAge_one: '{{count}} Jahr',
  atAge_other: '{{count}} Jahren',
  atAgeAndMonths_one: '{{years}} und {{count}} Monat',
  atAgeAndMonths_other: '{{years}} und {{count}} Monaten',
  children_zero: 'Keine Kinder',
  children_one: '1 Kind',
  children_other: '{{count}} Kinder',
  continue: 'Weiter',
  rightAsTyped: 'Das stimmt so',
  perMonth: 'pro Monat',
  perYear: 'pro Jahr',
  continueWithout: 'Ohne diese Zahlen weiter',
  yes: 'Ja',
  no: 'Nein',
  gender: { FEMALE: 'Weiblich', MALE: 'Männlich' },
  status: {
    bachelor: { masculine: 'Ledig', feminine: 'Ledig', neutral: 'Ledig' },
    married: {
      masculine: 'Verheiratet oder in eingetragener Partnerschaft',
      feminine: 'Verheiratet oder in eingetragener Partnerschaft',
      neutral: 'Verheiratet oder in eingetragener Partnerschaft',
    },
    just_married: { masculine: 'Frisch verheiratet', feminine: 'Frisch verheiratet', neutral: 'Frisch verheiratet' },
    widow: { masculine: 'Witwer', feminine: 'Witwe', neutral: 'Verwitwet' },
    divorced: { masculine: 'Geschieden', feminine: 'Geschieden', neutral: 'Geschieden' },
    remarried: {
      masculine: 'Geschieden und wiederverheiratet',
      feminine: 'Geschieden und wiederverheiratet',
      neutral: 'Geschieden und wiederverheiratet',
    },
  },
  listedOn: 'Liste vom {{day}}. Eine neuere Liste ist im Moment nicht verfügbar.',
  silent: {
    notSignedIn: '{{name}}: Sie sind dort nicht angemeldet.',
    refused:
      '{{name}} hat keine Daten übermittelt: Der Zugriff wurde abgelehnt, oder es besteht dort kein Konto auf Ihren Namen.',
    timeout: '{{name}} hat nicht rechtzeitig geantwortet. Versuchen Sie es in einem Moment noch einmal.',
    badAnswer: '{{name}} hat eine Antwort geschickt, die wir nicht lesen können.',
    notActive: '{{name}} ist über diesen Dienst noch nicht erreichbar.',
    noDirectory:
      '{{name}} ist im Moment nicht erreichbar: Das Verzeichnis mit der Adresse antwortet nicht. Versuchen Sie es etwas später noch einmal.',
    noProjection: '{{name}} gibt für eine Pensionierung in diesem Alter keine Hochrechnung an.',
  },
  register: 'Das AHV-Register',
  unnamed: {
    pensionFund: 'Pensionskasse (Name nicht verfügbar)',
    entity: 'Bank oder Versicherung (Name nicht verfügbar)',
  },
  notThere: 'nichts',
  amountRange: '{{low}} bis {{high}}',
  lowest: 'mindestens',
  highest: 'höchstens',
  and: '{{others}} und {{last}}',
  contents: 'Auf dieser Seite',
  externalSite: '{{name}} (externe Website)',
}
