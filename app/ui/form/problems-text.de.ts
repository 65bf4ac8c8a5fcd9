import type { TextOf } from '~/language/text-of'
import type { problems as french } from './problems-text.fr'

export const problems: TextOf<typeof french> = {
  required: 'Es fehlt eine Angabe: {{field}}',
  invalid: 'Dieser Wert passt nicht in dieses Feld. Korrigieren Sie ihn nach dem angegebenen Muster.',
  tooLong: 'Dieser Text ist zu lang für dieses Feld. Kürzen Sie ihn, und prüfen Sie, was Sie eingefügt haben.',
  outOfRange: 'Dieser Wert ist zu klein oder zu gross. Prüfen Sie ihn.',
  unknownField: 'Das Formular enthält ein unbekanntes Feld. Laden Sie die Seite neu und beginnen Sie noch einmal.',
  avsNumberForm: 'Die AHV-Nummer hat 13 Ziffern und beginnt mit 756. Schreiben Sie sie so: 756.1234.5678.97.',
  avsNumberCheckDigit:
    'In dieser AHV-Nummer ist eine Ziffer falsch. Prüfen Sie die Nummer auf der Krankenversicherungskarte. Sie wird so geschrieben: 756.1234.5678.97.',
  notOwnNumber: 'Diese Nummer gehört nicht der angemeldeten Person. Geben Sie Ihre eigene AHV-Nummer an.',
  samePersonTwice: 'Das ist Ihre eigene Nummer. Geben Sie die Nummer Ihrer Partnerin oder Ihres Partners an.',
  notRegisteredPartner:
    'Laut AHV-Register gehört diese Nummer nicht Ihrer Partnerin oder Ihrem Partner. Prüfen Sie sie, zum Beispiel auf der Krankenversicherungskarte.',
  notAsRegistered:
    'Im AHV-Register steht etwas anderes. Prüfen Sie diese Antwort. Wenn das Register sich irrt, wenden Sie sich an Ihre Ausgleichskasse.',
  dayForm: 'Schreiben Sie das Datum mit Tag, Monat und Jahr, zum Beispiel {{example}}.',
  dayOrAgeForm: 'Schreiben Sie ein Datum oder ein Alter, zum Beispiel {{example}} oder 63.',
  yearCutShort: 'Schreiben Sie das Jahr mit vier Ziffern, zum Beispiel {{example}}.',
  dayUnknown: 'Dieses Datum gibt es im Kalender nicht. Prüfen Sie Tag und Monat, zum Beispiel {{example}}.',
  dayInFuture: 'Dieses Datum liegt in der Zukunft. Geben Sie ein vergangenes Datum an, zum Beispiel {{example}}.',
  dayTooEarly: 'Dieses Datum liegt zu weit zurück. Geben Sie ein Datum ab dem 01.01.1900 an.',
  dayBeforeBirth: 'Dieses Datum liegt vor Ihrer Geburt. Prüfen Sie es, zum Beispiel {{example}}.',
  underEighteen: 'Die Schätzung ist ab 18 Jahren möglich. Prüfen Sie das Geburtsdatum, zum Beispiel 21.05.1981.',
  pensionBefore2025:
    'Mit diesem Geburtsdatum wird das Referenzalter vor 2025 erreicht. Wir schätzen nur Renten, die 2025 oder später beginnen: Ihre AHV-Ausgleichskasse kennt Ihre Rente.',
  birthDateUnknown: 'Ihr Geburtsdatum fehlt uns noch. Füllen Sie zuerst die Seite zur AHV aus.',
  marriageBeforeBirth:
    'Die Ehe oder Partnerschaft kann nicht vor der Geburt beginnen. Prüfen Sie beide Daten, zum Beispiel 12.06.2008.',
  endBeforeStart:
    'Das Ende kann nicht vor dem Beginn liegen. Geben Sie ein späteres Datum an, zum Beispiel 30.09.2019.',
  endDateWithMarried:
    'Sie haben angegeben, verheiratet oder in eingetragener Partnerschaft zu sein. Lassen Sie das Enddatum leer oder ändern Sie den Zivilstand.',
  deathDateWithMarried:
    'Sie haben angegeben, verheiratet oder in eingetragener Partnerschaft zu sein. Lassen Sie das Todesdatum leer oder ändern Sie den Zivilstand.',
  deathBeforeBirth: 'Der Tod kann nicht vor der Geburt liegen. Prüfen Sie beide Daten, zum Beispiel 30.09.2019.',
  deathDateOfLiving:
    'Für ein lebendes Kind ist ein Todesdatum angegeben. Löschen Sie das Datum oder entfernen Sie das Häkchen «lebt».',
  childBeforeParent: 'Ein Kind kann nicht vor Ihnen geboren sein. Prüfen Sie das Datum, zum Beispiel 14.03.2010.',
  childCountForm: 'Schreiben Sie die Anzahl Kinder in Ziffern, von 1 bis 15, zum Beispiel 2.',
  childCountRows:
    'Sie haben mehr Zeilen ausgefüllt, als Sie Kinder angegeben haben. Korrigieren Sie die Anzahl oder entfernen Sie überzählige Zeilen.',
  tooManyChildren: 'Das Formular hat Platz für 15 Kinder. Schreiben Sie eine Zahl von 1 bis 15.',
  civilStatusUnknown: 'Diesen Zivilstand gibt es in der Liste nicht. Wählen Sie eine der sechs Antworten.',
  genderUnknown: 'Wählen Sie «Weiblich» oder «Männlich», wie im Zivilstandsregister.',
  insuredSinceRange:
    'Schreiben Sie das Jahr, seit dem Sie in der Schweiz versichert sind, zwischen Geburt und heute, zum Beispiel 1998.',
  abroadOrder: 'Das letzte Jahr im Ausland kann nicht vor dem ersten liegen. Prüfen Sie beide Jahre.',
  abroadRange: 'Schreiben Sie ein Jahr zwischen Ihrer Geburt und heute, zum Beispiel 2004.',
  abroadBeforeInsured:
    'Diese Zeit beginnt vor dem Jahr, seit dem Sie versichert sind. Korrigieren Sie eines der beiden Jahre.',
  abroadOverlap: 'Diese Zeit überschneidet sich mit einer anderen im Ausland. Geben Sie jedes Jahr nur einmal an.',
  notBeforePresent:
    'Eine frühere Ehe muss vor Ihrer heutigen Heirat zu Ende sein. Prüfen Sie ihre Daten oder das Datum der Heirat auf der AHV-Seite.',
  marriagesOverlap: 'Diese Ehe beginnt vor dem Ende einer anderen. Prüfen Sie die Daten.',
  separatedOutside: 'Die Trennung liegt ausserhalb der Ehe. Prüfen Sie die Daten.',
  familyNotTold: 'Für die AHV-Rente fehlt noch eine Ehe und ihr Ende. Ergänzen Sie die Seite Ihrer Familie.',
  noneBesideWork: 'Eine Tätigkeit passt nicht zu «Nicht erwerbstätig». Wählen Sie eine der beiden Antworten ab.',
  partnerNotRetired:
    'Mit diesem Geburtsdatum hat Ihre Partnerin oder Ihr Partner das Referenzalter noch nicht erreicht: Lassen Sie das Feld leer, oder korrigieren Sie das Geburtsdatum.',
  pensionSinceRange:
    'Eine AHV-Rente beginnt frühestens zwei Jahre (bei Frauen mit Jahrgang 1961 bis 1969 drei) vor dem Referenzalter und spätestens fünf danach. Prüfen Sie den Tag auf dem Brief.',
  partnerPensionTooLarge:
    'Diese Rente ist höher als die höchste der AHV. Schreiben Sie nur die Rente Ihrer Partnerin oder Ihres Partners, pro Monat, ohne Ihre eigene und ohne die Pensionskasse, zum Beispiel {{example}}.',
  partnerPaidAlready: 'Ihre Partnerin oder Ihr Partner bezieht die Rente schon. Lassen Sie dieses Feld leer.',
  endedByUnknown: 'Geben Sie an, wie die Ehe endete: Scheidung, Tod oder Ungültigerklärung.',
  survivorsPensionTooLarge:
    'Diese Rente ist höher als die höchste der AHV. Schreiben Sie den Betrag pro Monat, ohne die Rente der Pensionskasse, zum Beispiel {{example}}.',
  endNotAsStatus:
    'Dieses Ende passt nicht zum Zivilstand auf der AHV-Seite. Korrigieren Sie diese Antwort oder den Zivilstand.',
  creditsUnknown: 'Diese Antwort steht nicht in der Liste. Wählen Sie, wem die Gutschriften gehören.',
  insuredSinceForm: 'Schreiben Sie ein Jahr mit vier Ziffern, zum Beispiel 1998.',
  yearForm: 'Schreiben Sie ein Jahr mit vier Ziffern, zum Beispiel {{example}}.',
  tooManyMarriages: 'Im Formular haben 10 Ehen Platz.',
  tooManyYearsAbroad: 'Im Formular haben 10 Aufenthalte im Ausland Platz.',
  monthsForm: 'Schreiben Sie die Beitragsmonate, zum Beispiel 01-12 oder 12.',
  tooManyRows: 'So viele Zeilen haben im Formular keinen Platz.',
  scaleRange: 'Die Rentenskala ist eine Zahl von 1 bis 44.',
  incomeTooLarge:
    'Dieses Einkommen ist zu hoch. Schreiben Sie höchstens 10 Millionen Franken pro Jahr, zum Beispiel {{example}}.',
  forecastYearRange: 'Schreiben Sie das Jahr des Briefes, von 1998 bis heute, zum Beispiel {{example}}.',
  careerYearRange: 'Dieses Jahr liegt zu weit zurück oder in der Zukunft. Prüfen Sie es.',
  extractTooLong: 'Dieser Text ist zu lang. Fügen Sie nur die Zeilen des Auszugs ein.',
  tooManyUnread:
    'Mehr als 250 Zeilen dieses Textes haben wir nicht verstanden, und so viele behalten wir nicht. Fügen Sie nur die Zeilen mit Einkommen ein, oder geben Sie diese Zeile für Zeile ein.',
  extractTooManyLines: 'Es sind mehr als 500 Zeilen mit Zahlen. Fügen Sie nur die Zeilen des Auszugs ein.',
  nothingRead: "Wir haben keine Zeile mit Zahlen gefunden. Schreiben Sie zum Beispiel: 01-12 1998 45'817.",
  noRowTyped: 'Keine Zeile ist ausgefüllt. Schreiben Sie mindestens ein Jahr und sein Einkommen.',
  linesAfterExtract:
    'Einige Zeilen tragen ein späteres Jahr als dieses Datum. Prüfen Sie das Datum oben auf dem Auszug und die Jahre der Zeilen.',
  yearAfterExtract:
    'Dieses Jahr liegt nach dem Datum des Auszugs. Prüfen Sie es; ist das Datum falsch, lassen Sie den Auszug noch einmal lesen.',
  lettersInNumber: 'In diesem Betrag steht ein Buchstabe, vielleicht ein O statt einer Null. Korrigieren Sie ihn.',
  yearBelowZero: 'Die Zeilen dieses Jahres ergeben zusammen weniger als null. Prüfen Sie die Beträge und Vorzeichen.',
  fileOrText: 'Sie haben einen Text eingefügt und eine Datei gewählt. Behalten Sie eines von beiden.',
  fileAgain: 'Wählen Sie die Datei noch einmal, wir haben sie nicht behalten.',
  fileTooLarge: 'Diese Datei ist grösser als 5 Megabyte. Wählen Sie eine kleinere, oder fügen Sie die Zeilen ein.',
  fileKind: 'Diese Art von Datei lesen wir nicht. Wählen Sie ein PDF, eine CSV- oder eine Textdatei.',
  fileWithoutText:
    'Diese Datei ist ein Bild ohne lesbaren Text. Fotografieren Sie es mit einem Telefon, das Text erkennt, kopieren Sie den Text und fügen Sie ihn ein; oder tippen Sie die Zeilen.',
  fileLocked:
    'Dieses PDF ist mit einem Passwort geschützt. Öffnen Sie es, kopieren Sie den Text und fügen Sie ihn ein.',
  fileUnreadable:
    'Diese Datei ist beschädigt oder zu kompliziert. Öffnen Sie sie, kopieren Sie den Text und fügen Sie ihn ein.',
  fileReaderBusy:
    'Im Moment kommen zu viele Dateien an. Versuchen Sie es in einer Minute wieder, oder fügen Sie die Zeilen ein.',
  fileUnderWay:
    'Eine andere Datei von Ihnen oder aus Ihrem Netz wird noch gelesen. Wählen Sie Ihre in einigen Sekunden noch einmal, oder fügen Sie die Zeilen ein.',
  fileMissing: 'Wählen Sie zuerst eine Datei.',
  paperTooLarge: 'Diese Datei ist grösser als 5 Megabyte. Wählen Sie eine kleinere, oder schreiben Sie die Zahlen ab.',
  paperWithoutText: 'Diese Datei ist ein Bild ohne lesbaren Text. Schreiben Sie die Zahlen ab.',
  paperLocked:
    'Dieses PDF ist mit einem Passwort geschützt. Speichern Sie es ohne Passwort, oder schreiben Sie die Zahlen ab.',
  paperUnreadable: 'Diese Datei ist beschädigt oder zu kompliziert. Schreiben Sie die Zahlen ab.',
  paperReaderBusy:
    'Im Moment kommen zu viele Dateien an. Versuchen Sie es in einer Minute wieder, oder schreiben Sie die Zahlen ab.',
  paperUnderWay:
    'Eine andere Datei von Ihnen oder aus Ihrem Netz wird noch gelesen. Wählen Sie Ihre in einigen Sekunden noch einmal, oder schreiben Sie die Zahlen ab.',
  paperWithoutFigures: 'Wir haben in dieser Datei keine Zahl erkannt. Schreiben Sie sie ab.',
  fileIsCertificate: 'Diese Datei scheint ein Ausweis einer Pensionskasse zu sein. Er hat seine eigene Seite.',
  fileIsStatement3a: 'Diese Datei scheint ein Auszug der Säule 3a zu sein. Er hat seine eigene Seite.',
  fileIsVested: 'Diese Datei scheint ein Freizügigkeitsauszug zu sein. Er hat seine eigene Seite.',
  fileIsForecast:
    'Diese Datei scheint eine Vorausberechnung der AHV-Rente zu sein. Sie wird auf der Seite Ihrer Einkommen gelesen.',
  fileIsExtract:
    'Diese Datei scheint ein Auszug aus dem individuellen AHV-Konto zu sein. Er wird auf der Seite Ihrer Einkommen gelesen.',
  fileIsTaxForm: 'Diese Datei scheint ein Steuerpapier zu sein. Wir brauchen es hier nicht.',
  fileIsSalaryCertificate: 'Diese Datei scheint ein Lohnausweis zu sein. Wir brauchen ihn hier nicht.',
  fileIsPaySlip: 'Diese Datei scheint eine Lohnabrechnung zu sein. Wir brauchen sie hier nicht.',
  courseUnknown: 'Diese Antwort steht nicht in der Liste. Wählen Sie, wie sich Ihr Lohn entwickelt hat.',
  tooManyBlocks: 'Im Formular haben 12 Zeiträume Platz.',
  paidPerUnknown: 'Geben Sie an, ob dieser Betrag pro Monat oder pro Jahr gilt.',
  ageRange: 'Schreiben Sie ein Alter von 58 bis 70 Jahren.',
  certificateKindUnknown: 'Diese Antwort steht nicht in der Liste. Wählen Sie, was Ihre Kasse zahlt.',
  agesLineUnread:
    "Nicht verstanden: {{names}}. Schreiben Sie Alter, Kapital und Rente, zum Beispiel 64 658'980 34'267, mit einem Strich für das, was fehlt.",
  accountKindUnknown: 'Diese Antwort steht nicht in der Liste. Wählen Sie die Art des Kontos.',
  noPaperChosen: 'Kreuzen Sie an, was Sie haben, oder «Nichts davon».',
  careerNotTold: 'Ihre AHV-Einkommen fehlen. Geben Sie sie an, damit die AHV-Rente berechnet werden kann.',
  mandatoryAboveBalance: 'Der BVG-Teil kann nicht grösser sein als das Altersguthaben. Prüfen Sie beide Beträge.',
  capitalBelowBalance:
    'Das voraussichtliche Kapital kann nicht kleiner sein als das Guthaben von heute. Prüfen Sie beide Beträge.',
  ageTwice: 'Dieses Alter steht schon da. Schreiben Sie jedes Alter nur einmal.',
  certificateGivesNothing:
    'Für die Berechnung einer Rente fehlen Angaben. Geben Sie die voraussichtliche Rente, das voraussichtliche Kapital oder das heutige Guthaben an.',
  maturityBelowBalance:
    'Das garantierte Kapital kann nicht kleiner sein als der Rückkaufswert. Prüfen Sie beide Beträge.',
  certificateOld:
    'Dieser Ausweis ist älter als 18 Monate. Nehmen Sie den neusten, wenn Sie ihn haben; sonst kreuzen Sie «Das stimmt so» an.',
  pensionOfMonth:
    'Diese Rente scheint pro Monat zu sein. Wählen Sie dann «pro Monat»; sonst kreuzen Sie «Das stimmt so» an.',
  pensionOfYear:
    'Diese Rente scheint pro Jahr zu sein. Wählen Sie dann «pro Jahr»; sonst kreuzen Sie «Das stimmt so» an.',
  pensionUnusual:
    'Die Rente eines Jahres beträgt meist 3.5 bis 7.2\u00a0% des Kapitals. Prüfen Sie beide Beträge; stehen sie so auf dem Papier, kreuzen Sie «Das stimmt so» an.',
  agesFall:
    'In einem höheren Alter sollte dieser Betrag höher oder gleich sein. Prüfen Sie die Zeilen: Steht es so auf dem Ausweis, kreuzen Sie «Das stimmt so» an.',
  bridgingOfYear:
    'Eine Überbrückungsrente ist selten höher als die AHV-Rente. Schreiben Sie den Betrag eines Monats, nicht eines Jahres; stimmt er, kreuzen Sie «Das stimmt so» an.',
  reductionAbovePension:
    'Diese Kürzung liesse von der lebenslangen Rente nichts übrig. Prüfen Sie beide Beträge und ob sie pro Monat oder pro Jahr sind.',
  pledgedAboveBalance:
    'Der verpfändete Betrag ist höher als das Altersguthaben. Prüfen Sie beide Beträge; stehen sie so auf dem Papier, kreuzen Sie «Das stimmt so» an.',
  bridgingOrder: 'Das Ende der Überbrückungsrente muss nach ihrem Anfang liegen.',
  rateNotAsPrinted:
    'Die Rente geteilt durch das Kapital ergibt einen anderen Satz. Korrigieren Sie die falsche Zahl; stehen alle drei so auf dem Papier, kreuzen Sie «Das stimmt so» an: Dann zählt die Rente.',
  conversionRateUnusual:
    'Ein Umwandlungssatz liegt meist zwischen 3.5 und 7.2\u00a0%. Prüfen Sie ihn; steht er so auf dem Papier, kreuzen Sie «Das stimmt so» an.',
  contributionUnusual:
    'Dieser Beitrag ist ungewöhnlich für diesen versicherten Lohn. Ist er pro Monat oder pro Jahr? Steht er so auf dem Papier, kreuzen Sie «Das stimmt so» an.',
  interestUnusual:
    'Dieser Zins ist ungewöhnlich: Er ist höher als 5\u00a0% pro Jahr. Prüfen Sie ihn; steht er so auf dem Papier, kreuzen Sie «Das stimmt so» an.',
  savingsTooLarge:
    'Dieser Betrag ist zu gross. Schreiben Sie höchstens 20 Millionen Franken, zum Beispiel {{example}}.',
  noticeMonthsRange: 'Schreiben Sie eine Frist in Monaten, von 0 bis 60, zum Beispiel 6.',
  tooManyPapers: 'Für ein weiteres Papier dieser Art ist kein Platz mehr. Entfernen Sie zuerst eines.',
  sharesNotAllowed:
    'Das Gesetz erlaubt diese Rentenanteile nicht: Jeder liegt zwischen 20 und 80\u00a0%, und sie ändern sich nur einmal.',
  drawingShareRange:
    'Das Gesetz erlaubt einen Anteil von 20 bis 80\u00a0%, oder die ganze Rente. Schreiben Sie zum Beispiel 40, oder 100.',
  drawingNotInOrder: 'Jede Zeile beginnt später als die vorherige und nennt einen grösseren Anteil.',
  drawingRaisedTwice: 'Vor dem Referenzalter lässt sich der Anteil nur einmal erhöhen.',
  drawingLoweredTwice: 'Nach dem Referenzalter lässt sich der aufgeschobene Anteil nur einmal senken.',
  drawingLoweredAfterRaise:
    'Wer den Anteil schon vor dem Referenzalter erhöht hat, kann den aufgeschobenen Teil nicht mehr ändern: Der Rest wird auf einmal abgerufen.',
  stepsNotInOrder: 'Jeder Schritt beginnt später als der vorherige.',
  stepRateNotLower: 'Bei jedem Schritt muss der Beschäftigungsgrad tiefer sein als vorher.',
  stepInPast: 'Dieser Schritt hat schon begonnen, oder er beginnt diesen Monat. Wählen Sie einen künftigen Monat.',
  stepAfterRetirement: 'Ein Schritt muss vor der Pensionierung beginnen.',
  fundPartTooEarly: 'An diesem Datum zahlt Ihre Kasse noch keine Leistung. Wählen Sie einen späteren Schritt.',
  fundPartTooSmall: 'Der erste Teil beträgt mindestens 20\u00a0% der Leistung: So viel muss auch der Lohn sinken.',
  tooManyFundParts:
    'Die Kasse zahlt die Leistung in höchstens drei Teilen, die Pensionierung eingerechnet: Behalten Sie zwei Schritte, oder beziehen Sie vor der Pensionierung nichts von der Kasse.',
  noFundForParts: 'Es ist keine Pensionskasse gewählt: Bei den Schritten lässt sich nichts beziehen.',
  noPartner: 'Die AHV-Seite nennt keine Partnerin und keinen Partner. Lassen Sie dieses Feld leer.',
  partnerPensionUnknown:
    'Die Rente Ihrer Partnerin oder Ihres Partners lässt sich hier nicht berechnen, weil die Einkommen nicht bekannt sind. Lassen Sie dieses Feld leer.',
  unsupportedCivilStatus:
    'Für diesen Zivilstand kann die AHV-Rente noch nicht berechnet werden. Fahren Sie mit der 2. und der 3.\u00a0Säule fort.',
  amountForm: 'Schreiben Sie einen Betrag in Franken, zum Beispiel {{example}} oder {{centimes}}.',
  amountNegative: 'Der Betrag kann nicht negativ sein. Schreiben Sie 0 oder mehr, zum Beispiel {{example}}.',
  amountNotPositive: 'Schreiben Sie einen Betrag über 0 Franken, zum Beispiel {{example}}.',
  marginalRateRange: 'Dieser Steuersatz geht von 0 bis 60\u00a0%. Schreiben Sie zum Beispiel {{example}}.',
  buyInUnknown:
    'Keine Kasse und kein Ausweis sagt, wie viel Sie einkaufen können. Ergänzen Sie den Betrag in Ihrem Ausweis, oder lassen Sie das Feld leer.',
  buyInTooLarge: 'Dieser Einkauf ist grösser, als Ihre Kasse und das Gesetz zulassen.',
  buyInDayRange:
    'Ein Einkauf wird vor der Pensionierung bezahlt. Schreiben Sie einen künftigen Tag vor Ihrer Pensionierung.',
  buyInInterestUnknown:
    'Es fehlt der Zins, mit dem Ihre Kasse rechnet. Ergänzen Sie ihn in Ihrem Ausweis, damit sich der Einkauf berechnen lässt.',
  advanceToRepay:
    'Sie haben Geld der 2.\u00a0Säule für Ihr Wohneigentum bezogen: Das Gesetz verlangt, dass Sie es vor jedem Einkauf zurückzahlen.',
  capitalBlockedByBuyIn:
    'Was aus einem Einkauf entsteht, kann drei Jahre lang nicht als Kapital bezogen werden. Geben Sie einen kleineren Anteil an, oder ändern Sie das Datum des Einkaufs oder der Pensionierung.',
  noAccountFor3a:
    'Es fehlt ein 3a-Konto, auf das Sie einzahlen. Ergänzen Sie es zuerst in Ihrer 3.\u00a0Säule, oder lassen Sie das Feld leer.',
  amount3aTooLarge: 'So viel darf laut Gesetz niemand in einem Jahr in die 3.\u00a0Säule einzahlen.',
  purchase3aTooLarge: 'So viel lässt sich laut Gesetz in einem Jahr nicht nachzahlen.',
  noGapToPay: 'Sie haben kein fehlendes AHV-Jahr, das Sie noch nachzahlen könnten.',
  amountTooLarge:
    'Dieser Betrag ist zu gross. Schreiben Sie höchstens 100 Millionen Franken, zum Beispiel {{example}}.',
  amountAmbiguous:
    'Dieser Betrag lässt sich auf zwei Arten lesen. Trennen Sie Tausender mit einem Apostroph, zum Beispiel {{example}}, oder schreiben Sie die Rappen mit zwei Stellen, zum Beispiel {{centimes}}.',
  rateForm: 'Schreiben Sie einen Satz in Prozent, zum Beispiel {{example}}.',
  rateRange: 'Der Satz reicht von 0 bis 10\u00a0%. Schreiben Sie zum Beispiel 0.5.',
  paydateRange:
    'Guthaben der Säule 3a werden frühestens fünf Jahre vor und spätestens fünf Jahre nach dem Referenzalter bezogen.',
  paydatePast: 'Dieses Datum ist schon vorbei: Das Kapital kann nur an einem künftigen Tag ausbezahlt werden.',
  fundRequired:
    'Es ist keine Kasse angekreuzt. Kreuzen Sie mindestens eine an oder verwenden Sie die Schaltfläche «Ich habe keine Pensionskasse».',
  entityRequired:
    'Es ist kein Institut angekreuzt. Kreuzen Sie mindestens eines an oder verwenden Sie die Schaltfläche «Ich habe keine Säule 3a».',
  unknownFund: 'Eine der gewählten Kassen steht nicht in der Liste. Wählen Sie noch einmal.',
  unknownEntity: 'Eines der gewählten Institute steht nicht in der Liste. Wählen Sie noch einmal.',
  notActive: 'Diese Kasse ist hier noch nicht erreichbar. Wählen Sie eine Kasse aus der Liste.',
  notSaved: 'Ihre Angaben konnten nicht gespeichert werden. Versuchen Sie es in einem Moment noch einmal.',
  termsChanged: 'Die Nutzungsbedingungen haben sich geändert. Akzeptieren Sie sie auf dieser Website, um fortzufahren.',
  familyTooLarge: 'Für so viele Angaben zu Ihnen und Ihrer Familie ist kein Platz mehr. Es wurde nichts gespeichert.',
  careersTooLarge:
    'Für so viele AHV-Einkommen ist kein Platz mehr. Es wurde nichts gespeichert. Entfernen Sie die Zeilen, die wir nicht verstanden haben, oder einen ganzen Auszug.',
  papersTooLarge:
    'Für so viele Ausweise und Auszüge ist kein Platz mehr. Es wurde nichts gespeichert. Entfernen Sie einen davon.',
  scenariosTooLarge: 'Für ein weiteres Szenario ist kein Platz mehr. Es wurde nichts gespeichert. Löschen Sie eines.',
  answersTooLarge:
    'Die Kassen und Anbieter haben mehr geantwortet, als wir aufbewahren können. Es wurde nichts gespeichert. Wählen Sie weniger davon.',
  retirementTooEarly:
    'Dieses Datum ist zu früh: Die AHV-Rente beginnt frühestens mit 63\u00a0Jahren, für Frauen mit Jahrgang 1961 bis 1969 mit 62\u00a0Jahren.',
  retirementTooLate: 'Dieses Datum ist zu spät: Die AHV zahlt die Rente spätestens ab 70 Jahren.',
  retirementInPast: 'Dieses Datum ist schon vorbei, oder zu nah, als dass eine Rente dann beginnen könnte.',
  retirementUnderOneYear: 'Sie haben das Referenzalter schon erreicht: Ein Aufschub dauert mindestens ein Jahr.',
  noEarlyPension:
    'Zu diesem Zeitpunkt hätten Sie noch kein ganzes AHV-Beitragsjahr: Eine Rente lässt sich so nicht vorbeziehen. Wählen Sie ein späteres Datum.',
  stopInPast: 'Dieser Tag ist schon vorbei. Schreiben Sie einen letzten Arbeitstag, der noch kommt.',
  stopTooLate: 'Dieses Datum ist zu spät: Wir rechnen mit Arbeit bis 70\u00a0Jahre.',
  lppTooEarly: 'An diesem Datum zahlt Ihre 2.\u00a0Säule noch nicht.',
  lppTooLate: 'Dieses Datum ist zu spät: Die 2.\u00a0Säule zahlt spätestens ab 70\u00a0Jahren.',
  lppWhileWorking:
    'An diesem Datum arbeiten Sie noch. Vor dem Referenzalter zahlt die 2.\u00a0Säule das Ganze erst nach der Arbeit: Wählen Sie einen Tag nach dem letzten Arbeitstag.',
  lppAfterWork:
    'Nach dem Referenzalter wartet die 2.\u00a0Säule nur, solange Sie arbeiten: Sie zahlt spätestens, wenn die Arbeit endet.',
  noFundForDay: 'Es ist keine Pensionskasse gewählt. Lassen Sie das Feld leer oder wählen Sie zuerst Ihre Kasse.',
  within: 'Wählen Sie ein Datum zwischen dem {{earliest}} und dem {{latest}}, zum Beispiel den {{example}}.',
  atMost: 'Schreiben Sie höchstens {{largest}}.',
  salaryTooLarge:
    'Dieser Lohn ist zu hoch. Schreiben Sie höchstens 10 Millionen Franken pro Jahr, zum Beispiel {{example}}.',
  activityRateRange: 'Ein Beschäftigungsgrad geht von 1 bis 100\u00a0%. Schreiben Sie zum Beispiel 80.',
  capitalShareRange: 'Ein Anteil geht von 0 bis 100\u00a0%, zum Beispiel 25.',
  capitalShareTooLarge: 'Dieser Anteil ist grösser, als Ihre 2.\u00a0Säule als Kapital auszahlt.',
  noFundForCapital:
    'Es ist keine Pensionskasse gewählt. Ein Kapital der 2.\u00a0Säule lässt sich deshalb nicht berechnen: Lassen Sie das Feld leer oder wählen Sie zuerst Ihre Kasse.',
  salaryUnknown:
    'Geben Sie Ihren heutigen Lohn an: Ohne ihn lässt sich ein anderer Beschäftigungsgrad nicht berechnen.',
  nameTooLong: 'Dieser Name ist zu lang. Schreiben Sie höchstens 60 Zeichen.',
  tooManyScenarios:
    'Sie haben schon 5 Szenarien: Das ist das Maximum. Löschen Sie eines, oder verwenden Sie einen vorhandenen Namen, um es zu ersetzen.',
  cantonUnknown: 'Wählen Sie einen Kanton aus der Liste.',
  municipalityUnknown:
    'Wir finden diese Gemeinde nicht. Schreiben Sie ihren ganzen Namen, ohne Postleitzahl, zum Beispiel {{example}}.',
  municipalityOfOtherCanton:
    'Diese Gemeinde liegt in einem anderen Kanton. Wählen Sie ihren Kanton, oder schreiben Sie eine andere Gemeinde.',
  municipalityAmbiguous:
    'Mehrere Gemeinden können so heissen: {{names}}. Welche ist Ihre? Schreiben Sie ihren ganzen Namen.',
  healthPremiumTooLarge:
    "Diese Prämie ist zu hoch. Schreiben Sie jene einer erwachsenen Person für ein Jahr, höchstens 30'000 Franken, zum Beispiel {{example}}.",
  spousePensionTooLarge:
    "Diese Rente ist zu hoch. Schreiben Sie den Betrag pro Monat, höchstens 50'000 Franken, zum Beispiel {{example}}.",
  payYearPast: 'Dieses Jahr ist vorbei. Schreiben Sie ein kommendes Jahr, zum Beispiel {{example}}.',
  payYearNotAllowed: 'Das Gesetz erlaubt diese Auszahlung in diesem Jahr nicht. Wählen Sie ein Jahr aus der Liste.',
  spouseTaxedAlone:
    'Bei einer alleinstehenden Person zählt das Kapital einer anderen Person nicht. Leeren Sie diese Felder, oder wählen Sie ein Paar.',
  untilRange: 'Schreiben Sie ein Alter von 70 bis 110 Jahren, zum Beispiel {{example}}.',
  nothingToKeep: 'Es gibt keine Simulation, die sich speichern lässt. Starten Sie zuerst eine Simulation.',
  nothingChanged: 'Es ändert sich noch nichts. Füllen Sie mindestens ein Feld aus.',
}
