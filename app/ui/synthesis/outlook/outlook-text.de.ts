import type { TextOf } from '~/language/text-of'
import type { outlook as french } from './outlook-text.fr'

export const outlook: TextOf<typeof french> = {
  income: {
    title: 'Ihr Einkommen im Lauf der Zeit',
    intro:
      'Ihr Bruttoeinkommen pro Monat bis 90. Die Renten werden lebenslang bezahlt, auch danach. Wir zählen nur zusammen, was gleichzeitig ausbezahlt wird.',
    leftOut: 'Die 13. AHV-Rente vom Dezember und die Kapitalien sind nicht darin enthalten.',
    withRange: {
      estimated: 'Die AHV-Rente ist jene, die wir aus wenigen Angaben schätzen.',
      unknown: 'Die AHV-Rente ist hier ohne die Einkommen gerechnet, die wir nicht kennen.',
    },
    withoutPartner: 'Es ist Ihr Einkommen, ohne jenes Ihrer Partnerin oder Ihres Partners.',
    noSalary: 'Ihr heutiger Lohn ist nicht bekannt: Ihr Einkommen beginnt hier mit Ihrer ersten Rente.',
    salary: {
      typed: 'Heutiger Lohn, wie Sie ihn angegeben haben: {{salary}} pro Jahr.',
      funds: 'Heutiger Lohn gemäss Ihrer 2. Säule: {{salary}} pro Jahr.',
      account: 'Heutiger Lohn gemäss Ihrem AHV-Konto von {{year}}: {{salary}} pro Jahr.',
    },
    withoutAvs: 'Ihre AHV-Rente ist nicht darin enthalten: Sie ist noch nicht bekannt.',
    withoutLpp: 'Ihre Rente der 2. Säule ist nicht darin enthalten: Sie ist noch nicht bekannt.',
    parts: { avs: 'AHV', lpp: '2. Säule', salary: 'Bruttolohn' },
    axis: 'Tausend Franken pro Monat, nach Alter',
    message: 'Einkommen pro Monat: {{amounts}}.',
    messageIn: 'Einkommen pro Monat, {{column}}: {{amounts}}.',
    columns: { withoutChange: 'ohne Änderung', withChange: 'mit Änderung' },
    today: '{{amount}} heute',
    fromAge: '{{amount}} ab {{years}} Jahren',
    fromAgeAndMonths_one: '{{amount}} ab {{years}} Jahren und {{count}} Monat',
    fromAgeAndMonths_other: '{{amount}} ab {{years}} Jahren und {{count}} Monaten',
    described: 'Dieselben Beträge stehen in der Tabelle weiter unten.',
    table: 'Einkommen pro Monat',
    tableIn: 'Einkommen pro Monat, {{column}}',
    from: 'Beginn',
    now: 'Heute',
    fromDay: 'ab dem {{day}}',
    total: 'Zusammen',
  },
  worth: {
    title: 'Was das wert ist',
    francs:
      'Alle Beträge in dieser Übersicht sind in heutigen Franken: Wir rechnen weder mit steigenden Preisen noch mit steigenden Löhnen.',
    share: 'Ab dem {{day}} ersetzen Ihre Renten {{percent}} Ihres heutigen Bruttolohns.',
    shareWithChange: 'Mit der Änderung ersetzen Ihre Renten ab dem {{day}} {{percent}} Ihres heutigen Bruttolohns.',
    shareLater: 'Ab dem {{day}} sind es {{percent}}.',
  },
  range: {
    title: 'Was vom Zins abhängt',
    intro:
      'Den Zins der kommenden Jahre kennt niemand. Hier steht, was ein tieferer und ein höherer Zins ergeben. Die AHV-Rente hängt nicht davon ab, und der Umwandlungssatz der Kassen bleibt gleich.',
    table: 'Beträge je nach Zins',
    tableIn: 'Beträge je nach Zins, {{column}}',
    low: 'Tief',
    expected: 'Erwartet',
    high: 'Hoch',
    lppMonthly: 'Rente der 2. Säule, pro Monat',
    lppCapital: 'Kapital der 2. Säule',
    pillar3a: 'Kapital der Säule 3a',
    fund: '«{{name}}» rechnet mit {{expected}} Zins pro Jahr. Tief: {{low}}, hoch: {{high}}.',
    fundFixed:
      '«{{name}}» sagt zu wenig, um mit einem anderen Zins zu rechnen. Der Betrag ist bei allen drei Zinsen derselbe.',
    accountOwn: 'Säule 3a: Wir rechnen mit dem Zinssatz jedes Kontos. Tief: kein Zins, hoch: ein Prozentpunkt mehr.',
    account: 'Säule 3a: Wir rechnen mit {{expected}} Zins pro Jahr. Tief: {{low}}, hoch: {{high}}.',
  },
  spread: {
    title: 'Ein Kapital pro Monat, zum Vergleich',
    lpp: 'Verteilt vom {{day}} bis zu Ihrem 90. Geburtstag ergibt das Kapital der 2. Säule ({{capital}}) {{monthly}} pro Monat.',
    pillar3a:
      'Verteilt vom {{day}} bis zu Ihrem 90. Geburtstag ergibt das Kapital der Säule 3a ({{capital}}) {{monthly}} pro Monat.',
    lppWithChange:
      'Mit der Änderung ergibt das Kapital der 2. Säule ({{capital}}) verteilt vom {{day}} bis zu Ihrem 90. Geburtstag {{monthly}} pro Monat.',
    pillar3aWithChange:
      'Mit der Änderung ergibt das Kapital der Säule 3a ({{capital}}) verteilt vom {{day}} bis zu Ihrem 90. Geburtstag {{monthly}} pro Monat.',
    note: 'Das ist eine einfache Teilung, ohne Zins und Steuern. Es ist keine Rente, und der Betrag ist in keinem Total.',
  },
}
