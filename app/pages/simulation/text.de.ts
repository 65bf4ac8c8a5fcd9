import type { TextOf } from '~/language/text-of'
import type { simulation as french } from './text.fr'

export const simulation: TextOf<typeof french> = {
  title: 'Eine Änderung der Situation simulieren',
  intro:
    'Was erhalten Sie, wenn Sie anders verdienen oder arbeiten, früher oder später in Pension gehen oder Kapital beziehen? Füllen Sie aus, was sich ändert, und lassen Sie den Rest leer. Ihre Übersicht zeigt das Ergebnis neben Ihrer heutigen Situation.',
  work: 'Lohn und Beschäftigungsgrad',
  workIntro:
    'Bruttolöhne pro Jahr, wie sie bei diesem Beschäftigungsgrad ausbezahlt werden. Die Änderung zählt ab dem nächsten Januar.',
  currentSalary: 'Heutiger Bruttolohn pro Jahr',
  salaryHint: 'Ohne Familienzulagen.',
  known: {
    typed: 'Wie von Ihnen angegeben. Korrigieren Sie ihn, wenn er sich geändert hat.',
    funds: 'Gemäss Ihrer 2.\u00a0Säule. Korrigieren Sie ihn, wenn er sich geändert hat.',
    account: 'Gemäss Ihrem AHV-Konto von {{year}}. Korrigieren Sie ihn, wenn er sich geändert hat.',
  },
  desiredSalary: 'Gewünschter Bruttolohn pro Jahr',
  desiredSalaryHint: 'Leer: der heutige Lohn, beim gewünschten Beschäftigungsgrad.',
  currentRate: 'Heutiger Beschäftigungsgrad',
  currentRateHint: 'Leer: Wir rechnen mit 100\u00a0%.',
  desiredRate: 'Gewünschter Beschäftigungsgrad',
  desiredRateHint: 'Leer: der heutige Beschäftigungsgrad.',
  retirement: 'Pensionierung',
  capital: 'Rente oder Kapital der 2.\u00a0Säule',
  lppCapitalShare: 'Als Kapital bezogener Anteil des Guthabens',
  capitalShareHint: 'Von 0 bis {{largest}}: So viel lassen das Gesetz und das Reglement zu. Der Rest wird zur Rente.',
  capitalShareUnknown: 'Für diese Berechnung braucht es zuerst die Angaben Ihrer 2.\u00a0Säule.',
  know: 'Gut zu wissen',
  avs: 'AHV: Sie können die Rente bis zu 2\u00a0Jahre vor dem Referenzalter beziehen. Dann ist sie tiefer. Sie können sie auch um mindestens ein Jahr und höchstens 5 Jahre aufschieben. Dann ist sie höher.',
  transitionGeneration:
    'Sie haben einen Jahrgang von 1961 bis 1969: Ihre AHV-Rente kann ab 62\u00a0Jahren beginnen. Wenn Sie sie vorbeziehen, sinkt sie weniger als bei anderen, aber Sie erhalten den Zuschlag Ihrer Generation nicht.',
  lpp: '2.\u00a0Säule: Das Reglement jeder Pensionskasse bestimmt, ab welchem Alter und zu welchen Bedingungen Sie in Pension gehen können.',
  pillar3a:
    '3.\u00a0Säule: Die Schätzung nimmt an, dass das Kapital am gewählten Datum ausbezahlt wird, spätestens fünf Jahre nach dem Referenzalter.',
  partner: 'Ihre Partnerin oder Ihr Partner: Die Schätzung nimmt die Pensionierung im Referenzalter an.',
  retirementDate: 'Datum der Pensionierung',
  retirementDateHint:
    'Zwischen dem {{earliest}} und dem {{latest}}. Ohne Änderung ist es der {{reference}}. Eine Rente beginnt immer am ersten Tag eines Monats. Format: tt.mm.jjjj, oder ein Alter, zum Beispiel 64',
  suggestions: {
    title: 'Mit einem Klick ausprobieren',
    yearLater: 'Ein Jahr später in Pension gehen',
    eightyPercent: 'Zu 80\u00a0% arbeiten',
    quarterCapital: 'Einen Viertel als Kapital beziehen',
  },
  launch: 'Simulation starten',
  remove: 'Simulation löschen',
  back: 'Zurück zu meiner Übersicht',
  closedTitle: 'Es ist kein anderes Datum möglich',
  closedText: 'Die AHV zahlt die Rente spätestens ab 70 Jahren. Es bleibt also kein Datum zur Auswahl.',
  unavailable: 'Die Simulation ist zurzeit nicht verfügbar',
  unavailableText: 'Versuchen Sie es in einem Moment noch einmal. Ihre Angaben bleiben gespeichert.',
}
