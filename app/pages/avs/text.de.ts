import type { TextOf } from '~/language/text-of'
import type { avs as french } from './text.fr'

export const avs: TextOf<typeof french> = {
  title: 'Erste Säule: AHV',
  intro: 'Beschreiben Sie Ihre Situation. Daraus wird Ihre Altersrente der AHV geschätzt.',
  handled:
    'Mit diesem Formular allein berechnet der Prototyp die AHV-Rente nur für Personen, die ledig sind, verheiratet sind oder in eingetragener Partnerschaft leben. Bei jedem anderen Zivilstand der Liste stellt er Ihnen danach einige Fragen zu Ihrer Familie.',
  notHandled: 'Andere Fälle als «Ledig» und «Verheiratet» werden vom Prototyp noch nicht behandelt',
  notHandledNext: 'Ihre Angaben sind gespeichert. Die 2. und die 3.\u00a0Säule lassen sich schätzen.',
  notHandledLink: 'Weiter mit der 2.\u00a0Säule',
  prefilled: 'Die Felder sind mit den Daten des AHV-Registers ausgefüllt. Prüfen und ergänzen Sie sie.',
  fromPartner:
    'Das Datum der Heirat oder der Eintragung und die Kinder hat Ihre Partnerin oder Ihr Partner hier angegeben. Prüfen Sie, ob sie auch für Sie stimmen.',
  registerSilent: 'Das AHV-Register antwortet nicht',
  registerSilentText: 'Wir können die Felder nicht für Sie ausfüllen. Füllen Sie sie von Hand aus.',
  infoSilent: 'Ihre gespeicherten Angaben lassen sich nicht lesen',
  infoSilentText: 'Versuchen Sie es in einem Moment noch einmal oder füllen Sie das Formular neu aus.',
  you: 'Sie',
  navs: 'Ihre AHV-Nummer',
  navsHint: '13 Ziffern nach dem Muster 756.0000.0000.00',
  navsHelp: 'Wo steht die AHV-Nummer?',
  navsHelpText:
    'Sie steht auf Ihrer Krankenversicherungskarte und meistens auf Ihrer Lohnabrechnung. Sie beginnt mit 756.',
  birthDate: 'Geburtsdatum',
  age: 'Alter: {{age}}',
  gender: 'Geschlecht',
  genderHint: 'Wie im Zivilstandsregister.',
  status: 'Zivilstand',
  statusPlaceholder: 'Bitte wählen',
  statusHintBachelor:
    'Wenn Sie einen anderen Zivilstand wählen, erscheinen die Fragen zu Ihrer Partnerschaft nach «Weiter».',
  relationship: 'Ehe oder eingetragene Partnerschaft',
  relationshipIntro: 'Auszufüllen, wenn Sie verheiratet oder in eingetragener Partnerschaft sind oder es einmal waren.',
  relationshipStartDate: 'Datum der Heirat oder der Eintragung',
  relationshipEndDate: 'Ende der Ehe oder der Partnerschaft',
  relationshipEndDateHint:
    'Nur wenn die Ehe oder Partnerschaft zu Ende ist (Scheidung oder Todesfall). Format: tt.mm.jjjj',
  partner: 'Ihre Partnerin oder Ihr Partner',
  partnerIntroOwn: 'Auszufüllen, wenn Sie verheiratet sind oder in eingetragener Partnerschaft leben.',
  partnerIntro:
    'Auszufüllen, wenn Sie verheiratet sind oder in eingetragener Partnerschaft leben. Meldet sich auch Ihre Partnerin oder Ihr Partner an, schlägt das Formular dort das Datum der Heirat oder der Eintragung und Ihre Kinder vor, sonst nichts von Ihren Angaben, bis Ihre Daten gelöscht sind.',
  partnerNavs: 'AHV-Nummer der Partnerin oder des Partners',
  partnerBirthDate: 'Geburtsdatum der Partnerin oder des Partners',
  partnerGender: 'Geschlecht der Partnerin oder des Partners',
  partnerDeathDate: 'Todesdatum der Partnerin oder des Partners',
  partnerDeathDateHint: 'Nur wenn Ihre Partnerin oder Ihr Partner gestorben ist. Format: tt.mm.jjjj',
  children: 'Ihre Kinder',
  childrenIntro:
    'Jahre, in denen Sie ein Kind unter 16 Jahren erzogen haben, erhöhen das Einkommen, das für die Rente zählt.',
  hasChildren: 'Haben oder hatten Sie Kinder?',
  childCount: 'Anzahl Kinder',
  childCountHint: 'In Ziffern. Danach erscheint eine Zeile pro Kind.',
  child: 'Kind\u00a0{{number}}',
  childBirthDate: 'Geburtsdatum von Kind\u00a0{{number}}',
  childAlive: 'Kind\u00a0{{number}} lebt',
  childDeathDate: 'Todesdatum von Kind\u00a0{{number}}',
  childDeathDateHint: 'Nur wenn das Kind gestorben ist. Format: tt.mm.jjjj',
  addChild: 'Kind hinzufügen',
  removeChild: 'Kind\u00a0{{number}} entfernen',
  insurance: 'Ihre Versicherung in der Schweiz',
  insuranceIntro:
    'Bei der AHV zählen die Jahre, in denen Sie versichert waren, also in der Schweiz wohnten oder arbeiteten. Jedes Jahr, das fehlt, kann die Rente kürzen.',
  insuredSince: 'Seit wann sind Sie bei der AHV versichert?',
  insuredSinceAnswers: {
    always: 'Schon immer, spätestens seit dem Alter von 20\u00a0Jahren',
    year: 'Seit einem bestimmten Jahr',
    unknown: 'Ich weiss es nicht',
  },
  insuredSinceUnknownHint:
    'Die Schätzung folgt dann dem AHV-Register. Sagt es nichts dazu, zählt sie ab dem ersten Eintrag auf Ihrem Konto oder ab der Heirat mit einer versicherten Person.',
  insuredSinceUnknownHintOwn:
    'Die Schätzung zählt dann ab dem ersten Jahr mit einem Einkommen oder ab der Heirat mit einer versicherten Person.',
  insuredSinceYear: 'Versichert seit dem Jahr',
  insuredSinceYearHint: 'Zum Beispiel 1998. Die Schätzung zählt ab dem 1.\u00a0Januar dieses Jahres.',
  abroad: 'Ihre Jahre im Ausland',
  abroadIntro:
    'Geben Sie die ganzen Jahre an, in denen Sie nicht bei der AHV versichert waren, zum Beispiel weil Sie im Ausland wohnten und arbeiteten. Ein Jahr, für das auf Ihrem AHV-Konto ein Einkommen steht, zählt trotzdem.',
  periodAbroad: 'Zeitraum\u00a0{{number}}',
  abroadFrom: 'Erstes Jahr im Ausland (Zeitraum\u00a0{{number}})',
  abroadTo: 'Letztes Jahr im Ausland (Zeitraum\u00a0{{number}})',
  abroadNow:
    'Wenn Sie noch im Ausland wohnen, schreiben Sie das laufende Jahr: Die Schätzung rechnet mit einer Rückkehr im Jahr danach.',
  addAbroad: 'Zeitraum im Ausland hinzufügen',
  removeAbroad: 'Zeitraum\u00a0{{number}} entfernen',
}
