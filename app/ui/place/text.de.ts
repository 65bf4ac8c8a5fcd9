import type { TextOf } from '~/language/text-of'
import type { place as french } from './text.fr'

export const place: TextOf<typeof french> = {
  fields: {
    canton: 'Kanton',
    municipality: 'Gemeinde',
    healthPremium: 'Prämie der Krankenversicherung, pro Jahr und erwachsene Person',
    spousePension: 'Pensionskassenrente Ihrer Partnerin oder Ihres Partners, pro Monat',
  },
  chooseCanton: 'Wählen Sie…',
  cantonHint: 'Ihr Wohnort, wenn Rente oder Kapital ausbezahlt wird.',
  municipalityHint: 'Name der Gemeinde, ohne Postleitzahl, oder ihre Nummer im Verzeichnis des Bundes.',
  healthPremiumHint: 'Einige Kantone ziehen die Prämie ab, die Sie zahlen.',
  spousePensionHint: 'Vor Steuern. Schreiben Sie 0, wenn keine bezahlt wird.',
}
