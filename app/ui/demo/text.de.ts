import type { TextOf } from '~/language/text-of'
import type { demo as french } from './text.fr'

export const demo: TextOf<typeof french> = {
  title: 'Mit einer erfundenen Person testen',
  intro: 'Ein Klick genügt: Die Zahlen der Person sind schon ausgefüllt.',
  tryAs: 'Als {{name}} testen',
  tryAsEach: 'Testen als',
  terms: 'Wenn Sie testen, akzeptieren Sie',
  termsLink: 'die Bedingungen',
  bar: { title: 'Erfundene Person', you: 'Sie sind {{name}}, eine erfundene Person.' },
  ask: {
    title: 'Ihre Daten ersetzen?',
    text: 'Es gibt hier schon Daten, in dieser Sitzung. Wenn Sie als {{name}} testen, werden sie gelöscht.',
    yes: 'Löschen und als {{name}} testen',
    no: 'Meine Daten behalten',
  },
  silent: {
    title: 'Die Demonstration antwortet nicht',
    text: 'Nichts hat sich geändert. Versuchen Sie es gleich noch einmal, oder melden Sie sich Schritt für Schritt an.',
    long: 'Schritt für Schritt anmelden',
  },
}
