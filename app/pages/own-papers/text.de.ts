import type { TextOf } from '~/language/text-of'
import type { papers as french } from './text.fr'

export const papers: TextOf<typeof french> = {
  title: 'Was haben Sie zur Hand?',
  intro: 'Kreuzen Sie Ihre Unterlagen an. Für jede gibt es eine kurze Seite, und jede lässt sich überspringen.',
  legend: 'Ihre Unterlagen',
  at: {
    extract: {
      name: 'Auszug aus dem AHV-Konto',
      gives: 'Ihre Einkommen, Jahr für Jahr, per Post erhalten. Er ergibt Ihre genaue AHV-Rente: 5 Minuten.',
    },
    forecast: {
      name: 'Vorausberechnung der AHV-Rente',
      gives: 'Der Brief der Ausgleichskasse. Er ergibt Ihre genaue AHV-Rente: 3 Zahlen.',
    },
    certificate: {
      name: 'Ausweis der Pensionskasse',
      gives: 'Jedes Jahr von Januar bis März erhalten. Er ergibt Ihre Rente oder Ihr Kapital: 4 Zahlen.',
    },
    vested: {
      name: 'Auszug eines Freizügigkeitskontos',
      gives: 'Von einer Bank oder Stiftung, nach einem Stellenwechsel. Er ergibt ein Kapital: 2 Zahlen.',
    },
    account3a: {
      name: 'Auszug der Säule 3a',
      gives: 'Von Ihrer Bank oder Versicherung. Er ergibt ein Kapital: 3 Zahlen.',
    },
    nothing: {
      name: 'Nichts davon',
      gives:
        'Einige Antworten zu Ihrem Lohn und Ihren Jahren in der Schweiz ergeben eine Bandbreite, keinen genauen Betrag.',
    },
  },
  order: {
    title: 'So bestellen Sie den AHV-Auszug',
    text: 'Er ist gratis. Verlangen Sie ihn bei Ihrer Ausgleichskasse: Auf Wunsch fasst sie die Konten aller Kassen zusammen. Er kommt per Post, in einer bis vier Wochen.',
  },
  couple: {
    title: 'Bei Ehe oder eingetragener Partnerschaft',
    text: 'Die Einkommen der Ehejahre werden geteilt. Nehmen Sie auch den Auszug Ihrer Partnerin oder Ihres Partners, wenn Sie ihn haben. Sonst ist die Rente eine Bandbreite.',
  },
}
