import type { TextOf } from '~/language/text-of'
import type { documents as french } from './text.fr'

export const documents: TextOf<typeof french> = {
  title: 'Meine Unterlagen bereitlegen',
  intro: 'Halten Sie diese Angaben bereit, bevor Sie sich anmelden.',
  sandbox: {
    title: 'Sie testen den Prototyp mit einer erfundenen Person',
    text: 'Sie müssen nichts bereitlegen. Mit echten Daten brauchen Sie dies.',
  },
  avs: {
    title: 'Ihre AHV-Nummer',
    people:
      'Ihre eigene und, wenn Sie verheiratet sind oder in eingetragener Partnerschaft leben, die Ihrer Partnerin oder Ihres Partners.',
    format: 'Format: 756.0000.0000.00',
    where: 'Sie steht auf Ihrer Lohnabrechnung oder auf Ihrer Krankenversicherungskarte.',
  },
  lpp: {
    title: 'Ihre Anmeldedaten für die Pensionskasse',
    fund: 'Der Name der Kasse',
    user: 'Ihr Benutzername',
    password: 'Ihr Passwort',
  },
  pillar3a: {
    title: 'Ihre Anmeldedaten für die 3.\u00a0Säule',
    user: 'Ihr Benutzername bei der Bank oder der Versicherung',
    password: 'Ihr Passwort',
  },
  passwords: 'Diese Passwörter geben Sie dort ein, nie hier.',
  passwordsAtFund: 'Dieses Passwort geben Sie dort ein, nie hier. Ohne Pensionskasse: Das können Sie später angeben.',
  passwordsAtProvider:
    'Dieses Passwort geben Sie dort ein, nie hier. Ohne 3.\u00a0Säule: Das können Sie später angeben.',
  none: 'Ohne Pensionskasse oder ohne 3.\u00a0Säule: Das können Sie später angeben.',
  again: 'Waren Sie schon einmal hier?',
  signIn: 'Direkt zur Anmeldung',
  ready: 'Ich habe alle diese Angaben',
}
