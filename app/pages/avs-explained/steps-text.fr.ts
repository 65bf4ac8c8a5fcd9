import type { AvsStepKey } from '~/pillars/avs/step-keys'

/** A recalculation begins a new part, and is described above it. */
export type ExplainedKey = Exclude<AvsStepKey, 'recalculation'>

/** Each step of the first pillar in plain sentences; `{{span}}` and `{{age}}` are filled like '44 ans et 6 mois'. */
export const explainedSteps = {
  referenceAge: {
    title: 'Votre âge de référence',
    text: 'Vous êtes {{born}} le {{birthDate}}. L’âge de référence est pour vous de {{age}}\u00a0: vous l’atteignez le {{day}}.',
    start: 'Une rente ni anticipée ni ajournée commence le premier jour du mois suivant.',
  },
  earlyStart: {
    title: 'Une rente anticipée',
    text: 'Vous touchez votre rente dès le {{from}}, {{span}} avant la date ordinaire du {{referenceFrom}}.',
    effect:
      'Jusqu’à l’âge de référence, seules comptent les années qui précèdent ce début. La rente est calculée à nouveau ensuite.',
    effectOfForecast:
      'Jusqu’à l’âge de référence, la loi ne compte que les années qui précèdent ce début. Votre lettre ne les indique pas\u00a0: nous gardons son échelle, {{scale}}. Le montant réel peut être plus bas jusque-là.',
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
    wifeBefore1997_one:
      '{{count}} mois de mariage avant 1997\u00a0: une femme mariée sans activité ne devait alors pas de cotisations',
    wifeBefore1997_other:
      '{{count}} mois de mariage avant 1997\u00a0: une femme mariée sans activité ne devait alors pas de cotisations',
    average:
      'Les mois comblés comptent pour l’échelle de rente et pour la durée par laquelle vos revenus sont divisés.',
    averageExceptLast: 'Ceux de l’année de la retraite ne comptent que pour l’échelle.',
    left_zero: 'Il ne manque alors plus rien.',
    left_one: 'Il reste {{count}} mois sans cotisation. Seules les années entières comptent.',
    left_other: 'Il reste {{count}} mois sans cotisation. Seules les années entières comptent.',
  },
  scale: {
    title: 'Votre échelle de rente',
    full: 'Les personnes nées la même année que vous peuvent avoir {{cohortYears}} années de cotisation, et vous les avez toutes. C’est l’échelle 44, celle de la rente complète.',
    partial:
      'Les personnes nées la même année que vous peuvent avoir {{cohortYears}} années de cotisation\u00a0; vous en avez {{years}}. La loi connaît 44 échelles\u00a0: {{years}} ÷ {{cohortYears}} × 44, arrondi vers le haut, donne la vôtre.',
    afterReferenceAge_one: 'Un mois de travail après l’âge de référence comble une lacune.',
    afterReferenceAge_other: '{{count}} mois de travail après l’âge de référence comblent des lacunes.',
    none: 'Il faut au moins une année entière de cotisation pour avoir droit à une rente. Vous n’en avez pas\u00a0: l’AVS ne vous verse pas de rente, et le calcul s’arrête ici.',
    result: 'Échelle {{scale}} sur 44',
  },
  splitting: {
    title: 'Le partage des revenus du mariage',
    text: 'Les revenus de vos années de mariage ou de partenariat enregistré sont partagés par moitié. Les années où l’union commence et finit ne comptent pas, ni celles dès l’âge de référence de la première personne. Les deux doivent être assurées en Suisse, avec ou sans revenu.',
    years_zero: 'Il n’y a pas d’année à partager.',
    noneLeft:
      'Il n’y a pas d’année à partager {{range}}\u00a0: une des deux personnes n’était pas assurée, ou le partage est déjà fait sur votre compte.',
    years_one: 'Cela fait {{count}} année, {{range}}.',
    years_other: 'Cela fait {{count}} années, {{range}}.',
    someYears_one:
      'Cela fait {{count}} année sur {{possible}}, {{range}}\u00a0: dans les autres, une des deux personnes n’était pas assurée, ou le partage est déjà fait.',
    someYears_other:
      'Cela fait {{count}} années sur {{possible}}, {{range}}\u00a0: dans les autres, une des deux personnes n’était pas assurée, ou le partage est déjà fait.',
    halves:
      'La moitié de vos revenus, {{given}}, va à l’autre personne. La moitié des siens, {{received}}, vient à vous.',
    halfGiven:
      'La moitié de vos revenus, {{given}}, va à l’autre personne. Nous ne connaissons pas de revenu de sa part\u00a0: rien ne vient à vous dans ce calcul.',
    more: '{{amount}} de plus',
    less: '{{amount}} de moins',
    same: 'Rien ne change',
  },
  incomeSum: {
    title: 'La somme de vos revenus',
    recorded: 'Votre compte individuel AVS porte {{amount}} de revenus pour ces années.',
    nothingRecorded: 'Votre compte individuel AVS ne porte pas d’année terminée avec un revenu.',
    estimated:
      'Nous n’avons pas votre compte individuel AVS. D’après vos données, nous estimons vos revenus passés de ces années à {{amount}} en tout.',
    nothingEstimated: 'D’après vos données, aucune année terminée ne porte de revenu.',
    salaryToCome_one: 'Pour l’année à venir, nous comptons un salaire de {{yearly}}.',
    salaryToCome_other: 'Pour les {{count}} années à venir, nous comptons un salaire de {{yearly}} par an.',
    toCome_one: 'Pour l’année qui n’y figure pas encore, nous comptons {{yearly}}.',
    toCome_other: 'Pour les {{count}} années qui n’y figurent pas encore, nous comptons {{yearly}} par an.',
    nothingToCome_one: 'L’année qui n’y figure pas encore compte sans revenu.',
    nothingToCome_other: 'Les {{count}} années qui n’y figurent pas encore comptent sans revenu.',
    newIncome_one: 'Pour une année, nous comptons le salaire de votre simulation\u00a0: {{yearly}}.',
    newIncome_other: 'Pour {{count}} années, nous comptons le salaire de votre simulation\u00a0: {{yearly}} par an.',
    reduced_one: 'Pour l’année du travail réduit par étapes, nous comptons {{amount}}.',
    reduced_other: 'Pour les {{count}} années du travail réduit par étapes, nous comptons {{amount}} en tout.',
    partYear: 'Pour une année de travail incomplète, nous comptons {{amount}}.',
    nonEmployed_one:
      'Pour une année sans activité lucrative, nous comptons {{amount}}\u00a0: le revenu qui correspond à la cotisation minimale.',
    nonEmployed_other:
      'Pour {{count}} années sans activité lucrative, nous comptons {{amount}} en tout\u00a0: le revenu qui correspond à la cotisation minimale.',
    covered_one:
      'Pour une année sans activité lucrative, votre partenaire verse au moins le double de la cotisation minimale et paie ainsi pour deux\u00a0: elle compte sans revenu.',
    covered_other:
      'Pour {{count}} années sans activité lucrative, votre partenaire verse au moins le double de la cotisation minimale et paie ainsi pour deux\u00a0: elles comptent sans revenu.',
    youth_one: 'Le mois de jeunesse qui comble une lacune y ajoute son revenu\u00a0: {{amount}}.',
    youth_other: 'Les {{count}} mois de jeunesse qui comblent des lacunes y ajoutent leurs revenus\u00a0: {{amount}}.',
    everyMonth:
      'Cette période n’atteint pas une année de cotisation. Les revenus gagnés avant elle, depuis l’année de vos 18 ans, et après elle comptent donc aussi\u00a0: {{amount}}.',
    more: 'Le partage des revenus du mariage ajoute {{amount}}.',
    less: 'Le partage des revenus du mariage retire {{amount}}.',
  },
  revaluation: {
    title: 'La revalorisation',
    text: 'La loi adapte cette somme à l’évolution des salaires et des prix, par un facteur qui dépend de l’année du premier revenu compté et de celle de la rente. Pour {{year}} et {{eventYear}}, il est de {{factor}}.',
    nothing: 'Il n’y a pas de revenu d’avant l’âge de référence, le seul que la loi adapte.',
    changed: '{{sum}} × {{factor}} = {{result}}.',
    same: 'Pour vous, rien ne change.',
    rounded: 'Pour vous, la somme est seulement arrondie au franc.',
  },
  averageIncome: {
    title: 'Votre revenu moyen',
    text: 'Nous divisons la somme par la durée de cotisation\u00a0: {{sum}} ÷ {{span}} = {{average}} par an.',
    afterReferenceAge: 'Les revenus gagnés après l’âge de référence, {{incomes}}, y sont déjà, sans revalorisation.',
    nothing: 'Il n’y a pas de revenu à répartir sur la durée de cotisation.',
  },
  educationCredits: {
    title: 'Les bonifications pour tâches éducatives',
    years_one:
      'Pour {{count}} année avec un enfant de moins de 16 ans, la loi vous compte un revenu en plus\u00a0: {{credit}}, trois fois la rente minimale d’une année.',
    years_other:
      'Pour {{count}} années avec un enfant de moins de 16 ans, la loi vous compte un revenu en plus\u00a0: {{credit}} par an, trois fois la rente minimale d’une année.',
    allHalf:
      'La moitié vous revient, soit {{share}} par an. L’autre moitié revient à l’autre parent ou à votre partenaire.',
    window: 'Ces années vont de celle qui suit la naissance à celle des 16 ans.',
    half_one:
      'Pour {{count}} année, la moitié vous revient, soit {{share}}\u00a0: une année de mariage, ou partagée avec l’autre parent.',
    half_other:
      'Pour {{count}} années, la moitié vous revient, soit {{share}}\u00a0: des années de mariage, ou partagées avec l’autre parent.',
    otherPart_one: 'Pour {{count}} année, une autre part vous revient, car plus de deux parents y ont droit.',
    otherPart_other: 'Pour {{count}} années, une autre part vous revient, car plus de deux parents y ont droit.',
    whole_one: 'Pour {{count}} année, tout vous revient.',
    whole_other: 'Pour {{count}} années, tout vous revient.',
    average: 'En moyenne\u00a0: {{sum}} ÷ {{span}} = {{average}} par an.',
  },
  ramd: {
    title: 'Le revenu qui décide de la rente',
    sum: '{{income}} de revenu moyen et {{credits}} de bonifications font {{total}} par an.',
    alone: 'Votre revenu moyen est de {{total}} par an.',
    nothing: 'Aucun revenu ne compte.',
    next: 'La table officielle des rentes avance par pas de {{step}}. Nous prenons la ligne suivante\u00a0: {{ramd}}.',
    exact: 'C’est exactement une ligne de la table officielle des rentes.',
    last: 'La table officielle des rentes s’arrête à {{ramd}}\u00a0: un revenu plus élevé n’y ajoute rien.',
    first: 'La table officielle des rentes commence à {{ramd}}. C’est ce qui compte pour vous.',
    name: 'Dans la loi, ce montant s’appelle le revenu annuel moyen déterminant.',
  },
  forecast: {
    title: 'Les chiffres de votre calcul anticipé',
    text: 'Votre caisse de compensation a calculé votre rente à l’avance, avec la table de {{year}}\u00a0: un revenu annuel moyen déterminant de {{ramd}} et l’échelle {{scale}} sur 44.',
    contains:
      'Vos années de cotisation, vos revenus, les bonifications et le partage des revenus du mariage y sont déjà compris.',
    adjusted:
      'Quand la loi adapte les rentes, ce revenu suit la rente minimale. Elle était de {{minimumThen}} par mois en {{year}}, le calcul se fait avec {{minimum}}.',
    row: 'Dans la table officielle d’aujourd’hui, cela correspond à la ligne {{ramd}}.',
    exact: 'C’est exactement une ligne de la table officielle d’aujourd’hui.',
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
    full: 'Ensemble, les rentes d’un couple ne dépassent pas 150\u00a0% de la rente maximale\u00a0: {{whole}} par mois.',
    partial:
      'Ensemble, les rentes d’un couple ne dépassent pas 150\u00a0% de la rente maximale. Comme il manque des années de cotisation, la limite est de {{percent}} de ce montant\u00a0: {{whole}} par mois.',
    share:
      'Jusqu’à l’âge de référence, elle est réduite à la plus grande des deux parts touchées, {{capShare}}\u00a0: {{cap}} par mois.',
    byScale:
      'Certaines caisses de compensation arrondissent l’échelle au lieu du pour cent\u00a0: la limite serait alors de {{capByScale}}.',
    paidToday:
      'Votre partenaire touche aujourd’hui {{paidToday}}. Quand vous aurez tous deux l’âge de référence, cette rente est recalculée avec le partage des revenus\u00a0: c’est elle qui compte ici.',
    over: 'Avec celle de votre partenaire, votre rente de {{own}} dépasse la limite. Les deux sont réduites dans la même proportion\u00a0: il vous reste {{paid}}.',
    under: 'Votre rente de {{own}} n’en est pas réduite.',
  },
  earlyReduction: {
    title: 'La réduction jusqu’à l’âge de référence',
    text: 'Pour une rente anticipée de {{span}}, la loi retranche {{percent}} jusqu’à l’âge de référence\u00a0: {{pension}} moins {{percent}} font {{paid}}, arrondi au franc.',
    transition:
      'Le taux des femmes nées de 1961 à 1969 est plus bas. Il dépend du revenu qui décide de la rente, ici {{ramd}} par an.',
    nothing: 'Pour vous, une rente anticipée de {{span}} n’est pas réduite.',
    share: 'Il s’agit d’une part de {{share}} de la rente\u00a0: {{pension}} par mois.',
    otherPercent:
      'Pour un petit revenu comme le vôtre, la loi veut un taux plus bas, {{otherPercent}}\u00a0: vous toucheriez {{otherPaid}} par mois. L’ordonnance ne le contient pas encore, nous comptons donc son taux.',
    total: 'Avec vos autres parts, vous touchez {{total}} par mois.',
  },
  earlyReductionForLife: {
    title: 'La réduction à vie',
    text: 'Dès l’âge de référence, la réduction devient un montant fixe, à vie\u00a0: {{percent}} de la rente touchée avant, sans sa réduction. Cette rente était de {{average}} par mois en moyenne, la réduction est donc de {{reduction}}.',
    rest: '{{pension}} − {{reduction}} = {{paid}} par mois.',
    rounded: 'Le résultat est arrondi au franc.',
    nothing: 'Pour vous, la rente anticipée ne laisse pas de réduction.',
  },
  deferralSupplement: {
    title: 'Le supplément pour ajournement',
    text: 'Pour un ajournement de {{span}}, la loi ajoute {{percent}} de la rente que vous n’avez pas touchée. Elle était de {{average}} par mois en moyenne, le supplément est donc de {{supplement}}, à vie.',
    sum: '{{pension}} + {{supplement}} = {{paid}} par mois.',
    rounded: 'Le résultat est arrondi au franc.',
  },
  supplement: {
    title: 'Le supplément de rente',
    text: 'Les femmes nées de 1961 à 1969 qui n’anticipent pas leur rente reçoivent un supplément à vie. Pour un revenu de {{ramd}} par an, le montant de base est de {{base}} par mois.',
    whole: 'Votre année de naissance vous donne droit au montant entier.',
    share: 'Votre année de naissance vous donne droit à {{percent}} de ce montant.',
    partial: 'Comme il vous manque des années, il est réduit\u00a0: {{years}} années sur {{cohortYears}}.',
    rounded: 'Le résultat est arrondi au franc supérieur.',
    apart: 'Il s’ajoute à la rente.',
  },
  shareDrawn: {
    title: 'La part de la rente',
    text: 'Vous touchez {{share}} de votre rente de {{pension}}, soit {{part}} par mois. Le reste est ajourné.',
  },
  widowedSupplement: {
    title: 'Le supplément de veuvage',
    text: 'Une personne veuve reçoit {{percent}} de plus que sa rente, au plus jusqu’à la rente maximale de son échelle\u00a0: {{pension}} + {{supplement}} = {{total}} par mois.',
    nothing:
      'Une personne veuve reçoit {{percent}} de plus que sa rente, au plus jusqu’à la rente maximale de son échelle. La vôtre l’atteint déjà\u00a0: rien ne s’y ajoute.',
  },
  survivorsPension: {
    title: 'Rente de survivant ou rente de vieillesse',
    text: 'Seule la plus élevée est versée. Sur une année, la rente de survivant fait {{survivorsAYear}}. La rente de vieillesse fait {{oldAgeAYear}}, avec la 13e\u00a0rente.',
    textWithSupplement:
      'Seule la plus élevée est versée. Sur une année, la rente de survivant fait {{survivorsAYear}}. La rente de vieillesse fait {{oldAgeAYear}}, avec le supplément et la 13e\u00a0rente.',
    survivors: 'La rente de survivant est plus élevée\u00a0: {{paid}} par mois, sans 13e\u00a0rente.',
    oldAge: 'La rente de vieillesse est au moins aussi élevée\u00a0: {{paid}} par mois.',
  },
  thirteenth: {
    title: 'La 13e\u00a0rente',
    text: 'En décembre, l’AVS verse en plus un douzième des rentes de l’année. Pour une année entière à {{monthly}} par mois, cela fait {{amount}}.',
    nothing: 'Sans rente, il n’y a pas de 13e\u00a0rente.',
    result: '{{amount}} en décembre',
  },
} satisfies Record<ExplainedKey, { title: string; [sentence: string]: string }>
