import type { TextOf } from '~/language/text-of'
import type { enough as french } from './text.fr'

export const enough: TextOf<typeof french> = {
  title: 'Reicht das zum Leben?',
  missing: 'Zu Ihrem Bedarf von {{need}} fehlen {{gap}} im Monat.',
  covered: 'Das sind {{gap}} im Monat mehr als Ihr Bedarf von {{need}}.',
  missingAtMost: 'Zu Ihrem Bedarf von {{need}} fehlen höchstens {{gap}} im Monat.',
  coveredAtLeast: 'Das sind mindestens {{gap}} im Monat mehr als Ihr Bedarf von {{need}}.',
  exact: 'Es fehlen {{gap}}: Das ist Ihr Bedarf von {{need}} im Monat, auf den Franken genau.',
  own: 'Das sind Ihre eigenen Renten, ohne jene Ihrer Partnerin oder Ihres Partners. Ist es der Bedarf Ihres Haushalts, so zählen beide Einkommen.',
  household: {
    missing: 'Ist {{need}} im Monat der Bedarf Ihres Haushalts, so fehlen höchstens {{gap}} zu zweit.',
    covered: 'Ist {{need}} im Monat der Bedarf Ihres Haushalts, so bleiben mindestens {{gap}} zu zweit.',
    of: 'Gezählt sind die AHV-Renten von beiden und Ihre Pensionskasse, nicht jene der anderen Person.',
  },
  leftOut: 'Kapital und 13.\u00a0AHV-Rente sind nicht mitgezählt, Steuern auch nicht.',
  asked: 'Sagen Sie, was Sie im Monat brauchen: Wir zeigen, was fehlt, als Zahl und im Bild.',
  tell: 'Meinen Bedarf angeben',
  change: 'Meinen Bedarf ändern',
  table: 'Ihr Bedarf und Ihre Renten, im Monat',
  row: 'Im Monat',
  amount: 'Betrag',
  need: 'Ihr Bedarf',
  avs: 'AHV',
  lpp: 'Pensionskasse',
  gap: 'Es fehlen',
  more: 'Es bleiben',
  article:
    'Kein Gesetz legt diesen Bedarf fest. AHV und Pensionskasse zusammen sollen erlauben, etwa so zu leben wie zuvor ({{article}}).',
  line: 'Bedarf {{amount}}',
  described: 'Eine Linie zeigt Ihren Bedarf von {{need}} im Monat.',
  hint: 'Dicker Strich: Ihr Bedarf.',
  complementary: {
    title: 'Tiefe Renten: die Ergänzungsleistungen',
    text: {
      single:
        'Ihre Renten wären {{paid}} im Jahr. Für eine Person, die allein lebt, rechnet das Gesetz {{living}} im Jahr zum Leben, eine Miete von höchstens {{rentLow}} bis {{rentHigh}} je nach Gemeinde, und die Prämie der Krankenkasse.',
      couple:
        'Die Renten, die wir von Ihnen beiden kennen, wären {{paid}} im Jahr. Für ein Paar rechnet das Gesetz {{living}} im Jahr zum Leben, eine Miete von höchstens {{rentLow}} bis {{rentHigh}} je nach Gemeinde, und die Prämien der Krankenkasse.',
      half: 'Ihre eigenen Renten wären {{paid}} im Jahr. Bei einem Paar zählt das Gesetz beide Einkommen und rechnet {{living}} im Jahr zum Leben, eine Miete von höchstens {{rentLow}} bis {{rentHigh}} je nach Gemeinde, und die Prämien der Krankenkasse.',
    },
    ask: 'Mit weniger als {{wealth}} Vermögen, ohne das eigene Heim, in dem Sie wohnen, können Sie Ergänzungsleistungen beantragen. Wir berechnen keinen Anspruch: Ihr Kanton entscheidet. Fragen Sie die AHV-Zweigstelle Ihrer Gemeinde.',
    law: 'Die Beträge des Gesetzes',
    office: 'https://www.ahv-iv.ch/de/',
  },
}
