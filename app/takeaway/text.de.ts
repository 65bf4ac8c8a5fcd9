import type { TextOf } from '~/language/text-of'
import type { takeaway as french } from './text.fr'

export const takeaway: TextOf<typeof french> = {
  title: 'Herunterladen',
  intro: 'Die Dateien enthalten Ihre Übersicht, wie sie im Moment des Herunterladens berechnet wird.',
  files: {
    pdf: 'PDF, zum Lesen und Drucken',
    csv: 'CSV, für eine Tabellenkalkulation',
    json: 'JSON, alle meine Daten',
  },
  hints: {
    pdf: 'Die Sätze, Zahlen und Annahmen der Übersicht, ohne die Grafik. Ihr Name und Ihre AHV-Nummer stehen nicht darin, Ihre Kassen und Banken schon.',
    csv: 'Die gleichen Zahlen, eine pro Zeile.',
    json: 'Die Zahlen, die Auszüge, wie wir sie erhalten haben, und Ihre Angaben, mit den AHV-Nummern.',
  },
  care: 'Eine heruntergeladene Datei bleibt auf Ihrem Gerät, auch wenn Ihre Daten hier gelöscht sind.',
  noPdf: {
    title: 'Das PDF konnte nicht erstellt werden',
    text: 'Es ist nichts verloren: Ihre Daten sind noch da. Versuchen Sie es in einem Moment noch einmal, oder laden Sie die CSV-Datei herunter, welche die gleichen Zahlen enthält.',
  },
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
  fundAsOf: 'Stand am',
  certificateAsOf: 'von Ihnen angegeben, Ausweis vom',
  incomeAt: 'Einkommen pro Monat (Alter: {{age}})',
  replaced: 'Anteil des heutigen Bruttolohns, den Ihre Renten ersetzen',
  spread: 'Kapital pro Monat, verteilt bis 90, zum Vergleich',
}
