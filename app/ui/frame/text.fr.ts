export const frame = {
  product: 'Trois piliers',
  /** Precedes a title, and the sentence at a field. */
  errorPrefix: 'Erreur\u00a0: ',
  /** In the summary, if the sentence alone does not say which field it is about. */
  problemAt: '{{label}}\u00a0: {{message}}',
  errorSummary: 'Veuillez corriger les points suivants',
  skip: 'Aller au contenu',
  /** Follows the label of an optional field. */
  optional: '(facultatif)',
  dayHint: 'Format\u00a0: jj.mm.aaaa',
  notice: {
    info: 'Information\u00a0: ',
    warning: 'Attention\u00a0: ',
    success: 'Confirmation\u00a0: ',
    error: 'Erreur\u00a0: ',
  },
  actions: {
    title: 'Mon espace',
    name: 'Vous êtes {{name}}.',
    menu: 'Menu',
    noName: 'Chiffres tapés par vous, sans compte.',
    papers: 'Mes papiers',
    show: 'Voir mes données',
    data: 'Supprimer mes données',
    logout: 'Se déconnecter et tout effacer',
    leave: 'Partir et tout effacer',
    deletedAt: 'Vos données seront supprimées à\u00a0{{time}}.',
  },
  tabs: {
    label: 'Mes pages',
    synthesis: 'Synthèse',
    avs: 'AVS',
    lpp: 'Caisse',
    pillar3a: '3a',
    simulation: 'Simuler',
    /** Read in place of the mark. */
    incomplete: '(incomplet)',
  },
  until: 'Tout s’efface à\u00a0{{time}}',
  untilSoon: 'Tout s’efface à\u00a0{{time}}, dans moins de 10\u00a0minutes.',
  noSignIn: {
    text: 'Ici, aucune connexion n’est mise en place. Recopiez vos chiffres depuis vos papiers\u00a0: personne ne vous demande qui vous êtes.',
  },
  keeping: {
    button: 'Garder mes données encore {{sessionMinutes}} minutes',
    done: 'Vos données sont gardées encore {{sessionMinutes}} minutes',
    refused: 'Vos données ne peuvent pas être gardées plus longtemps',
    noMore: 'Vous avez déjà repoussé la suppression 11 fois\u00a0: c’est le maximum.',
  },
  sessionChanged: {
    title: 'Rien n’a été enregistré',
    where:
      'Une nouvelle connexion a eu lieu, ou vos données ont été supprimées entre-temps, peut-être dans un autre onglet ou une autre fenêtre.',
    typed: 'Vérifiez que ces données sont bien les vôtres, puis enregistrez.',
    pressed: 'Vérifiez qui est connecté avant d’appuyer à nouveau sur le bouton.',
  },
  meanwhile: {
    title: 'Ces données ont changé entre-temps',
    where:
      'Elles ont été enregistrées après l’ouverture de cette page, peut-être dans un autre onglet ou une autre fenêtre.',
    typed:
      'Ce que vous venez de saisir n’est pas encore enregistré\u00a0: relisez-le ci-dessous, puis envoyez le formulaire à nouveau pour le garder.',
    pressed:
      'Rien n’a été modifié\u00a0: cette page montre ce qui est enregistré maintenant. Si vous ne changez pas d’avis, appuyez à nouveau sur le bouton.',
    saved: 'Revenir à ce qui est enregistré',
  },
  feedback: 'Donner mon avis',
  operator: {
    by: 'Service exploité par\u00a0: {{operator}}',
    contact: 'Contact',
    noContact: 'Aucune adresse n’est indiquée.',
    imprint: 'Mentions légales',
    imprintLink: 'Lire les mentions légales',
  },
  footer: {
    prototype:
      'Ce site est un prototype. Les services auxquels on se connecte, leurs personnes et leurs données sont fictifs.',
    indicative:
      'Les résultats sont indicatifs. Ils n’ont aucune valeur juridique et ne donnent aucun droit à une prestation.',
    about: 'À propos',
    terms: 'Conditions et protection des données',
    cookies: 'Cookies et données',
    accessibility: 'Accessibilité',
    law: 'Les règles de calcul',
    glossary: 'Glossaire',
  },
}
