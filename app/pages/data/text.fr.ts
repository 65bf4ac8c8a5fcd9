export const data = {
  title: 'Mes données',
  choices: 'Vous pouvez les télécharger, les garder plus longtemps ou les supprimer.',
  noFiles:
    'Vous pourrez télécharger votre synthèse ici dès que vous aurez accepté les conditions et complété une première étape.',
  keep: {
    title: 'Garder plus longtemps',
    text: 'L’heure de la suppression figure en haut de chaque page.',
  },
  leave: {
    first: 'Emportez d’abord votre fichier\u00a0: il permet de reprendre plus tard. Ensuite, il ne reste rien ici.',
    nothing: 'Votre session se termine, et il ne reste rien ici.',
  },
  delete: 'Supprimer',
  intro: 'Voulez-vous supprimer tout ce que vous avez indiqué ici et tout ce que nous avons demandé pour vous\u00a0?',
  what: 'Sont supprimés\u00a0: vos données, votre domicile, les papiers recopiés, votre choix de caisses et de comptes, et tous les résultats. C’est définitif.',
  stay: 'Votre connexion reste ouverte.',
  stayOwn: 'Votre accord aux conditions reste jusqu’à la fin de la session.',
  confirm: 'Oui, supprimer mes données',
  back: 'Non, revenir à ma synthèse',
  doneTitle: 'Vos données sont supprimées',
  done: 'Nous n’avons plus rien de ce que vous avez indiqué. Votre connexion reste ouverte\u00a0: vous pouvez recommencer.',
  doneOwn: 'Nous n’avons plus rien de ce que vous avez indiqué. Vous pouvez recommencer.',
  again: 'Recommencer',
}
