import type { TextOf } from '~/language/text-of'
import type { assumptions as french } from './assumptions-text.fr'

export const assumptions: TextOf<typeof french> = {
  lawOfToday:
    'Die Berechnung wendet Recht und Beträge von heute an, auch auf künftige Renten. Das Ergebnis ist in Franken von heute.',
  incomeCarriedOn:
    'Das Einkommen des letzten vollständigen Jahres auf dem individuellen Konto wird unverändert fortgeführt, bis zum 31.\u00a0Dezember vor dem Rentenbeginn.',
  revaluationFactorAssumed:
    'Der Aufwertungsfaktor dieses Jahres ist für Ihr erstes Beitragsjahr noch nicht veröffentlicht. Wir nehmen den letzten davor veröffentlichten.',
  creditsHalved: 'Die Erziehungsgutschriften werden zwischen beiden Eltern hälftig geteilt.',
  creditsWhole:
    'Die Erziehungsgutschriften werden Ihnen ganz angerechnet. Hat der andere Elternteil auch die elterliche Sorge, kann ihm ein Teil davon zustehen.',
  cohortYearsAssumed:
    'Für Frauen, die das Referenzalter im Kalenderjahr ihres 65.\u00a0Geburtstags erreichen, zählen wir 44 Beitragsjahre.',
  noIncomeKnown:
    'Wenn auf dem individuellen Konto kein vollständiges Einkommensjahr steht, zählen die künftigen Jahre ohne Einkommen.',
  newIncomeFromJanuary:
    'Der Lohn der Simulation ersetzt das fortgeführte Einkommen ab dem nächsten Januar bis zum 31. Dezember vor dem Referenzalter oder bis zum Beginn einer vorbezogenen Rente.',
  minimumContributionAssumed:
    'Der Mindestbeitrag einiger Jahre steht nicht fest. Für ein kleines Einkommen aus diesen Jahren nehmen wir jenen des letzten bekannten Jahres davor.',
  noRecentEntry:
    'Seit dem letzten Eintrag auf dem individuellen Konto fehlt mehr als ein Jahr. Wir nehmen an, dass weiter Beiträge auf demselben Einkommen bezahlt wurden. Sonst ist die Rente tiefer.',
  youthIncomesLeftOut:
    'Die Jugendjahre füllen Lücken. Die Einkommen daraus zählen nicht zum durchschnittlichen Einkommen.',
  sharedTotalsHidden:
    'Zum Schutz der Einkommen Ihrer Partnerin oder Ihres Partners zeigen wir die geteilten Totale hier nicht: Sie liessen das Einkommen eines einzelnen Jahres erkennen.',
  weddingDayNotRegistered:
    'Das AHV-Register kennt das Datum Ihrer Heirat oder der Eintragung nicht. Ohne dieses Datum werden die Einkommen des Paares hier nicht geteilt. Das Gesetz teilt sie: Ihre beiden Renten werden anders ausfallen.',
  insuredWithoutEntry:
    'Für Jahre ohne Eintrag auf dem individuellen Konto, die eine Gutschrift oder Ihre Partnerin oder Ihr Partner ersetzt, nehmen wir eine Versicherung in der Schweiz an. Ohne Wohnsitz in der Schweiz ist die Rente tiefer.',
  reductionRatesOfToday:
    'Für eine vorbezogene Rente gelten hier die heutigen Kürzungssätze. Jene ab 2027 sind noch nicht veröffentlicht.',
  minimumContributionAfterEarlyStart:
    'Zwischen dem Beginn einer vorbezogenen Rente und dem Referenzalter rechnen wir mit dem Mindestbeitrag.',
  deferralUnderOneYear:
    'Ein Aufschub von weniger als einem Jahr ergibt keinen Zuschlag: Die Rente beginnt mit dem Referenzalter.',
  deferralEndsAfterFiveYears: 'Ein Aufschub dauert höchstens fünf Jahre: Danach beginnt die Rente.',
  workAfterReferenceAgeLeftOut: 'Einkommen nach dem Referenzalter zählen nur auf Antrag. Wir zählen sie nicht.',
}
