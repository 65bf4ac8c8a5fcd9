import type { TextOf } from '~/language/text-of'
import type { simulation as french } from './text.fr'

export const simulation: TextOf<typeof french> = {
  title: 'Andere Situation durchrechnen',
  ways: { label: 'Simulieren und vergleichen', try: 'Ausprobieren', ages: 'Nach Alter', compare: 'Vergleichen' },
  readyMade: 'Mehr einzahlen, mit einem Klick',
  door: 'In meiner Übersicht ausprobieren',
  own: 'Ihre eigene Änderung',
  ownIntro: 'Füllen Sie aus, was sich ändert, und lassen Sie den Rest leer. Ein anderer Lohn zählt ab dem {{day}}.',
  retirementDate: 'Alter oder Datum der Pensionierung',
  retirementDateHint:
    'Zum Beispiel {{age}}, oder ein Datum (TT.MM.JJJJ) zwischen dem {{earliest}} und dem {{latest}}. Ohne Änderung ist es der {{reference}}.',
  understood: {
    plain: 'Pensionierung am {{day}}, mit {{age}}.',
    moved: 'Eine Rente beginnt am ersten Tag eines Monats: Pensionierung am {{day}}, mit {{age}}.',
    stop: 'Sie arbeiten bis {{day}}, mit {{age}}.',
    lpp: '2.\u00a0Säule ab dem {{day}}, mit {{age}}.',
    lppMoved: 'Eine Rente beginnt am ersten Tag eines Monats: 2.\u00a0Säule ab dem {{day}}, mit {{age}}.',
  },
  groups: { when: 'Wann', work: 'Wie viel ich arbeite', money: 'Geld', outlook: 'Annahmen' },
  moreDates: 'Mehrere Daten: Arbeit, 2.\u00a0Säule, AHV in Teilen',
  moreDatesOfTwo: 'Mehrere Daten: Arbeit, 2.\u00a0Säule, AHV in Teilen, Partnerin oder Partner',
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
    'Wie er beim gewünschten Grad bezahlt wird. Leer lassen: Wir rechnen mit dem heutigen Lohn, angepasst an diesen Grad.',
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
  capitalShareToCheck:
    'Höchstens {{largest}}, zu prüfen: Ein Ausweis sagt nicht, was die Kasse zulässt. Zum Beispiel 25, oder 1/4.',
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
      'Dieser Teil entspricht der Lohnsenkung: Mehr erlaubt das Gesetz vor dem Referenzalter nicht. Ohne dieses Häkchen zahlt die Kasse vor der Pensionierung nichts.',
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
  levers: {
    buyIn: '{{amount}} in die 2.\u00a0Säule einkaufen',
    more3a: '{{amount}} pro Jahr in die 3.\u00a0Säule einzahlen',
    open3a: 'Eine 3.\u00a0Säule eröffnen und {{amount}} pro Jahr einzahlen',
    purchase3a: '{{amount}} in die 3.\u00a0Säule nachzahlen',
    paysGaps: '{{count}} fehlendes AHV-Jahr nachzahlen',
    paysGaps_other: '{{count}} fehlende AHV-Jahre nachzahlen',
    once: 'Kostet einmal {{amount}}.',
    onceAtLeast: 'Kostet mindestens {{amount}}, dazu Zinsen und Gebühren.',
    year: 'Kostet {{amount}} mehr pro Jahr, bis das Kapital ausbezahlt wird.',
    notPaid: 'Nichts einzuzahlen, aber ein Jahr weniger Renten: {{amount}}.',
    afterTax: 'Nach Steuern: {{amount}}.',
    buyInHow:
      '{{fund}} lässt höchstens {{largest}} zu. Drei Jahre lang kann das, was daraus entsteht, nicht als Kapital bezogen werden.',
    more3aHow: 'Das ist das Maximum von {{year}}.',
    open3aHow: {
      withFund:
        'Mit einer Pensionskasse ist das der höchste Betrag, den Sie {{year}} vom steuerbaren Einkommen abziehen können. Wir rechnen mit {{rate}} Zins pro Jahr, bis zum Referenzalter.',
      withoutFund:
        'Ohne Pensionskasse ist das Maximum von {{year}} ein Fünftel des Erwerbseinkommens. Sie können es vom steuerbaren Einkommen abziehen. Wir rechnen mit {{rate}} Zins pro Jahr, bis zum Referenzalter.',
    },
    purchase3aHow: 'Für {{years}}, möglich bis Ende {{until}}. Vorher muss das Maximum dieses Jahres einbezahlt sein.',
    purchase3aLeft: 'Es fehlen noch {{amount}}.',
    paysGapsHow: '{{year}}: bis am {{day}}.',
    paysGapsAsk: 'Ihre Ausgleichskasse sagt, ob das möglich ist.',
  },
  tax: {
    title: 'Gesparte Steuern berücksichtigen',
    label: 'Ihr Grenzsteuersatz',
    hint: 'Die Steuer auf den letzten Franken Ihres Einkommens, zum Beispiel 28. Ihr Kanton zeigt ihn in seinem Rechner. Leer: Wir rechnen ohne Steuern.',
    save: 'Berücksichtigen',
  },
  contributions: 'Mehr einzahlen',
  buyIn: {
    legend: 'Einkauf in die 2.\u00a0Säule',
    amount: 'Betrag des Einkaufs',
    amountHint: '{{fund}} lässt höchstens {{largest}} zu.',
    amountNone: '{{fund}} lässt keinen Einkauf zu.',
    amountUnknown: 'Keine Kasse und kein Ausweis sagt, wie viel Sie einkaufen können.',
    advance: 'Ein Vorbezug für Ihr Wohneigentum muss vor jedem Einkauf zurückgezahlt werden.',
    on: 'Tag des Einkaufs',
    onHint:
      'Drei Jahre lang kann das, was daraus entsteht, nicht als Kapital bezogen werden. Der Rest schon, aber das Steueramt kann dann den Abzug verweigern.',
    buyInAfterDivorce: 'Für einen Einkauf nach einer Scheidung gelten andere Regeln: Fragen Sie Ihre Kasse.',
    buyInFifthOnArrival:
      'Wenn Sie aus dem Ausland kommen und noch nie bei einer Pensionskasse in der Schweiz waren, können Sie in den ersten fünf Jahren höchstens 20\u00a0% des versicherten Lohns pro Jahr einkaufen.',
  },
  pillar3a: {
    legend: '3.\u00a0Säule',
    amount: 'Einzahlungen 3a, pro Jahr',
    amountHint: 'Heute {{paid}}. Das Maximum von {{year}} ist {{ceiling}}.',
    noAccount: 'Sie haben kein 3a-Konto: Mit einem Betrag hier rechnen wir mit einem neuen. Höchstens {{ceiling}}.',
    purchase: 'Nachzahlung 3a, einmal dieses Jahr',
    purchaseHint: 'Für Jahre seit 2025, in denen Sie weniger als das Maximum einbezahlt haben. Höchstens {{largest}}.',
  },
  gaps: 'Fehlende AHV-Jahre',
  paysGaps: '{{years}} nachzahlen',
  launch: 'Simulation starten',
  remove: 'Simulation löschen',
  back: 'Zurück zu meiner Übersicht',
  know: 'Gut zu wissen',
  avs: 'AHV: Die Rente kann mit 63\u00a0Jahren beginnen, 2\u00a0Jahre vor dem Referenzalter, und danach jeden Monat. Eine vorbezogene Rente ist tiefer. Sie können die Rente auch um 1 bis 5\u00a0Jahre aufschieben: Dann ist sie höher.',
  avsOfTransition:
    'AHV: Die Rente kann mit 62\u00a0Jahren beginnen und danach jeden Monat. Eine vorbezogene Rente ist tiefer. Sie können die Rente auch um 1 bis 5\u00a0Jahre aufschieben: Dann ist sie höher.',
  transitionGeneration:
    'Sie haben einen Jahrgang von 1961 bis 1969: Wenn Sie Ihre AHV-Rente vorbeziehen, sinkt sie weniger als bei anderen, aber Sie erhalten den Zuschlag Ihrer Generation nicht.',
  lpp: '2.\u00a0Säule: Das Reglement jeder Pensionskasse bestimmt, ab welchem Alter und zu welchen Bedingungen Sie in Pension gehen können.',
  pillar3aNote:
    '3.\u00a0Säule: Wir nehmen an, dass das Kapital am gewählten Datum ausbezahlt wird, spätestens fünf Jahre nach dem Referenzalter.',
  partner: 'Ihre Partnerin oder Ihr Partner: Wir nehmen die Pensionierung im Referenzalter an.',
  closedTitle: 'Es ist kein anderes Datum möglich',
  closedText: 'Die AHV zahlt die Rente spätestens ab 70 Jahren. Es bleibt also kein Datum zur Auswahl.',
  unavailable: 'Die Simulation ist zurzeit nicht verfügbar',
  unavailableText: 'Versuchen Sie es in einem Moment noch einmal. Ihre Angaben bleiben gespeichert.',
}
