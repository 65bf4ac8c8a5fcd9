import 'i18next'
import type { fr } from './catalogue.fr'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'text'
    resources: { text: typeof fr }
    returnNull: false
  }
}
