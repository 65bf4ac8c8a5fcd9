import type { TextOf } from '~/language/text-of'
import type { assumptions as french } from './assumptions-text.fr'

export const assumptions: TextOf<typeof french> = {
  lawOfToday:
    'Die Berechnung wendet Recht und Beträge von heute an, auch auf künftige Renten. Das Ergebnis ist in Franken von heute.',
  incomeCarriedOn:
    'Das Einkommen des letzten vollständigen Jahres auf dem individuellen Konto wird unverändert fortgeführt, bis zum 31.\u00a0Dezember vor dem Rentenbeginn.',
  noIncomeKnown:
    'Auf Ihrem individuellen Konto steht kein vollständiges Einkommensjahr. Die künftigen Jahre zählen ohne Einkommen.',
  newIncomeFromJanuary:
    'Der Lohn der Simulation ersetzt das fortgeführte Einkommen ab dem nächsten Januar bis zum 31. Dezember vor dem Referenzalter oder bis zum Beginn einer vorbezogenen Rente.',
  incomeInSteps:
    'Ab dem Tag jedes Schritts folgt das Einkommen dem Beschäftigungsgrad. Die Jahre davor zählen mit dem ganzen Einkommen.',
  noRecentEntry:
    'Auf Ihrem individuellen Konto steht kein neuerer Eintrag, und über die Zeit danach ist nichts bekannt. Für die künftigen Jahre zählen wir weder Einkommen noch Beiträge.',
  insuredFromFirstEntry:
    'Niemand hat gesagt, seit wann Sie in der Schweiz versichert sind. Wir zählen ab dem ersten Eintrag auf Ihrem Konto oder ab der Heirat mit einer versicherten Person.',
  insuredBetweenEntries:
    'In einigen Jahren stehen auf Ihrem Konto weniger als zwölf Monate. Wir nehmen an, dass Sie das ganze Jahr in der Schweiz versichert waren. Lebten Sie im Ausland, geben Sie das auf der AHV-Seite an.',
  minimumUnreachedNotCounted:
    'Ein Jahr, dessen Einkommen unter dem des Mindestbeitrags liegt, zählt allein nicht als Beitragsjahr. Sein Einkommen bleibt im Durchschnitt.',
  minimumContributionAssumed:
    'Der Mindestbeitrag einiger Jahre steht nicht fest. Für ein kleines Einkommen aus diesen Jahren nehmen wir den des letzten bekannten Jahres davor.',
  youthLatestFirst: 'Die jüngsten Jugendjahre füllen Lücken zuerst. Das Gesetz nennt keine Reihenfolge.',
  factorFromAge21: 'Zählen Jugendjahre, so gilt der Aufwertungsfaktor des Jahres, in dem Sie 21 werden.',
  retirementYearNotDivided:
    'Die Monate des Rentenjahres füllen eine Lücke. Ihr Einkommen zählt nicht, und sie verlängern die Dauer nicht, durch die geteilt wird.',
  retirementYearAfterEarly: 'Nach einem Vorbezug füllen im Referenzalter die Monate dieses Jahres von Neuem Lücken.',
  stopsWithDrawing: 'Eine ganz vorbezogene Rente beginnt hier mit dem Ende der Arbeit.',
  partnerAverageKept:
    'Bei einem Vorbezug der Rente Ihrer Partnerin oder Ihres Partners behalten wir das Durchschnittseinkommen bis zum Referenzalter: Ein anderes würde das Einkommen eines einzelnen Jahres verraten. Der genaue Betrag kann ein wenig abweichen.',
  nonEmployedContributions:
    'Nach dem Ende der Arbeit sind bis zum Referenzalter weiter Beiträge geschuldet. Wir zählen den Mindestbeitrag, oder den Ihrer Partnerin oder Ihres Partners, wenn er für beide reicht.',
  splitFromBoth21: 'Die Einkommen der Ehe werden ab dem Jahr geteilt, in dem beide 21 sind.',
  creditsByLawOfTheYear:
    'Die elterliche Sorge ist gemeinsam, und nichts ist vereinbart. Wir wenden auf jedes Jahr das damalige Recht an: von 2000 bis 2014 die Hälfte, danach alles der Mutter.',
  divorceYearByMother:
    'Für das Jahr der Scheidung gibt das Gesetz die ganze Gutschrift dem Elternteil, dem das Kind zugesprochen wurde. Sie kümmern sich beide um das Kind, und wir wissen nicht, wem es zugesprochen wurde: Wir rechnen die Gutschrift der Mutter an.',
  revaluationFactorAssumed:
    'Der Aufwertungsfaktor hängt vom Jahr ab, in dem die Rente beginnt. Solange der des Jahres nicht veröffentlicht ist, nehmen wir den letzten veröffentlichten.',
  cohortYearsAssumed:
    'Für Frauen, die das Referenzalter im Kalenderjahr ihres 65.\u00a0Geburtstags erreichen, zählen wir 44 Beitragsjahre.',
  earlyRatesPlain:
    'Das Gesetz sieht für kleine Einkommen tiefere Kürzungen vor, die Verordnung enthält sie noch nicht. Wir wenden die Sätze der Verordnung an; die Berechnung Schritt für Schritt zeigt beide.',
  sharesRoundedOnce: 'Ein Teil einer Rente wird nur einmal auf ganze Franken gerundet, am Schluss.',
  supplementLostByShare:
    'Schon ein vorbezogener Anteil lässt den Rentenzuschlag für Frauen der Jahrgänge 1961 bis 1969 entfallen.',
  capScaleAssumed:
    'Ihre Obergrenze als Paar ist mit den Prozenten der Verordnung berechnet. Einzelne Ausgleichskassen runden die Skala, was einen anderen Betrag ergeben kann.',
  deferralUnderOneYear:
    'Ein Aufschub von weniger als einem Jahr ergibt keinen Zuschlag: Die Rente beginnt mit dem Referenzalter.',
  deferralEndsAfterFiveYears: 'Ein Aufschub dauert höchstens fünf Jahre: Danach beginnt die Rente.',
  workAfterReferenceAgeLeftOut: 'Einkommen nach dem Referenzalter zählen nur auf Antrag. Wir zählen sie nicht.',
  fortyPercentByYear: 'Für das Füllen von Lücken nach dem Referenzalter prüfen wir die 40-Prozent-Regel Jahr für Jahr.',
  forecastAsIs:
    'Die Rentenvorausberechnung einer Ausgleichskasse gilt hier unverändert. Künftige Beiträge, Gutschriften und die Teilung der Einkommen aus der Ehe zählen darin wie am Tag jener Berechnung. Ein anderer Lohn ändert hier nichts daran.',
  forecastScaleKept:
    'Für eine vorbezogene Rente zählt das Gesetz bis zum Referenzalter eine andere Skala. Die Rentenvorausberechnung nennt sie nicht immer: Wir behalten die genannte bei.',
  forecastWithoutIncomes:
    'Die Rentenvorausberechnung nennt Ihre Einkommen nicht Jahr für Jahr. Für die Rente Ihrer Partnerin oder Ihres Partners, und damit für die Obergrenze als Paar, bräuchte es sie. Die Rente liegt zwischen zwei Beträgen. Die Zahlen, die davon abhängen, sind ohne diese Einkommen berechnet.',
  fewFigures:
    'Ihre bisherigen Einkommen sind aus wenigen Angaben geschätzt; der heutige Lohn gilt unverändert auch für die künftigen Jahre. Mit dem Auszug aus Ihrem individuellen Konto wird die Berechnung genau.',
  spouseFewFigures:
    'Die bisherigen Einkommen Ihrer Partnerin oder Ihres Partners sind aus wenigen Angaben geschätzt; der heutige Lohn gilt unverändert auch für die künftigen Jahre.',
  spouseIncomesUnknown:
    'Die Einkommen Ihrer Partnerin oder Ihres Partners, von heute oder von früher, sind nicht bekannt. Die Rente liegt zwischen zwei Beträgen. Die Zahlen, die davon abhängen, sind ohne diese Einkommen berechnet.',
  spouseIncomesWithoutEffect:
    'Die Einkommen Ihrer Partnerin oder Ihres Partners, von heute oder von früher, sind nicht bekannt. Die Rente ist mit jedem Einkommen gleich hoch. Die Zahlen, die davon abhängen, sind ohne diese Einkommen berechnet.',
  bornInJuly: 'Wo von Partnerin, Partner oder Kind nur der Jahrgang bekannt ist, rechnen wir mit dem 1.\u00a0Juli.',
  spouseOtherSex:
    'Ihre Partnerin oder Ihr Partner zählt als Person des anderen Geschlechts. Auf der Seite der AHV können Sie es ändern.',
  spouseSameYear:
    'Ohne Jahrgang Ihrer Partnerin oder Ihres Partners rechnen wir mit Ihrem eigenen. Mit dem richtigen wird der Betrag genauer.',
  weddingAssumed:
    'Der Tag Ihrer Heirat ist nicht bekannt. Wir rechnen mit dem Jahr, in dem die jüngere Person 30 war, oder mit dem Jahrgang des ersten Kindes. Geben Sie den richtigen Tag auf der Seite der AHV an.',
  marriageNotTold:
    'Ihre Rente ist mit Ihren eigenen Einkommen gerechnet, ohne dass Einkommen aus einer Ehe geteilt werden. Beschreiben Sie diese Ehe auf der Seite der Familie: Der Betrag kann steigen oder sinken.',
  spouseIncomesByLetter:
    'Die Einkommen Ihrer Partnerin oder Ihres Partners sind nicht bekannt. Die Rente sagt, wie hoch sie im Durchschnitt waren, aber nicht, in welchen Jahren der Ehe: Ihre Rente liegt zwischen zwei Beträgen. Die Zahlen, die davon abhängen, rechnen mit dem gleichen Einkommen in jedem Jahr.',
  spousePensionPaid:
    'Die AHV-Rente Ihrer Partnerin oder Ihres Partners ist jene, die Sie angegeben haben. Wenn Sie beide das Referenzalter erreicht haben, werden die Einkommen der Ehe geteilt und diese Rente wird nach den Regeln ihres ersten Jahres neu berechnet und auf heute gebracht. Solange Sie keine Rente der AHV oder der IV haben, ist sie nicht plafoniert.',
  spousePensionComputed:
    'Die AHV-Rente Ihrer bereits pensionierten Partnerin oder Ihres bereits pensionierten Partners ist mit der Tabelle ihres ersten Jahres berechnet und auf heute gebracht. Vor 2025 nehmen wir den Aufwertungsfaktor der gleichen Zahl von Jahren. Mit dem Brief der Ausgleichskasse wird dieser Betrag genau.',
  spousePensionUnlikeIncomes:
    'Die Rente Ihrer Partnerin oder Ihres Partners entspricht nicht den bekannten Einkommen. Es zählt der Betrag aus dem Brief.',
  sharedTotalsHidden:
    'Zum Schutz der Einkommen Ihrer Partnerin oder Ihres Partners zeigen wir die geteilten Totale hier nicht: Sie liessen das Einkommen eines einzelnen Jahres erkennen.',
}
