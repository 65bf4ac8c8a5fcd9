import type { TableId } from '~/pillars/law-tables'

/** The name of a table of the law, and what its figures do. */
export type TableText = { title: string; what: string }

/** A table without its text does not compile. */
export const lawTables = {
  referenceAgeWomen: {
    title: 'Âge de référence des femmes',
    what: 'L’âge auquel une femme reçoit sa rente AVS sans réduction ni supplément. Il dépend de la date de naissance.',
  },
  referenceAgeMen: {
    title: 'Âge de référence des hommes',
    what: 'L’âge auquel un homme reçoit sa rente AVS sans réduction ni supplément.',
  },
  contributionPeriod: {
    title: 'Années de cotisation qui comptent',
    what: 'À partir de quel âge les cotisations comptent pour la rente. Celles des années d’avant, dites années de jeunesse, servent seulement à combler des lacunes.',
  },
  minimumContribution: {
    title: 'Cotisation minimale',
    what: 'Ce qu’il faut avoir cotisé pour qu’une année compte en entier, et le revenu sur lequel on cotise autant. Un conjoint qui cotise plusieurs fois ce minimum cotise aussi pour l’autre, si celui-ci est sans revenu.',
  },
  wageContribution: {
    title: 'Cotisation des salariés',
    what: 'La part du salaire que l’on verse à l’AVS. L’employeur en verse autant. Les cotisations à l’AI et aux APG s’y ajoutent.',
  },
  selfEmployedRates: {
    title: 'Cotisation des indépendants',
    what: 'Ce qu’un indépendant verse à l’AVS selon son revenu de l’année, arrondi à la centaine inférieure. Les cotisations à l’AI et aux APG s’y ajoutent. Pour la rente, c’est le revenu qui compte, pas la cotisation.',
  },
  nonEmployedSteps: {
    title: 'Cotisation des personnes sans activité lucrative',
    what: 'Elle dépend de la fortune et des rentes reçues. Pour une personne mariée, on prend la moitié de celles du couple. Les étudiants jusqu’à l’année de leurs 25\u00a0ans et les bénéficiaires de prestations complémentaires, de prestations transitoires ou de l’aide sociale paient la cotisation minimale. Les cotisations à l’AI et aux APG s’y ajoutent.',
  },
  allowanceAfterReferenceAge: {
    title: 'Franchise après l’âge de référence',
    what: 'La part du salaire sur laquelle on ne paie plus de cotisations, pour chaque employeur. Elle est réduite si l’on ne travaille pas toute l’année. On peut y renoncer pour améliorer sa rente.',
  },
  paymentDeadline: {
    title: 'Délai pour payer une cotisation manquante',
    what: 'Passé ce délai, une année manquante ne peut plus être payée.',
  },
  pensionScales: {
    title: 'Échelles de rente',
    what: 'À qui il manque des années de cotisation, l’AVS verse une rente partielle selon une échelle. La plus haute donne la rente complète.',
  },
  scaleShares: {
    title: 'Rente partielle selon l’échelle',
    what: 'Vos années de cotisation, comparées à celles des personnes nées la même année que vous, donnent l’échelle. Elle fixe la part de la rente complète, minimale ou maximale, que vous recevez. Il faut au moins une année entière.',
  },
  revaluationFactors: {
    title: 'Facteurs de revalorisation',
    what: 'Ils relèvent la somme des revenus pour tenir compte de l’évolution des salaires et des prix. Le facteur dépend de la première année inscrite au compte individuel et de l’année de la retraite.',
  },
  educationCredit: {
    title: 'Bonification pour tâches éducatives',
    what: 'Un revenu ajouté dans le calcul pour chaque année passée avec un enfant à charge.',
  },
  minimumPension: {
    title: 'Rente minimale',
    what: 'La plus petite rente complète. La rente maximale est deux fois plus haute, et presque tous les autres montants de l’AVS en découlent.',
  },
  pensionFormula: {
    title: 'Formule de la rente',
    what: 'Elle fait du revenu annuel moyen une rente mensuelle\u00a0: une part fixe, et une part qui grandit avec le revenu.',
  },
  pensionTableRows: {
    title: 'Lignes de la table des rentes',
    what: 'Le revenu annuel moyen est arrondi à la ligne suivante de la table officielle. Ce nombre dit à quel point les lignes sont serrées.',
  },
  coupleCap: {
    title: 'Limite pour les couples (plafonnement)',
    what: 'Les deux rentes d’un couple marié ou en partenariat enregistré ne dépassent pas ensemble cette part de la rente maximale.',
  },
  coupleScaleWeights: {
    title: 'Limite pour les couples avec une rente partielle',
    what: 'Si l’une des deux rentes est partielle, la limite suit une échelle moyenne. Voici combien de fois chacune des deux échelles y compte.',
  },
  widowedSupplement: {
    title: 'Supplément de veuvage',
    what: 'Les personnes veuves qui reçoivent leur propre rente de vieillesse ont droit à ce supplément. Rente et supplément ne dépassent pas ensemble la rente maximale. Avec une rente partielle, c’est la rente maximale de leur échelle.',
  },
  drawingLimits: {
    title: 'Quand la rente peut commencer',
    what: 'Les âges entre lesquels la rente peut commencer, et l’écart possible avec l’âge de référence. L’estimation suit ces limites.',
  },
  drawingShares: {
    title: 'Une part de la rente plus tôt ou plus tard',
    what: 'On peut anticiper ou ajourner toute la rente, ou une part seulement. Une part anticipée peut être relevée, une part ajournée peut être abaissée. Cette estimation anticipe ou ajourne toujours la rente entière.',
  },
  earlyReduction: {
    title: 'Réduction en cas d’anticipation',
    what: 'De combien la rente baisse quand elle commence avant l’âge de référence.',
  },
  lowIncomeEarlyReduction: {
    title: 'Réduction plus faible pour les revenus modestes',
    what: 'Selon la loi, les taux de réduction en cas d’anticipation sont plus bas si le revenu annuel moyen est modeste.',
  },
  transitionReduction: {
    title: 'Réduction de la génération transitoire',
    what: 'Pour les femmes nées de 1961 à 1969, une rente anticipée baisse moins. Le taux dépend du revenu annuel moyen\u00a0: jusqu’à 4 rentes minimales annuelles, jusqu’à 5, ou davantage.',
  },
  earlyDeduction: {
    title: 'Réduction dès l’âge de référence',
    what: 'À l’âge de référence, la rente anticipée est calculée à nouveau. La réduction devient alors un montant fixe, déduit chaque mois.',
  },
  deferralRates: {
    title: 'Supplément en cas d’ajournement',
    what: 'De combien la rente monte quand elle commence après l’âge de référence.',
  },
  transitionSupplement: {
    title: 'Supplément de base de la génération transitoire',
    what: 'Il s’ajoute à la rente des femmes nées de 1961 à 1969 qui ne l’anticipent pas. Il dépend du revenu annuel moyen.',
  },
  transitionShare: {
    title: 'Part du supplément selon la date de naissance',
    what: 'La part du supplément de base qu’une femme reçoit.',
  },
  workAfterReferenceAge: {
    title: 'Travail après l’âge de référence',
    what: 'Qui continue à cotiser peut demander que sa rente soit calculée à nouveau. Les revenus sur lesquels il a cotisé comptent alors. Une année comble une lacune si son revenu atteint la part indiquée et si elle porte au moins la cotisation minimale. La franchise est à la page des cotisations AVS. Cette estimation ne compte pas ce travail.',
  },
  thirteenthPension: {
    title: '13e\u00a0rente',
    what: 'Versée en décembre, pour la première fois en 2026. C’est une part des rentes de vieillesse de l’année.',
  },
  complementaryWealth: {
    title: 'Prestations complémentaires\u00a0: fortune',
    what: 'Avec une fortune nette de ce montant ou davantage, il n’y a pas de droit aux prestations complémentaires. Le logement où l’on habite et que l’on possède ne compte pas.',
  },
  complementaryLiving: {
    title: 'Prestations complémentaires\u00a0: besoins vitaux',
    what: 'Ce que la loi compte par an pour vivre. S’y ajoutent le loyer et la prime d’assurance-maladie, qui dépend du canton.',
  },
  complementaryRent: {
    title: 'Prestations complémentaires\u00a0: loyer',
    what: 'Ce que la loi compte au plus par an pour le loyer, selon la commune. La région 1 comprend les grands centres, la région 2 les villes, la région 3 la campagne.',
  },
  complementaryWealthSpent: {
    title: 'Prestations complémentaires\u00a0: fortune dépensée',
    what: 'Qui dépense davantage en un an, sans motif important, est traité comme s’il avait encore l’argent.',
  },
  lppEntryThreshold: {
    title: 'Seuil d’entrée',
    what: 'Un salaire plus élevé est assuré obligatoirement auprès d’une caisse de pension.',
  },
  lppCoordinationDeduction: {
    title: 'Déduction de coordination',
    what: 'La part du salaire que l’AVS couvre déjà. Elle ne compte pas dans le salaire assuré.',
  },
  lppMinimumCoordinatedSalary: {
    title: 'Salaire coordonné minimal',
    what: 'Dès le seuil d’entrée, un salaire est assuré au moins pour ce montant.',
  },
  lppUpperLimit: {
    title: 'Montant-limite supérieur',
    what: 'La part du salaire qui le dépasse n’est pas assurée par la loi.',
  },
  lppMaximumCoordinatedSalary: {
    title: 'Salaire coordonné maximal',
    what: 'Le plus haut salaire que la loi assure\u00a0: le montant-limite supérieur moins la déduction de coordination.',
  },
  lppSavingsCreditsMen: {
    title: 'Bonifications de vieillesse des hommes',
    what: 'La part du salaire coordonné qui est épargnée chaque année. L’âge LPP est l’année en cours moins l’année de naissance.',
  },
  lppSavingsCreditsWomen: {
    title: 'Bonifications de vieillesse des femmes',
    what: 'La part du salaire coordonné qui est épargnée chaque année. L’âge LPP est l’année en cours moins l’année de naissance.',
  },
  lppMinimumInterest: {
    title: 'Taux d’intérêt minimal',
    what: 'L’intérêt que rapporte au moins la part de l’avoir que la loi prescrit.',
  },
  lppConversionRateMen: {
    title: 'Taux de conversion minimal des hommes',
    what: 'La part de l’avoir prescrit par la loi que l’on reçoit chaque année en rente. Pour le reste de l’avoir, chaque caisse fixe son taux.',
  },
  lppConversionRateWomen: {
    title: 'Taux de conversion minimal des femmes',
    what: 'La part de l’avoir prescrit par la loi que l’on reçoit chaque année en rente. Pour le reste de l’avoir, chaque caisse fixe son taux.',
  },
  lppAges: {
    title: 'Âges de la retraite',
    what: 'Les âges entre lesquels chacun peut recevoir sa rente. Le règlement d’une caisse peut permettre de commencer plus tôt.',
  },
  lppFundEarliestAge: {
    title: 'Âge le plus bas d’une caisse',
    what: 'Le règlement d’une caisse peut permettre de partir plus tôt que la loi, mais pas avant cet âge.',
  },
  lppPartialDrawing: {
    title: 'Retraite en plusieurs étapes',
    what: 'En combien de parts l’avoir peut être retiré, et ce que la première représente au moins. Une caisse peut permettre plus de parts de rente et une première part plus petite.',
  },
  lppCapitalShare: {
    title: 'Part en capital',
    what: 'La part de l’avoir de vieillesse que chacun peut demander en capital. Le règlement d’une caisse peut permettre davantage.',
  },
  lppSmallPension: {
    title: 'Petite rente',
    what: 'Une caisse peut verser en capital une rente plus petite que cette part de la rente AVS minimale.',
  },
  lppSurvivorShare: {
    title: 'Rente de veuve ou de veuf',
    what: 'La part de la dernière rente de vieillesse du 2e\u00a0pilier que reçoit la personne mariée qui survit. La loi la garantit pour la part obligatoire.',
  },
  lppBuyIn: {
    title: 'Rachat',
    what: 'Ce qui est à respecter quand on verse un montant volontaire à sa caisse de pension.',
  },
  lppHomeAdvance: {
    title: 'Retrait pour un logement',
    what: 'Ce que l’on peut retirer de son avoir pour acheter le logement que l’on habite.',
  },
  lppVestedAges: {
    title: 'Âges du versement d’un avoir de libre passage',
    what: 'Les âges entre lesquels un avoir de libre passage est versé. Après l’âge de référence, il faut continuer à travailler.',
  },
  pillar3aCeilingWithFund: {
    title: 'Versement maximal avec une caisse de pension',
    what: 'Ce que l’on peut verser par an quand on a une caisse de pension.',
  },
  pillar3aCeilingWithoutFund: {
    title: 'Versement maximal sans caisse de pension',
    what: 'Ce que l’on peut verser par an quand on n’a pas de caisse de pension.',
  },
  pillar3aIncomeShare: {
    title: 'Part du revenu sans caisse de pension',
    what: 'Sans caisse de pension, le versement ne dépasse pas non plus cette part du revenu du travail.',
  },
  pillar3aLatePurchase: {
    title: 'Rachat d’années manquées',
    what: 'Les années pour lesquelles on peut encore payer ce que l’on n’a pas versé dans le pilier\u00a03a.',
  },
  pillar3aPayOutAges: {
    title: 'Âges du versement de l’épargne',
    what: 'Les âges entre lesquels l’épargne 3a est versée. Après l’âge de référence, il faut continuer à travailler.',
  },
} satisfies Record<TableId, TableText>
