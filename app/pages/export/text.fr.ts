export const exported = {
  title: 'Synthèse partagée',
  titleOf: 'Synthèse de {{name}}',
  shown: '«\u00a0Vous\u00a0», c’est ici la personne dont c’est la synthèse.',
  shownOf: '{{name}} est une personne inventée. Sur cette page, «\u00a0vous\u00a0», c’est {{name}}.',
  /** Labels the tabs between the persons. */
  examples: 'Trois exemples',
  silent: {
    register: 'Le registre AVS n’a donné aucun chiffre.',
    pensionFund: 'Au moins une caisse de pension n’a donné aucun chiffre.',
    entity: 'Au moins une banque ou assurance du 3e\u00a0pilier n’a donné aucun chiffre.',
  },
  empty: {
    title: 'Ce lien est incomplet',
    text: 'Copiez toute l’adresse reçue. Pour partager votre propre synthèse, prenez «\u00a0Lien\u00a0» à la fin de celle-ci.',
  },
  others: 'C’est la page que verront les autres.',
  back: 'Revenir à ma synthèse',
  vestedNotDrawn: 'Le capital de libre passage n’est pas dans cette image\u00a0: ce lien n’en dit pas les dates.',
  paidIn: {
    paidGaps: 'Des années AVS manquantes payées',
    buyIn: 'Un rachat au 2e\u00a0pilier',
    pillar3a: 'D’autres versements au 3e\u00a0pilier',
  },
  otherSalary: 'Autre salaire',
  otherPartnersDay: 'Autre date pour la rente du partenaire',
  pillars: 'Les trois piliers en détail',
  passOn: {
    title: 'Transmettre cette page',
    seen: 'Qui a ce lien voit ces montants et ces dates, sans se connecter. Ni nom, ni numéro AVS, ni salaire, ni caisse, ni banque n’y figurent. Un lien envoyé ne se reprend pas.',
    address: 'Adresse de cette page',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    mail: 'Envoyer par e-mail',
    print: 'Imprimer',
    subject: 'Une synthèse de retraite',
  },
  own: 'Estimer ma retraite',
}
