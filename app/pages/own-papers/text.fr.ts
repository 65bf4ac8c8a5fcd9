export const papers = {
  title: 'Qu’avez-vous sous la main\u00a0?',
  intro: 'Cochez vos papiers. Chacun a sa courte page, que vous pouvez passer.',
  legend: 'Vos papiers',
  at: {
    extract: {
      name: 'Extrait de compte AVS',
      gives: 'Vos revenus, année par année, reçus par la poste. Il donne votre rente AVS exacte\u00a0: 5 minutes.',
    },
    forecast: {
      name: 'Calcul anticipé de la rente AVS',
      gives: 'La lettre de la caisse de compensation. Elle donne votre rente AVS exacte\u00a0: 3 chiffres.',
    },
    certificate: {
      name: 'Certificat de caisse de pension',
      gives: 'Reçu chaque année, de janvier à mars. Il donne votre rente ou votre capital\u00a0: 4 chiffres.',
    },
    vested: {
      name: 'Relevé de libre passage',
      gives: 'D’une banque ou d’une fondation, après un changement d’emploi. Il donne un capital\u00a0: 2 chiffres.',
    },
    account3a: {
      name: 'Relevé de 3e\u00a0pilier (3a)',
      gives: 'De votre banque ou de votre assurance. Il donne un capital\u00a0: 3 chiffres.',
    },
    nothing: {
      name: 'Rien de tout cela',
      gives:
        'Quelques réponses sur votre salaire et vos années en Suisse donnent une fourchette, pas un montant exact.',
    },
  },
  order: {
    title: 'Comment commander l’extrait AVS',
    text: 'Il est gratuit. Demandez-le à votre caisse de compensation\u00a0: elle réunit sur demande les comptes de toutes les caisses. Il arrive par la poste, en une à quatre semaines.',
  },
  couple: {
    title: 'En cas de mariage ou de partenariat enregistré',
    text: 'Les revenus des années de mariage sont partagés. Prenez aussi l’extrait de votre partenaire, si vous l’avez. Sinon, la rente est une fourchette.',
  },
}
