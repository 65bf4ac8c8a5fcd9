export const home = {
  /** The title in the tab. */
  tab: 'Estimer ma retraite',
  title: 'Combien aurez\u2011vous à la retraite\u00a0?',
  // With a plain apostrophe, since the sentence was given to us that way.
  subtitle: 'J’estime ma retraite en ligne à partir de mes données personnelles',
  start: {
    button: 'Commencer',
    note: 'Connexion nécessaire, sécurisée par le service d’identité',
    /** Where nobody can sign in. */
    noteOwn: 'Avec mes papiers, 10\u00a0minutes',
    guided: 'Étape par étape',
  },
  papers: {
    button: 'Avec mes papiers',
    note: '10\u00a0minutes, plus exact',
  },
  quick: { button: 'De mémoire', note: '1\u00a0minute, sans papier' },
  file: { button: 'J’ai déjà un fichier', note: 'Reprendre où j’en étais' },
  noAccount: 'Sans compte, sans nom. Tout s’efface après {{sessionMinutes}}\u00a0minutes.',
  over: {
    title: 'Vos données ont été supprimées',
    intro:
      'Votre session est terminée. Vos données sont conservées {{sessionMinutes}} minutes, ou plus longtemps si vous le demandez, puis supprimées. C’est voulu, pour les protéger.',
    what: 'Il n’en reste rien ici\u00a0: ni ce que vous avez indiqué, ni ce que nous avons demandé pour vous, ni les résultats.',
    elsewhere:
      'Ce que le registre AVS, les caisses de pension, les banques et les assurances savent de vous est toujours chez eux. Vous pourrez le reprendre après une nouvelle connexion.',
    connectedParties:
      'Ce que les organismes reliés savent de vous est toujours chez eux. Vous pourrez le reprendre après une nouvelle connexion.',
    unsavedTitle: 'Votre dernier envoi est arrivé trop tard',
    unsaved:
      'La session était déjà terminée quand vous avez envoyé la page. Si vous y aviez saisi quelque chose, rien n’en a été enregistré.',
    again: 'Recommencer',
  },
  bye: {
    title: 'Vous êtes déconnecté·e',
    text: 'Les données de votre session ont été supprimées.',
  },
  know: {
    title: 'À savoir',
    prototype:
      'La connexion est un prototype\u00a0: personnes et données fictives, aucun compte réel. Après connexion, les simulations avec de vraies données viendront plus tard.',
    indicative: 'Le résultat est indicatif, sans valeur juridique, sans droit à une prestation.',
    keptOwn: 'Vos données sont effacées après {{sessionMinutes}}\u00a0minutes, ou plus tard à votre demande.',
    kept: 'Vos données sont effacées après {{sessionMinutes}}\u00a0minutes, ou plus tard à votre demande.',
  },
  film: {
    title: 'Comprendre en une minute',
    silent: 'Film muet, {{seconds}}\u00a0secondes.',
    transcript: 'Le texte du film',
    watch: 'Regarder le film',
    open: 'Ouvrir le film «\u00a0{{title}}\u00a0»',
  },
  result: {
    who: '{{name}}, {{age}}\u00a0ans, aura par mois',
    monthly: 'par mois',
    forLife: 'à vie',
    once: '3a\u00a0: {{amount}}',
    invented: 'Un exemple\u00a0: cette personne est inventée.',
  },
  examples: {
    title: 'Trois exemples',
    intro: 'Personnes inventées, calculs réels.',
    exported: 'Voir la synthèse de {{name}}',
    film: 'Film de {{name}}',
    /** A shorter version below the name. It repeats words of the name, so that voice control recognises what people see. */
    exportedShort: 'Synthèse',
    filmShort: 'Film',
    people: {
      claire: {
        portrait: 'Portrait dessiné de Claire\u00a0: une femme aux cheveux bruns, avec des lunettes rondes',
        story: 'Deux caisses de pension. L’AVS du couple est limitée.',
      },
      reto: {
        portrait: 'Portrait dessiné de Reto\u00a0: un homme aux cheveux gris, avec une barbe courte',
        story: 'Six ans à l’étranger. Sa rente baisse quand sa femme reçoit la sienne.',
      },
      nadia: {
        portrait: 'Portrait dessiné de Nadia\u00a0: une femme aux cheveux noirs et bouclés',
        story: 'Temps partiel, une lacune comblée, pas de 3e\u00a0pilier.',
      },
    },
  },
  partners: {
    title: 'Partenaires reliés',
    intro: 'Fictifs, comme les personnes.',
    list: 'Leurs noms',
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
