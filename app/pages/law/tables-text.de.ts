import type { TextOf } from '~/language/text-of'
import type { lawTables as french } from './tables-text.fr'

export const lawTables: TextOf<typeof french> = {
  referenceAgeWomen: {
    title: 'Referenzalter der Frauen',
    what: 'Das Alter, in dem eine Frau ihre AHV-Rente ohne Kürzung und ohne Zuschlag erhält. Es hängt vom Geburtsdatum ab.',
  },
  referenceAgeMen: {
    title: 'Referenzalter der Männer',
    what: 'Das Alter, in dem ein Mann seine AHV-Rente ohne Kürzung und ohne Zuschlag erhält.',
  },
  contributionPeriod: {
    title: 'Beitragsjahre, die zählen',
    what: 'Ab welchem Alter Beiträge für die Rente zählen. Jene der Jahre davor, der Jugendjahre, füllen nur Lücken.',
  },
  minimumContribution: {
    title: 'Mindestbeitrag',
    what: 'Was man eingezahlt haben muss, damit ein Jahr ganz zählt, und das Einkommen, das diesen Beitrag ergibt. Wer ein Mehrfaches davon zahlt, zahlt auch für die Ehefrau oder den Ehemann ohne eigenes Einkommen.',
  },
  wageContribution: {
    title: 'Beitrag von Angestellten',
    what: 'Der Anteil des Lohns, den man der AHV zahlt. Der Arbeitgeber zahlt gleich viel. Die Beiträge an IV und EO kommen dazu.',
  },
  selfEmployedRates: {
    title: 'Beitrag von Selbständigen',
    what: 'Was Selbständige der AHV nach dem Einkommen des Jahres zahlen, das auf hundert Franken abgerundet wird. Die Beiträge an IV und EO kommen dazu. Für die Rente zählt das Einkommen, nicht der Beitrag.',
  },
  nonEmployedSteps: {
    title: 'Beitrag von Nichterwerbstätigen',
    what: 'Er hängt vom Vermögen und von den bezogenen Renten ab. Bei Verheirateten zählt die Hälfte dessen, was das Paar hat. Studierende bis zum Jahr, in dem sie 25 werden, und wer Ergänzungsleistungen, Überbrückungsleistungen oder Sozialhilfe bezieht, zahlen den Mindestbeitrag. Die Beiträge an IV und EO kommen dazu.',
  },
  allowanceAfterReferenceAge: {
    title: 'Freibetrag nach dem Referenzalter',
    what: 'Der Teil des Lohns, auf dem man keine Beiträge mehr zahlt, bei jedem Arbeitgeber. Er ist kleiner, wenn man nicht das ganze Jahr arbeitet. Man kann auf ihn verzichten, um die Rente zu verbessern.',
  },
  paymentDeadline: {
    title: 'Frist für fehlende Beiträge',
    what: 'Nach dieser Frist lässt sich ein fehlendes Jahr nicht mehr nachzahlen.',
  },
  pensionScales: {
    title: 'Rentenskalen',
    what: 'Wem Beitragsjahre fehlen, dem zahlt die AHV eine Teilrente nach einer Skala. Die höchste ergibt die Vollrente.',
  },
  scaleShares: {
    title: 'Teilrente nach der Skala',
    what: 'Ihre Beitragsjahre, verglichen mit denen Ihres Jahrgangs, ergeben die Skala. Sie bestimmt, welchen Anteil der Vollrente, ob minimal oder maximal, Sie erhalten. Es braucht mindestens ein ganzes Jahr.',
  },
  revaluationFactors: {
    title: 'Aufwertungsfaktoren',
    what: 'Sie heben die Summe der Einkommen an, weil Löhne und Preise gestiegen sind. Der Faktor hängt vom ersten Jahr im individuellen Konto und vom Jahr der Pensionierung ab.',
  },
  educationCredit: {
    title: 'Erziehungsgutschrift',
    what: 'Ein Einkommen, das die Berechnung für jedes Jahr mit einem Kind dazuzählt.',
  },
  minimumPension: {
    title: 'Mindestrente',
    what: 'Die kleinste Vollrente. Die Maximalrente ist doppelt so hoch, und fast alle anderen Beträge der AHV folgen daraus.',
  },
  pensionFormula: {
    title: 'Rentenformel',
    what: 'Sie macht aus dem durchschnittlichen Jahreseinkommen eine Monatsrente: ein fester Teil und ein Teil, der mit dem Einkommen wächst.',
  },
  pensionTableRows: {
    title: 'Zeilen der Rententabelle',
    what: 'Das durchschnittliche Jahreseinkommen wird auf die nächste Zeile der amtlichen Tabelle aufgerundet. Diese Zahl sagt, wie dicht die Zeilen stehen.',
  },
  coupleCap: {
    title: 'Obergrenze für Paare (Plafonierung)',
    what: 'Die beiden Renten eines Ehepaars oder einer eingetragenen Partnerschaft machen zusammen höchstens diesen Anteil der Maximalrente aus.',
  },
  coupleScaleWeights: {
    title: 'Obergrenze für Paare mit einer Teilrente',
    what: 'Ist eine der beiden Renten eine Teilrente, folgt die Obergrenze einer mittleren Skala. Hier steht, wie oft jede der beiden Skalen darin zählt.',
  },
  widowedSupplement: {
    title: 'Verwitwetenzuschlag',
    what: 'Verwitwete, die ihre eigene Altersrente beziehen, erhalten diesen Zuschlag. Rente und Zuschlag sind zusammen nicht höher als die Maximalrente. Bei einer Teilrente ist es die Maximalrente ihrer Skala.',
  },
  drawingLimits: {
    title: 'Wann die Rente beginnen kann',
    what: 'Das tiefste und das höchste Alter, in dem die Rente beginnen kann, und der grösste Abstand vom Referenzalter. Die Schätzung rechnet mit diesen Grenzen.',
  },
  drawingShares: {
    title: 'Ein Teil der Rente früher oder später',
    what: 'Man kann die ganze Rente vorbeziehen oder aufschieben, oder nur einen Teil davon. Ein vorbezogener Teil lässt sich erhöhen, ein aufgeschobener senken. Diese Schätzung bezieht immer die ganze Rente vor oder schiebt sie ganz auf.',
  },
  earlyReduction: {
    title: 'Kürzung bei Vorbezug',
    what: 'Um wie viel die Rente sinkt, wenn sie vor dem Referenzalter beginnt.',
  },
  lowIncomeEarlyReduction: {
    title: 'Tiefere Kürzung bei kleinem Einkommen',
    what: 'Nach dem Gesetz sind die Kürzungssätze beim Vorbezug tiefer, wenn das durchschnittliche Jahreseinkommen klein ist.',
  },
  transitionReduction: {
    title: 'Kürzung der Übergangsgeneration',
    what: 'Bei Frauen mit Jahrgang 1961 bis 1969 sinkt eine vorbezogene Rente weniger. Der Satz hängt vom durchschnittlichen Jahreseinkommen ab: bis 4 jährliche Mindestrenten, bis 5 oder mehr.',
  },
  earlyDeduction: {
    title: 'Kürzung ab dem Referenzalter',
    what: 'Im Referenzalter wird die vorbezogene Rente neu berechnet. Die Kürzung wird dann ein fester Betrag, der jeden Monat abgezogen wird.',
  },
  deferralRates: {
    title: 'Zuschlag bei Aufschub',
    what: 'Um wie viel die Rente steigt, wenn sie nach dem Referenzalter beginnt.',
  },
  transitionSupplement: {
    title: 'Grundzuschlag der Übergangsgeneration',
    what: 'Er kommt zur Rente von Frauen mit Jahrgang 1961 bis 1969 dazu, die sie nicht vorbeziehen. Er hängt vom durchschnittlichen Jahreseinkommen ab.',
  },
  transitionShare: {
    title: 'Anteil am Zuschlag nach Geburtsdatum',
    what: 'Welchen Anteil des Grundzuschlags eine Frau erhält.',
  },
  workAfterReferenceAge: {
    title: 'Arbeit nach dem Referenzalter',
    what: 'Wer weiter Beiträge zahlt, kann verlangen, dass die Rente neu berechnet wird. Dann zählen die Einkommen, auf denen Beiträge bezahlt sind. Ein Jahr füllt eine Lücke, wenn sein Einkommen den angegebenen Anteil erreicht und mindestens den Mindestbeitrag ergibt. Der Freibetrag steht auf der Seite der AHV-Beiträge. Diese Schätzung zählt solche Arbeit nicht.',
  },
  thirteenthPension: {
    title: '13.\u00a0Rente',
    what: 'Im Dezember ausbezahlt, zum ersten Mal 2026. Sie beträgt diesen Anteil der Altersrenten des Jahres.',
  },
  complementaryWealth: {
    title: 'Ergänzungsleistungen: Vermögen',
    what: 'Mit einem Reinvermögen von diesem Betrag oder mehr besteht kein Anspruch auf Ergänzungsleistungen. Das eigene Heim, in dem man wohnt, zählt nicht.',
  },
  complementaryLiving: {
    title: 'Ergänzungsleistungen: Lebensbedarf',
    what: 'Was das Gesetz pro Jahr zum Leben anrechnet. Dazu kommen die Miete und die Prämie der Krankenkasse, die vom Kanton abhängt.',
  },
  complementaryRent: {
    title: 'Ergänzungsleistungen: Miete',
    what: 'Was das Gesetz pro Jahr höchstens für die Miete anrechnet, je nach Gemeinde. Region 1 sind die grossen Zentren, Region 2 die Städte, Region 3 das Land.',
  },
  complementaryWealthSpent: {
    title: 'Ergänzungsleistungen: verbrauchtes Vermögen',
    what: 'Wer ohne wichtigen Grund in einem Jahr mehr ausgibt, wird behandelt, als hätte er das Geld noch.',
  },
  lppEntryThreshold: {
    title: 'Eintrittsschwelle',
    what: 'Ein höherer Lohn ist obligatorisch bei einer Pensionskasse versichert.',
  },
  lppCoordinationDeduction: {
    title: 'Koordinationsabzug',
    what: 'Der Teil des Lohns, den die AHV schon abdeckt. Er zählt nicht zum versicherten Lohn.',
  },
  lppMinimumCoordinatedSalary: {
    title: 'Minimaler koordinierter Lohn',
    what: 'Ab der Eintrittsschwelle ist ein Lohn mindestens für diesen Betrag versichert.',
  },
  lppUpperLimit: {
    title: 'Oberer Grenzbetrag',
    what: 'Der Teil des Lohns darüber ist nicht von Gesetzes wegen versichert.',
  },
  lppMaximumCoordinatedSalary: {
    title: 'Maximaler koordinierter Lohn',
    what: 'Der höchste Lohn, den das Gesetz versichert: der obere Grenzbetrag abzüglich des Koordinationsabzugs.',
  },
  lppSavingsCreditsMen: {
    title: 'Altersgutschriften der Männer',
    what: 'Der Anteil des koordinierten Lohns, der jedes Jahr gespart wird. Das BVG-Alter ist das laufende Jahr minus das Geburtsjahr.',
  },
  lppSavingsCreditsWomen: {
    title: 'Altersgutschriften der Frauen',
    what: 'Der Anteil des koordinierten Lohns, der jedes Jahr gespart wird. Das BVG-Alter ist das laufende Jahr minus das Geburtsjahr.',
  },
  lppMinimumInterest: {
    title: 'Mindestzinssatz',
    what: 'Der Zins, den der gesetzlich vorgeschriebene Teil des Guthabens mindestens trägt.',
  },
  lppConversionRateMen: {
    title: 'Mindestumwandlungssatz der Männer',
    what: 'Der Anteil des gesetzlich vorgeschriebenen Guthabens, den man jedes Jahr als Rente erhält. Für das übrige Guthaben legt jede Kasse ihren Satz fest.',
  },
  lppConversionRateWomen: {
    title: 'Mindestumwandlungssatz der Frauen',
    what: 'Der Anteil des gesetzlich vorgeschriebenen Guthabens, den man jedes Jahr als Rente erhält. Für das übrige Guthaben legt jede Kasse ihren Satz fest.',
  },
  lppAges: {
    title: 'Alter der Pensionierung',
    what: 'Das früheste, das ordentliche und das späteste Alter, in dem alle ihre Rente beziehen können. Das Reglement einer Kasse kann einen früheren Beginn erlauben.',
  },
  lppFundEarliestAge: {
    title: 'Tiefstes Alter einer Kasse',
    what: 'Das Reglement einer Kasse kann einen früheren Beginn erlauben als das Gesetz, aber nicht vor diesem Alter.',
  },
  lppPartialDrawing: {
    title: 'Pensionierung in Schritten',
    what: 'In wie vielen Teilen das Guthaben bezogen werden kann und wie gross der erste mindestens ist. Eine Kasse kann mehr Teile der Rente und einen kleineren ersten Teil erlauben.',
  },
  lppCapitalShare: {
    title: 'Kapitalanteil',
    what: 'Der Anteil des Altersguthabens, den alle als Kapital verlangen können. Das Reglement einer Kasse kann mehr erlauben.',
  },
  lppSmallPension: {
    title: 'Kleine Rente',
    what: 'Eine Kasse kann eine Rente, die kleiner ist als dieser Anteil der AHV-Mindestrente, als Kapital auszahlen.',
  },
  lppSurvivorShare: {
    title: 'Witwen- oder Witwerrente',
    what: 'Der Anteil der letzten Altersrente der 2.\u00a0Säule, den der überlebende Ehegatte erhält. Das Gesetz garantiert ihn für den obligatorischen Teil.',
  },
  lppBuyIn: {
    title: 'Einkauf',
    what: 'Was gilt, wenn man freiwillig Geld in die Pensionskasse einzahlt.',
  },
  lppHomeAdvance: {
    title: 'Vorbezug für ein Eigenheim',
    what: 'So viel kann man vom Guthaben beziehen, um die eigene Wohnung oder das eigene Haus zu kaufen.',
  },
  lppVestedAges: {
    title: 'Alter der Auszahlung eines Freizügigkeitsguthabens',
    what: 'Das früheste, das ordentliche und das späteste Alter, in dem ein Freizügigkeitsguthaben ausbezahlt wird. Nach dem Referenzalter muss man weiterarbeiten.',
  },
  pillar3aCeilingWithFund: {
    title: 'Höchstbetrag mit Pensionskasse',
    what: 'So viel kann man pro Jahr einzahlen, wenn man eine Pensionskasse hat.',
  },
  pillar3aCeilingWithoutFund: {
    title: 'Höchstbetrag ohne Pensionskasse',
    what: 'So viel kann man pro Jahr einzahlen, wenn man keine Pensionskasse hat.',
  },
  pillar3aIncomeShare: {
    title: 'Anteil des Einkommens ohne Pensionskasse',
    what: 'Ohne Pensionskasse ist die Einzahlung auch nicht höher als dieser Anteil des Erwerbseinkommens.',
  },
  pillar3aLatePurchase: {
    title: 'Einkauf verpasster Jahre',
    what: 'Die Jahre, für die man noch nachzahlen kann, was man nicht in die Säule\u00a03a einbezahlt hat.',
  },
  pillar3aPayOutAges: {
    title: 'Alter der Auszahlung',
    what: 'Das früheste, das ordentliche und das späteste Alter, in dem das Guthaben der Säule 3a ausbezahlt wird. Nach dem Referenzalter muss man weiterarbeiten.',
  },
}
