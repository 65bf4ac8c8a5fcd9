import type { TextOf } from '~/language/text-of'
import type { account3a as french } from './text.fr'

export const account3a: TextOf<typeof french> = {
  title: 'Ihr Auszug der Säule 3a',
  listTitle: 'Ihre Auszüge der Säule 3a',
  usualName_one: 'Mein 3a-Konto',
  usualName_other: 'Mein 3a-Konto\u00a0{{count}}',
  another: 'Ich habe ein weiteres 3a-Konto',
  kind: 'Art der Säule 3a',
  kinds: { account: 'Konto mit Zins', securities: 'Wertschriften (Fonds)', policy: 'Versicherungspolice' },
  solde: 'Saldo oder Rückkaufswert',
  soldeHint: '«Saldo per 31.12.», «Vorsorgeguthaben»',
  amount: 'Einzahlung pro Jahr',
  amountHint: 'Was Sie einzahlen möchten, oder die Prämie; 0, wenn Sie nichts mehr einzahlen.',
  rate: 'Zins pro Jahr',
  rateHint: 'Zum Beispiel 0.5. Bei Wertschriften eine vorsichtige Schätzung.',
  paidThisYear: 'Dieses Jahr schon einbezahlt',
  paidHint: 'Nur wenn der Saldo es schon enthält.',
  paydate: 'Gewünschtes Datum der Auszahlung',
  paydateHint: 'Wenn Sie nichts eingeben: wenn Ihre AHV-Rente beginnt. Bei einer Police ihr Ablauf. Format: TT.MM.JJJJ',
  rest: 'Dieses Jahr einbezahlt, Name',
  maturity: 'Garantiertes Kapital der Police',
  maturityHint: '«garantiertes Kapital bei Ablauf»',
  model: {
    title: 'Auszug der Säule 3a',
    solde: 'Saldo am 31.12.2025',
    amount: 'Einzahlungen des Jahres',
    rate: 'Zinssatz',
  },
}
