/** The income over time, and the present value of the figures. */
export const outlook = {
  income: {
    title: 'Votre revenu au fil du temps',
    intro:
      'Vos revenus bruts par mois, jusqu’à 90 ans. Les rentes sont versées à vie, aussi après. Nous n’additionnons que ce qui est versé en même temps.',
    leftOut: 'La 13e rente AVS, versée en décembre, et les capitaux n’y sont pas compris.',
    withRange: {
      estimated: 'La rente AVS est celle que nous estimons à partir de quelques réponses.',
      unknown: 'La rente AVS est comptée ici sans les revenus que nous ne connaissons pas.',
    },
    withoutPartner: 'Ce sont vos revenus, sans ceux de votre partenaire.',
    noSalary:
      'Votre salaire d’aujourd’hui n’est pas connu\u00a0: vos revenus commencent ici avec votre première rente.',
    salary: {
      typed: 'Salaire d’aujourd’hui, comme vous l’avez indiqué\u00a0: {{salary}} par an.',
      funds: 'Salaire d’aujourd’hui, selon votre 2e pilier\u00a0: {{salary}} par an.',
      account: 'Salaire d’aujourd’hui, selon votre compte AVS de {{year}}\u00a0: {{salary}} par an.',
    },
    withoutAvs: 'Votre rente AVS n’y est pas comprise\u00a0: elle n’est pas encore connue.',
    withoutLpp: 'Votre rente du 2e pilier n’y est pas comprise\u00a0: elle n’est pas encore connue.',
    lppByLaw: 'Du 2e\u00a0pilier, seul ce que la loi garantit y est compris\u00a0: votre caisse verse souvent plus.',
    withoutLppByChange: 'Avec le changement, ce que verse votre 2e\u00a0pilier n’est pas connu et n’y est pas compris.',
    parts: { avs: 'AVS', lpp: '2e pilier', salary: 'Salaire brut' },
    /** What the drawing shows, for people who do not see it. */
    message: 'Revenu par mois\u00a0: {{amounts}}.',
    messageIn: 'Revenu par mois, {{column}}\u00a0: {{amounts}}.',
    columns: { withoutChange: 'sans changement', withChange: 'avec changement' },
    today: '{{amount}} aujourd’hui',
    fromAge: '{{amount}} dès {{years}} ans',
    fromAgeAndMonths_one: '{{amount}} dès {{years}} ans et {{count}} mois',
    fromAgeAndMonths_other: '{{amount}} dès {{years}} ans et {{count}} mois',
    described: 'Les mêmes montants se trouvent dans le tableau plus bas.',
    table: 'Revenu par mois',
    tableIn: 'Revenu par mois, {{column}}',
    from: 'À partir de',
    now: 'Aujourd’hui',
    fromDay: 'dès le {{day}}',
    total: 'Ensemble',
    totalAtLeast: 'Ensemble, au moins',
  },
  /** The letters in the picture: short, and the first version that fits is used. */
  picture: {
    pay: 'Salaire',
    payToday: '{{amount}} aujourd’hui',
    avs: 'AVS {{amount}}',
    avsShort: 'AVS',
    lpp_one: 'Caisse de pension {{amount}}',
    lpp_other: 'Caisses de pension {{amount}}',
    lppShort: 'Caisse {{amount}}',
    lppName: 'Caisse',
    capital: 'Capital\u00a0: + {{amount}} jusqu’à 90 ans',
    capitalShort: 'Capital + {{amount}}',
    once: '{{amount}} en une fois',
    lasting: '{{amount}} par mois, à vie',
    lastingShort: '{{amount}} à vie',
    atLeast: 'au moins {{amount}}, à vie',
    atLeastShort: 'au moins {{amount}}',
    about: 'environ {{amount}}, à vie',
    aboutShort: 'environ {{amount}}',
    aboutAmount: 'environ {{amount}}',
    without: 'sans changement {{amount}}',
    withoutShort: 'sans\u00a0: {{amount}}',
    unknown: {
      avs: 'AVS\u00a0: pas encore connue',
      lpp: 'Caisse\u00a0: pas encore connue',
      both: 'Rentes\u00a0: pas encore connues',
      law: 'souvent plus',
    },
    unknownShort: {
      avs: 'AVS\u00a0: inconnue',
      lpp: 'Caisse\u00a0: inconnue',
      both: 'Rentes\u00a0: inconnues',
      law: 'plus',
    },
    axis: 'Francs bruts par mois.',
    outline: 'En pointillé\u00a0: sans changement.',
    spread: 'Points\u00a0: capital réparti jusqu’à 90 ans, hors total.',
    spreadAfterTax: 'Points\u00a0: capital après impôt, réparti jusqu’à 90 ans, hors total.',
    table: 'En tableau',
  },
  /** Two spouses who have entered each other. */
  household: {
    views: 'Pour qui',
    own: 'Vous',
    both: 'À deux',
    title: 'Votre revenu à deux au fil du temps',
    message: 'À deux, au moins, par mois\u00a0: {{amounts}}.',
    without: 'Sans changement, au moins\u00a0: {{amounts}}.',
    atLeast: 'Au moins, sans la caisse de votre partenaire\u00a0:',
    lasting: 'par mois, tant que vous vivez tous les deux, dès le {{day}}.',
    cap: 'La limite pour un couple marié réduit vos deux rentes AVS\u00a0: ensemble, {{amount}} par mois.',
    notRead:
      'Le salaire, la caisse de pension et le 3a de votre partenaire n’y sont pas\u00a0: nous ne lisons pas son dossier. Seule sa rente AVS y est.',
    picture: {
      avs: 'AVS des deux {{amount}}',
      lpp: 'Votre caisse {{amount}}',
      lasting: 'au moins {{amount}} par mois, à deux',
      lastingShort: 'au moins {{amount}}',
    },
    table: 'Revenu à deux par mois',
    tableIn: 'Revenu à deux par mois, {{column}}',
    who: 'Qui reçoit quoi',
    whoTable: 'Qui reçoit quoi, par mois',
    pillar: 'Par mois',
    person: 'Vous',
    partner: 'Partenaire',
    total: 'À deux',
    avs: 'AVS',
    lpp: '2e pilier',
    notKnown: 'pas lu',
    sum: 'Ensemble, au moins',
    death: 'Si l’un de vous meurt',
    deathText:
      'La limite du couple ne compte plus pour la rente AVS de l’autre. La caisse de pension du défunt verse en général 60\u00a0% de sa rente\u00a0: son règlement dit combien.',
  },
  worth: {
    title: 'Ce que représentent ces montants',
    francs:
      'Tous les montants de cette synthèse sont en francs d’aujourd’hui\u00a0: nous ne comptons ni hausse des prix, ni hausse des salaires. Les intérêts sont ceux qui sont annoncés, sans rien en ôter\u00a0: aucune loi ne dit quelle hausse ôter. La simulation montre ce qu’une hausse changerait.',
    share: 'Dès le {{day}}, vos rentes remplacent {{percent}} de votre salaire brut d’aujourd’hui.',
    shareWithoutChange:
      'Sans changement, dès le {{day}}, vos rentes remplacent {{percent}} de votre salaire brut d’aujourd’hui.',
    shareWithChange:
      'Avec le changement, dès le {{day}}, vos rentes remplacent {{percent}} de votre salaire brut d’aujourd’hui.',
    shareLater: 'Dès le {{day}}, c’est {{percent}}.',
  },
  range: {
    title: 'Ce qui dépend de l’intérêt',
    intro:
      'Personne ne connaît l’intérêt des années à venir. Voici ce que donnent un intérêt plus bas et un intérêt plus haut. La rente AVS n’en dépend pas, et le taux de conversion des caisses reste le même.',
    table: 'Montants selon l’intérêt',
    tableIn: 'Montants selon l’intérêt, {{column}}',
    low: 'Bas',
    expected: 'Attendu',
    high: 'Haut',
    lppMonthly: 'Rente du 2e pilier, par mois',
    lppCapital: 'Capital du 2e pilier',
    pillar3a: 'Capital 3a',
    fund: '«\u00a0{{name}}\u00a0» compte avec {{expected}} d’intérêt par an. Bas\u00a0: {{low}}, haut\u00a0: {{high}}.',
    fundFixed:
      '«\u00a0{{name}}\u00a0» n’en dit pas assez pour calculer avec un autre intérêt. Son montant est le même avec les trois intérêts.',
    accountOwn:
      '3e pilier\u00a0: nous comptons avec le taux de chaque compte. Bas\u00a0: aucun intérêt, haut\u00a0: un point de plus.',
    account:
      '3e pilier\u00a0: nous comptons avec {{expected}} d’intérêt par an. Bas\u00a0: {{low}}, haut\u00a0: {{high}}.',
  },
  spread: {
    title: 'Le capital, ramené à un montant par mois',
    lpp: 'Réparti du {{day}} à vos 90 ans, le capital du 2e pilier ({{capital}}) représente {{monthly}} par mois.',
    pillar3a: 'Réparti du {{day}} à vos 90 ans, le capital 3a ({{capital}}) représente {{monthly}} par mois.',
    vested:
      'Réparti du {{day}} à vos 90 ans, le capital de libre passage ({{capital}}) représente {{monthly}} par mois.',
    lppWithChange:
      'Avec le changement, réparti du {{day}} à vos 90 ans, le capital du 2e pilier ({{capital}}) représente {{monthly}} par mois.',
    pillar3aWithChange:
      'Avec le changement, réparti du {{day}} à vos 90 ans, le capital 3a ({{capital}}) représente {{monthly}} par mois.',
    vestedWithChange:
      'Avec le changement, réparti du {{day}} à vos 90 ans, le capital de libre passage ({{capital}}) représente {{monthly}} par mois.',
    note: 'C’est une simple division, sans intérêt ni impôt. Ce n’est pas une rente, et ce montant n’est dans aucun total.',
  },
}
