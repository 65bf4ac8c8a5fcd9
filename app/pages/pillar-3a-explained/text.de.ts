import type { TextOf } from '~/language/text-of'
import type { explained3a as french } from './text.fr'

export const explained3a: TextOf<typeof french> = {
  title: 'Ihre Säule 3a',
  titleWithChange: 'Ihre Säule 3a mit Änderung',
  link: 'So entsteht meine Säule\u00a03a',
  linkWithChange: 'So entsteht meine Säule\u00a03a mit der Änderung',
  notYet: 'Ihre Säule 3a ist noch nicht geschätzt',
  notYetText:
    'Dafür braucht es zuerst die Zahlen Ihres Kontos oder Ihrer Police. Danach wird die Berechnung hier erklärt.',
  notYetAction: 'Meine 3.\u00a0Säule ergänzen',
  none: 'Sie haben angegeben, keine Säule 3a zu haben',
  noneText: 'Hier gibt es deshalb nichts zu berechnen. Falls Sie doch eine Säule 3a haben, fügen Sie sie hinzu.',
  noneAction: 'Eine Säule 3a hinzufügen',
  silent: 'Ihre Banken und Versicherungen haben noch keine Zahlen übermittelt',
  empty: 'Für Sie sind keine Zahlen gespeichert. Prüfen Sie Ihre Wahl, oder tragen Sie die Zahlen selbst ein.',
  silentAction: 'Meine Konten der Säule 3a prüfen',
  signIn: 'Bei meinen Banken und Versicherungen anmelden',
  someSilent: 'Diese Zahlen sind unvollständig',
  once: 'auf einmal, am {{day}}',
  several: 'Konto für Konto, das letzte am {{day}}',
  current: 'Heute:',
  payment: 'Ihre Einzahlungen:',
  aMonth: 'pro Monat.',
  all: 'Die ganze Rechnung',
  contents: { savings: 'Kapital', ceiling: 'Grenze', all: 'Rechnung' },
  rules: {
    savings: {
      title: 'So entsteht das Kapital',
      text: 'Zu Ihren Einzahlungen kommen jedes Jahr Zinsen. Dieses Kapital ist erwartet, nicht garantiert.',
    },
    ceiling: { title: 'Wie viel einzahlen' },
  },
  parts: {
    today: '{{amount}} heute',
    payments: '{{amount}} Einzahlungen',
    interest: '{{amount}} Zinsen',
    toCome: '{{amount}} künftig',
  },
  shared_one: 'Was für Ihr Konto gilt',
  shared_other: 'Was für alle Ihre Konten gilt',
  projection:
    'Das ist eine Hochrechnung. Das Kapital hängt davon ab, was Sie einzahlen und welche Zinsen das Konto bringt.',
  account: 'Ihr Konto',
  source: 'Quelle: {{name}}, Stand am {{day}}.',
  sourceVisitor: 'Quelle: Ihre Angaben.',
  balance: {
    title: 'Ihr Saldo heute',
    provider: '{{name}} gibt am {{asOf}} einen Saldo von {{balance}} an.',
    visitor: 'Sie haben einen Saldo von {{balance}} angegeben.',
    opened: 'Dieses Konto gibt es noch nicht: Es beginnt mit {{balance}}.',
    known: 'Die Berechnung beginnt mit diesem Betrag.',
  },
  accountPayments: {
    title: 'Ihre Einzahlungen',
    provider: 'Wir rechnen mit {{amount}} pro Jahr, nach den Einzahlungen, die {{name}} angibt.',
    visitor: 'Sie planen, {{amount}} pro Jahr einzuzahlen.',
    sum: 'Bis am {{day}} (Dauer: {{span}}) ergibt das {{paid}}. Das entspricht {{monthly}} pro Monat.',
    thisYear: 'Von diesem Jahr sind {{paidThisYear}} bereits im Saldo: Wir zählen sie kein zweites Mal.',
    assumed: 'Sie zahlen jedes Jahr gleich viel ein, bis das Kapital ausbezahlt wird.',
    ceiling:
      'Mit Pensionskasse erlaubt das Gesetz {{year}} auf allen Konten zusammen {{withFund}}. Ohne Pensionskasse sind es {{share}} des Einkommens, höchstens {{withoutFund}}.',
    above: 'Ihre geplanten Einzahlungen liegen über Ihrer Grenze.',
  },
  accountPurchase: {
    title: 'Die Nachzahlung',
    text: 'Dieses Jahr zahlen Sie einmal {{amount}} nach, für Jahre mit kleineren Einzahlungen.',
  },
  accountInterest: {
    outlook:
      'Genannt ist ein Zins von {{own}}. In dieser Aussicht ist er {{interest}}, und {{rise}} Anstieg der Löhne und Preise sind davon abgezogen.',
    title: 'Die Zinsen',
    visitor: 'Sie erwarten einen Zins von {{rate}} pro Jahr.',
    usual: 'Wir rechnen mit einem Zins von {{rate}} pro Jahr.',
    usualAssumed: 'Sie haben noch keinen Zinssatz angegeben. Sie können ihn bei den Zahlen des Kontos ändern.',
    sum: 'Bis am {{day}} ergibt das {{interest}}, auf den Tag genau: Jeder Monat zählt 30\u00a0Tage. Eine Einzahlung bringt im Jahr, in dem sie erfolgt, keinen Zins.',
    projected: 'Der Zinssatz kann sich jedes Jahr ändern.',
  },
  accountCapital: {
    title: 'Das voraussichtliche Kapital',
    withPayments: 'Saldo, Einzahlungen und Zinsen ergeben zusammen {{capital}}, auf ganze Franken gerundet.',
    guaranteed: 'Die Police zahlt {{capital}}, den Betrag, den sie garantiert.',
    withoutPayments: 'Saldo und Zinsen ergeben zusammen {{capital}}, auf ganze Franken gerundet.',
    law: 'Das Gesetz lässt diese Auszahlung frühestens {{before}} vor dem Referenzalter zu und spätestens {{after}} danach. Nach dem Referenzalter müssen Sie dafür weiter arbeiten.',
    visitor: 'Das Kapital wird am {{day}} ausbezahlt, am Datum, das Sie angegeben haben.',
    referenceAge:
      'Das Kapital wird am {{day}} ausbezahlt, wenn Ihre AHV-Rente beginnt. Sie haben noch kein Datum angegeben.',
    simulation:
      'Das Kapital wird am {{day}} ausbezahlt, am Datum der Pensionierung in Ihrer Simulation, spätestens aber {{after}} nach dem Referenzalter.',
    worksOn: 'Sie arbeiten bis zu diesem Tag. Sonst wird das Kapital ausbezahlt, wenn Sie das Referenzalter erreichen.',
  },
  together: 'Ihre Konten zusammen',
  accountsTotal: {
    title: 'Die Summe Ihrer Kapitalien',
    text: 'Jedes Konto wird für sich gerundet: {{sum}} = {{capital}}.',
  },
  missing: {
    title: 'Für die Schätzung des Kapitals fehlen Angaben',
    solde: 'der Kontosaldo',
    rate: 'der erwartete Zinssatz',
    amount: 'die geplanten Einzahlungen pro Jahr',
    paydate: 'das Datum der Auszahlung',
    paydateAhead: 'ein künftiges Auszahlungsdatum: Das gespeicherte ist vorbei',
    action: 'Die Zahlen meines Kontos ergänzen',
  },
  assumption: {
    worksUntilPayOut:
      'Nach dem Referenzalter bleibt ein 3a-Konto nur offen, wenn Sie weiterarbeiten: Wir nehmen an, dass Sie es tun, bis zur Auszahlung.',
  },
}
