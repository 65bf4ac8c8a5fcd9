/** The words of the home page's films, slide by slide: they also serve as captions, and as text beside the films. */
export const films = {
  service: {
    title: 'Les trois piliers et ce service',
    pillars: {
      title: 'Votre retraite repose sur trois piliers',
      text: 'Voici ce qu’ils sont, et comment ce service vous aide.',
    },
    avs: {
      title: '1er\u00a0pilier\u00a0: l’AVS',
      text: 'La rente de base. Elle dépend de vos revenus et de vos années de cotisation.',
    },
    lpp: {
      title: '2e\u00a0pilier\u00a0: la caisse de pension',
      text: 'Ce que vous et votre employeur mettez de côté pendant votre vie active.',
    },
    pillar3a: {
      title: '3e\u00a0pilier\u00a0: le 3a',
      text: 'Ce que vous épargnez en plus, auprès d’une banque ou d’une assurance.',
    },
    signIn: {
      title: 'Vous vous connectez',
      text: 'Un service d’identité dit qui vous êtes. Nous ne voyons pas votre mot de passe.',
    },
    check: {
      title: 'Vous vérifiez vos données',
      text: 'Ce qui est connu est déjà rempli. Vous corrigez et vous complétez.',
    },
    read: {
      title: 'Vous lisez votre synthèse',
      text: 'Des rentes par mois et un capital, pilier par pilier. Le calcul de l’AVS est expliqué.',
    },
    compare: {
      title: 'Plus tôt ou plus tard\u00a0?',
      text: 'Vous choisissez une autre date de départ, et vous comparez.',
    },
    kept: {
      title: 'Vos données sont protégées',
      text: 'Supprimées après la session, sauf si vous les gardez. Résultat indicatif.',
    },
  },
  claire: {
    title: 'L’exemple de Claire',
    who: {
      title: 'Claire Dubois',
      text: 'Elle est mariée et a deux enfants. Elle travaille pour deux employeurs.',
    },
    known: {
      title: 'Beaucoup est déjà rempli',
      text: 'Claire se connecte. Son mariage et ses enfants sont déjà indiqués.',
    },
    funds: {
      title: 'Deux caisses de pension',
      text: 'Claire choisit ses deux caisses. Leurs rentes s’additionnent.',
    },
    limit: {
      title: 'Une limite pour les couples',
      text: 'L’AVS limite la somme des deux rentes d’un couple marié.',
    },
    account: {
      title: 'Le 3e\u00a0pilier',
      text: 'Sa banque indique le solde. Claire choisit la date du versement.',
    },
    read: {
      title: 'La synthèse de Claire',
      text: 'Elle y lit ce que chacun des trois piliers pourrait lui verser.',
    },
  },
  reto: {
    title: 'L’exemple de Reto',
    who: {
      title: 'Reto Brunner',
      text: 'Il est marié et a trois enfants. Il travaille dans la construction en bois.',
    },
    abroad: {
      title: 'Des années à l’étranger',
      text: 'Entre 2000 et 2007, Reto a vécu à l’étranger, sans cotiser à l’AVS.',
    },
    partial: {
      title: 'Une rente partielle',
      text: 'Il lui manque des années de cotisation. Sa rente AVS est donc plus basse.',
    },
    partner: {
      title: 'La rente de Sofia',
      text: 'Sofia, sa femme, est plus jeune. Quand sa rente commence, celle de Reto est recalculée.',
    },
    later: {
      title: 'Et s’il partait plus tard\u00a0?',
      text: 'Reto choisit une autre date de départ et compare les résultats.',
    },
    read: {
      title: 'La synthèse de Reto',
      text: 'AVS, caisse de pension et 3a\u00a0: il voit ce que chaque pilier pourrait lui verser.',
    },
  },
  nadia: {
    title: 'L’exemple de Nadia',
    who: {
      title: 'Nadia Favre',
      text: 'Elle est célibataire et a un enfant. Elle travaille à temps partiel.',
    },
    gap: {
      title: 'Une interruption',
      text: 'Entre 2001 et 2004, il manque des cotisations sur son compte AVS.',
    },
    youth: {
      title: 'Les années de jeunesse comptent',
      text: 'Nadia a cotisé avant ses 21\u00a0ans. Ces années comblent le manque.',
    },
    child: {
      title: 'Élever un enfant compte aussi',
      text: 'Pour ces années, l’AVS ajoute un revenu fictif à ceux que Nadia a réellement gagnés.',
    },
    no3a: {
      title: 'Pas de 3e\u00a0pilier',
      text: 'Nadia le dit d’un clic, et continue. Elle pourra en ajouter un.',
    },
    read: {
      title: 'La synthèse de Nadia',
      text: 'Elle y lit sa rente AVS et celle que sa caisse de pension prévoit.',
    },
  },
}
