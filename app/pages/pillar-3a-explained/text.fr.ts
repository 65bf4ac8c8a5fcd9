import type { Pillar3aAssumptionKey } from '~/pillars/pillar-3a/result'

/** The page that explains the figures of the third pillar. */
export const explained3a = {
  title: 'Votre 3e\u00a0pilier',
  titleWithChange: 'Votre 3e\u00a0pilier avec changement',
  link: 'Comprendre le calcul de mon 3e pilier',
  linkWithChange: 'Comprendre le calcul de mon 3e pilier avec changement',
  notYet: 'Votre 3e pilier n’est pas encore estimé',
  notYetText: 'Il faut d’abord les chiffres de votre compte ou de votre police. Le calcul sera ensuite expliqué ici.',
  notYetAction: 'Compléter mon 3e\u00a0pilier',
  none: 'Vous avez indiqué ne pas avoir de 3e pilier',
  noneText: 'Il n’y a donc rien à calculer ici. Si vous avez tout de même un 3e pilier, ajoutez-le.',
  noneAction: 'Ajouter un 3e pilier',
  silent: 'Vos banques et assurances n’ont pas encore transmis de chiffres',
  empty: 'Aucun chiffre n’est enregistré pour vous. Vérifiez votre choix, ou indiquez les chiffres vous-même.',
  silentAction: 'Revoir mes comptes 3a',
  signIn: 'Se connecter à mes banques et assurances',
  someSilent: 'Ces chiffres sont incomplets',
  once: 'en une fois, le {{day}}',
  several: 'compte par compte, le dernier le {{day}}',
  current: 'Aujourd’hui\u00a0:',
  payment: 'Vos versements\u00a0:',
  aMonth: 'par mois.',
  all: 'Tout le calcul',
  contents: { savings: 'Capital', ceiling: 'Limite', all: 'Calcul' },
  rules: {
    savings: {
      title: 'Ce qui fait le capital',
      text: 'Aux versements de chaque année s’ajoutent les intérêts. Ce capital est prévu, pas garanti.',
    },
    ceiling: { title: 'Combien verser' },
  },
  parts: {
    today: '{{amount}} aujourd’hui',
    payments: '{{amount}} de versements',
    interest: '{{amount}} d’intérêts',
    toCome: '{{amount}} à venir',
  },
  shared_one: 'Ce qui vaut pour votre compte',
  shared_other: 'Ce qui vaut pour tous vos comptes',
  projection: 'C’est une projection. Le capital dépend de ce que vous versez et des intérêts que le compte rapporte.',
  account: 'Votre compte',
  source: 'Source\u00a0: {{name}}, état au {{day}}.',
  sourceVisitor: 'Source\u00a0: vos données.',
  balance: {
    title: 'Votre solde aujourd’hui',
    provider: '{{name}} indique un solde de {{balance}} au {{asOf}}.',
    visitor: 'Vous avez indiqué un solde de {{balance}}.',
    opened: 'Ce compte n’existe pas encore\u00a0: il commence à {{balance}}.',
    known: 'le calcul part de ce montant.',
  },
  accountPayments: {
    title: 'Vos versements',
    provider: 'Nous comptons {{amount}} par an, d’après les versements que {{name}} indique.',
    visitor: 'Vous prévoyez de verser {{amount}} par an.',
    sum: 'Jusqu’au {{day}}, soit {{span}}, cela fait {{paid}}. Cela correspond à {{monthly}} par mois.',
    thisYear:
      'De cette année, {{paidThisYear}} sont déjà dans le solde\u00a0: nous ne les comptons pas une deuxième fois.',
    assumed: 'vous versez autant chaque année, jusqu’au versement du capital.',
    ceiling:
      'Pour tous vos comptes, la loi permet {{withFund}} en {{year}} avec une caisse de pension. Sans caisse, c’est {{share}} du revenu, au plus {{withoutFund}}.',
    above: 'Vos versements prévus dépassent votre limite.',
  },
  accountPurchase: {
    title: 'Le rattrapage',
    text: 'Cette année, vous versez une fois {{amount}} pour des années où vous avez versé moins.',
  },
  accountInterest: {
    outlook:
      'Le taux annoncé est de {{own}}. Dans cette vue, l’intérêt est de {{interest}}, et {{rise}} de hausse des salaires et des prix en est ôté.',
    title: 'Les intérêts',
    visitor: 'Vous attendez un intérêt de {{rate}} par an.',
    usual: 'Nous comptons avec un intérêt de {{rate}} par an.',
    usualAssumed: 'vous n’avez pas encore indiqué de taux. Vous pouvez le changer avec les chiffres du compte.',
    sum: 'Jusqu’au {{day}}, cela fait {{interest}}, au jour près\u00a0: chaque mois compte 30\u00a0jours. Un versement ne rapporte pas d’intérêt l’année où il est fait.',
    projected: 'le taux peut changer chaque année.',
  },
  accountCapital: {
    title: 'Le capital prévu',
    withPayments: 'Solde, versements et intérêts font ensemble {{capital}}, arrondi au franc.',
    guaranteed: 'La police verse {{capital}}, le montant qu’elle garantit.',
    withoutPayments: 'Solde et intérêts font ensemble {{capital}}, arrondi au franc.',
    law: 'La loi permet ce versement au plus tôt {{before}} avant l’âge de référence, et au plus tard {{after}} après. Après cet âge, il faut encore travailler.',
    visitor: 'le capital est versé le {{day}}, à la date que vous avez indiquée.',
    referenceAge:
      'le capital est versé le {{day}}, quand votre rente AVS commence. Vous n’avez pas encore indiqué de date.',
    simulation:
      'le capital est versé le {{day}}, à la date de départ de votre simulation, mais au plus tard {{after}} après l’âge de référence.',
    worksOn: 'vous travaillez jusqu’à ce jour. Sinon, le capital est versé quand vous atteignez l’âge de référence.',
  },
  together: 'Vos comptes ensemble',
  accountsTotal: {
    title: 'La somme de vos capitaux',
    text: 'Chaque compte est arrondi pour lui-même\u00a0: {{sum}} = {{capital}}.',
  },
  /** What prevents an estimate of the account. */
  missing: {
    title: 'Il manque des données pour estimer le capital',
    solde: 'le solde du compte',
    rate: 'le taux d’intérêt attendu',
    amount: 'les versements prévus par an',
    paydate: 'la date du versement du capital',
    paydateAhead: 'une date de versement à venir\u00a0: celle qui est enregistrée est passée',
    action: 'Compléter les chiffres de mon compte',
  },
  assumption: {
    worksUntilPayOut:
      'Après l’âge de référence, un compte 3a ne reste ouvert que si vous travaillez encore\u00a0: nous supposons que oui, jusqu’au versement.',
  } satisfies Record<Pillar3aAssumptionKey, string>,
}
