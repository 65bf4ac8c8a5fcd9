export const home = {
  title: 'Estimer ma retraite',
  // With the plain apostrophe, as the sentence was given to us.
  subtitle: "J'estime ma retraite en ligne à partir de mes données personnelles",
  start: {
    button: 'Commencer',
    note: 'Vous devez vous connecter. La connexion est sécurisée par le service d’identité.',
  },
  over: {
    title: 'Votre session est terminée',
    text: 'Vos données sont conservées 60 minutes, puis supprimées. C’est voulu, pour les protéger. Vous pouvez recommencer dès maintenant.',
  },
  bye: {
    title: 'Vous êtes déconnecté·e',
    text: 'Les données de votre session ont été supprimées.',
  },
  steps: {
    title: 'En trois étapes',
    signIn: {
      title: 'Vous vous connectez',
      text: 'Le service d’identité confirme qui vous êtes. Vous n’avez pas de compte à créer ici.',
    },
    check: {
      title: 'Vous vérifiez vos données',
      text: 'AVS, caisse de pension, 3e\u00a0pilier\u00a0: vous contrôlez ce qui est déjà connu et vous complétez le reste.',
    },
    read: {
      title: 'Vous lisez votre synthèse',
      text: 'Elle montre ce que chacun des trois piliers pourrait vous verser, en rente par mois et en capital.',
    },
  },
  know: {
    title: 'À savoir avant de commencer',
    prototype:
      'Ce service est un prototype. Il fonctionne avec des personnes et des données fictives, sans aucun compte réel. Les simulations individuelles avec de vraies données sont prévues pour plus tard.',
    indicative: 'Le résultat est indicatif. Il n’a aucune valeur juridique et ne donne aucun droit à une prestation.',
    kept: 'Vos données sont conservées 60 minutes, puis supprimées.',
  },
}
