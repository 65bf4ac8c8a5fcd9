export const about = {
  title: 'À propos de ce service',
  intro:
    'Ce service estime votre prévoyance vieillesse en Suisse\u00a0: AVS, caisse de pension et 3e\u00a0pilier, réunis dans une seule synthèse.',
  what: {
    title: 'Ce que fait le service',
    known:
      'Si vous vous connectez, il reprend ce que le registre AVS, votre caisse de pension et votre 3e\u00a0pilier savent déjà de vous. Vous vérifiez et vous complétez.',
    partlyKnown:
      'Si vous vous connectez, il reprend ce que les organismes reliés savent déjà de vous. Le reste, vous le recopiez de vos papiers.',
    own: 'Sans connexion, vous recopiez vos papiers ou répondez à quelques questions.',
    ownAlways: 'Avec ou sans connexion, vous recopiez vos papiers ou répondez à quelques questions.',
    computed: 'Il calcule ce que chacun des trois piliers pourrait vous verser, en rente par mois et en capital.',
    couples: 'Pour les couples mariés ou en partenariat enregistré, il calcule l’AVS des deux personnes ensemble.',
    change:
      'Il montre ce qui change si vous gagnez ou travaillez autrement, si vous partez plus tôt ou plus tard, ou si vous retirez une part du 2e\u00a0pilier en capital.',
  },
  prototype: {
    title: 'Un prototype',
    data: 'La connexion est un prototype. Elle fonctionne avec des personnes, des services et des données fictives. Il n’y a aucun compte réel, et vous ne pouvez pas en ouvrir.',
    own: 'Sans vous connecter, vous calculez déjà avec vos propres chiffres, sans compte et sans nom.',
    status:
      'Il calcule l’AVS pour tous les états civils. Aux personnes divorcées, veuves, remariées ou qui viennent de se marier, il pose quelques questions de plus.',
    later:
      'Les simulations individuelles avec de vraies données du registre AVS et des caisses de pension sont prévues pour plus tard.',
  },
  how: {
    title: 'Comment l’estimation est faite',
    law: 'L’estimation applique le droit en vigueur au jour du calcul. Une page montre les chiffres de la loi, chacun avec sa source, la date de notre vérification et sa fiabilité.',
    assumptions:
      'Ce qui n’est pas connu est supposé, par exemple que votre revenu reste le même. Votre synthèse indique les hypothèses qui ont compté pour vous.',
    steps: 'Une fois vos chiffres indiqués, vous pouvez suivre le calcul de votre rente AVS étape par étape.',
    link: 'Voir les règles de calcul',
  },
  results: 'Des résultats indicatifs',
  standards: {
    title: 'Des standards ouverts',
    intro: 'Le service échange des données selon des standards ouverts. Tout le monde peut les lire et les appliquer.',
    pension:
      'SFTI Pension API, version 4.1.0\u00a0: comment une caisse de pension, une banque ou une assurance transmet les données de prévoyance d’une personne.',
    directory:
      'OpenPK, répertoire central, version 0.8.0\u00a0: quelles caisses de pension sont joignables, et à quelle adresse.',
    firstPillar:
      'Pour le 1er\u00a0pilier, le service a sa propre interface ouverte (API). D’autres programmes peuvent l’utiliser, avec la session que la personne a ouverte, ou sans session pour faire estimer une vie entière.',
    link: 'Lire la description de l’interface (OpenAPI, en anglais)',
    accessibility: 'Lire la déclaration d’accessibilité',
  },
  operator: {
    title: 'Qui exploite ce service',
    name: 'Nom',
    contact: 'Contact',
    privacy: 'Protection des données',
    accessibility: 'Accessibilité',
  },
  consortium: {
    title: 'Qui est derrière',
    text: 'Un consortium d’organismes publics et d’éditeurs de logiciels a construit ce prototype. Une haute école spécialisée le dirige. Une agence d’innovation le cofinance.',
    lead: 'Direction',
    leadName: 'Haute école spécialisée des Deux-Vallées',
    publicBodies: 'Organismes publics',
    publicBodiesNames: 'Caisse de compensation d’Exemple-Ville, Service de prévoyance du canton d’Exemple',
    software: 'Éditeurs de logiciels',
    softwareNames: 'Logiciels Aubépine SA, Rentenwerk Software AG',
    funding: 'Cofinancement',
    fundingName: 'Agence d’innovation Élan',
    fictional: 'Tous ces noms sont inventés.',
    licences: 'Lire les licences des logiciels libres de ce site (en anglais)',
  },
}
