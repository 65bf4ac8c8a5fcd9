import type { NoFigureReason } from '~/pillars/lpp/estimate'
import type { LppAssumptionKey } from '~/pillars/lpp/result'

/** The page that explains the figures of the second pillar. */
export const explainedLpp = {
  title: 'Votre 2e\u00a0pilier',
  titleWithChange: 'Votre 2e\u00a0pilier avec changement',
  link: 'Comprendre le calcul de mon 2e pilier',
  linkWithChange: 'Comprendre le calcul de mon 2e pilier avec changement',
  notYet: 'Votre 2e pilier n’est pas encore estimé',
  notYetText:
    'Il faut d’abord les chiffres de votre caisse ou de votre certificat. Le calcul sera ensuite expliqué ici.',
  notYetAction: 'Compléter mon 2e\u00a0pilier',
  none: 'Vous avez indiqué ne pas avoir de caisse de pension',
  noneText: 'Il n’y a donc rien à calculer au 2e pilier. Si vous avez tout de même une caisse, ajoutez-la.',
  noneAction: 'Ajouter une caisse de pension',
  silent: 'Vos caisses n’ont pas encore transmis de chiffres',
  empty: 'Elles n’ont aucune donnée à votre nom. Vérifiez votre choix.',
  silentAction: 'Revoir mes caisses',
  signIn: 'Se connecter à mes caisses',
  someSilent: 'Ces chiffres sont incomplets',
  since: 'Dès le {{from}}.',
  once: 'en une fois.',
  atRetirement: 'Avoir à la retraite\u00a0:',
  all: 'Tout le calcul',
  contents: { savings: 'Avoir', sure: 'Garanties', all: 'Calcul' },
  rules: {
    savings: {
      title: 'De l’avoir à la rente',
      text_one:
        'Chaque année, votre caisse ajoute des bonifications et des intérêts. À la retraite, le taux de conversion change l’avoir en rente.',
      text_other:
        'Chaque année, vos caisses ajoutent des bonifications et des intérêts. À la retraite, le taux de conversion change l’avoir en rente.',
      converted: 'Chaque année, à vie\u00a0: {{rate}} de {{capital}}.',
      minimum: 'Chaque année, à vie\u00a0: {{rate}} de la part obligatoire, {{capital}}. C’est le minimum légal.',
      drawn: 'Et {{capital}} en une fois.',
    },
    sure: {
      title: 'Prévu et garanti',
      text: 'Ces montants sont prévus, pas garantis. La loi garantit {{interest}} d’intérêt et {{conversion}} de conversion, sur la part obligatoire seulement.',
    },
  },
  /** What savings consist of. */
  parts: {
    today: '{{amount}} aujourd’hui',
    payments: '{{amount}} de bonifications',
    interest: '{{amount}} d’intérêts',
    toCome: '{{amount}} à venir',
  },
  shared_one: 'Ce qui vaut pour votre caisse',
  shared_other: 'Ce qui vaut pour toutes vos caisses',
  projection:
    'Ce sont des projections. Le montant définitif dépend de votre salaire, des intérêts et du règlement de la caisse à ce moment-là.',
  source: 'Selon cette caisse, plan de prévoyance {{plan}}, état au {{day}}.',
  savings: {
    title: 'Votre avoir de vieillesse aujourd’hui',
    text: 'Au {{asOf}}, la caisse tient pour vous un avoir de vieillesse de {{balance}}.',
    known: 'le calcul part de ce montant, tel que la caisse l’indique.',
  },
  buyIn: {
    title: 'Le rachat',
    text: 'Vous versez {{amount}} le {{day}}. Au départ, cela fait {{savings}} d’avoir en plus, et {{monthly}} de rente par mois. Les chiffres qui suivent en tiennent compte.',
    capital: 'Le capital versé augmente de {{capital}}.',
    byFund: '{{fund}} a calculé ce que le rachat apporte.',
    byRate:
      '{{fund}} n’a pas calculé le rachat\u00a0: nous comptons l’intérêt de son relevé, puis son taux de conversion.',
    blocked: 'ce montant ne peut pas être versé en capital avant le {{day}}.',
  },
  salary: {
    title: 'Votre nouveau salaire',
    text: 'Nous avons demandé à la caisse sa projection pour un salaire de {{salary}} par an à plein temps et un taux d’activité de {{rate}}, dès le {{from}}. Les chiffres suivants viennent de sa réponse.',
    insured: 'La caisse n’assure qu’une partie du salaire\u00a0: c’est elle qui donne les bonifications de vieillesse.',
    assumed: 'ce salaire reste le même jusqu’à la retraite.',
  },
  fundCapital: {
    title: 'Votre avoir à la retraite',
    text: 'La caisse calcule votre avoir jusqu’au {{day}} (âge\u00a0: {{age}}). Chaque année, elle y ajoute la bonification de vieillesse et les intérêts\u00a0: cela donne {{capital}}, au franc près.',
    withoutInterest: 'Sans aucun intérêt, ce serait {{amount}}.',
    waits: 'Votre travail s’arrête avant\u00a0: dès le {{day}}, nous ne comptons plus que les intérêts.',
    projected:
      'la caisse compte avec un intérêt de {{rate}} par an. L’intérêt, le salaire et les bonifications peuvent changer.',
    projectedNoRate:
      'l’intérêt, le salaire et les bonifications peuvent changer. La caisse n’indique pas un seul taux d’intérêt pour tout l’avoir.',
    reference: 'vous partez le {{day}}, quand votre rente AVS commence.',
    between:
      'la caisse donne un chiffre pour chaque âge entier. Vous partez entre deux\u00a0: nous prenons une valeur intermédiaire.',
    guaranteed:
      'la part obligatoire de l’avoir rapporte au moins l’intérêt minimal, {{rate}} par an aujourd’hui. Le Conseil fédéral peut le changer.',
  },
  /** With a different interest rate than the fund announces. */
  outlook: {
    capital:
      'La caisse annonce {{announced}} le {{day}} (âge\u00a0: {{age}}), avec un intérêt de {{rate}} par an. Dans cette vue, l’intérêt est de {{interest}}, et {{rise}} de hausse des salaires et des prix en est ôté\u00a0: cela donne {{capital}}, en francs d’aujourd’hui.',
    rate: 'Le relevé indique {{rate}}. Dans cette vue, l’intérêt est de {{interest}}, et {{rise}} de hausse des salaires et des prix en est ôté.',
  },
  fundLumpSum: {
    title: 'La part versée en capital',
    text: 'Vous retirez {{share}} de {{capital}} en une fois, le {{day}}\u00a0: {{drawn}}, au franc près.',
    textLegal:
      'Vous retirez {{share}} de la part obligatoire de votre avoir, {{mandatory}}, en une fois, le {{day}}\u00a0: {{drawn}}, au franc près.',
    chosen: 'la part que vous avez mise dans la simulation. La caisse permet jusqu’à {{largest}}.',
    chosenLegal:
      'la part que vous avez mise dans la simulation. La caisse n’en promet pas davantage\u00a0: c’est la limite de la loi, {{largest}}.',
    guaranteedAmount: 'La loi garantit {{guaranteed}}\u00a0: {{share}} de la part obligatoire.',
    guaranteed: 'vous pouvez demander {{share}} de la part obligatoire de l’avoir en capital.',
    ask: 'Demandez à la caisse jusqu’à quand il faut l’annoncer.',
  },
  fundPension: {
    title: 'Votre rente de cette caisse',
    exact:
      'L’avoir est converti en rente à vie, avec un taux de conversion de {{rate}} par an\u00a0: {{capital}} × {{rate}} ÷ 12 = {{monthly}} par mois, arrondi au franc.',
    rounded:
      'L’avoir est converti en rente à vie. Le taux de conversion est d’environ {{rate}} par an\u00a0: {{capital}} donnent {{monthly}} par mois, arrondi au franc.',
    minimum:
      'Avec le taux de conversion de la caisse, environ {{rate}} par an, {{capital}} donneraient moins que le minimum légal. C’est donc ce minimum qui compte\u00a0: {{minimumRate}} par an de la part obligatoire qui est convertie, ici {{mandatory}}. Cela donne {{monthly}} par mois, arrondi au franc.',
    small: 'À moins de {{limit}} par mois, la caisse peut verser un capital à la place de la rente.',
    none: 'Tout l’avoir est versé en capital\u00a0: il ne reste pas de rente.',
    projected: 'c’est le taux que la caisse prévoit aujourd’hui pour cet âge. Il peut changer avant votre retraite.',
    between: 'le taux se trouve, lui aussi, entre ceux des deux âges entiers.',
    guaranteed: 'à l’âge de référence, la rente d’une année est d’au moins {{rate}} de la part obligatoire de l’avoir.',
  },
  creditsReduced: {
    title: 'Avec le travail par étapes',
    text_one:
      'Dès le {{day}}, la bonification de chaque année suit le salaire qui reste\u00a0: l’avoir est alors de {{capital}}, au franc près.',
    text_other:
      'Dès le {{day}}, puis à chaque étape, la bonification de chaque année suit le salaire qui reste\u00a0: l’avoir est alors de {{capital}}, au franc près.',
    nothingDrawn: 'avant votre départ, vous ne touchez rien de la caisse. La loi le permet, elle ne l’impose pas.',
  },
  partDrawn: {
    title: 'La part du {{day}}',
    text: 'Vous touchez {{share}} de la prestation\u00a0: {{savings}} de l’avoir de ce jour. Avec un taux de conversion d’environ {{rate}} par an, cela donne {{monthly}} par mois, arrondi au franc.',
    minimum:
      'Vous touchez {{share}} de la prestation\u00a0: {{savings}} de l’avoir de ce jour. Le minimum légal compte, {{rate}} par an de la part obligatoire\u00a0: {{monthly}} par mois, arrondi au franc.',
    capital: 'De cette part, {{capital}} sont versés en une fois.',
    chosen:
      'à chaque étape, la part touchée est la baisse de salaire. La loi n’en permet pas plus avant l’âge de référence.',
  },
  partsTotal: {
    title: 'Votre rente de cette caisse',
    text: 'Les {{count}} parts ensemble\u00a0: {{monthly}} par mois, dès la dernière.',
  },
  /** For a certificate that the visitor copied. */
  certificate: {
    source: 'Indiqué par vous, d’après le certificat du {{day}}.',
    change: 'Changer ce certificat',
    savings: {
      text: 'Au {{asOf}}, votre certificat indique un avoir de vieillesse de {{balance}}.',
      known: 'le calcul part de ce montant, tel que vous l’avez copié.',
    },
    capital: {
      text: 'Selon votre certificat, votre avoir serait de {{capital}} le {{day}} (âge\u00a0: {{age}}), au franc près.',
      computed:
        'D’après votre certificat, nous calculons un avoir de {{capital}} le {{day}} (âge\u00a0: {{age}}), au franc près.',
      projected:
        'le certificat compte avec un intérêt de {{rate}} par an. L’intérêt, le salaire et les cotisations peuvent changer.',
      projectedNoRate: 'l’intérêt, le salaire et les cotisations peuvent changer.',
      between: 'vous partez entre deux âges du certificat\u00a0: nous prenons une valeur intermédiaire.',
    },
    rate: 'c’est le taux du certificat. Il peut changer avant votre retraite.',
    rateRange:
      'le certificat n’indique pas ce taux\u00a0: selon la caisse, la rente serait entre {{low}} et {{high}} par mois.',
    pensionOnly: 'Votre certificat indique une rente, sans capital\u00a0: {{monthly}} par mois, arrondi au franc.',
    differs:
      'Votre certificat prévoit un capital de {{printed}}. Avec son avoir, sa cotisation et son intérêt, nous arrivons à {{projected}}. Le chiffre du certificat compte.',
  },
  assumptions: 'Ce que nous supposons',
  assumption: {
    capitalShareAssumed:
      'La caisse n’indique pas combien elle verse en capital\u00a0: nous comptons le quart de la part obligatoire, que la loi garantit.',
    capitalShareToCheck:
      'Votre certificat n’indique pas combien la caisse verse en capital\u00a0: la part compte sur tout l’avoir, et reste à vérifier auprès d’elle.',
    creditsFollowPay: 'Entre deux étapes du départ, les bonifications suivent le salaire qui reste.',
    minimumInterestBetween:
      'La caisse n’indique pas d’intérêt. Entre deux de ses chiffres, nous comptons l’intérêt minimal de la loi.',
    legalMinimum:
      'C’est un minimum\u00a0: ce que la loi garantit d’après vos salaires. Votre caisse assure sans doute davantage.',
    contributionsStay: 'La cotisation d’épargne du certificat reste la même jusqu’à la retraite.',
    mandatoryPartAtLeast:
      'La part LPP grandit au moins de l’intérêt minimal. Elle sera plus élevée avec les cotisations.',
    buyInByRate:
      'Aucune caisse n’a simulé le rachat\u00a0: nous comptons l’intérêt de son relevé, puis son taux de conversion.',
    buyInDeductionAtRisk:
      'Un capital est versé dans les trois ans après le rachat\u00a0: le fisc peut alors refuser de déduire le rachat.',
    buyInFifthOnArrival:
      'Si vous arrivez de l’étranger et n’aviez jamais eu de caisse de pension en Suisse, vous pouvez racheter au plus 20\u00a0% du salaire assuré par an, pendant les cinq premières années. Nous ne le calculons pas.',
    buyInAfterDivorce: 'Un rachat après un divorce suit d’autres règles, que nous ne calculons pas.',
    savingsUnknown: 'Le certificat indique une rente sans capital\u00a0: nous ne calculons pas de retrait en capital.',
    savingsWithoutCredits:
      'Entre la fin du travail et le premier versement, l’avoir attend\u00a0: il ne reçoit plus de cotisations, seulement l’intérêt de la caisse. Sur un compte de libre passage, l’intérêt peut être plus bas.',
    interestOfProjection: 'L’intérêt est celui que suppose la projection de votre certificat, avec sa cotisation.',
    contributionOfProjection:
      'La cotisation est celle que suppose la projection de votre certificat, avec son intérêt ou l’intérêt minimal.',
    minimumInterestToCome: 'Le certificat n’indique pas d’intérêt\u00a0: nous comptons l’intérêt minimal de la loi.',
    contributionsByLaw:
      'Le certificat n’indique pas de cotisation\u00a0: nous comptons les bonifications que la loi prévoit pour votre salaire assuré.',
    contributionsUnknown:
      'Ni la cotisation ni votre salaire ne sont connus\u00a0: l’avoir ne grandit que de l’intérêt. Il sera sans doute plus élevé.',
    vestedOutsideMinimum:
      'Vos prestations de libre passage ne sont plus dans une caisse\u00a0: nous les déduisons de l’avoir minimal de la loi, dont elles viennent.',
    contributionsByScale:
      'Le certificat n’indique ni cotisation ni avoir\u00a0: pour un autre âge ou un autre salaire, nous comptons entre aucune cotisation et celles de l’échelle de la loi depuis 25\u00a0ans. Le milieu est affiché.',
    contributionsDivided: 'La cotisation se partage entre la part LPP et le reste comme votre avoir d’aujourd’hui.',
    rateBetweenPrinted: 'Le taux de conversion de cet âge suit ceux que votre certificat indique pour d’autres âges.',
    rateByAge:
      'Le certificat n’indique pas de taux de conversion pour cet âge\u00a0: nous comptons 0,15 à 0,2 point de moins par année d’avance, ou de plus par année d’attente. Le milieu est affiché.',
    rateAssumed:
      'Le certificat n’indique ni rente ni taux de conversion\u00a0: nous comptons 5 à 5.4\u00a0% à l’âge de référence, comme la plupart des caisses. Le milieu est affiché.',
    savingsByUsualRate:
      'Le certificat indique une rente sans avoir\u00a0: pour un autre âge, nous partons de l’avoir dont elle serait 5.2\u00a0%, comme dans la plupart des caisses.',
    pensionBetweenPrinted: 'La rente de cet âge suit celles que votre certificat indique pour d’autres âges.',
    fundPaysFrom58:
      'Avant 63 ans, c’est le règlement de la caisse qui décide\u00a0: nous supposons qu’elle verse une rente dès 58 ans. Demandez-le-lui.',
    contributionsFollowInsured:
      'Avec un autre salaire, la cotisation suit le salaire assuré. La caisse peut calculer autrement.',
    newerCertificateCounts: 'Deux certificats portent sur la même caisse\u00a0: le plus récent compte.',
    capitalOnlyWhole:
      'Ce plan ne verse qu’un capital\u00a0: il compte en entier, quelle que soit la part que vous choisissez ailleurs.',
    pensionPaidAlready: 'La rente que vous touchez déjà continue toute votre vie, sans adaptation.',
    bridgingUntilReference:
      'Le certificat ne dit pas jusqu’à quand la rente-pont est versée\u00a0: nous comptons jusqu’à l’âge de référence.',
    bridgingPaidBack: 'La rente-pont se rembourse\u00a0: ensuite, votre rente est plus basse toute votre vie.',
    pledgedNeedsConsent:
      'Une part de l’avoir est mise en gage\u00a0: sans l’accord du créancier gagiste, la caisse ne verse pas de capital.',
    divorceBuyInFirst:
      'Le rachat comble d’abord ce que le divorce a pris\u00a0: cette part n’a pas de limite et ne bloque aucun capital.',
  } satisfies Record<LppAssumptionKey, string>,
  vested: {
    title: 'Vos avoirs de libre passage',
    source: 'Indiqué par vous, d’après vos relevés.',
    interest: {
      title: 'Les intérêts de {{label}}',
      text: 'Avec un intérêt de {{rate}} par an pendant {{months}} mois\u00a0: {{amount}}, au franc près.',
      textDays:
        'Avec un intérêt de {{rate}} par an pendant {{months}} mois et {{days}} jours\u00a0: {{amount}}, au franc près.',
    },
    capital: {
      title: 'Le capital de {{label}}',
      text: 'Aujourd’hui {{balance}}\u00a0; le {{day}}, avec les intérêts, {{amount}}, au franc près.',
    },
  },
  others: {
    title: 'Ce que les caisses versent en plus',
    paid: {
      title: 'La rente déjà versée {{fund}}',
      text: 'Vous touchez déjà cette rente depuis le {{from}}\u00a0: {{monthly}} par mois, pour toute votre vie.',
    },
    bridging: {
      title: 'La rente-pont {{fund}}',
      text: 'Dès le {{from}}, la caisse verse en plus {{monthly}} par mois, jusqu’à la veille du {{until}}.',
      reduction: 'Ensuite, votre rente est plus basse de {{reduction}} par mois, toute votre vie.',
    },
  },
  together: 'Vos caisses ensemble',
  fundsTotal: {
    title: 'La somme de vos rentes',
    text: 'Chaque caisse arrondit et verse sa propre rente\u00a0: {{sum}} = {{monthly}} par mois.',
    capital: 'Elles versent aussi chacune leur capital\u00a0: {{sum}} = {{capital}}.',
  },
  /** Why a fund that answered gives no figure. */
  missing: {
    noProjectionForAge:
      'Cette caisse ne donne pas de projection pour un départ le {{day}}. Elle n’est dans aucun total.',
    tooEarly: 'Le règlement de cette caisse ne permet pas un départ le {{day}}. Elle n’est dans aucun total.',
    capitalShareTooLarge:
      'Cette caisse ne verse pas {{share}} de l’avoir en capital, mais {{largest}} au plus. Elle n’est dans aucun total.',
    tooLate: 'Cette caisse verse la rente au plus tard à 70 ans, donc avant le {{day}}. Elle n’est dans aucun total.',
    stepsUnknown:
      'Cette caisse n’indique pas l’avoir dont un travail par étapes partirait. Elle n’est dans aucun total.',
    otherWorkUnknown:
      'Le certificat de cette caisse ne dit pas ce qu’un autre salaire changerait. Elle n’est dans aucun total.',
    mandatoryPartUnknown:
      'Cette caisse n’indique ni combien elle verse en capital, ni la part obligatoire de votre avoir, sur laquelle porte votre droit légal. Elle n’est dans aucun total.',
  } satisfies Record<NoFigureReason, string>,
  missingNext: 'Demandez-lui ce qu’elle verserait à cette date.',
}
