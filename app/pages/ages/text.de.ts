import type { ages as fr } from './text.fr'

export const ages: typeof fr = {
  title: 'Wann in Pension gehen?',
  every: {
    year: 'Von {{from}} bis {{to}} zählt jedes Jahr: {{amount}} pro Monat, lebenslang.',
    month: 'Mit {{from}} zählt jeder Monat, den Sie warten: {{amount}} pro Monat, lebenslang.',
  },
  othersStay: 'Ihre anderen Änderungen bleiben.',
  avs: 'AHV',
  lpp: 'Pensionskassen',
  caption: 'Was bei jedem Alter bezahlt wird',
  captionEarly: 'Was bei einem früheren Alter bezahlt wird',
  avsStart: {
    label: 'Beginn der AHV in allen Zeilen',
    first: 'so früh wie möglich, frühestens mit {{age}}',
    at: 'mit {{age}}',
    reference: 'im Referenzalter, mit {{age}}',
    otherwise: 'Sonst beginnt die AHV mit der Pensionierung, frühestens mit {{age}}.',
    show: 'Anzeigen',
  },
  start: 'Beginn',
  monthly: 'Pro Monat, lebenslang',
  share: 'Teil des Lohns',
  ofSalary: 'des Lohns',
  capital: 'Kapital',
  even: 'Gleichstand mit {{age}}',
  evenBefore: 'Gleichstand mit {{age}}',
  never: 'nie',
  notComputed: 'nicht berechnet',
  choice: 'Wahl',
  plan: '{{name}}, Ihr Plan',
  choose: 'Wählen',
  chosen: 'Gewählt',
  avsFrom: 'AHV ab {{age}}',
  owed: 'geschuldete Beiträge: mindestens {{amount}}',
  months: { title: 'Monat für Monat', all: 'Jedes Alter' },
  evenTitle: 'Was Gleichstand heisst',
  evenText:
    'In diesem Alter hat beides insgesamt gleich viel bezahlt. Vorher brachte der frühere Beginn mehr, nachher der spätere. Wir zählen Renten und Kapital, in heutigen Franken. Nicht gezählt sind Lohn, Beiträge, Steuern, Zinsen und 13.\u00a0Rente.',
  earlyTitle: 'Vor dem {{age}}. Geburtstag',
  early: {
    funds:
      'Ihre 2.\u00a0Säule bezahlt ab dem Ende der Arbeit, die AHV später. Die Säule 3a kommt mit der AHV; sie kann frühestens fünf Jahre vor dem Referenzalter ausbezahlt werden (Art.\u00a03 Abs.\u00a01 BVV\u00a03).',
    fundsLater: 'Vor dem {{age}}. Geburtstag bezahlt die AHV nichts und auch Ihre 2.\u00a0Säule nicht.',
    fundsSilent:
      'Vor dem {{age}}. Geburtstag bezahlt die AHV nichts. Ihr Ausweis sagt nicht, was die Kasse bezahlen würde: Fragen Sie sie.',
    nobody:
      'Vor dem {{age}}. Geburtstag bezahlt die AHV nichts. Die Säule 3a kann fünf Jahre vor dem Referenzalter ausbezahlt werden.',
  },
  stopTitle: 'Vor dem Referenzalter aufhören',
  stopText:
    'Die AHV-Beiträge sind bis dahin weiter geschuldet: mindestens {{amount}} pro Jahr, mehr je nach Vermögen und Renten.',
  stopMarried: 'Nichts, wenn Ihre Ehefrau oder Ihr Ehemann arbeitet und genug für beide bezahlt.',
  notDeferred:
    'Die AHV lässt sich erst ab einem Jahr aufschieben: Vorher beginnt sie mit {{age}}, und nur Pensionskasse und Säule 3a warten.',
  notes: 'So lesen Sie die Tabelle',
  noneTitle: 'Kein anderes Alter zum Vergleichen',
  noneText: 'Für andere Alter fehlen Zahlen.',
  check: 'Meine Angaben prüfen',
  otherDay: 'Ein anderer Tag oder andere Änderungen',
}
