/** Confirms what the last button did. */
export const done = {
  answer: 'Vos données sont enregistrées.',
  change: 'Votre simulation est enregistrée. Ses résultats figurent sous «\u00a0Avec changement\u00a0».',
  need: 'Votre besoin est enregistré.',
  noChange: 'La simulation est supprimée.',
  terms: 'Vous avez accepté les conditions.',
  askedAnew:
    'Nous avons interrogé à nouveau le registre AVS et vos caisses, banques et assurances, et refait l’estimation.',
  funds: 'Votre choix est enregistré.',
  fundRemoved: 'La caisse est retirée, avec ses chiffres.',
  fundsRemoved: 'Toutes vos caisses sont retirées, avec leurs chiffres.',
  accounts: 'Votre choix est enregistré.',
  account: 'Les chiffres de votre 3e\u00a0pilier sont enregistrés.',
  accountRemoved: 'Le compte est retiré, avec ses chiffres.',
  accountsRemoved: 'Tous vos comptes 3a sont retirés, avec leurs chiffres.',
  accountCleared: 'Les chiffres sont effacés. La date du versement reste.',
  paper: 'Vos chiffres sont enregistrés.',
  paperRemoved: 'Le papier est retiré, avec ses chiffres.',
  scenarioKept: 'Le scénario est enregistré.',
  scenarioRemoved: 'Le scénario est supprimé.',
}
