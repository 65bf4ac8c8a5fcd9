import type { TextOf } from '~/language/text-of'
import type { glossary as french } from './text.fr'

export const glossary: TextOf<typeof french> = {
  title: 'Glossar: Begriffe einfach erklärt',
  intro: 'Die Begriffe der Vorsorge in wenigen einfachen Sätzen. Wo es einen gibt, steht der Gesetzesartikel darunter.',
  law: 'Die Zahlen des Gesetzes ansehen',
  groups: {
    all: 'Für alle drei Säulen',
    avs: '1.\u00a0Säule: AHV',
    lpp: '2.\u00a0Säule: Pensionskasse',
    pillar3a: '3.\u00a0Säule: 3a',
  },
  terms: {
    pillars: {
      name: 'Drei Säulen',
      text: 'So ist die Vorsorge in der Schweiz gebaut: die AHV für alle, die Pensionskasse für Angestellte und das Sparen, das jede Person selbst wählt.',
    },
    pension: { name: 'Rente', text: 'Ein Betrag, der jeden Monat kommt, meist bis ans Lebensende.' },
    lumpSum: {
      name: 'Kapital',
      text: 'Eine Summe, die auf einmal ausbezahlt wird. Man verwaltet sie selbst, und sie kann ausgehen.',
    },
    referenceAge: {
      name: 'Referenzalter',
      text: 'Das Alter, in dem die AHV-Rente ohne Kürzung und ohne Zuschlag beginnt. Früher hiess es Rentenalter.',
    },
    gross: {
      name: 'Brutto',
      text: 'Vor allen Abzügen. Vom Lohn gehen noch die Beiträge weg, von der Rente die Steuern.',
    },
    partner: {
      name: 'Partnerin, Partner',
      text: 'Die Person, mit der man verheiratet ist oder in eingetragener Partnerschaft lebt.',
    },
    estimate: {
      name: 'Schätzung',
      text: 'Eine Rechnung mit dem, was man heute weiss. Wie viel es am Ende ist, sagt später die Stelle, die das Geld auszahlt.',
    },
    avs: {
      name: 'AHV (Alters- und Hinterlassenenversicherung)',
      text: 'Die 1.\u00a0Säule. Sie ist obligatorisch für alle, die in der Schweiz wohnen oder arbeiten. Sie zahlt Renten im Alter, und Renten an Witwen, Witwer und Waisen.',
    },
    ai: {
      name: 'IV (Invalidenversicherung)',
      text: 'Sie hilft Menschen, die wegen ihrer Gesundheit kein Geld verdienen können. Die Beiträge zahlt man zusammen mit denen für die AHV.',
    },
    apg: {
      name: 'EO (Erwerbsersatzordnung)',
      text: 'Sie ersetzt einen Teil des Lohns im Militär, im Zivildienst oder nach einer Geburt. Die Beiträge zahlt man zusammen mit denen für die AHV.',
    },
    avsNumber: {
      name: 'AHV-Nummer',
      text: 'Eine Nummer mit 13\u00a0Ziffern, die mit 756 beginnt. Sie steht auf der Karte der Krankenkasse.',
    },
    compensationOffice: {
      name: 'Ausgleichskasse',
      text: 'Die Stelle, die AHV-Beiträge einzieht und Renten auszahlt. Bei ihr meldet man sich für die Rente an.',
    },
    individualAccount: {
      name: 'Individuelles Konto (IK)',
      text: 'Das Konto, auf dem die AHV das Einkommen einer Person einträgt, Jahr für Jahr. Einen Auszug bekommt man kostenlos.',
    },
    contributionYear: {
      name: 'Beitragsjahr',
      text: 'Ein Jahr, in dem man bei der AHV versichert ist und genug Beiträge bezahlt hat.',
    },
    minimumContribution: {
      name: 'Mindestbeitrag',
      text: 'So viel muss man der AHV mindestens zahlen, damit ein ganzes Jahr zählt.',
    },
    gap: {
      name: 'Beitragslücke',
      text: 'Ein Jahr, das fehlt. Die Rente wird dadurch kleiner. Fünf Jahre lang kann man den Beitrag noch nachzahlen.',
    },
    youthYears: {
      name: 'Jugendjahre',
      text: 'Beitragsjahre vor dem Jahr, in dem man 21 wird. Mit ihnen werden Lücken gefüllt.',
    },
    scale: {
      name: 'Rentenskala',
      text: 'Eine Zahl von 1 bis 44. Bei 44 fehlt kein Jahr. Je mehr Jahre fehlen, desto kleiner sind die Zahl und die Rente.',
    },
    fullPension: {
      name: 'Vollrente, Teilrente',
      text: 'Fehlt kein Jahr, gibt es eine Vollrente (Skala\u00a044). Sonst gibt es eine Teilrente.',
    },
    averageIncome: {
      name: 'Massgebendes durchschnittliches Jahreseinkommen (mittleres Einkommen)',
      text: 'Der Durchschnitt aller Einkommen bis zur Rente, zusammen mit den Gutschriften. Von ihm hängt ab, wie hoch die Rente ist.',
    },
    revaluation: {
      name: 'Aufwertungsfaktor',
      text: 'Eine Zahl, mit der die Summe der Einkommen erhöht wird, weil Löhne und Preise früher tiefer waren.',
    },
    educationCredit: {
      name: 'Erziehungsgutschrift',
      text: 'Ein Einkommen, das die AHV für Jahre mit Kindern unter 16 dazurechnet. Es zählt in der Rechnung, wird aber nicht ausbezahlt.',
    },
    splitting: {
      name: 'Einkommensteilung (Splitting, Teilung der Einkommen)',
      text: 'Die Einkommen der Ehejahre werden zusammengezählt, jede Person bekommt die Hälfte. Das geschieht nach einer Scheidung oder einem Todesfall, oder wenn beide eine Rente erhalten.',
    },
    coupleCap: {
      name: 'Plafonierung (Obergrenze für Paare)',
      text: 'Die Renten eines Ehepaars sind zusammen höchstens anderthalbmal so hoch wie die höchste Rente. Sonst werden beide gekürzt.',
    },
    early: {
      name: 'Vorbezug der Rente',
      text: 'Die Rente vor dem Referenzalter beziehen. Sie ist dann kleiner, ein Leben lang.',
    },
    deferral: {
      name: 'Aufschub',
      text: 'Die Rente nach dem Referenzalter beziehen. Sie ist dann höher, ein Leben lang.',
    },
    transition: {
      name: 'Übergangsgeneration, Rentenzuschlag',
      text: 'Frauen mit Jahrgang 1961 bis 1969. Ihr Referenzalter wurde erhöht. Dafür erhalten sie einen Zuschlag, oder ihre Rente wird beim Vorbezug weniger gekürzt.',
    },
    thirteenth: {
      name: '13.\u00a0Altersrente (13.\u00a0AHV-Rente)',
      text: 'Ein Zwölftel der Renten eines Jahres. Die AHV zahlt es im Dezember zusätzlich aus.',
    },
    widowed: {
      name: 'Verwitwetenzuschlag',
      text: 'Ein Betrag, der bei Witwen und Witwern zur Altersrente kommt, bis zur höchsten Rente.',
    },
    allowance: {
      name: 'Freibetrag',
      text: 'Der Teil des Lohns, auf dem man nach dem Referenzalter keine AHV-Beiträge zahlt.',
    },
    forecast: {
      name: 'Rentenvorausberechnung',
      text: 'Eine Prognose der AHV-Rente. Die Ausgleichskasse macht sie auf Anfrage.',
    },
    lpp: {
      name: 'BVG (Bundesgesetz über die berufliche Vorsorge)',
      text: 'Das Gesetz zur 2.\u00a0Säule. Es sagt, was eine Pensionskasse mindestens bieten muss.',
    },
    pensionFund: {
      name: 'Pensionskasse (PK)',
      text: 'Die Stelle der 2.\u00a0Säule. Der Arbeitgeber wählt sie. Er und seine Angestellten sparen dort jeden Monat.',
    },
    rules: {
      name: 'Reglement',
      text: 'Der Text einer Pensionskasse, in dem die Rechte der Versicherten stehen. Es kann mehr bieten als das Gesetz.',
    },
    certificate: {
      name: 'Vorsorgeausweis',
      text: 'Das Blatt, das die Pensionskasse jedes Jahr schickt. Darauf stehen das Guthaben und die erwartete Rente.',
    },
    balance: {
      name: 'Altersguthaben',
      text: 'Was man in der Pensionskasse gespart hat, mit den Zinsen.',
    },
    mandatory: {
      name: 'Obligatorischer Teil',
      text: 'Der Teil des Guthabens, den das Gesetz verlangt. Der Rest ist überobligatorisch: Zins und Rente dafür legt die Kasse fest.',
    },
    entryThreshold: {
      name: 'Eintrittsschwelle',
      text: 'Ab diesem Jahreslohn muss der Arbeitgeber jemanden bei einer Pensionskasse versichern.',
    },
    coordinatedSalary: {
      name: 'Koordinierter Lohn',
      text: 'Der Teil des Lohns, den das Gesetz zu versichern verlangt. Vom Lohn wird etwas abgezogen, weil die AHV den Anfang schon versichert.',
    },
    savingsCredit: {
      name: 'Altersgutschrift',
      text: 'Was jedes Jahr neben dem Zins zum Guthaben kommt. Der Anteil am Lohn steigt mit dem Alter.',
    },
    minimumInterest: {
      name: 'Mindestzinssatz',
      text: 'So viel Zins bringt der obligatorische Teil mindestens. Der Bundesrat legt ihn fest.',
    },
    conversionRate: {
      name: 'Umwandlungssatz',
      text: "Er macht aus dem Guthaben eine Rente. Bei 5\u00a0% werden aus CHF\u00a0100'000 Guthaben CHF\u00a05'000 pro Jahr.",
    },
    capitalShare: {
      name: 'Kapitalanteil',
      text: 'Was man vom Guthaben auf einmal bezieht. Der Rest wird zur Rente. Das Gesetz erlaubt mindestens ein Viertel des obligatorischen Teils.',
    },
    partialRetirement: {
      name: 'Teilpensionierung',
      text: 'Weniger arbeiten und schon einen Teil der Rente oder des Kapitals beziehen.',
    },
    buyIn: {
      name: 'Einkauf',
      text: 'Eine freiwillige Zahlung an die Pensionskasse. Sie erhöht die Rente, und man kann sie vom steuerbaren Einkommen abziehen.',
    },
    vested: {
      name: 'Freizügigkeit',
      text: 'Das Guthaben von Personen, die eine Pensionskasse verlassen haben und in keine neue eingetreten sind. Es wartet auf einem Konto oder in einer Police.',
    },
    homeAdvance: {
      name: 'Vorbezug für Wohneigentum (WEF)',
      text: 'Einen Teil des Guthabens beziehen, um die eigene Wohnung zu kaufen. Die Rente ist dann kleiner. WEF heisst Wohneigentumsförderung.',
    },
    pillar3a: {
      name: 'Säule\u00a03a',
      text: 'Freiwilliges Sparen für das Alter. Man kann es vom steuerbaren Einkommen abziehen. Beziehen kann man es meist erst fünf Jahre vor dem Referenzalter.',
    },
    account3a: {
      name: '3a-Konto',
      text: 'Sparen bei einer Bank. Man zahlt ein, was man will, bis zum Höchstbetrag des Jahres.',
    },
    policy3a: {
      name: '3a-Police',
      text: 'Ein Vertrag mit einer Versicherung. Sie zahlt an einem festen Tag ein Kapital aus und versichert oft auch den Todesfall.',
    },
    ceiling3a: {
      name: 'Höchstbetrag 3a',
      text: 'So viel darf man in einem Jahr in die Säule\u00a03a einzahlen. Ohne Pensionskasse ist es mehr.',
    },
    catchUp3a: {
      name: '3a-Einkauf',
      text: 'Nachträglich einzahlen, was man in einem Jahr nicht eingezahlt hat. Das geht für die Jahre ab 2025.',
    },
    pillar3b: {
      name: 'Säule\u00a03b',
      text: 'Alles andere Ersparte. Man kann frei darüber verfügen. In dieser Schätzung zählt es nicht.',
    },
  },
}
