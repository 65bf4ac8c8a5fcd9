import type { TextOf } from '~/language/text-of'
import type { takeaway as french } from './text.fr'

export const takeaway: TextOf<typeof french> = {
  title: 'Mitnehmen',
  files: {
    pdf: 'PDF',
    csv: 'Tabelle',
    link: 'Link',
    ics: 'Kalender',
    json: 'Daten',
  },
  later: 'Meine Datei, um weiterzumachen',
  what: 'Inhalt',
  colon: ':',
  hints: {
    pdf: 'Ihr Ergebnis mit dem Bild auf einer Seite, die Einzelheiten auf der nächsten. Ohne Ihren Namen und Ihre AHV-Nummer, mit Ihren Kassen und Banken.',
    csv: 'die gleichen Zahlen, eine pro Zeile (CSV).',
    link: 'eine Seite zum Verschicken oder Drucken, ohne Ihren Namen, Ihre Kassen und Ihre Banken. Wer den Link hat, sieht Ihre Beträge und Daten, auch wenn Ihre Daten hier gelöscht sind. Ein verschickter Link lässt sich nicht zurückholen.',
    ics: 'was Sie wann beantragen müssen, für Ihren Kalender. Ohne Beträge und Namen.',
    json: 'die Zahlen, die erhaltenen Auszüge und alle Ihre Angaben, mit den AHV-Nummern (JSON). Mit dieser Datei können Sie später weitermachen.',
  },
  care: 'Eine heruntergeladene Datei bleibt auf Ihrem Gerät, auch wenn Ihre Daten hier gelöscht sind.',
  noPdf: {
    title: 'Das PDF konnte nicht erstellt werden',
    text: 'Es ist nichts verloren: Ihre Daten sind noch da. Versuchen Sie es in einem Moment noch einmal, oder nehmen Sie die Tabelle, welche die gleichen Zahlen enthält.',
  },
  noDays: {
    title: 'Nichts für Ihren Kalender',
    text: 'Ihre Übersicht nennt nichts, was vor einem bestimmten Tag zu tun ist.',
  },
  calendarName: 'meine-pensionierung',
  calendar: {
    avsRequest: {
      title: 'AHV-Rente beantragen',
      text: 'Die AHV-Rente soll am {{before}} beginnen. Sie wird nur bezahlt, wenn man sie verlangt: Schicken Sie die Anmeldung drei bis vier Monate vorher an Ihre Ausgleichskasse (Merkblatt AHV/IV 3.01).',
    },
    capitalNotice: {
      title: 'Kapitalanteil der Pensionskasse melden',
      text: 'Laut Ausweis ist ein Kapital {{months}} Monate vorher zu verlangen: letzter Tag am {{before}}. Wer verheiratet ist, braucht die schriftliche Zustimmung des anderen (BVG Art. 37 und 37a).',
    },
    capitalNoticeUnknown: {
      title: 'Pensionskasse nach der Frist für ein Kapital fragen',
      text: 'Das Kapital ist für den {{before}} vorgesehen. Jede Kasse setzt selbst fest, bis wann man es verlangen muss: einige Monate, manchmal drei Jahre vorher. Wer verheiratet ist, braucht die schriftliche Zustimmung des anderen (BVG Art. 37 und 37a).',
    },
    pillar3aPayOut: {
      title: 'Auszahlung der Säule 3a beantragen',
      text: 'Das Kapital der Säule 3a ist für den {{before}} vorgesehen. Bank oder Versicherung verlangen ein Formular, und manchmal die Zustimmung des anderen.',
    },
    leaving: {
      title: 'Arbeitgeber und Pensionskasse den Austritt melden',
      text: 'Kündigen Sie vor dem {{before}}: So halten Sie die längste Frist des Gesetzes ein (drei Monate, OR Art. 335c). Ihr Vertrag kann eine andere nennen.',
    },
    nonEmployed: {
      title: 'Sich bei der Ausgleichskasse als nicht erwerbstätig anmelden',
      text: 'Sie arbeiten nicht mehr. AHV-Beiträge sind bis zum Referenzalter geschuldet, und niemand meldet Sie an: Schreiben Sie der Ausgleichskasse Ihres Kantons vor dem {{before}} (AHVG Art. 3 und 10).',
    },
    vestedPayOut: {
      title: 'Auszahlung der Freizügigkeit beantragen',
      text: 'Das Freizügigkeitskapital ist für den {{before}} vorgesehen. Die Stiftung verlangt ein Formular und von Verheirateten die schriftliche Zustimmung des anderen (FZV Art. 16).',
    },
    gap: {
      title: 'AHV-Beitragslücke {{year}} nachzahlen',
      text: 'Die fehlenden Beiträge für {{year}} können Sie bis am {{before}} nachzahlen, später nicht mehr (AHVG Art. 16). Schreiben Sie Ihrer Ausgleichskasse: Sie sagt Ihnen, wie viel es ist.',
    },
    basis: 'Nach der Übersicht vom {{day}}. Schätzung ohne rechtlichen Wert.',
  },
  answer: {
    titleFrom: 'Ihre Pensionierung ab dem {{day}}',
    when: 'pro Monat, lebenslang, ab dem {{day}}',
    avs: 'AHV {{amount}}',
    lpp: '2. Säule {{amount}}',
    capital: 'Dazu {{amount}} auf einmal, als Kapital.',
    share: 'Das sind {{percent}} Ihres heutigen Bruttolohns.',
    before: 'Ohne Änderung: {{amount}} pro Monat, ab dem {{day}}. Differenz: {{difference}}.',
    beforeAlone: 'Ohne Änderung: {{amount}} pro Monat, ab dem {{day}}.',
    changes: 'Mit dieser Änderung: {{changes}}',
  },
  /** Whose figures they are. */
  sources: 'Zahlen von: {{names}}.',
  inFrancs: '{{title}}, in CHF',
  /** What is paid before the total for life. */
  totalFirst: 'Zuerst, Renten pro Monat',
  fileName: 'meine-uebersicht',
  page: 'Seite {{page}} von {{pages}}',
  span: {
    from: 'Ab dem {{from}}.',
    to: 'Bis am {{to}}.',
    both: 'Vom {{from}} bis am {{to}}.',
    forLife: 'Ab dem {{from}}, lebenslang.',
  },
  columns: {
    pillar: 'Säule',
    figure: 'Angabe',
    column: 'Spalte',
    value: 'Wert',
    unit: 'Einheit',
    from: 'Ab',
    to: 'Bis',
  },
  units: {
    day: 'Datum',
    month: 'CHF pro Monat',
    year: 'CHF pro Jahr',
    lawYear: 'Jahr',
    share: 'Prozent',
  },
  basis: 'Berechnung',
  computedOn: 'Tag der Berechnung',
  lawYear: 'Angewendetes Recht',
  of: '{{name}}: {{figure}}',
  computed: 'etwa',
  lowEnd: 'unteres Ende der Bandbreite',
  highEnd: 'oberes Ende der Bandbreite',
  fundAsOf: 'Stand am',
  certificateAsOf: 'von Ihnen angegeben, Ausweis vom',
  incomeAt: 'Einkommen pro Monat (Alter: {{age}})',
  replaced: 'Anteil des heutigen Bruttolohns, den Ihre Renten ersetzen',
  spread: 'Kapital pro Monat, verteilt bis 90, zum Vergleich',
}
