import type { AvsStepKey } from '~/pillars/result'

/** A recalculation begins a new part, and is told above it. */
export type ExplainedKey = Exclude<AvsStepKey, 'recalculation'>

/** Each step of the first pillar, in plain sentences; `{{span}}` and `{{age}}` are written as '44 ans et 6 mois'. */
export const explainedSteps = {
  referenceAge: {
    title: 'Votre âge de référence',
    text: 'Vous êtes né·e le {{birthDate}}. L’âge de référence est pour vous de {{age}}\u00a0: vous l’atteignez le {{day}}.',
    start: 'Une rente ni anticipée ni ajournée commence le premier jour du mois suivant.',
  },
  earlyStart: {
    title: 'Une rente anticipée',
    text: 'Vous touchez votre rente dès le {{from}}, {{span}} avant la date ordinaire du {{referenceFrom}}.',
    effect:
      'Jusqu’à l’âge de référence, seules comptent les années qui précèdent ce début. La rente est calculée à nouveau ensuite.',
  },
  lateStart: {
    title: 'Une rente ajournée',
    text: 'Vous touchez votre rente dès le {{from}}, {{span}} après la date ordinaire du {{referenceFrom}}.',
    effect: 'Vous recevez en échange un supplément à vie.',
  },
  contributionYears: {
    title: 'Vos années de cotisation',
    period: 'L’AVS compte les années civiles à partir de celle de vos 21 ans\u00a0: {{range}}, soit {{span}}.',
    noPeriod: 'L’AVS compte les années civiles à partir de celle de vos 21 ans. Il n’y en a pas encore.',
    months_zero: 'Aucun mois de cotisation n’y tombe.',
    months_one: 'Vos cotisations passées et à venir y couvrent {{count}} mois.',
    months_other: 'Vos cotisations passées et à venir y couvrent {{count}} mois.',
    complete: 'Il n’en manque aucun.',
  },
  gapsFilled: {
    title: 'Les mois qui manquent',
    missing_one: 'Il manque {{count}} mois de cotisation.',
    missing_other: 'Il manque {{count}} mois de cotisation.',
    nothing: 'Rien ne permet de les combler.',
    filled: 'La loi permet d’en combler\u00a0:',
    educationCredits_one: '{{count}} mois d’une année avec un enfant de moins de 16 ans',
    educationCredits_other: '{{count}} mois d’années avec un enfant de moins de 16 ans',
    spouse_one: '{{count}} mois où votre partenaire a payé au moins le double de la cotisation minimale',
    spouse_other: '{{count}} mois où votre partenaire a payé au moins le double de la cotisation minimale',
    youth_one: '{{count}} mois de vos années de jeunesse, avant la période comptée',
    youth_other: '{{count}} mois de vos années de jeunesse, avant la période comptée',
    retirementYear_one: '{{count}} mois de l’année de votre retraite, après la période comptée',
    retirementYear_other: '{{count}} mois de l’année de votre retraite, après la période comptée',
    average: 'Les mois comblés comptent pour l’échelle de rente, mais en règle générale pas pour le revenu moyen.',
    left_zero: 'Il ne manque alors plus rien.',
    left_one: 'Il reste {{count}} mois sans cotisation. Seules les années entières comptent.',
    left_other: 'Il reste {{count}} mois sans cotisation. Seules les années entières comptent.',
  },
  scale: {
    title: 'Votre échelle de rente',
    full: 'Les personnes nées la même année que vous peuvent avoir {{cohortYears}} années de cotisation, et vous les avez toutes. C’est l’échelle 44, celle de la rente complète.',
    partial:
      'Les personnes nées la même année que vous peuvent avoir {{cohortYears}} années de cotisation\u00a0; vous en avez {{years}}. La loi connaît 44 échelles\u00a0: {{years}} ÷ {{cohortYears}} × 44, arrondi vers le haut, donne la vôtre.',
    none: 'Il faut au moins une année entière de cotisation pour avoir droit à une rente. Vous n’en avez pas\u00a0: l’AVS ne vous verse pas de rente, et le calcul s’arrête ici.',
    result: 'Échelle {{scale}} sur 44',
  },
  splitting: {
    title: 'Le partage des revenus du mariage',
    text: 'Les revenus de vos années de mariage ou de partenariat enregistré sont partagés par moitié. L’année où l’union commence ne compte pas, ni celle où la première personne de votre couple atteint l’âge de référence. Seules comptent les années inscrites aux deux comptes, et celles à venir.',
    years_zero: 'Il n’y a pas d’année à partager.',
    years_one: 'Cela fait {{count}} année, {{range}}.',
    years_other: 'Cela fait {{count}} années, {{range}}.',
    halves:
      'La moitié de vos revenus, {{given}}, va à votre partenaire. La moitié des siens, {{received}}, vient à vous.',
    more: '{{amount}} de plus',
    less: '{{amount}} de moins',
    same: 'Rien ne change',
  },
  incomeSum: {
    title: 'La somme de vos revenus',
    recorded: 'Votre compte individuel AVS porte {{amount}} de revenus pour ces années.',
    nothingRecorded: 'Votre compte individuel AVS ne porte pas d’année terminée avec un revenu.',
    toCome_one: 'Pour l’année qui n’y figure pas encore, nous comptons {{yearly}}.',
    toCome_other: 'Pour les {{count}} années qui n’y figurent pas encore, nous comptons {{yearly}} par an.',
    nothingToCome_one: 'L’année qui n’y figure pas encore compte sans revenu.',
    nothingToCome_other: 'Les {{count}} années qui n’y figurent pas encore comptent sans revenu.',
    newIncome_one: 'Pour une année, nous comptons le salaire de votre simulation\u00a0: {{yearly}}.',
    newIncome_other: 'Pour {{count}} années, nous comptons le salaire de votre simulation\u00a0: {{yearly}} par an.',
    startYear_one: 'Pour le mois de travail de l’année où la rente anticipée commence, nous comptons {{amount}}.',
    startYear_other:
      'Pour les {{count}} mois de travail de l’année où la rente anticipée commence, nous comptons {{amount}}.',
    minimum_one:
      'Pour l’année qui reste jusqu’à l’âge de référence, nous comptons {{yearly}}\u00a0: le revenu qui correspond à la cotisation minimale.',
    minimum_other:
      'Pour les {{count}} années qui restent jusqu’à l’âge de référence, nous comptons {{yearly}} par an\u00a0: le revenu qui correspond à la cotisation minimale.',
    more: 'Le partage avec votre partenaire ajoute {{amount}}.',
    less: 'Le partage avec votre partenaire retire {{amount}}.',
  },
  revaluation: {
    title: 'La revalorisation',
    text: 'La loi adapte cette somme à l’évolution des salaires et des prix, par un facteur qui dépend de l’année du premier revenu compté. Pour {{year}}, il est de {{factor}}.',
    changed: '{{sum}} × {{factor}} = {{result}}.',
    same: 'Pour vous, rien ne change.',
    rounded: 'Pour vous, la somme est seulement arrondie au franc.',
  },
  averageIncome: {
    title: 'Votre revenu moyen',
    text: 'Nous divisons la somme par la durée de cotisation\u00a0: {{sum}} ÷ {{span}} = {{average}} par an.',
    nothing: 'Il n’y a pas de revenu à répartir sur la durée de cotisation.',
  },
  educationCredits: {
    title: 'Les bonifications pour tâches éducatives',
    years_one:
      'Pour {{count}} année avec un enfant de moins de 16 ans, la loi vous compte un revenu en plus\u00a0: {{credit}}, trois fois la rente minimale d’une année.',
    years_other:
      'Pour {{count}} années avec un enfant de moins de 16 ans, la loi vous compte un revenu en plus\u00a0: {{credit}} par an, trois fois la rente minimale d’une année.',
    half: 'La moitié vous revient, soit {{share}}. L’autre moitié revient à votre partenaire.',
    average: 'En moyenne\u00a0: {{years}} × {{share}} ÷ {{span}} = {{average}} par an.',
  },
  ramd: {
    title: 'Le revenu qui décide de la rente',
    sum: '{{income}} de revenu moyen et {{credits}} de bonifications font {{total}} par an.',
    alone: 'Votre revenu moyen est de {{total}} par an.',
    nothing: 'Aucun revenu ne compte.',
    next: 'La table officielle des rentes avance par pas de {{step}}. Nous prenons la ligne suivante\u00a0: {{ramd}}.',
    exact: 'C’est exactement une ligne de la table officielle des rentes.',
    first: 'La table officielle des rentes commence à {{ramd}}. C’est ce qui compte pour vous.',
    name: 'Dans la loi, ce montant s’appelle le revenu annuel moyen déterminant.',
  },
  fullPension: {
    title: 'La rente complète',
    text: 'La rente complète a une part fixe et une part qui grandit avec le revenu. Elle va de {{minimum}} à {{maximum}} par mois.',
    between: 'Pour {{ramd}} par an, la table donne {{pension}} par mois.',
    minimum: 'Pour {{ramd}} par an, c’est le minimum.',
    maximum: 'Pour {{ramd}} par an, c’est le maximum\u00a0: un revenu plus élevé n’y ajoute rien.',
  },
  partialPension: {
    title: 'La rente partielle',
    text: 'Comme il vous manque des années, vous touchez une partie de la rente complète. Avec l’échelle {{scale}}, c’est {{percent}} de {{base}}\u00a0: {{paid}}, arrondi au franc.',
  },
  coupleCap: {
    title: 'La limite pour les couples (plafonnement)',
    full: 'Ensemble, les rentes d’un couple ne dépassent pas 150% de la rente maximale\u00a0: {{cap}} par mois.',
    partial:
      'Ensemble, les rentes d’un couple ne dépassent pas 150% de la rente maximale. Comme il manque des années de cotisation, la limite est celle de l’échelle {{scale}}\u00a0: {{cap}} par mois.',
    over: 'Avec celle de votre partenaire, votre rente de {{own}} dépasse la limite. Les deux sont réduites dans la même proportion\u00a0: il vous reste {{paid}}.',
    under: 'Votre rente de {{own}} n’en est pas réduite.',
  },
  earlyReduction: {
    title: 'La réduction jusqu’à l’âge de référence',
    text: 'Pour une rente anticipée de {{span}}, la loi retranche {{percent}} jusqu’à l’âge de référence\u00a0: {{pension}} moins {{percent}} font {{paid}}, arrondi au franc.',
    transition:
      'Le taux des femmes nées de 1961 à 1969 est plus bas. Il dépend du revenu qui décide de la rente, ici {{ramd}} par an.',
    nothing: 'Pour vous, une rente anticipée de {{span}} n’est pas réduite.',
  },
  earlyReductionForLife: {
    title: 'La réduction à vie',
    text: 'Dès l’âge de référence, la réduction devient un montant fixe, à vie\u00a0: {{percent}} de la rente touchée avant, sans sa réduction. Cette rente était de {{average}} par mois en moyenne, la réduction est donc de {{reduction}}.',
    rest: '{{pension}} − {{reduction}} = {{paid}} par mois.',
    nothing: 'Pour vous, la rente anticipée ne laisse pas de réduction.',
  },
  deferralSupplement: {
    title: 'Le supplément pour ajournement',
    text: 'Pour un ajournement de {{span}}, la loi ajoute {{percent}} de la rente que vous n’avez pas touchée. Elle était de {{average}} par mois en moyenne, le supplément est donc de {{supplement}}, à vie.',
    sum: '{{pension}} + {{supplement}} = {{paid}} par mois.',
  },
  supplement: {
    title: 'Le supplément de rente',
    text: 'Les femmes nées de 1961 à 1969 qui n’anticipent pas leur rente reçoivent un supplément à vie. Pour un revenu de {{ramd}} par an, le montant de base est de {{base}} par mois.',
    whole: 'Votre année de naissance vous donne droit au montant entier.',
    share: 'Votre année de naissance vous donne droit à {{percent}} de ce montant.',
    partial: 'Comme il vous manque des années, il est réduit selon l’échelle {{scale}}.',
    rounded: 'Le résultat est arrondi au franc supérieur.',
    apart: 'Il s’ajoute à la rente.',
  },
  thirteenth: {
    title: 'La 13e\u00a0rente',
    text: 'En décembre, l’AVS verse en plus un douzième des rentes de l’année. Pour une année entière à {{monthly}} par mois, cela fait {{amount}}.',
    nothing: 'Sans rente, il n’y a pas de 13e\u00a0rente.',
    result: '{{amount}} en décembre',
  },
} satisfies Record<ExplainedKey, { title: string; [sentence: string]: string }>
