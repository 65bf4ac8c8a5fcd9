import type { GlossaryGroup, GlossaryTerm } from '~/language/glossary'

export type TermText = { name: string; text: string }

export const glossary = {
  title: 'Glossaire\u00a0: les mots expliqués',
  intro:
    'Les mots de la prévoyance, en quelques phrases simples. Sous le mot se trouve l’article de loi, quand il y en a un.',
  law: 'Voir les chiffres de la loi',
  groups: {
    all: 'Pour les trois piliers',
    avs: '1er\u00a0pilier\u00a0: AVS',
    lpp: '2e\u00a0pilier\u00a0: caisse de pension',
    pillar3a: '3e\u00a0pilier\u00a0: 3a',
  } satisfies Record<GlossaryGroup, string>,
  terms: {
    pillars: {
      name: 'Trois piliers',
      text: 'La prévoyance suisse en a trois\u00a0: l’AVS pour tout le monde, la caisse de pension pour les salariés, et l’épargne que chacun choisit.',
    },
    pension: { name: 'Rente', text: 'Un montant versé chaque mois, d’habitude jusqu’à la fin de la vie.' },
    lumpSum: { name: 'Capital', text: 'Une somme versée en une fois. On la gère soi-même, et elle peut s’épuiser.' },
    referenceAge: {
      name: 'Âge de référence',
      text: 'L’âge auquel la rente AVS commence sans réduction et sans supplément. On l’appelait autrefois l’âge de la retraite.',
    },
    gross: {
      name: 'Brut',
      text: 'Avant les déductions. D’un salaire, il faut encore enlever les cotisations\u00a0; d’une rente, les impôts.',
    },
    partner: {
      name: 'Partenaire',
      text: 'La personne avec qui l’on est marié, ou avec qui l’on vit en partenariat enregistré.',
    },
    estimate: {
      name: 'Estimation',
      text: 'Un calcul avec ce que l’on sait aujourd’hui. Le montant définitif est fixé plus tard, par l’institution qui le verse.',
    },
    avs: {
      name: 'AVS (assurance-vieillesse et survivants)',
      text: 'Le 1er\u00a0pilier. Il est obligatoire pour toutes les personnes qui vivent ou travaillent en Suisse. Il verse des rentes aux personnes âgées, aux veuves, aux veufs et aux orphelins.',
    },
    ai: {
      name: 'AI (assurance-invalidité)',
      text: 'Elle aide les personnes que leur santé empêche de gagner leur vie. On y cotise en même temps qu’à l’AVS.',
    },
    apg: {
      name: 'APG (allocations pour perte de gain)',
      text: 'Elles remplacent une part du salaire pendant le service militaire ou civil, ou après une naissance. On y cotise en même temps qu’à l’AVS.',
    },
    avsNumber: {
      name: 'Numéro AVS',
      text: 'Un numéro de 13\u00a0chiffres qui commence par 756. Il se trouve sur la carte d’assurance-maladie.',
    },
    compensationOffice: {
      name: 'Caisse de compensation',
      text: 'L’institution qui reçoit les cotisations AVS et verse les rentes. C’est à elle que l’on demande sa rente.',
    },
    individualAccount: {
      name: 'Compte individuel (CI)',
      text: 'Le compte sur lequel l’AVS inscrit les revenus d’une personne, année par année. On peut en demander un extrait, sans frais.',
    },
    contributionYear: {
      name: 'Année de cotisation',
      text: 'Une année pendant laquelle on est assuré à l’AVS et l’on a payé assez de cotisations.',
    },
    minimumContribution: {
      name: 'Cotisation minimale',
      text: 'Le moins qu’il faut payer à l’AVS pour qu’une année entière compte.',
    },
    gap: {
      name: 'Lacune de cotisation',
      text: 'Une année qui manque. Elle fait baisser la rente. On peut encore payer la cotisation pendant cinq ans.',
    },
    youthYears: {
      name: 'Années de jeunesse',
      text: 'Les années cotisées avant celle des 21\u00a0ans. Elles servent à combler des lacunes.',
    },
    scale: {
      name: 'Échelle de rente',
      text: 'Un nombre de 1 à 44. À 44, aucune année ne manque. Plus il manque d’années, plus le nombre et la rente sont petits.',
    },
    fullPension: {
      name: 'Rente complète, rente partielle',
      text: 'La rente est complète (échelle\u00a044) quand aucune année ne manque. Sinon, elle est partielle.',
    },
    averageIncome: {
      name: 'Revenu annuel moyen déterminant (RAMD, revenu moyen)',
      text: 'La moyenne des revenus de toute la vie active, avec les bonifications. De cette moyenne dépend le montant de la rente.',
    },
    revaluation: {
      name: 'Facteur de revalorisation',
      text: 'Un nombre qui augmente la somme des revenus, parce que les salaires et les prix d’autrefois étaient plus bas.',
    },
    educationCredit: {
      name: 'Bonification pour tâches éducatives',
      text: 'Un revenu que l’AVS ajoute pour les années passées à élever un enfant de moins de 16\u00a0ans. Il compte dans le calcul, mais il n’est pas versé.',
    },
    splitting: {
      name: 'Partage des revenus (splitting)',
      text: 'Les revenus des années de mariage sont mis ensemble, et chacun en reçoit la moitié. Cela se fait après un divorce ou un décès, ou quand les deux ont droit à la rente.',
    },
    coupleCap: {
      name: 'Plafonnement (limite pour les couples)',
      text: 'Les deux rentes d’un couple marié ne dépassent pas ensemble une fois et demie la rente maximale. Sinon, les deux sont réduites.',
    },
    early: {
      name: 'Anticipation (rente anticipée)',
      text: 'Toucher sa rente avant l’âge de référence. Elle est alors plus petite, à vie.',
    },
    deferral: {
      name: 'Ajournement (rente ajournée)',
      text: 'Toucher sa rente après l’âge de référence. Elle est alors plus grande, à vie.',
    },
    transition: {
      name: 'Génération transitoire, supplément de rente',
      text: 'Les femmes nées de 1961 à 1969. Leur âge de référence a été relevé. En échange, elles reçoivent un supplément, ou leur rente anticipée est moins réduite.',
    },
    thirteenth: {
      name: '13e\u00a0rente (13e\u00a0rente AVS)',
      text: 'Un douzième des rentes de l’année, que l’AVS verse en plus en décembre.',
    },
    widowed: {
      name: 'Supplément de veuvage',
      text: 'Un montant qui s’ajoute à la rente de vieillesse des veuves et des veufs, jusqu’à la rente maximale.',
    },
    allowance: {
      name: 'Franchise',
      text: 'La part du salaire sur laquelle on ne paie rien à l’AVS, quand on travaille après l’âge de référence.',
    },
    forecast: {
      name: 'Calcul anticipé de la rente',
      text: 'Une prévision de la rente AVS, que la caisse de compensation fait sur demande.',
    },
    lpp: {
      name: 'LPP (loi sur la prévoyance professionnelle)',
      text: 'La loi du 2e\u00a0pilier. Elle dit ce qu’une caisse de pension doit offrir au minimum.',
    },
    pensionFund: {
      name: 'Caisse de pension',
      text: 'L’institution du 2e\u00a0pilier. L’employeur la choisit. Lui et ses employés y épargnent chaque mois.',
    },
    rules: {
      name: 'Règlement',
      text: 'Le texte d’une caisse de pension qui fixe les droits de ses assurés. Il peut offrir plus que la loi.',
    },
    certificate: {
      name: 'Certificat de prévoyance',
      text: 'La feuille que la caisse de pension envoie chaque année. On y lit son avoir et la rente prévue.',
    },
    balance: {
      name: 'Avoir de vieillesse',
      text: 'Ce que l’on a épargné dans sa caisse de pension, avec les intérêts.',
    },
    mandatory: {
      name: 'Part obligatoire',
      text: 'La part de l’avoir que la loi exige. Le reste est la part surobligatoire\u00a0: la caisse en fixe l’intérêt et la rente.',
    },
    entryThreshold: {
      name: 'Seuil d’entrée',
      text: 'Le salaire annuel à partir duquel l’employeur doit assurer quelqu’un dans une caisse de pension.',
    },
    coordinatedSalary: {
      name: 'Salaire coordonné',
      text: 'La part du salaire que la loi demande d’assurer. C’est le salaire moins une déduction, parce que l’AVS assure déjà le début.',
    },
    savingsCredit: {
      name: 'Bonification de vieillesse',
      text: 'Ce qui s’ajoute chaque année à l’avoir, en plus de l’intérêt. La part du salaire grandit avec l’âge.',
    },
    minimumInterest: {
      name: 'Taux d’intérêt minimal',
      text: 'L’intérêt que rapporte au moins la part obligatoire. Le Conseil fédéral le fixe.',
    },
    conversionRate: {
      name: 'Taux de conversion',
      text: "Il transforme l’avoir en rente. Avec 5\u00a0%, un avoir de CHF\u00a0100'000 donne CHF\u00a05'000 par an.",
    },
    capitalShare: {
      name: 'Part en capital',
      text: 'Ce que l’on retire de son avoir en une fois. Le reste devient une rente. La loi permet au moins un quart de la part obligatoire.',
    },
    partialRetirement: {
      name: 'Retraite partielle',
      text: 'Travailler moins et toucher déjà une part de sa rente ou de son capital.',
    },
    buyIn: {
      name: 'Rachat',
      text: 'Un versement volontaire à la caisse de pension. Il augmente la rente et se déduit du revenu imposable.',
    },
    vested: {
      name: 'Libre passage',
      text: 'L’avoir de qui a quitté une caisse de pension sans entrer dans une autre. Il attend sur un compte ou dans une police.',
    },
    homeAdvance: {
      name: 'Versement anticipé (EPL)',
      text: 'Retirer une part de son avoir pour acheter son logement. La rente est alors plus petite. EPL\u00a0: encouragement à la propriété du logement.',
    },
    pillar3a: {
      name: 'Pilier\u00a03a',
      text: 'Une épargne volontaire pour la retraite. Elle se déduit du revenu imposable. On ne peut d’habitude pas la retirer plus de cinq ans avant l’âge de référence.',
    },
    account3a: {
      name: 'Compte\u00a03a',
      text: 'Une épargne 3a dans une banque. On y verse ce que l’on veut, jusqu’au maximum de l’année.',
    },
    policy3a: {
      name: 'Police\u00a03a',
      text: 'Un contrat 3a avec une assurance. Elle verse un capital à une date fixée, et couvre souvent aussi le décès.',
    },
    ceiling3a: {
      name: 'Versement maximal',
      text: 'Ce que l’on peut verser au pilier\u00a03a en un an. C’est plus quand on n’a pas de caisse de pension.',
    },
    catchUp3a: {
      name: 'Rachat 3a',
      text: 'Verser après coup ce que l’on n’a pas versé une année. C’est possible pour les années dès 2025.',
    },
    pillar3b: {
      name: 'Pilier\u00a03b',
      text: 'Toute autre épargne. On en dispose librement. Elle ne compte pas dans cette estimation.',
    },
  } satisfies Record<GlossaryTerm, TermText>,
}
