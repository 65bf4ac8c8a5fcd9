import type { TextOf } from '~/language/text-of'
import type { exported as french } from './text.fr'

export const exported: TextOf<typeof french> = {
  title: 'Geteilte Übersicht',
  titleOf: 'Übersicht von {{name}}',
  shown: '«Sie» ist hier die Person, um deren Übersicht es geht.',
  shownOf: '{{name}} ist eine erfundene Person. Mit «Sie» ist auf dieser Seite {{name}} gemeint.',
  examples: 'Drei Beispiele',
  silent: {
    register: 'Das AHV-Register hat keine Zahlen geliefert.',
    pensionFund: 'Mindestens eine Pensionskasse hat keine Zahlen geliefert.',
    entity: 'Mindestens eine Bank oder Versicherung der Säule 3a hat keine Zahlen geliefert.',
  },
  empty: {
    title: 'Dieser Link ist unvollständig',
    text: 'Kopieren Sie die ganze Adresse, die Sie erhalten haben. Um Ihre eigene Übersicht zu teilen, nehmen Sie «Link» am Ende der Übersicht.',
  },
  others: 'Diese Seite sehen die anderen.',
  back: 'Zurück zu meiner Übersicht',
  vestedNotDrawn:
    'Das Freizügigkeitskapital ist nicht in diesem Bild: Dieser Link sagt nicht, wann es ausbezahlt wird.',
  paidIn: {
    paidGaps: 'Fehlende AHV-Jahre nachgezahlt',
    buyIn: 'Ein Einkauf in die 2.\u00a0Säule',
    pillar3a: 'Andere Einzahlungen in die 3.\u00a0Säule',
  },
  otherSalary: 'Anderer Lohn',
  otherPartnersDay: 'Anderes Datum für die Rente der Partnerin oder des Partners',
  pillars: 'Die drei Säulen im Einzelnen',
  passOn: {
    title: 'Diese Seite weitergeben',
    seen: 'Wer diesen Link hat, sieht diese Beträge und Daten, ohne Anmeldung. Name, AHV-Nummer, Lohn, Kassen und Banken stehen nicht darin. Ein verschickter Link lässt sich nicht zurückholen.',
    address: 'Adresse dieser Seite',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    mail: 'Per E-Mail senden',
    print: 'Drucken',
    subject: 'Eine Übersicht zur Pensionierung',
  },
  own: 'Meine Altersvorsorge schätzen',
}
