import type { TextOf } from '~/language/text-of'
import type { simulation as french } from './text.fr'

export const simulation: TextOf<typeof french> = {
  title: 'Andere Situation durchrechnen',
  ways: { label: 'Simulieren und vergleichen', try: 'Ausprobieren', ages: 'Nach Alter', compare: 'Vergleichen' },
  intro: 'Wählen Sie eine Änderung. Ihre Übersicht zeigt sofort, was sie Ihnen bringt oder was sie kostet.',
  readyMade: 'Mit einem Klick',
  own: 'Ihre eigene Änderung',
  ownIntro: 'Füllen Sie aus, was sich ändert, und lassen Sie den Rest leer. Ein anderer Lohn zählt ab dem {{day}}.',
  retirementDate: 'Alter oder Datum der Pensionierung',
  retirementDateHint:
    'Zum Beispiel 63, oder ein Datum (TT.MM.JJJJ) zwischen dem {{earliest}} und dem {{latest}}. Ohne Änderung ist es der {{reference}}.',
  understood: {
    plain: 'Pensionierung am {{day}}, mit {{age}}.',
    moved: 'Eine Rente beginnt am ersten Tag eines Monats: Pensionierung am {{day}}, mit {{age}}.',
    stop: 'Sie arbeiten bis {{day}}, mit {{age}}.',
    lpp: '2.\u00a0Säule ab dem {{day}}, mit {{age}}.',
    lppMoved: 'Eine Rente beginnt am ersten Tag eines Monats: 2.\u00a0Säule ab dem {{day}}, mit {{age}}.',
  },
  otherDays: 'Die Arbeit oder die 2.\u00a0Säule an einem anderen Datum als die AHV',
  stopsOn: 'Letzter Arbeitstag',
  stopsOnHint:
    'Ein Alter, zum Beispiel 60, oder ein Datum. Danach gibt es keinen Lohn und keine Einzahlungen in die Säule 3a mehr, aber AHV-Beiträge bis zum Referenzalter. Leer: Sie arbeiten bis zur Pensionierung.',
  lppFrom: 'Beginn der 2.\u00a0Säule',
  lppFromHint:
    'Ein Alter oder ein Datum zwischen dem {{earliest}} und dem {{latest}}. Leer: nach dem Ende der Arbeit, wenn Ihre Kassen es erlauben.',
  lppFromUnknown: 'Ein Alter oder ein Datum. Dafür braucht es zuerst die Angaben Ihrer 2.\u00a0Säule.',
  desiredRate: 'Gewünschter Beschäftigungsgrad',
  desiredRateHint: 'Zum Beispiel 80.',
  desiredSalary: 'Gewünschter Bruttolohn pro Jahr',
  desiredSalaryHint:
    'Wie er bei diesem Grad bezahlt wird. Leer lassen: Wir rechnen mit dem heutigen Lohn, angepasst an den gewünschten Grad.',
  workKnown: 'Ihre heutige Arbeit: {{work}}',
  workUnknown: 'Ihre heutige Arbeit',
  currentSalary: 'Heutiger Bruttolohn pro Jahr',
  salaryHint: 'Ohne Familienzulagen.',
  known: {
    typed: 'Wie von Ihnen angegeben. Korrigieren Sie ihn, wenn er sich geändert hat.',
    funds: 'Gemäss Ihrer 2.\u00a0Säule. Korrigieren Sie ihn, wenn er sich geändert hat.',
    account: 'Gemäss Ihrem AHV-Konto von {{year}}. Korrigieren Sie ihn, wenn er sich geändert hat.',
  },
  currentRate: 'Heutiger Beschäftigungsgrad',
  currentRateHint: 'Leer lassen: Wir rechnen mit 100\u00a0%.',
  lppCapitalShare: 'Anteil der 2.\u00a0Säule, den Sie als Kapital beziehen',
  capitalShareHint: 'Höchstens {{largest}}, nach Gesetz und Reglement. Zum Beispiel 25, oder 1/4.',
  capitalShareUnknown: 'Für diese Berechnung braucht es zuerst die Angaben Ihrer 2.\u00a0Säule.',
  drawing: {
    title: 'Die AHV-Rente in Anteilen beziehen',
    hint: 'Ein Alter oder ein Datum, dann der Anteil: 20 bis 80\u00a0% der Rente, oder 100\u00a0%. Es ist jedes Mal der Anteil, den Sie insgesamt beziehen. Vor dem Referenzalter können Sie ihn einmal erhöhen. Ohne weitere Zeile beginnt der Rest im Referenzalter.',
    from: 'Anteil {{number}}: ab',
    share: 'Anteil {{number}}: insgesamt',
  },
  steps: {
    title: 'Die Arbeit in Schritten verringern',
    hint: 'Ein Alter oder ein Datum, dann der Grad: bis zu drei Schritte vor der Pensionierung. Ab jedem Schritt folgen Lohn und Gutschriften der Kasse dem Beschäftigungsgrad.',
    on: 'Schritt {{number}}: ab',
    rate: 'Schritt {{number}}: Grad',
    drawFund: 'Bei jedem Schritt auch einen Teil aus der Pensionskasse beziehen',
    drawFundHint:
      'Dieser Teil entspricht der Lohnsenkung: Mehr erlaubt das Gesetz vor dem Referenzalter nicht. Ohne dieses Kreuz zahlt die Kasse vor der Pensionierung nichts.',
  },
  partnersDay: {
    title: 'Ein anderes Datum für die Rente Ihrer Partnerin oder Ihres Partners',
    label: 'Beginn der AHV-Rente Ihrer Partnerin oder Ihres Partners (Alter oder Datum)',
    hint: 'Zwischen dem {{earliest}} und dem {{latest}}. Ohne Änderung ist es der {{reference}}.',
  },
  outlookFold: 'Und wenn sich Zinsen, Preise oder das Gesetz ändern?',
  outlook: 'Zinsen, Löhne und Preise',
  law: 'Wenn sich das Gesetz ändert',
  needFold: 'Was Sie zum Leben brauchen',
  need: 'Ihr Bedarf im Monat',
  needHint: 'Dieser Betrag ändert keine Zahl: Die Übersicht sagt, was dazu fehlt.',
  needRule:
    'Sie wissen nicht, wie viel? Eine Faustregel nimmt 80\u00a0% des heutigen Bruttolohns. Das Gesetz kennt sie nicht.',
  needByRule: '{{amount}} im Monat nehmen',
  launch: 'Simulation starten',
  remove: 'Simulation löschen',
  back: 'Zurück zu meiner Übersicht',
  know: 'Gut zu wissen',
  avs: 'AHV: Sie können die Rente 1 oder 2\u00a0Jahre vor dem Referenzalter beziehen. Dann ist sie tiefer. Sie können sie auch um 1 bis 5\u00a0Jahre aufschieben. Dann ist sie höher.',
  transitionGeneration:
    'Sie haben einen Jahrgang von 1961 bis 1969: Ihre AHV-Rente kann ab 62\u00a0Jahren beginnen. Wenn Sie sie vorbeziehen, sinkt sie weniger als bei anderen, aber Sie erhalten den Zuschlag Ihrer Generation nicht.',
  lpp: '2.\u00a0Säule: Das Reglement jeder Pensionskasse bestimmt, ab welchem Alter und zu welchen Bedingungen Sie in Pension gehen können.',
  pillar3a:
    '3.\u00a0Säule: Wir nehmen an, dass das Kapital am gewählten Datum ausbezahlt wird, spätestens fünf Jahre nach dem Referenzalter.',
  partner: 'Ihre Partnerin oder Ihr Partner: Wir nehmen die Pensionierung im Referenzalter an.',
  closedTitle: 'Es ist kein anderes Datum möglich',
  closedText: 'Die AHV zahlt die Rente spätestens ab 70 Jahren. Es bleibt also kein Datum zur Auswahl.',
  unavailable: 'Die Simulation ist zurzeit nicht verfügbar',
  unavailableText: 'Versuchen Sie es in einem Moment noch einmal. Ihre Angaben bleiben gespeichert.',
}
