export const exported = {
  title: 'Synthèse partagée',
  titleOf: 'Synthèse de {{name}}',
  shown:
    'Cette page montre une synthèse telle qu’elle était le jour du calcul. «\u00a0Vous\u00a0» y désigne la personne dont c’est la synthèse. Son nom, son numéro AVS, ses caisses et ses banques n’y figurent pas.',
  shownOf: '{{name}} est une personne inventée. Sur cette page, «\u00a0vous\u00a0», c’est {{name}}.',
  silent: {
    register: 'Le registre AVS n’a donné aucun chiffre.',
    pensionFund: 'Au moins une caisse de pension n’a donné aucun chiffre.',
    entity: 'Au moins une banque ou assurance du 3e\u00a0pilier n’a donné aucun chiffre.',
  },
  empty: {
    title: 'Il n’y a pas de synthèse dans cette adresse',
    text: 'Une synthèse se partage par un lien, que vous trouvez à la fin de votre synthèse. Si on vous a envoyé un lien, ouvrez-le en entier.',
  },
  own: 'Estimer ma retraite',
}
