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
    spouse_one:
      '{{count}} Monat, in dem Ihre Partnerin oder Ihr Partner mindestens den doppelten Mindestbeitrag bezahlt hat',
    spouse_other:
      '{{count}} Monate, in denen Ihre Partnerin oder Ihr Partner mindestens den doppelten Mindestbeitrag bezahlt hat',
    youth_one: '{{count}} Monat aus Ihren Jugendjahren, vor der gezählten Zeit',
    youth_other: '{{count}} Monate aus Ihren Jugendjahren, vor der gezählten Zeit',
    retirementYear_one: '{{count}} Monat aus dem Jahr Ihrer Pensionierung, nach der gezählten Zeit',
    retirementYear_other: '{{count}} Monate aus dem Jahr Ihrer Pensionierung, nach der gezählten Zeit',
    average: 'Ersetzte Monate zählen für die Rentenskala, in der Regel aber nicht für das durchschnittliche Einkommen.',
    left_zero: 'Damit fehlt nichts mehr.',
    left_one: 'Es bleibt {{count}} Monat ohne Beitrag. Nur ganze Jahre zählen.',
    left_other: 'Es bleiben {{count}} Monate ohne Beitrag. Nur ganze Jahre zählen.',
  },
  scale: {
    title: 'Ihre Rentenskala',
    full: 'Personen mit Ihrem Jahrgang können {{cohortYears}} Beitragsjahre haben, und Sie haben sie alle. Das ergibt die Skala 44, jene der Vollrente.',
    partial:
      'Personen mit Ihrem Jahrgang können {{cohortYears}} Beitragsjahre haben; Sie haben {{years}}. Das Gesetz kennt 44 Skalen: {{years}} ÷ {{cohortYears}} × 44, aufgerundet, ergibt Ihre Skala.',
    none: 'Für eine Rente braucht es mindestens ein ganzes Beitragsjahr. Sie haben keines: Die AHV zahlt Ihnen keine Rente, und die Berechnung endet hier.',
    result: 'Skala {{scale}} von 44',
  },
  splitting: {
    title: 'Die Teilung der Einkommen aus der Ehe',
    text: 'Die Einkommen aus den Jahren der Ehe oder eingetragenen Partnerschaft werden hälftig geteilt. Das Jahr, in dem sie beginnt, zählt nicht, und auch nicht das Jahr, in dem die erste Person von Ihnen beiden das Referenzalter erreicht. Es zählen nur Jahre, die auf beiden Konten stehen, und die künftigen.',
    years_zero: 'Es gibt kein Jahr zu teilen.',
    years_one: 'Das ist {{count}} Jahr, {{range}}.',
    years_other: 'Das sind {{count}} Jahre, {{range}}.',
    halves:
      'Die Hälfte Ihrer Einkommen, {{given}}, geht an Ihre Partnerin oder Ihren Partner. Die Hälfte der Einkommen dieser Person, {{received}}, kommt zu Ihnen.',
    more: '{{amount}} mehr',
    less: '{{amount}} weniger',
    same: 'Nichts ändert sich',
  },
  incomeSum: {
    title: 'Die Summe Ihrer Einkommen',
    recorded: 'Auf Ihrem individuellen Konto der AHV stehen für diese Jahre Einkommen von {{amount}}.',
    nothingRecorded: 'Auf Ihrem individuellen Konto der AHV steht kein abgeschlossenes Jahr mit einem Einkommen.',
    toCome_one: 'Für das Jahr, das dort noch nicht steht, rechnen wir mit {{yearly}}.',
    toCome_other: 'Für die {{count}} Jahre, die dort noch nicht stehen, rechnen wir mit {{yearly}} pro Jahr.',
    nothingToCome_one: 'Das Jahr, das dort noch nicht steht, zählt ohne Einkommen.',
    nothingToCome_other: 'Die {{count}} Jahre, die dort noch nicht stehen, zählen ohne Einkommen.',
    newIncome_one: 'Für ein Jahr zählen wir den Lohn Ihrer Simulation: {{yearly}}.',
    newIncome_other: 'Für {{count}} Jahre zählen wir den Lohn Ihrer Simulation: {{yearly}} pro Jahr.',
    startYear_one: 'Für den Monat Arbeit im Jahr, in dem die vorbezogene Rente beginnt, rechnen wir mit {{amount}}.',
    startYear_other:
      'Für die {{count}} Monate Arbeit im Jahr, in dem die vorbezogene Rente beginnt, rechnen wir mit {{amount}}.',
    minimum_one:
      'Für das verbleibende Jahr bis zum Referenzalter rechnen wir mit {{yearly}}: Dieses Einkommen entspricht dem Mindestbeitrag.',
    minimum_other:
      'Für die {{count}} verbleibenden Jahre bis zum Referenzalter rechnen wir mit {{yearly}} pro Jahr: Dieses Einkommen entspricht dem Mindestbeitrag.',
    more: 'Die Teilung mit Ihrer Partnerin oder Ihrem Partner erhöht die Summe um {{amount}}.',
    less: 'Die Teilung mit Ihrer Partnerin oder Ihrem Partner verringert die Summe um {{amount}}.',
  },
  revaluation: {
    title: 'Die Aufwertung',
    text: 'Das Gesetz passt diese Summe an die Entwicklung der Löhne und Preise an, mit einem Faktor, der vom Jahr des ersten gezählten Einkommens abhängt. Für {{year}} beträgt er {{factor}}.',
    changed: '{{sum}} × {{factor}} = {{result}}.',
    same: 'Für Sie ändert sich nichts.',
    rounded: 'Für Sie wird die Summe nur auf den Franken gerundet.',
  },
  averageIncome: {
    title: 'Ihr durchschnittliches Einkommen',
    text: 'Wir teilen die Summe durch die Beitragsdauer: {{sum}} ÷ {{span}} = {{average}} pro Jahr.',
    nothing: 'Es gibt kein Einkommen, das auf die Beitragsdauer zu verteilen wäre.',
  },
  educationCredits: {
    title: 'Die Erziehungs\u00adgutschriften',
    years_one:
      'Für {{count}} Jahr mit einem Kind unter 16 Jahren rechnet Ihnen das Gesetz ein zusätzliches Einkommen an: {{credit}}, das Dreifache der jährlichen Mindestrente.',
    years_other:
      'Für {{count}} Jahre mit einem Kind unter 16 Jahren rechnet Ihnen das Gesetz ein zusätzliches Einkommen an: {{credit}} pro Jahr, das Dreifache der jährlichen Mindestrente.',
    half: 'Die Hälfte davon, {{share}}, gehört Ihnen. Die andere Hälfte gehört Ihrer Partnerin oder Ihrem Partner.',
    average: 'Im Durchschnitt: {{years}} × {{share}} ÷ {{span}} = {{average}} pro Jahr.',
  },
  ramd: {
    title: 'Das Einkommen, das über die Rente entscheidet',
    sum: '{{income}} durchschnittliches Einkommen und {{credits}} Gutschriften ergeben {{total}} pro Jahr.',
    alone: 'Ihr durchschnittliches Einkommen beträgt {{total}} pro Jahr.',
    nothing: 'Es zählt kein Einkommen.',
    next: 'Die offizielle Rententabelle geht in Schritten von {{step}}. Wir nehmen die nächste Zeile: {{ramd}}.',
    exact: 'Das ist genau eine Zeile der offiziellen Rententabelle.',
    first: 'Die offizielle Rententabelle beginnt bei {{ramd}}. Dieser Betrag zählt für Sie.',
    name: 'Im Gesetz heisst dieser Betrag massgebendes durchschnittliches Jahreseinkommen.',
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
    text: 'Weil Ihnen Jahre fehlen, erhalten Sie einen Teil der Vollrente. Mit der Skala {{scale}} sind das {{percent}} von {{base}}: {{paid}}, auf den Franken gerundet.',
  },
  coupleCap: {
    title: 'Die Obergrenze für Paare (Plafonierung)',
    full: 'Zusammen betragen die Renten eines Paares höchstens 150% der Maximalrente: {{cap}} pro Monat.',
    partial:
      'Zusammen betragen die Renten eines Paares höchstens 150% der Maximalrente. Weil Beitragsjahre fehlen, gilt die Obergrenze der Skala {{scale}}: {{cap}} pro Monat.',
    over: 'Mit jener Ihrer Partnerin oder Ihres Partners liegt Ihre Rente von {{own}} darüber. Beide werden im gleichen Verhältnis gekürzt: Ihnen bleiben {{paid}}.',
    under: 'Ihre Rente von {{own}} wird dadurch nicht gekürzt.',
  },
  earlyReduction: {
    title: 'Die Kürzung bis zum Referenzalter',
    text: 'Wer die Rente {{span}} früher bezieht, erhält bis zum Referenzalter {{percent}} weniger: {{pension}} weniger {{percent}} ergeben {{paid}}, auf den Franken gerundet.',
    transition:
      'Für Frauen mit Jahrgang 1961 bis 1969 ist der Satz tiefer. Er hängt vom Einkommen ab, das über die Rente entscheidet, hier {{ramd}} pro Jahr.',
    nothing: 'Bei Ihnen wird eine Rente, die {{span}} früher beginnt, nicht gekürzt.',
  },
  earlyReductionForLife: {
    title: 'Die Kürzung auf Lebenszeit',
    text: 'Ab dem Referenzalter wird die Kürzung zu einem festen Betrag, lebenslang: {{percent}} der vorher bezogenen Rente, ohne deren Kürzung. Diese Rente betrug im Durchschnitt {{average}} pro Monat, die Kürzung beträgt also {{reduction}}.',
    rest: '{{pension}} − {{reduction}} = {{paid}} pro Monat.',
    nothing: 'Bei Ihnen bleibt vom Vorbezug keine Kürzung.',
  },
  deferralSupplement: {
    title: 'Der Zuschlag für den Aufschub',
    text: 'Wer die Rente {{span}} später bezieht, erhält {{percent}} der nicht bezogenen Rente dazu. Diese betrug im Durchschnitt {{average}} pro Monat, der Zuschlag beträgt also {{supplement}}, lebenslang.',
    sum: '{{pension}} + {{supplement}} = {{paid}} pro Monat.',
  },
  supplement: {
    title: 'Der Rentenzuschlag',
    text: 'Frauen der Jahrgänge 1961 bis 1969, die ihre Rente nicht vorbeziehen, erhalten lebenslang einen Zuschlag. Für ein Einkommen von {{ramd}} pro Jahr beträgt der Grundbetrag {{base}} pro Monat.',
    whole: 'Ihr Jahrgang gibt Anspruch auf den ganzen Betrag.',
    share: 'Ihr Jahrgang gibt Anspruch auf {{percent}} dieses Betrags.',
    partial: 'Weil Ihnen Jahre fehlen, wird er nach der Skala {{scale}} gekürzt.',
    rounded: 'Das Ergebnis wird auf den nächsten ganzen Franken aufgerundet.',
    apart: 'Er kommt zur Rente dazu.',
  },
  thirteenth: {
    title: 'Die 13.\u00a0AHV-Rente',
    text: 'Im Dezember zahlt die AHV zusätzlich einen Zwölftel der Renten des Jahres. Für ein volles Jahr mit {{monthly}} pro Monat ergibt das {{amount}}.',
    nothing: 'Ohne Rente gibt es keine 13.\u00a0Rente.',
    result: '{{amount}} im Dezember',
  },
}
