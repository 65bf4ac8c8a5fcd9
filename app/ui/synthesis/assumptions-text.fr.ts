import type { AssumptionKey } from '~/pillars/avs/result'

/** What the estimate had to assume; one sentence per key. */
export const assumptions = {
  lawOfToday:
    'Le calcul applique le droit et les montants d’aujourd’hui, aussi aux rentes à venir. Le résultat est en francs d’aujourd’hui.',
  incomeCarriedOn:
    'Le revenu de la dernière année complète du compte individuel est reporté, sans changement, jusqu’au 31 décembre qui précède la rente.',
  noIncomeKnown:
    'Votre compte individuel ne porte aucune année complète de revenu. Les années à venir comptent sans revenu.',
  newIncomeFromJanuary:
    'Le salaire de la simulation remplace le revenu reporté dès le mois de janvier prochain, jusqu’au 31 décembre qui précède l’âge de référence, ou jusqu’au début d’une rente anticipée.',
  incomeInSteps:
    'Dès le jour de chaque étape, le revenu suit le taux d’activité. Les années d’avant comptent avec le revenu entier.',
  noRecentEntry:
    'Votre compte individuel ne porte pas d’inscription récente, et rien n’est dit de la suite. Pour les années à venir, nous ne comptons ni revenu ni cotisation.',
  insuredFromFirstEntry:
    'Personne n’a dit depuis quand l’AVS vous assure. Nous comptons dès la première inscription à votre compte, ou dès le mariage avec une personne assurée.',
  insuredBetweenEntries:
    'Certaines années de votre compte n’ont pas douze mois inscrits. Nous comptons que l’AVS vous assurait toute l’année. Si vous viviez à l’étranger, indiquez-le sur la page de l’AVS.',
  minimumUnreachedNotCounted:
    'Une année dont le revenu n’atteint pas celui de la cotisation minimale ne compte pas, à elle seule, comme année de cotisation. Son revenu reste dans la moyenne.',
  minimumContributionAssumed:
    'La cotisation minimale de certaines années n’est pas établie. Pour un petit revenu de ces années, nous prenons celle de l’année connue la plus proche avant elles.',
  youthLatestFirst:
    'Les années de jeunesse les plus récentes comblent les lacunes les premières. La loi ne fixe pas d’ordre.',
  factorFromAge21:
    'Quand des années de jeunesse comptent, le facteur de revalorisation est celui de l’année de vos 21 ans.',
  retirementYearNotDivided:
    'Les mois de l’année de la retraite comblent une lacune. Leur revenu ne compte pas, et ils n’allongent pas la durée par laquelle la somme est divisée.',
  retirementYearAfterEarly:
    'À l’âge de référence, après une rente anticipée, les mois de cette année-là comblent à nouveau des lacunes.',
  stopsWithDrawing: 'Une rente anticipée en entier commence ici avec l’arrêt du travail.',
  partnerAverageKept:
    'Pour une rente anticipée de votre partenaire, nous gardons son revenu moyen jusqu’à l’âge de référence\u00a0: un autre laisserait lire des revenus d’une seule année. Le montant exact peut différer un peu.',
  nonEmployedContributions:
    'Après l’arrêt du travail, les cotisations restent dues jusqu’à l’âge de référence. Nous comptons la cotisation minimale, ou celle de votre partenaire si elle suffit pour deux.',
  splitFromBoth21: 'Les revenus du mariage sont partagés dès l’année où les deux personnes ont 21 ans.',
  creditsByLawOfTheYear:
    'L’autorité parentale est conjointe et rien n’est convenu. Nous appliquons à chaque année le droit de cette année-là\u00a0: la moitié de 2000 à 2014, tout à la mère ensuite.',
  divorceYearByMother:
    'Pour l’année du divorce, la loi donne toute la bonification au parent à qui l’enfant a été attribué. Vous vous occupez tous les deux de l’enfant, et nous ne savons pas à qui il l’a été\u00a0: nous la comptons à la mère.',
  revaluationFactorAssumed:
    'Le facteur de revalorisation dépend de l’année où la rente commence. Tant que celui de cette année n’est pas publié, nous prenons le dernier qui l’est.',
  cohortYearsAssumed:
    'Pour les femmes qui atteignent l’âge de référence dans l’année de leurs 65 ans, nous comptons 44 années de cotisation.',
  earlyRatesPlain:
    'La loi prévoit des réductions plus faibles pour les petits revenus, mais l’ordonnance ne les contient pas encore. Nous appliquons les taux de l’ordonnance\u00a0; le calcul étape par étape montre les deux.',
  sharesRoundedOnce: 'Une part de rente est arrondie au franc une seule fois, à la fin.',
  supplementLostByShare: 'Une part anticipée suffit à perdre le supplément de rente des femmes nées de 1961 à 1969.',
  capScaleAssumed:
    'Votre limite de couple est calculée avec les pour cent de l’ordonnance. Certaines caisses arrondissent l’échelle, ce qui peut donner un autre montant.',
  deferralUnderOneYear:
    'Un ajournement de moins d’un an ne donne pas de supplément\u00a0: la rente commence à l’âge de référence.',
  deferralEndsAfterFiveYears: 'Un ajournement dure cinq ans au plus\u00a0: la rente commence à ce moment-là.',
  workAfterReferenceAgeLeftOut:
    'Les revenus d’après l’âge de référence ne comptent que sur demande. Nous ne les comptons pas.',
  fortyPercentByYear:
    'Pour combler une lacune après l’âge de référence, nous examinons la règle des 40\u00a0% année par année.',
  forecastAsIs:
    'Le calcul anticipé d’une caisse de compensation est repris tel quel. Les cotisations à venir, les bonifications et le partage des revenus du mariage y comptent comme au jour de ce calcul. Un autre salaire n’y change rien ici.',
  forecastScaleKept:
    'Pour une rente anticipée, la loi compte une autre échelle jusqu’à l’âge de référence. Le calcul anticipé ne la donne pas toujours\u00a0: nous gardons celle qu’il indique.',
  forecastWithoutIncomes:
    'Le calcul anticipé ne donne pas vos revenus année par année. Il les faudrait pour la rente de votre partenaire, et donc pour la limite du couple. La rente se situe entre deux montants. Les chiffres qui en dépendent sont calculés sans ces revenus.',
  fewFigures:
    'Vos revenus passés sont estimés à partir de quelques réponses\u00a0; le salaire d’aujourd’hui est reporté, sans changement, sur les années à venir. Avec l’extrait de votre compte individuel, le calcul devient exact.',
  spouseFewFigures:
    'Les revenus passés de votre partenaire sont estimés à partir de quelques réponses\u00a0; son salaire d’aujourd’hui est reporté, sans changement, sur les années à venir.',
  spouseIncomesUnknown:
    'Les revenus de votre partenaire, d’aujourd’hui ou d’avant, ne sont pas connus. La rente se situe entre deux montants. Les chiffres qui en dépendent sont calculés sans ces revenus.',
  spouseIncomesWithoutEffect:
    'Les revenus de votre partenaire, d’aujourd’hui ou d’avant, ne sont pas connus. La rente reste la même, quels que soient ces revenus. Les chiffres qui en dépendent sont calculés sans eux.',
  bornInJuly:
    'Quand seule l’année de naissance de votre partenaire ou d’un enfant est connue, nous comptons le 1er juillet.',
  spouseOtherSex: 'Votre partenaire compte comme une personne de l’autre sexe. Corrigez-le sur la page de l’AVS.',
  spouseSameYear:
    'Sans l’année de naissance de votre partenaire, nous comptons la vôtre. Indiquez-la pour un montant plus juste.',
  weddingAssumed:
    'La date de votre mariage n’est pas connue. Nous comptons l’année où la plus jeune personne avait 30\u00a0ans, ou celle du premier enfant. Indiquez la vraie date sur la page de l’AVS.',
  marriageNotTold:
    'Votre rente est calculée sur vos seuls revenus, sans le partage des revenus d’un mariage. Décrivez ce mariage sur la page de la famille\u00a0: le montant peut monter ou baisser.',
  spouseIncomesByLetter:
    'Les revenus de votre partenaire ne sont pas connus. Sa rente dit leur moyenne, mais non quelles années du mariage ils concernent\u00a0: votre rente se situe entre deux montants. Les chiffres qui en dépendent comptent le même revenu chaque année.',
  spousePensionPaid:
    'La rente AVS de votre partenaire est celle que vous avez indiquée. Quand vous aurez tous deux atteint l’âge de référence, les revenus du mariage seront partagés et sa rente sera recalculée selon les règles de sa première année, puis adaptée à aujourd’hui. Tant que vous n’avez pas de rente, AVS ou AI, la sienne n’est pas plafonnée.',
  spousePensionComputed:
    'La rente AVS de votre partenaire, déjà à la retraite, est calculée selon la table de sa première année, puis adaptée à aujourd’hui. Avant 2025, nous prenons le facteur de revalorisation du même nombre d’années. Avec la lettre de sa caisse, ce montant est exact.',
  spousePensionUnlikeIncomes:
    'La rente de votre partenaire n’est pas celle que donnent ses revenus connus. Le montant de la lettre compte.',
  sharedTotalsHidden:
    'Pour protéger les revenus de votre partenaire, nous ne montrons pas ici les totaux partagés\u00a0: ils laisseraient lire le revenu d’une seule année.',
} satisfies Record<AssumptionKey, string>
