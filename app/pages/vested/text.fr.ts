export const vested = {
  title: 'Votre avoir de libre passage',
  listTitle: 'Vos avoirs de libre passage',
  intro: 'Copiez deux chiffres de votre dernier relevé.',
  usualName_one: 'Mon libre passage',
  usualName_other: 'Mon libre passage\u00a0{{count}}',
  another: 'J’ai un autre avoir de libre passage',
  balance: 'Solde',
  balanceHint:
    '«\u00a0solde\u00a0», «\u00a0avoir de prévoyance\u00a0», «\u00a0prestation de sortie\u00a0», «\u00a0prestation de libre passage\u00a0»',
  rate: 'Intérêt par an',
  rateHint: 'Pour des titres, une estimation prudente. Écrivez 0 s’il n’y en a pas.',
  help: 'Qu’est-ce que le libre passage\u00a0?',
  helpText:
    'Quand vous quittez une caisse de pension sans en rejoindre une autre, votre avoir va sur un compte ou une police de libre passage. Il est versé en capital, au plus tôt cinq ans avant l’âge de référence. La Centrale du 2e\u00a0pilier aide à retrouver un avoir oublié.',
  model: { title: 'Compte de libre passage', balance: 'Solde au 31.12.2025', rate: 'Taux d’intérêt' },
}
