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
  minimumContributionOfToday:
    'Ein Jahr, dessen Einkommen weniger als den heutigen Mindestbeitrag ergibt, zählt nicht als Beitragsjahr.',
}
