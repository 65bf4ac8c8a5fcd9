import type { TextOf } from '~/language/text-of'
import type { films as french } from './films-text.fr'

export const films: TextOf<typeof french> = {
  service: {
    title: 'Die drei Säulen und dieser Dienst',
    pillars: {
      title: 'Ihre Altersvorsorge steht auf drei Säulen',
      text: 'Hier sehen Sie, welche das sind und wie dieser Dienst Ihnen hilft.',
    },
    avs: {
      title: '1.\u00a0Säule: die AHV',
      text: 'Die Grundrente. Sie hängt von Ihren Einkommen und Ihren Beitragsjahren ab.',
    },
    lpp: {
      title: '2.\u00a0Säule: die Pensionskasse',
      text: 'Was Sie und Ihr Arbeitgeber während des Erwerbslebens ansparen.',
    },
    pillar3a: {
      title: '3.\u00a0Säule: die Säule 3a',
      text: 'Was Sie zusätzlich sparen, bei einer Bank oder einer Versicherung.',
    },
    signIn: {
      title: 'Sie melden sich an',
      text: 'Der Identitätsdienst bestätigt, wer Sie sind. Ihr Passwort sehen wir nicht.',
    },
    check: {
      title: 'Sie prüfen Ihre Daten',
      text: 'Was bekannt ist, ist schon ausgefüllt. Sie korrigieren und ergänzen.',
    },
    read: {
      title: 'Sie lesen Ihre Übersicht',
      text: 'Renten pro Monat und Kapital, Säule um Säule. Die Berechnung der AHV wird erklärt.',
    },
    compare: {
      title: 'Früher oder später?',
      text: 'Sie wählen ein anderes Datum für die Pensionierung und vergleichen.',
    },
    kept: {
      title: 'Ihre Daten sind geschützt',
      text: 'Nach der Sitzung gelöscht, ausser Sie behalten sie. Ergebnis unverbindlich.',
    },
  },
  claire: {
    title: 'Das Beispiel von Claire',
    who: {
      title: 'Claire Dubois',
      text: 'Sie ist verheiratet und hat zwei Kinder. Sie arbeitet für zwei Arbeitgeber.',
    },
    known: {
      title: 'Vieles ist schon ausgefüllt',
      text: 'Claire meldet sich an. Ihre Heirat und ihre Kinder sind schon angegeben.',
    },
    funds: {
      title: 'Zwei Pensionskassen',
      text: 'Claire wählt ihre beiden Kassen. Die Renten werden zusammengezählt.',
    },
    limit: {
      title: 'Eine Grenze für Paare',
      text: 'Die AHV begrenzt die Summe der beiden Renten eines Ehepaars.',
    },
    account: {
      title: 'Die 3.\u00a0Säule',
      text: 'Ihre Bank nennt den Kontostand. Claire wählt das Datum der Auszahlung.',
    },
    read: {
      title: 'Die Übersicht von Claire',
      text: 'Sie liest, was ihr jede der drei Säulen auszahlen könnte.',
    },
  },
  reto: {
    title: 'Das Beispiel von Reto',
    who: {
      title: 'Reto Brunner',
      text: 'Er ist verheiratet und hat drei Kinder. Er arbeitet im Holzbau.',
    },
    abroad: {
      title: 'Jahre im Ausland',
      text: 'Zwischen 2000 und 2007 lebte Reto im Ausland, ohne AHV-Beiträge.',
    },
    partial: {
      title: 'Eine Teilrente',
      text: 'Ihm fehlen Beitragsjahre. Seine AHV-Rente ist deshalb tiefer.',
    },
    partner: {
      title: 'Die Rente von Sofia',
      text: 'Sofia, seine Frau, ist jünger. Wenn ihre Rente beginnt, wird seine neu berechnet.',
    },
    later: {
      title: 'Und wenn er später geht?',
      text: 'Reto wählt ein anderes Datum für die Pensionierung und vergleicht.',
    },
    read: {
      title: 'Die Übersicht von Reto',
      text: 'AHV, Pensionskasse und 3a: Er sieht, was ihm jede Säule auszahlen könnte.',
    },
  },
  nadia: {
    title: 'Das Beispiel von Nadia',
    who: {
      title: 'Nadia Favre',
      text: 'Sie ist ledig und hat ein Kind. Sie arbeitet Teilzeit.',
    },
    gap: {
      title: 'Ein Unterbruch',
      text: 'Zwischen 2001 und 2004 fehlen Beiträge auf ihrem AHV-Konto.',
    },
    youth: {
      title: 'Die Jugendjahre zählen',
      text: 'Nadia hat schon vor ihrem 21.\u00a0Geburtstag Beiträge bezahlt. Diese Jahre füllen die Lücke.',
    },
    child: {
      title: 'Ein Kind zu erziehen zählt auch',
      text: 'Für diese Jahre rechnet die AHV zu Nadias Einkommen ein fiktives dazu.',
    },
    no3a: {
      title: 'Keine Säule 3a',
      text: 'Nadia gibt das mit einem Klick an und fährt fort. Ergänzen kann sie später.',
    },
    read: {
      title: 'Die Übersicht von Nadia',
      text: 'Sie liest ihre AHV-Rente und die Rente, die ihre Pensionskasse voraussieht.',
    },
  },
}
