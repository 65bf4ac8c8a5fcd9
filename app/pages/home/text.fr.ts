export const home = {
  title: 'Estimer ma retraite',
  // With the plain apostrophe, as the sentence was given to us.
  subtitle: "J'estime ma retraite en ligne à partir de mes données personnelles",
  start: {
    button: 'Commencer',
    note: 'Vous devez vous connecter. La connexion est sécurisée par le service d’identité.',
    guided: 'Me laisser guider étape par étape',
  },
  papers: {
    button: 'Avec mes papiers',
    note: 'Sans vous connecter\u00a0: vous recopiez vos chiffres, ou quelques réponses suffisent.',
  },
  over: {
    title: 'Vos données ont été supprimées',
    intro:
      'Votre session est terminée. Vos données sont conservées {{sessionMinutes}} minutes, ou plus longtemps si vous le demandez, puis supprimées. C’est voulu, pour les protéger.',
    what: 'Il n’en reste rien ici\u00a0: ni ce que vous avez indiqué, ni ce que nous avons demandé pour vous, ni les résultats.',
    elsewhere:
      'Ce que le registre AVS, les caisses de pension, les banques et les assurances savent de vous est toujours chez eux. Vous pourrez le reprendre après une nouvelle connexion.',
    unsavedTitle: 'Votre dernier envoi est arrivé trop tard',
    unsaved:
      'La session était déjà terminée quand vous avez envoyé la page. Si vous y aviez saisi quelque chose, rien n’en a été enregistré.',
    again: 'Recommencer',
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
    copy: {
      title: 'Vous recopiez vos chiffres',
      text: 'De vos papiers, ou en quelques réponses. Sans compte et sans nom.',
    },
    checkOwn: {
      title: 'Vous relisez vos chiffres',
      text: 'Chacun avec sa source. Vous corrigez ce qui n’est pas juste.',
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
      'La connexion est un prototype. Elle fonctionne avec des personnes et des données fictives, sans aucun compte réel. Les simulations individuelles avec de vraies données du registre AVS et des caisses de pension sont prévues pour plus tard.',
    indicative: 'Le résultat est indicatif. Il n’a aucune valeur juridique et ne donne aucun droit à une prestation.',
    keptOwn:
      'Vos données sont supprimées après {{sessionMinutes}} minutes, ou dès que vous choisissez «\u00a0Partir et tout effacer\u00a0». D’une pression, vous les gardez plus longtemps, {{sessionHours}} heures au plus.',
    kept: 'Vos données sont supprimées {{sessionMinutes}} minutes après votre connexion, ou dès que vous vous déconnectez. D’une pression, vous les gardez plus longtemps, {{sessionHours}} heures au plus.',
  },
  film: {
    title: 'Comprendre en moins d’une minute',
    intro: 'Ce que sont les trois piliers, comment vous utilisez ce service et ce que vous y lisez.',
    silent: 'Film sans son, {{seconds}}\u00a0secondes. Tout ce qu’on y lit est aussi écrit ci-dessous.',
    transcript: 'Le texte du film «\u00a0{{title}}\u00a0»',
    watch: 'Regarder le film «\u00a0{{title}}\u00a0»',
    open: 'Ouvrir le film «\u00a0{{title}}\u00a0»',
  },
  examples: {
    title: 'Trois exemples',
    intro: 'Ces trois personnes sont inventées. Leur film raconte ce qui compte dans leur situation.',
    tryAs: 'Essayer comme {{name}}',
    howToTry: 'Après «\u00a0Se connecter\u00a0», choisissez «\u00a0{{choice}}\u00a0».',
    signInAs: 'Se connecter comme {{name}}',
    exported: 'Voir la synthèse de {{name}}',
    signedIn: 'Vous êtes connecté·e. Pour essayer le service comme une de ces personnes, déconnectez-vous d’abord.',
    people: {
      claire: {
        portrait: 'Portrait dessiné de Claire\u00a0: une femme aux cheveux bruns, avec des lunettes rondes',
        story: 'Deux employeurs, deux caisses de pension, et un couple dont les rentes AVS sont limitées.',
      },
      reto: {
        portrait: 'Portrait dessiné de Reto\u00a0: un homme aux cheveux gris, avec une barbe courte',
        story: 'Des années à l’étranger, une rente AVS partielle, et une épouse plus jeune.',
      },
      nadia: {
        portrait: 'Portrait dessiné de Nadia\u00a0: une femme aux cheveux noirs et bouclés',
        story: 'Un temps partiel, une interruption comblée par les années de jeunesse, et pas de 3e\u00a0pilier.',
      },
    },
  },
  partners: {
    title: 'Partenaires reliés',
    intro:
      'Ces caisses de pension, banques et assurances sont reliées au prototype. Elles sont fictives, comme les personnes.',
    logo: 'Logo\u00a0: {{name}}',
    kinds: { fund: 'Caisse de pension', bank: 'Banque', insurer: 'Assurance' },
    names: {
      'caisse-arc-lemanique': 'Caisse de pensions Arc lémanique',
      'prevoyance-rhone-sante': 'Fondation de prévoyance Rhône Santé',
      'ingenierie-leman': 'Caisse de retraite Ingénierie Léman',
      'pk-holzbau-aare': 'Caisse de pension Construction bois Aar',
      'fondation-trois-lacs': 'Fondation collective Trois-Lacs',
      'pk-linth-textil': 'Caisse de pension Textile Linth',
      'caisse-transports-broye': 'Caisse de pensions Transports de la Broye',
      'stiftung-alpentourismus': 'Fondation de prévoyance Tourisme alpin',
      'pk-rheinhafen-logistik': 'Caisse de pension Logistique port du Rhin',
      'fondation-hautes-ecoles-romandes': 'Fondation de prévoyance Hautes écoles fictives',
      'banque-du-mont': 'Banque du Mont',
      'banque-des-deux-rives': 'Banque des Deux-Rives',
      'sparkasse-seeland': 'Sparkasse Seeland',
      'banque-des-pleiades': 'Banque des Pléiades',
      'cervin-vie': 'Cervin Assurances Vie',
      'saentis-leben': 'Säntis Lebensversicherung',
      'jorat-assurances': 'Jorat Assurances',
      'pilatus-vorsorge': 'Pilatus Vorsorgeversicherung',
    },
  },
}
