import type { TextOf } from '~/language/text-of'
import type { explainedLpp as french } from './text.fr'

export const explainedLpp: TextOf<typeof french> = {
  title: 'Ihre 2.\u00a0Säule',
  titleWithChange: 'Ihre 2.\u00a0Säule mit Änderung',
  link: 'So entsteht meine 2.\u00a0Säule',
  linkWithChange: 'So entsteht meine 2.\u00a0Säule mit der Änderung',
  notYet: 'Ihre 2. Säule ist noch nicht geschätzt',
  notYetText:
    'Dafür braucht es zuerst die Zahlen Ihrer Kasse oder Ihres Ausweises. Danach wird die Berechnung hier erklärt.',
  notYetAction: 'Meine 2.\u00a0Säule ergänzen',
  none: 'Sie haben angegeben, keine Pensionskasse zu haben',
  noneText:
    'In der 2. Säule gibt es deshalb nichts zu berechnen. Falls Sie doch eine Pensionskasse haben, fügen Sie sie hinzu.',
  noneAction: 'Eine Pensionskasse hinzufügen',
  silent: 'Ihre Kassen haben noch keine Zahlen übermittelt',
  empty: 'Sie haben keine Angaben auf Ihren Namen. Prüfen Sie Ihre Wahl.',
  silentAction: 'Meine Kassen prüfen',
  signIn: 'Bei meinen Kassen anmelden',
  someSilent: 'Diese Zahlen sind unvollständig',
  since: 'Ab dem {{from}}.',
  once: 'auf einmal.',
  atRetirement: 'Guthaben bei der Pensionierung:',
  all: 'Die ganze Rechnung',
  contents: { savings: 'Guthaben', sure: 'Garantien', all: 'Rechnung' },
  rules: {
    savings: {
      title: 'Vom Guthaben zur Rente',
      text_one:
        'Jedes Jahr kommen in Ihrer Kasse Gutschriften und Zinsen dazu. Am Ende macht der Umwandlungssatz aus dem Guthaben eine Rente.',
      text_other:
        'Jedes Jahr kommen in Ihren Kassen Gutschriften und Zinsen dazu. Am Ende macht der Umwandlungssatz aus dem Guthaben eine Rente.',
      converted: 'Jedes Jahr, lebenslang: {{rate}} von {{capital}}.',
      minimum:
        'Jedes Jahr, lebenslang: {{rate}} des obligatorischen Teils, {{capital}}. Das ist das gesetzliche Minimum.',
      drawn: 'Und {{capital}} auf einmal.',
    },
    sure: {
      title: 'Erwartet und garantiert',
      text: 'Diese Beträge sind erwartet, nicht garantiert. Das Gesetz garantiert {{interest}} Zins und {{conversion}} bei der Umwandlung, nur auf dem obligatorischen Teil.',
    },
  },
  parts: {
    today: '{{amount}} heute',
    payments: '{{amount}} Gutschriften',
    interest: '{{amount}} Zinsen',
    toCome: '{{amount}} künftig',
  },
  shared_one: 'Was für Ihre Kasse gilt',
  shared_other: 'Was für alle Ihre Kassen gilt',
  projection:
    'Das sind Hochrechnungen. Der endgültige Betrag hängt von Ihrem Lohn, von den Zinsen und vom dann geltenden Reglement der Kasse ab.',
  source: 'Gemäss dieser Kasse, Vorsorgeplan {{plan}}, Stand am {{day}}.',
  savings: {
    title: 'Ihr Altersguthaben heute',
    text: 'Am {{asOf}} führte die Kasse für Sie ein Altersguthaben von {{balance}}.',
    known: 'Die Berechnung beginnt mit diesem Betrag, so wie die Kasse ihn angibt.',
  },
  buyIn: {
    title: 'Der Einkauf',
    text: 'Sie zahlen am {{day}} {{amount}} ein. Bei der Pensionierung sind das {{savings}} mehr Guthaben und {{monthly}} mehr Rente pro Monat. In den folgenden Zahlen ist das enthalten.',
    capital: 'Das bezogene Kapital steigt um {{capital}}.',
    byFund: '{{fund}} hat berechnet, was der Einkauf bringt.',
    byRate:
      '{{fund}} hat den Einkauf nicht berechnet: Wir rechnen mit dem Zins ihres Auszugs und dann mit ihrem Umwandlungssatz.',
    blocked: 'Der Betrag kann vor dem {{day}} nicht als Kapital bezogen werden.',
  },
  salary: {
    title: 'Ihr neuer Lohn',
    text: 'Wir haben die Kasse nach ihrer Hochrechnung gefragt, für einen Lohn von {{salary}} pro Jahr bei voller Beschäftigung und einen Beschäftigungsgrad von {{rate}}, ab dem {{from}}. Die folgenden Zahlen stammen aus ihrer Antwort.',
    insured: 'Die Kasse versichert nur einen Teil des Lohns: Auf diesem beruhen die Altersgutschriften.',
    assumed: 'Dieser Lohn bleibt bis zur Pensionierung gleich.',
  },
  fundCapital: {
    title: 'Ihr Guthaben bei der Pensionierung',
    text: 'Die Kasse rechnet Ihr Guthaben bis zum {{day}} hoch (Alter: {{age}}). Jedes Jahr kommen die Altersgutschrift und die Zinsen dazu: Das ergibt {{capital}}, auf ganze Franken gerundet.',
    withoutInterest: 'Ganz ohne Zinsen wären es {{amount}}.',
    waits: 'Ihre Arbeit endet vorher: Ab dem {{day}} zählen wir nur noch die Zinsen.',
    projected: 'Die Kasse rechnet mit {{rate}} Zins pro Jahr. Zins, Lohn und Altersgutschriften können sich ändern.',
    projectedNoRate:
      'Zins, Lohn und Altersgutschriften können sich ändern. Die Kasse nennt keinen Zinssatz, der für das ganze Guthaben gilt.',
    reference: 'Ihre Pensionierung ist am {{day}}, wenn Ihre AHV-Rente beginnt.',
    between:
      'Die Kasse nennt für jedes ganze Altersjahr eine Zahl. Ihre Pensionierung liegt dazwischen: Wir nehmen einen Zwischenwert.',
    guaranteed:
      'Der obligatorische Teil des Guthabens wird mindestens zum Mindestzinssatz verzinst, heute {{rate}} pro Jahr. Der Bundesrat kann ihn ändern.',
  },
  outlook: {
    capital:
      'Die Pensionskasse nennt {{announced}} am {{day}} (Alter: {{age}}), mit {{rate}} Zins im Jahr. In dieser Aussicht ist der Zins {{interest}}, und {{rise}} Anstieg der Löhne und Preise sind davon abgezogen: Das ergibt {{capital}} in heutigen Franken.',
    rate: 'Der Auszug nennt {{rate}}. In dieser Aussicht ist der Zins {{interest}}, und {{rise}} Anstieg der Löhne und Preise sind davon abgezogen.',
  },
  fundLumpSum: {
    title: 'Der als Kapital bezogene Teil',
    text: 'Sie beziehen am {{day}} auf einmal {{share}} von {{capital}}: {{drawn}}, auf ganze Franken gerundet.',
    textLegal:
      'Sie beziehen am {{day}} auf einmal {{share}} des obligatorischen Teils Ihres Guthabens, {{mandatory}}: {{drawn}}, auf ganze Franken gerundet.',
    chosen: 'Diesen Anteil haben Sie in der Simulation gewählt. Die Kasse lässt bis zu {{largest}} zu.',
    chosenLegal:
      'Diesen Anteil haben Sie in der Simulation gewählt. Die Kasse sagt nicht mehr zu: Das ist die Grenze des Gesetzes, {{largest}}.',
    guaranteedAmount: 'Das Gesetz garantiert {{guaranteed}}: {{share}} des obligatorischen Teils.',
    guaranteed: 'Sie können {{share}} des obligatorischen Teils des Guthabens als Kapital verlangen.',
    ask: 'Fragen Sie die Kasse, bis wann Sie das anmelden müssen.',
  },
  fundPension: {
    title: 'Ihre Rente aus dieser Kasse',
    exact:
      'Das Guthaben wird in eine lebenslange Rente umgewandelt, mit einem Umwandlungssatz von {{rate}} pro Jahr: {{capital}} × {{rate}} ÷ 12 = {{monthly}} pro Monat, auf ganze Franken gerundet.',
    rounded:
      'Das Guthaben wird in eine lebenslange Rente umgewandelt. Der Umwandlungssatz beträgt rund {{rate}} pro Jahr: {{capital}} ergeben {{monthly}} pro Monat, auf ganze Franken gerundet.',
    minimum:
      'Mit dem Umwandlungssatz der Kasse, rund {{rate}} pro Jahr, ergäben {{capital}} weniger als das gesetzliche Minimum. Deshalb gilt dieses: {{minimumRate}} pro Jahr des obligatorischen Teils, der umgewandelt wird, hier {{mandatory}}. Das ergibt {{monthly}} pro Monat, auf ganze Franken gerundet.',
    small: 'Bei weniger als {{limit}} pro Monat kann die Kasse statt der Rente ein Kapital auszahlen.',
    none: 'Das ganze Guthaben wird als Kapital ausbezahlt: Es bleibt keine Rente.',
    projected:
      'Diesen Satz sieht die Kasse heute für dieses Alter vor. Bis zu Ihrer Pensionierung kann er sich ändern.',
    between: 'Auch der Satz liegt zwischen denen der beiden ganzen Altersjahre.',
    guaranteed: 'Im Referenzalter beträgt die Jahresrente mindestens {{rate}} des obligatorischen Teils des Guthabens.',
  },
  creditsReduced: {
    title: 'Mit der Arbeit in Schritten',
    text_one:
      'Ab dem {{day}} folgt die Gutschrift jedes Jahres dem Lohn, der bleibt: Das Guthaben beträgt dann {{capital}}, auf den Franken genau.',
    text_other:
      'Ab dem {{day}} und bei jedem weiteren Schritt folgt die Gutschrift jedes Jahres dem Lohn, der bleibt: Das Guthaben beträgt dann {{capital}}, auf den Franken genau.',
    nothingDrawn:
      'vor der Pensionierung beziehen Sie nichts von der Kasse. Das Gesetz erlaubt es, es verlangt es nicht.',
  },
  partDrawn: {
    title: 'Der Teil vom {{day}}',
    text: 'Sie beziehen {{share}} der Leistung: {{savings}} des Guthabens dieses Tages. Mit einem Umwandlungssatz von rund {{rate}} pro Jahr ergibt das {{monthly}} pro Monat, auf den Franken gerundet.',
    minimum:
      'Sie beziehen {{share}} der Leistung: {{savings}} des Guthabens dieses Tages. Es zählt das gesetzliche Minimum, {{rate}} pro Jahr des obligatorischen Teils: {{monthly}} pro Monat, auf den Franken gerundet.',
    capital: 'Von diesem Teil werden {{capital}} auf einmal ausbezahlt.',
    chosen:
      'bei jedem Schritt entspricht der bezogene Teil der Lohnsenkung. Mehr erlaubt das Gesetz vor dem Referenzalter nicht.',
  },
  partsTotal: {
    title: 'Ihre Rente von dieser Kasse',
    text: 'Die {{count}} Teile zusammen: {{monthly}} pro Monat, ab dem letzten.',
  },
  certificate: {
    source: 'Von Ihnen angegeben, nach dem Ausweis vom {{day}}.',
    change: 'Diesen Ausweis ändern',
    savings: {
      text: 'Ihr Ausweis nennt per {{asOf}} ein Altersguthaben von {{balance}}.',
      known: 'Die Rechnung beginnt mit diesem Betrag, so wie Sie ihn abgeschrieben haben.',
    },
    capital: {
      text: 'Nach Ihrem Ausweis beträgt Ihr Guthaben am {{day}} (Alter: {{age}}) {{capital}}, auf ganze Franken gerundet.',
      computed:
        'Nach Ihrem Ausweis berechnen wir am {{day}} (Alter: {{age}}) ein Guthaben von {{capital}}, auf ganze Franken gerundet.',
      projected: 'Der Ausweis rechnet mit {{rate}} Zins pro Jahr. Zins, Lohn und Beiträge können sich ändern.',
      projectedNoRate: 'Zins, Lohn und Beiträge können sich ändern.',
      between: 'Sie gehen zwischen zwei Altern des Ausweises: Wir nehmen einen Wert dazwischen.',
    },
    rate: 'Das ist der Satz des Ausweises. Er kann sich bis zu Ihrer Pensionierung ändern.',
    rateRange:
      'Der Ausweis nennt diesen Satz nicht: Je nach Kasse läge die Rente zwischen {{low}} und {{high}} pro Monat.',
    pensionOnly: 'Ihr Ausweis nennt eine Rente ohne Kapital: {{monthly}} pro Monat, auf ganze Franken gerundet.',
    differs:
      'Ihr Ausweis sieht ein Kapital von {{printed}} vor. Mit seinem Guthaben, seinem Beitrag und seinem Zins kommen wir auf {{projected}}. Es zählt die Zahl des Ausweises.',
  },
  assumptions: 'Was wir annehmen',
  assumption: {
    capitalShareAssumed:
      'Die Kasse sagt nicht, wie viel sie als Kapital auszahlt: Wir zählen den Viertel des obligatorischen Teils, den das Gesetz garantiert.',
    capitalShareToCheck:
      'Ihr Ausweis sagt nicht, wie viel die Kasse als Kapital auszahlt: Der Anteil gilt für das ganze Guthaben und ist bei der Kasse zu prüfen.',
    creditsFollowPay: 'Zwischen zwei Schritten der Pensionierung folgen die Gutschriften dem Lohn, der bleibt.',
    minimumInterestBetween:
      'Die Kasse nennt keinen Zins. Zwischen zwei ihrer Zahlen rechnen wir mit dem Mindestzins des Gesetzes.',
    legalMinimum: 'Das ist ein Minimum: was das Gesetz nach Ihren Löhnen garantiert. Ihre Kasse versichert wohl mehr.',
    contributionsStay: 'Der Sparbeitrag des Ausweises bleibt bis zur Pensionierung gleich.',
    mandatoryPartAtLeast: 'Der BVG-Teil wächst mindestens um den Mindestzins. Mit den Beiträgen wird er grösser.',
    savingsWithoutCredits:
      'Zwischen dem Ende der Arbeit und der ersten Zahlung wartet das Guthaben: Es erhält keine Beiträge mehr, nur den Zins der Kasse. Auf einem Freizügigkeitskonto kann der Zins tiefer sein.',
    buyInByRate:
      'Keine Kasse hat den Einkauf simuliert: Wir rechnen mit dem Zins ihres Auszugs und dann mit ihrem Umwandlungssatz.',
    buyInDeductionAtRisk:
      'In den drei Jahren nach dem Einkauf wird Kapital bezogen: Das Steueramt kann dann den Abzug des Einkaufs verweigern.',
    buyInFifthOnArrival:
      'Wer aus dem Ausland kommt und nie in einer Schweizer Pensionskasse war, kann in den ersten fünf Jahren höchstens 20\u00a0% des versicherten Lohns pro Jahr einkaufen. Das berechnen wir nicht.',
    buyInAfterDivorce: 'Für einen Einkauf nach einer Scheidung gelten andere Regeln, die wir nicht berechnen.',
    savingsUnknown: 'Der Ausweis nennt eine Rente ohne Kapital: Einen Kapitalbezug berechnen wir nicht.',
    interestOfProjection: 'Der Zins ist der, mit dem die Hochrechnung Ihres Ausweises samt seinem Beitrag aufgeht.',
    contributionOfProjection:
      'Der Beitrag ist der, mit dem die Hochrechnung Ihres Ausweises aufgeht, mit seinem Zins oder dem Mindestzins.',
    minimumInterestToCome: 'Der Ausweis nennt keinen Zins: Wir rechnen mit dem Mindestzins des Gesetzes.',
    contributionsByLaw:
      'Der Ausweis nennt keinen Beitrag: Wir rechnen mit den Gutschriften des Gesetzes auf Ihrem versicherten Lohn.',
    contributionsUnknown:
      'Weder der Beitrag noch Ihr Lohn ist bekannt: Das Guthaben wächst nur um den Zins. Es wird wohl grösser.',
    vestedOutsideMinimum:
      'Ihre Freizügigkeitsleistungen liegen bei keiner Kasse mehr: Wir ziehen sie vom Mindestguthaben des Gesetzes ab, aus dem sie stammen.',
    contributionsByScale:
      'Der Ausweis nennt weder Beitrag noch Guthaben: Für ein anderes Alter oder einen anderen Lohn rechnen wir zwischen keinem Beitrag und den Beiträgen nach der Skala des Gesetzes ab 25. Gezeigt wird die Mitte.',
    contributionsDivided: 'Der Beitrag teilt sich auf den BVG-Teil und den Rest auf wie Ihr heutiges Guthaben.',
    rateBetweenPrinted: 'Der Umwandlungssatz dieses Alters folgt aus denen, die Ihr Ausweis für andere Alter nennt.',
    rateByAge:
      'Der Ausweis nennt für dieses Alter keinen Umwandlungssatz: Wir rechnen pro Jahr früher mit 0.15 bis 0.2 Punkten weniger, pro Jahr später mit so viel mehr. Gezeigt wird die Mitte.',
    rateAssumed:
      'Der Ausweis nennt weder Rente noch Umwandlungssatz: Wir rechnen im Referenzalter mit 5 bis 5.4\u00a0%, wie die meisten Kassen. Gezeigt wird die Mitte.',
    savingsByUsualRate:
      'Der Ausweis nennt eine Rente ohne Guthaben: Für ein anderes Alter gehen wir vom Guthaben aus, von dem sie 5.2\u00a0% wäre, wie bei den meisten Kassen.',
    pensionBetweenPrinted: 'Die Rente dieses Alters folgt aus denen, die Ihr Ausweis für andere Alter nennt.',
    fundPaysFrom58:
      'Vor 63 entscheidet das Reglement der Kasse: Wir nehmen an, dass sie ab 58 eine Rente zahlt. Fragen Sie sie.',
    contributionsFollowInsured:
      'Mit einem anderen Lohn folgt der Beitrag dem versicherten Lohn. Die Kasse kann anders rechnen.',
    newerCertificateCounts: 'Zwei Ausweise betreffen dieselbe Kasse: Der neuere zählt.',
    capitalOnlyWhole: 'Dieser Plan zahlt nur Kapital: Er zählt ganz, welchen Anteil Sie auch anderswo wählen.',
    pensionPaidAlready: 'Die Rente, die Sie schon erhalten, läuft ein Leben lang weiter, ohne Anpassung.',
    bridgingUntilReference:
      'Der Ausweis sagt nicht, bis wann die Überbrückungsrente läuft: Wir rechnen bis zum Referenzalter.',
    bridgingPaidBack: 'Die Überbrückungsrente wird zurückbezahlt: Danach ist Ihre Rente ein Leben lang tiefer.',
    pledgedNeedsConsent:
      'Ein Teil des Guthabens ist verpfändet: Ohne Zustimmung des Pfandgläubigers zahlt die Kasse kein Kapital aus.',
    divorceBuyInFirst:
      'Der Einkauf schliesst zuerst die Lücke aus der Scheidung: Dieser Teil hat keine Grenze und sperrt kein Kapital.',
  },
  vested: {
    title: 'Ihre Freizügigkeitsguthaben',
    source: 'Von Ihnen angegeben, nach Ihren Auszügen.',
    interest: {
      title: 'Der Zins von {{label}}',
      text: 'Mit {{rate}} Zins pro Jahr während {{months}} Monaten: {{amount}}, auf ganze Franken gerundet.',
      textDays:
        'Mit {{rate}} Zins pro Jahr während {{months}} Monaten und {{days}} Tagen: {{amount}}, auf ganze Franken gerundet.',
    },
    capital: {
      title: 'Das Kapital von {{label}}',
      text: 'Heute {{balance}}; am {{day}}, mit den Zinsen, {{amount}}, auf ganze Franken gerundet.',
    },
  },
  others: {
    title: 'Was die Kassen zusätzlich zahlen',
    paid: {
      title: 'Die laufende Rente {{fund}}',
      text: 'Diese Rente erhalten Sie schon seit dem {{from}}: {{monthly}} pro Monat, ein Leben lang.',
    },
    bridging: {
      title: 'Die Überbrückungsrente {{fund}}',
      text: 'Ab dem {{from}} zahlt die Kasse zusätzlich {{monthly}} pro Monat, bis zum Tag vor dem {{until}}.',
      reduction: 'Danach ist Ihre Rente um {{reduction}} pro Monat tiefer, ein Leben lang.',
    },
  },
  together: 'Ihre Kassen zusammen',
  fundsTotal: {
    title: 'Die Summe Ihrer Renten',
    text: 'Jede Kasse rundet und zahlt ihre eigene Rente: {{sum}} = {{monthly}} pro Monat.',
    capital: 'Jede zahlt auch ihr eigenes Kapital: {{sum}} = {{capital}}.',
  },
  missing: {
    noProjectionForAge:
      'Diese Kasse gibt für eine Pensionierung am {{day}} keine Hochrechnung an. Sie ist in keinem Total enthalten.',
    tooEarly:
      'Das Reglement dieser Kasse lässt eine Pensionierung am {{day}} nicht zu. Sie ist in keinem Total enthalten.',
    capitalShareTooLarge:
      'Diese Kasse zahlt nicht {{share}} des Guthabens als Kapital, sondern höchstens {{largest}}. Sie ist in keinem Total enthalten.',
    tooLate:
      'Diese Kasse zahlt die Rente spätestens ab 70 Jahren, also vor dem {{day}}. Sie ist in keinem Total enthalten.',
    stepsUnknown:
      'Diese Kasse nennt kein Guthaben, von dem Arbeit in Schritten ausgehen könnte. Sie ist in keinem Total enthalten.',
    otherWorkUnknown:
      'Der Ausweis dieser Kasse sagt nicht, was ein anderer Lohn ändern würde. Sie ist in keinem Total enthalten.',
    mandatoryPartUnknown:
      'Diese Kasse sagt weder, wie viel sie als Kapital auszahlt, noch welcher Teil Ihres Guthabens obligatorisch ist: Nur auf diesen haben Sie ein gesetzliches Recht. Sie ist in keinem Total enthalten.',
  },
  missingNext: 'Fragen Sie sie, was sie an diesem Datum zahlen würde.',
}
