import type { TextOf } from '~/language/text-of'
import type { explainedSteps as french } from './steps-text.fr'

export const explainedSteps: TextOf<typeof french> = {
  referenceAge: {
    title: 'Ihr Referenzalter',
    text: 'Sie sind am {{birthDate}} geboren. Für Sie beträgt das Referenzalter {{age}}: Sie erreichen es am {{day}}.',
    start: 'Eine Rente ohne Vorbezug und ohne Aufschub beginnt am ersten Tag des folgenden Monats.',
  },
  earlyStart: {
    title: 'Eine vorbezogene Rente',
    text: 'Sie beziehen Ihre Rente ab dem {{from}}, {{span}} vor dem ordentlichen Beginn am {{referenceFrom}}.',
    effect: 'Bis zum Referenzalter zählen nur die Jahre vor diesem Beginn. Danach wird die Rente neu berechnet.',
    effectOfForecast:
      'Bis zum Referenzalter zählt das Gesetz nur die Jahre vor diesem Beginn. Ihr Brief nennt sie nicht: Wir behalten seine Skala {{scale}} bei. Bis dahin kann der wirkliche Betrag tiefer sein.',
  },
  lateStart: {
    title: 'Eine aufgeschobene Rente',
    text: 'Sie beziehen Ihre Rente ab dem {{from}}, {{span}} nach dem ordentlichen Beginn am {{referenceFrom}}.',
    effect: 'Dafür erhalten Sie lebenslang einen Zuschlag.',
  },
  contributionYears: {
    title: 'Ihre Beitragsjahre',
    period:
      'Die AHV zählt die Kalenderjahre ab dem Jahr, in dem Sie 21 Jahre alt werden: {{range}}, zusammen {{span}}.',
    noPeriod: 'Die AHV zählt die Kalenderjahre ab dem Jahr, in dem Sie 21 Jahre alt werden. Noch gibt es keines.',
    months_zero: 'In diese Zeit fällt kein Beitragsmonat.',
    months_one: 'Ihre bisherigen und künftigen Beiträge decken davon {{count}} Monat.',
    months_other: 'Ihre bisherigen und künftigen Beiträge decken davon {{count}} Monate.',
    complete: 'Es fehlt keiner.',
  },
  gapsFilled: {
    title: 'Die Monate, die fehlen',
    missing_one: 'Es fehlt {{count}} Beitragsmonat.',
    missing_other: 'Es fehlen {{count}} Beitragsmonate.',
    nothing: 'Nichts kann sie ersetzen.',
    filled: 'Das Gesetz lässt sie teilweise oder ganz ersetzen, durch:',
    educationCredits_one: '{{count}} Monat aus einem Jahr mit einem Kind unter 16 Jahren',
    educationCredits_other: '{{count}} Monate aus Jahren mit einem Kind unter 16 Jahren',
    spouse_one: '{{count}} Monat, in dem {{partner}} mindestens den doppelten Mindestbeitrag bezahlt hat',
    spouse_other: '{{count}} Monate, in denen {{partner}} mindestens den doppelten Mindestbeitrag bezahlt hat',
    youth_one: '{{count}} Monat aus Ihren Jugendjahren, vor der gezählten Zeit',
    youth_other: '{{count}} Monate aus Ihren Jugendjahren, vor der gezählten Zeit',
    retirementYear_one: '{{count}} Monat aus dem Jahr Ihrer Pensionierung, nach der gezählten Zeit',
    retirementYear_other: '{{count}} Monate aus dem Jahr Ihrer Pensionierung, nach der gezählten Zeit',
    wifeBefore1997_one:
      '{{count}} Monat der Ehe vor 1997: Verheiratete Frauen ohne Erwerbstätigkeit schuldeten damals keine Beiträge',
    wifeBefore1997_other:
      '{{count}} Monate der Ehe vor 1997: Verheiratete Frauen ohne Erwerbstätigkeit schuldeten damals keine Beiträge',
    average: 'Ersetzte Monate zählen für die Rentenskala und für die Dauer, durch die Ihre Einkommen geteilt werden.',
    averageExceptLast: 'Jene des Rentenjahres zählen nur für die Skala.',
    left_zero: 'Damit fehlt nichts mehr.',
    left_one: 'Es bleibt {{count}} Monat ohne Beitrag. Nur ganze Jahre zählen.',
    left_other: 'Es bleiben {{count}} Monate ohne Beitrag. Nur ganze Jahre zählen.',
  },
  scale: {
    title: 'Ihre Rentenskala',
    full: 'Personen mit Ihrem Jahrgang können {{cohortYears}} Beitragsjahre haben, und Sie haben sie alle. Das ergibt die Skala 44, die der Vollrente.',
    partial:
      'Personen mit Ihrem Jahrgang können {{cohortYears}} Beitragsjahre haben; Sie haben {{years}}. Das Gesetz kennt 44 Skalen: {{years}} ÷ {{cohortYears}} × 44, aufgerundet, ergibt Ihre Skala.',
    afterReferenceAge_one: 'Ein Monat Arbeit nach dem Referenzalter füllt eine Lücke.',
    afterReferenceAge_other: '{{count}} Monate Arbeit nach dem Referenzalter füllen Lücken.',
    none: 'Für eine Rente braucht es mindestens ein ganzes Beitragsjahr. Sie haben keines: Die AHV zahlt Ihnen keine Rente, und die Berechnung endet hier.',
    result: 'Skala {{scale}} von 44',
  },
  splitting: {
    title: 'Die Teilung der Einkommen aus der Ehe',
    text: 'Die Einkommen aus den Jahren der Ehe oder eingetragenen Partnerschaft werden hälftig geteilt. Die Jahre, in denen sie beginnt und endet, zählen nicht, und auch nicht die ab dem Referenzalter der ersten Person. Beide müssen in der Schweiz versichert sein, mit oder ohne Einkommen.',
    years_zero: 'Es gibt kein Jahr zu teilen.',
    noneLeft:
      'Es gibt {{range}} kein Jahr zu teilen: Eine der beiden Personen war nicht versichert, oder es ist auf Ihrem Konto schon geteilt.',
    years_one: 'Das ist {{count}} Jahr, {{range}}.',
    years_other: 'Das sind {{count}} Jahre, {{range}}.',
    someYears_one:
      'Das ist {{count}} Jahr von {{possible}}, {{range}}: In den anderen war eine der beiden Personen nicht versichert, oder es ist schon geteilt.',
    someYears_other:
      'Das sind {{count}} Jahre von {{possible}}, {{range}}: In den anderen war eine der beiden Personen nicht versichert, oder es ist schon geteilt.',
    halves:
      'Die Hälfte Ihrer Einkommen, {{given}}, geht an die andere Person. Die Hälfte ihrer Einkommen, {{received}}, wird Ihnen angerechnet.',
    halfGiven:
      'Die Hälfte Ihrer Einkommen, {{given}}, geht an die andere Person. Von ihr ist uns kein Einkommen bekannt: In dieser Rechnung wird Ihnen nichts angerechnet.',
    more: '{{amount}} mehr',
    less: '{{amount}} weniger',
    same: 'Nichts ändert sich',
  },
  incomeSum: {
    title: 'Die Summe Ihrer Einkommen',
    recorded: 'Auf Ihrem individuellen Konto der AHV stehen für diese Jahre Einkommen von {{amount}}.',
    nothingRecorded: 'Auf Ihrem individuellen Konto der AHV steht kein abgeschlossenes Jahr mit einem Einkommen.',
    estimated:
      'Ihr individuelles AHV-Konto liegt uns nicht vor. Nach Ihren Angaben schätzen wir Ihre bisherigen Einkommen dieser Jahre auf insgesamt {{amount}}.',
    nothingEstimated: 'Nach Ihren Angaben gibt es kein abgeschlossenes Jahr mit Einkommen.',
    salaryToCome_one: 'Für das kommende Jahr rechnen wir mit einem Lohn von {{yearly}}.',
    salaryToCome_other: 'Für die {{count}} kommenden Jahre rechnen wir mit einem Lohn von {{yearly}} pro Jahr.',
    toCome_one: 'Für das Jahr, das dort noch nicht steht, rechnen wir mit {{yearly}}.',
    toCome_other: 'Für die {{count}} Jahre, die dort noch nicht stehen, rechnen wir mit {{yearly}} pro Jahr.',
    nothingToCome_one: 'Das Jahr, das dort noch nicht steht, zählt ohne Einkommen.',
    nothingToCome_other: 'Die {{count}} Jahre, die dort noch nicht stehen, zählen ohne Einkommen.',
    newIncome_one: 'Für ein Jahr zählen wir den Lohn Ihrer Simulation: {{yearly}}.',
    newIncome_other: 'Für {{count}} Jahre zählen wir den Lohn Ihrer Simulation: {{yearly}} pro Jahr.',
    reduced_one: 'Für das Jahr mit Arbeit in Schritten rechnen wir mit {{amount}}.',
    reduced_other: 'Für die {{count}} Jahre mit Arbeit in Schritten rechnen wir zusammen mit {{amount}}.',
    partYear: 'Für ein nicht ganz gearbeitetes Jahr rechnen wir mit {{amount}}.',
    nonEmployed_one:
      'Für ein Jahr ohne Erwerbstätigkeit rechnen wir mit {{amount}}: Dieses Einkommen entspricht dem Mindestbeitrag.',
    nonEmployed_other:
      'Für {{count}} Jahre ohne Erwerbstätigkeit rechnen wir mit zusammen {{amount}}: Dieses Einkommen entspricht dem Mindestbeitrag.',
    covered_one:
      'Für ein Jahr ohne Erwerbstätigkeit zahlt {{partner}} mindestens den doppelten Mindestbeitrag und damit für beide: Es zählt ohne Einkommen.',
    covered_other:
      'Für {{count}} Jahre ohne Erwerbstätigkeit zahlt {{partner}} mindestens den doppelten Mindestbeitrag und damit für beide: Sie zählen ohne Einkommen.',
    youth_one: 'Der Jugendmonat, der eine Lücke füllt, bringt sein Einkommen mit: {{amount}}.',
    youth_other: 'Die {{count}} Jugendmonate, die Lücken füllen, bringen ihre Einkommen mit: {{amount}}.',
    everyMonth:
      'Diese Zeit ergibt kein ganzes Beitragsjahr. Deshalb zählen auch die Einkommen davor, seit dem Jahr, in dem Sie 18 wurden, und danach: {{amount}}.',
    more: 'Die Teilung der Einkommen aus der Ehe erhöht die Summe um {{amount}}.',
    less: 'Die Teilung der Einkommen aus der Ehe verringert die Summe um {{amount}}.',
  },
  revaluation: {
    title: 'Die Aufwertung',
    text: 'Das Gesetz passt diese Summe an die Entwicklung der Löhne und Preise an, mit einem Faktor, der vom Jahr des ersten gezählten Einkommens und vom Jahr der Rente abhängt. Für {{year}} und {{eventYear}} beträgt er {{factor}}.',
    nothing: 'Es gibt kein Einkommen von vor dem Referenzalter; nur solche passt das Gesetz an.',
    changed: '{{sum}} × {{factor}} = {{result}}.',
    same: 'Für Sie ändert sich nichts.',
    rounded: 'Für Sie wird die Summe nur auf ganze Franken gerundet.',
  },
  averageIncome: {
    title: 'Ihr durchschnittliches Einkommen',
    text: 'Wir teilen die Summe durch die Beitragsdauer: {{sum}} ÷ {{span}} = {{average}} pro Jahr.',
    afterReferenceAge: 'Die Einkommen nach dem Referenzalter, {{incomes}}, sind darin enthalten, ohne Aufwertung.',
    nothing: 'Es gibt kein Einkommen, das auf die Beitragsdauer zu verteilen wäre.',
  },
  educationCredits: {
    title: 'Die Erziehungs\u00adgutschriften',
    years_one:
      'Für {{count}} Jahr mit einem Kind unter 16 Jahren rechnet Ihnen das Gesetz ein zusätzliches Einkommen an: {{credit}}, das Dreifache der jährlichen Mindestrente.',
    years_other:
      'Für {{count}} Jahre mit einem Kind unter 16 Jahren rechnet Ihnen das Gesetz ein zusätzliches Einkommen an: {{credit}} pro Jahr, das Dreifache der jährlichen Mindestrente.',
    allHalf:
      'Die Hälfte davon wird Ihnen angerechnet, {{share}} pro Jahr. Die andere Hälfte zählt für den anderen Elternteil oder für {{partnerAccusative}}.',
    window: 'Diese Jahre gehen vom Jahr nach der Geburt bis zu dem des 16. Geburtstags.',
    half_one:
      'Für {{count}} Jahr wird Ihnen die Hälfte angerechnet, {{share}}: ein Jahr der Ehe, oder eines, das mit dem anderen Elternteil geteilt ist.',
    half_other:
      'Für {{count}} Jahre wird Ihnen die Hälfte angerechnet, {{share}}: Jahre der Ehe, oder solche, die mit dem anderen Elternteil geteilt sind.',
    otherPart_one:
      'Für {{count}} Jahr wird Ihnen ein anderer Teil angerechnet, weil mehr als zwei Eltern Anspruch haben.',
    otherPart_other:
      'Für {{count}} Jahre wird Ihnen ein anderer Teil angerechnet, weil mehr als zwei Eltern Anspruch haben.',
    whole_one: 'Für {{count}} Jahr wird Ihnen alles angerechnet.',
    whole_other: 'Für {{count}} Jahre wird Ihnen alles angerechnet.',
    average: 'Im Durchschnitt: {{sum}} ÷ {{span}} = {{average}} pro Jahr.',
  },
  ramd: {
    title: 'Das Einkommen, das über die Rente entscheidet',
    sum: '{{income}} durchschnittliches Einkommen und {{credits}} Gutschriften ergeben {{total}} pro Jahr.',
    alone: 'Ihr durchschnittliches Einkommen beträgt {{total}} pro Jahr.',
    nothing: 'Es zählt kein Einkommen.',
    next: 'Die offizielle Rententabelle ist in Stufen von {{step}} aufgebaut. Wir nehmen die nächste Zeile: {{ramd}}.',
    exact: 'Das ist genau eine Zeile der offiziellen Rententabelle.',
    last: 'Die offizielle Rententabelle endet bei {{ramd}}: Ein höheres Einkommen ändert nichts.',
    first: 'Die offizielle Rententabelle beginnt bei {{ramd}}. Dieser Betrag zählt für Sie.',
    name: 'Im Gesetz heisst dieser Betrag massgebendes durchschnittliches Jahreseinkommen.',
  },
  forecast: {
    title: 'Die Zahlen Ihrer Rentenvorausberechnung',
    text: 'Ihre Ausgleichskasse hat Ihre Rente im Voraus berechnet, mit der Tabelle von {{year}}: ein massgebendes durchschnittliches Jahreseinkommen von {{ramd}} und die Skala {{scale}} von 44.',
    contains:
      'Ihre Beitragsjahre, Ihre Einkommen, die Gutschriften und die Teilung der Einkommen aus der Ehe sind darin schon enthalten.',
    adjusted:
      'Werden die Renten angepasst, folgt dieses Einkommen der Minimalrente. {{year}} betrug sie {{minimumThen}} pro Monat, gerechnet wird mit {{minimum}}.',
    row: 'In der heutigen offiziellen Tabelle entspricht das der Zeile {{ramd}}.',
    exact: 'Das ist genau eine Zeile der heutigen offiziellen Tabelle.',
  },
  fullPension: {
    title: 'Die Vollrente',
    text: 'Die Vollrente hat einen festen Teil und einen Teil, der mit dem Einkommen wächst. Sie liegt zwischen {{minimum}} und {{maximum}} pro Monat.',
    between: 'Für {{ramd}} pro Jahr gibt die Tabelle {{pension}} pro Monat an.',
    minimum: 'Für {{ramd}} pro Jahr ist es das Minimum.',
    maximum: 'Für {{ramd}} pro Jahr ist es das Maximum: Ein höheres Einkommen ändert daran nichts.',
  },
  partialPension: {
    title: 'Die Teilrente',
    text: 'Weil Ihnen Jahre fehlen, erhalten Sie einen Teil der Vollrente. Mit der Skala {{scale}} sind das {{percent}} von {{base}}: {{paid}}, auf ganze Franken gerundet.',
  },
  coupleCap: {
    title: 'Die Obergrenze für Paare (Plafonierung)',
    full: 'Zusammen betragen die Renten eines Paares höchstens 150\u00a0% der Maximalrente: {{whole}} pro Monat.',
    partial:
      'Zusammen betragen die Renten eines Paares höchstens 150\u00a0% der Maximalrente. Weil Beitragsjahre fehlen, liegt die Obergrenze bei {{percent}} davon: {{whole}} pro Monat.',
    share:
      'Bis zum Referenzalter gilt davon nur der grössere der beiden bezogenen Anteile, {{capShare}}: {{cap}} pro Monat.',
    byScale: 'Einzelne Ausgleichskassen runden statt des Prozents die Skala: Dann wäre die Obergrenze {{capByScale}}.',
    paidToday:
      'Heute sind es für die andere Person {{paidToday}}. Haben Sie beide das Referenzalter, wird diese Rente mit der Teilung der Einkommen neu berechnet: Jene zählt hier.',
    over: 'Mit der Rente {{partnerGenitive}} liegt Ihre Rente von {{own}} darüber. Beide werden im gleichen Verhältnis gekürzt: Ihnen bleiben {{paid}}.',
    under: 'Ihre Rente von {{own}} wird dadurch nicht gekürzt.',
  },
  earlyReduction: {
    title: 'Die Kürzung bis zum Referenzalter',
    text: 'Wer die Rente {{span}} früher bezieht, erhält bis zum Referenzalter {{percent}} weniger: {{pension}} weniger {{percent}} ergeben {{paid}}, auf ganze Franken gerundet.',
    transition:
      'Für Frauen mit Jahrgang 1961 bis 1969 ist der Satz tiefer. Er hängt vom Einkommen ab, das über die Rente entscheidet, hier {{ramd}} pro Jahr.',
    nothing: 'Bei Ihnen wird eine Rente, die {{span}} früher beginnt, nicht gekürzt.',
    share: 'Es geht um einen Anteil von {{share}} der Rente: {{pension}} pro Monat.',
    otherPercent:
      'Für ein kleines Einkommen wie Ihres will das Gesetz einen tieferen Satz, {{otherPercent}}: Sie erhielten {{otherPaid}} pro Monat. Die Verordnung enthält ihn noch nicht, wir rechnen deshalb mit ihrem Satz.',
    total: 'Mit Ihren anderen Anteilen erhalten Sie {{total}} pro Monat.',
  },
  earlyReductionForLife: {
    title: 'Die Kürzung auf Lebenszeit',
    text: 'Ab dem Referenzalter wird die Kürzung zu einem festen Betrag, lebenslang: {{percent}} der vorher bezogenen Rente, ohne deren Kürzung. Diese Rente betrug im Durchschnitt {{average}} pro Monat, die Kürzung beträgt also {{reduction}}.',
    rest: '{{pension}} − {{reduction}} = {{paid}} pro Monat.',
    rounded: 'Das Ergebnis ist auf ganze Franken gerundet.',
    nothing: 'Bei Ihnen bleibt vom Vorbezug keine Kürzung.',
  },
  deferralSupplement: {
    title: 'Der Zuschlag für den Aufschub',
    text: 'Wer die Rente {{span}} später bezieht, erhält {{percent}} der nicht bezogenen Rente dazu. Diese betrug im Durchschnitt {{average}} pro Monat, der Zuschlag beträgt also {{supplement}}, lebenslang.',
    sum: '{{pension}} + {{supplement}} = {{paid}} pro Monat.',
    rounded: 'Das Ergebnis ist auf ganze Franken gerundet.',
  },
  supplement: {
    title: 'Der Rentenzuschlag',
    text: 'Frauen der Jahrgänge 1961 bis 1969, die ihre Rente nicht vorbeziehen, erhalten lebenslang einen Zuschlag. Für ein Einkommen von {{ramd}} pro Jahr beträgt der Grundbetrag {{base}} pro Monat.',
    whole: 'Ihr Jahrgang gibt Anspruch auf den ganzen Betrag.',
    share: 'Ihr Jahrgang gibt Anspruch auf {{percent}} dieses Betrags.',
    partial: 'Weil Ihnen Jahre fehlen, wird er gekürzt: {{years}} von {{cohortYears}} Jahren.',
    rounded: 'Das Ergebnis wird auf den nächsten ganzen Franken aufgerundet.',
    apart: 'Er kommt zur Rente dazu.',
  },
  shareDrawn: {
    title: 'Der Anteil der Rente',
    text: 'Sie beziehen {{share}} Ihrer Rente von {{pension}}, also {{part}} pro Monat. Der Rest ist aufgeschoben.',
  },
  widowedSupplement: {
    title: 'Der Verwitwetenzuschlag',
    text: 'Verwitwete Personen erhalten {{percent}} mehr als ihre Rente, höchstens bis zur Maximalrente ihrer Skala: {{pension}} + {{supplement}} = {{total}} pro Monat.',
    nothing:
      'Verwitwete Personen erhalten {{percent}} mehr als ihre Rente, höchstens bis zur Maximalrente ihrer Skala. Ihre erreicht sie schon: Es kommt nichts dazu.',
  },
  survivorsPension: {
    title: 'Hinterlassenenrente oder Altersrente',
    text: 'Nur die höhere wird bezahlt. In einem Jahr ergibt die Hinterlassenenrente {{survivorsAYear}}. Die Altersrente ergibt {{oldAgeAYear}}, mit der 13.\u00a0Rente.',
    textWithSupplement:
      'Nur die höhere wird bezahlt. In einem Jahr ergibt die Hinterlassenenrente {{survivorsAYear}}. Die Altersrente ergibt {{oldAgeAYear}}, mit dem Zuschlag und der 13.\u00a0Rente.',
    survivors: 'Die Hinterlassenenrente ist höher: {{paid}} pro Monat, ohne 13.\u00a0Rente.',
    oldAge: 'Die Altersrente ist mindestens so hoch: {{paid}} pro Monat.',
  },
  thirteenth: {
    title: 'Die 13.\u00a0AHV-Rente',
    text: 'Im Dezember zahlt die AHV zusätzlich ein Zwölftel der Renten des Jahres. Für ein volles Jahr mit {{monthly}} pro Monat ergibt das {{amount}}.',
    nothing: 'Ohne Rente gibt es keine 13.\u00a0Rente.',
    result: '{{amount}} im Dezember',
  },
}
