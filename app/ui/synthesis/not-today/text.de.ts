import type { TextOf } from '~/language/text-of'
import type { notToday as french } from './text.fr'

export const notToday: TextOf<typeof french> = {
  title: 'Nicht das Recht von heute',
  link: 'Was beschlossen und was offen ist',
  law: {
    today: 'Recht von heute',
    without13th: 'Nicht das Recht von heute: ohne die 13.\u00a0AHV-Rente',
    withoutCap: 'Nicht das Recht von heute: ohne die Obergrenze für Paare',
  },
  lawText: {
    today: 'Mit der 13.\u00a0AHV-Rente und der Obergrenze für Paare.',
    without13th:
      'Diese Zahlen sind gerechnet, als wäre die 13.\u00a0AHV-Rente (Art. 34ter AHVG) aufgehoben. Sie gilt seit 2026; nur ihre Finanzierung wird noch beraten.',
    withoutCap:
      'Diese Zahlen sind gerechnet, als gäbe es die Obergrenze für die Renten eines Paares (Art. 35 AHVG) nicht mehr. Eine Initiative verlangt das; der Nationalrat will sie nur für neue Renten aufheben. Beschlossen ist nichts.',
  },
  named: {
    without13th: 'ohne 13. Rente',
    withoutCap: 'ohne Obergrenze für Paare',
    low: 'tiefe Aussicht',
    high: 'hohe Aussicht',
  },
  outlook: {
    low: 'Zinsen und Preise: tiefe Aussicht',
    expected: 'Zinsen und Preise: wie erwartet',
    high: 'Zinsen und Preise: hohe Aussicht',
  },
  outlookName: { low: 'Tiefe Aussicht', expected: 'Wie erwartet', high: 'Hohe Aussicht' },
  outlookText: {
    low: 'Die Pensionskassen zahlen einen Prozentpunkt weniger Zins, die 3.\u00a0Säule zahlt keinen. Löhne und Preise steigen um 1\u00a0% im Jahr: Das ziehen wir von den Zinsen ab, weil alles in heutigen Franken steht.',
    expected:
      'Die Zinsen sind jene, die Ihre Pensionskassen und Banken nennen. Wir ziehen davon keinen Anstieg der Löhne und Preise ab: Kein Gesetz legt einen fest.',
    high: 'Pensionskassen und 3.\u00a0Säule zahlen einen Prozentpunkt mehr Zins. Wir ziehen davon keinen Anstieg der Löhne und Preise ab.',
  },
  outlookLimits:
    'Die AHV-Rente folgt den Löhnen und Preisen: Sie ändert sich hier nicht. Eine Kasse, die ihren Zins nicht nennt, und eine Police behalten ihren Betrag. Nach der Pensionierung wird nichts abgezogen.',
}
