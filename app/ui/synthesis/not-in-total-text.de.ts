import type { TextOf } from '~/language/text-of'
import type { notInTotal as french } from './not-in-total-text.fr'

export const notInTotal: TextOf<typeof french> = {
  title: 'Das Total ist nicht vollständig',
  avs: 'Ihre AHV-Rente zählt darin nicht: Sie erhalten also mehr pro Monat.',
  incomes: 'Ihre AHV-Rente zählt darin nicht: Ihre Einkommen fehlen. Sie erhalten also mehr pro Monat.',
  lpp: 'Ihre 2.\u00a0Säule zählt darin nicht: Mit einer Pensionskasse erhalten Sie mehr.',
  certificate: 'Von der 2.\u00a0Säule zählt darin nur Ihr Freizügigkeitsguthaben.',
  todaysFund: 'Die Rente Ihrer heutigen Kasse zählt darin nicht, nur jene, die Sie schon erhalten: Sie erhalten mehr.',
  pillar3a: 'Eine 3.\u00a0Säule zählt darin nicht: Mit einem 3a-Konto haben Sie mehr Kapital.',
  unread: {
    person: 'Zeilen Ihres Auszugs wurden nicht verstanden: Sie zählen nicht.',
    partner: 'Zeilen des Auszugs Ihrer Partnerin oder Ihres Partners wurden nicht verstanden: Sie zählen nicht.',
    former:
      'Zeilen des Auszugs Ihrer früheren Partnerin oder Ihres früheren Partners wurden nicht verstanden: Sie zählen nicht.',
  },
  toLines: {
    person: 'Diese Zeilen ansehen',
    partner: 'Die Zeilen der Partnerin oder des Partners ansehen',
    former: 'Die Zeilen der früheren Partnerin oder des früheren Partners ansehen',
  },
  add: {
    avs: '1.\u00a0Säule ergänzen',
    incomes: 'Meine AHV-Einkommen angeben',
    lpp: 'Meine 2.\u00a0Säule hinzufügen',
    certificate: 'Einen Ausweis hinzufügen',
    todaysFund: 'Ihren Ausweis hinzufügen',
    pillar3a: 'Meine 3.\u00a0Säule hinzufügen',
  },
  check: 'Woher jede Zahl stammt',
}
