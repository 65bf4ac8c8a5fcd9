import type { TextOf } from '~/language/text-of'
import type { vested as french } from './text.fr'

export const vested: TextOf<typeof french> = {
  title: 'Ihr Freizügigkeitsguthaben',
  listTitle: 'Ihre Freizügigkeitsguthaben',
  intro: 'Schreiben Sie zwei Zahlen von Ihrem letzten Auszug ab.',
  usualName_one: 'Mein Freizügigkeitskonto',
  usualName_other: 'Mein Freizügigkeitskonto\u00a0{{count}}',
  another: 'Ich habe ein weiteres Freizügigkeitsguthaben',
  balance: 'Saldo',
  balanceHint: '«Saldo», «Vorsorgeguthaben», «Austrittsleistung», «Freizügigkeitsleistung»',
  rate: 'Zins pro Jahr',
  rateHint: 'Bei Wertschriften eine vorsichtige Schätzung. Schreiben Sie 0, wenn es keinen gibt.',
  help: 'Was ist Freizügigkeit?',
  helpText:
    'Wenn Sie eine Pensionskasse verlassen und keiner anderen beitreten, kommt Ihr Guthaben auf ein Freizügigkeitskonto oder in eine Police. Es wird als Kapital ausbezahlt, frühestens fünf Jahre vor dem Referenzalter. Die Zentralstelle 2. Säule hilft, ein vergessenes Guthaben zu finden.',
  model: { title: 'Freizügigkeitskonto', balance: 'Saldo am 31.12.2025', rate: 'Zinssatz' },
}
