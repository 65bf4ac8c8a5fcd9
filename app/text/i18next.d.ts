import 'i18next'
import type { fr } from './fr'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'text'
    resources: { text: typeof fr }
    returnNull: false
  }
}
