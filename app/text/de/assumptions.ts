import type { assumptions as french } from '../fr/assumptions'
import type { TextOf } from '../text-of'

export const assumptions: TextOf<typeof french> = {
  lawOfToday:
    'Die Berechnung wendet Recht und Beträge von heute an, auch auf künftige Renten. Das Ergebnis ist in Franken von heute.',
  incomeCarriedOn:
    'Ihr Einkommen des letzten vollständigen Jahres wird unverändert fortgeführt, bis zum 31. Dezember vor dem Rentenbeginn.',
  revaluationFactorAssumed:
    'Der Aufwertungsfaktor dieses Jahres ist für Ihr erstes Beitragsjahr noch nicht veröffentlicht. Wir nehmen den letzten davor veröffentlichten.',
  creditsHalved: 'Die Erziehungsgutschriften werden zwischen beiden Eltern hälftig geteilt.',
  transitionReductionInterpolated:
    'Die Kürzung beim Vorbezug der Übergangsgeneration wird zwischen zwei ganzen Jahren interpoliert.',
  cohortYearsAssumed:
    'Für Frauen, die das Referenzalter im Kalenderjahr ihres 65. Geburtstags erreichen, zählen wir 44 Beitragsjahre.',
  noIncomeKnown: 'Es ist kein vollständiges Einkommensjahr bekannt. Die künftigen Jahre zählen deshalb ohne Einkommen.',
  minimumContributionAssumed:
    'Der Mindestbeitrag einiger Jahre steht nicht fest. Für ein kleines Einkommen aus diesen Jahren nehmen wir jenen des letzten bekannten Jahres davor.',
  noRecentEntry:
    'Die letzten Jahre sind auf dem individuellen Konto der AHV noch nicht eingetragen. Wir zählen sie als künftige Jahre.',
  reductionRatesOfToday:
    'Für eine vorbezogene Rente gelten hier die heutigen Kürzungssätze. Neue Sätze sind angekündigt, aber noch nicht veröffentlicht.',
  minimumContributionAfterEarlyStart:
    'Zwischen dem Beginn einer vorbezogenen Rente und dem Referenzalter rechnen wir mit dem Mindestbeitrag.',
  deferralUnderOneYear:
    'Ein Aufschub von weniger als einem Jahr ergibt keinen Zuschlag: Die Rente beginnt mit dem Referenzalter.',
  deferralEndsAfterFiveYears: 'Ein Aufschub dauert höchstens fünf Jahre: Danach beginnt die Rente.',
  noEarlyPension:
    'Ohne ein ganzes Beitragsjahr lässt sich eine Rente nicht vorbeziehen: Sie beginnt mit dem Referenzalter.',
  workAfterReferenceAgeLeftOut: 'Einkommen nach dem Referenzalter zählen nur auf Antrag. Wir zählen sie nicht.',
}
