import type { TextOf } from '~/language/text-of'
import type { exported as french } from './text.fr'

export const exported: TextOf<typeof french> = {
  title: 'Geteilte Übersicht',
  titleOf: 'Übersicht von {{name}}',
  shown:
    'Diese Seite zeigt eine Übersicht so, wie sie am Tag der Berechnung war. «Sie» ist hier die Person, um deren Übersicht es geht. Ihr Name, ihre AHV-Nummer, ihre Pensionskassen und ihre Banken stehen nicht darin.',
  shownOf: '{{name}} ist eine erfundene Person. Mit «Sie» ist auf dieser Seite {{name}} gemeint.',
  silent: {
    register: 'Das AHV-Register hat keine Zahlen geliefert.',
    pensionFund: 'Mindestens eine Pensionskasse hat keine Zahlen geliefert.',
    entity: 'Mindestens eine Bank oder Versicherung der Säule 3a hat keine Zahlen geliefert.',
  },
  empty: {
    title: 'In dieser Adresse steht keine Übersicht',
    text: 'Eine Übersicht wird mit einem Link geteilt. Sie finden ihn am Ende Ihrer Übersicht. Wenn Sie einen Link erhalten haben, öffnen Sie ihn vollständig.',
  },
  own: 'Meine Altersrente schätzen',
}
