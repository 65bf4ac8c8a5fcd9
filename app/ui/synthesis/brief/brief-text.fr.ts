/** A result page in a few sentences, at its head. Amounts come as `CHF 4'512`, days as `01.04.2036`. */
export const brief = {
  title: 'En bref',
  and: '{{others}} et {{last}}',
  named: '«\u00a0{{name}}\u00a0»',
  /** What pays a total, each with its amount; `_zero`, here and below: how many funds there are is not known. */
  parts: {
    avs: '{{amount}} de l’AVS',
    supplement: '{{amount}} de supplément AVS',
    lpp_zero: '{{amount}} de votre 2e\u00a0pilier',
    lpp_one: '{{amount}} de votre caisse de pension',
    lpp_other: '{{amount}} de vos caisses de pension',
  },
  together: 'Selon cette estimation, vous recevez {{total}} par mois à vie, dès le {{day}}\u00a0: {{parts}}.',
  avsAlone: 'Selon cette estimation, l’AVS vous verse {{amount}} par mois dès le {{day}}.',
  avsWithSupplement:
    'Selon cette estimation, l’AVS vous verse {{total}} par mois dès le {{day}}\u00a0: {{pension}} de rente et, à vie, {{supplement}} de supplément.',
  avsNone:
    'Selon cette estimation, l’AVS ne vous verse pas de rente\u00a0: il faut au moins une année entière de cotisation.',
  lppAlone_zero: 'Selon cette estimation, votre 2e\u00a0pilier vous verse {{amount}} par mois à vie, dès le {{day}}.',
  lppAlone_one: 'Selon cette estimation, votre caisse de pension vous verse {{amount}} par mois à vie, dès le {{day}}.',
  lppAlone_other:
    'Selon cette estimation, vos caisses de pension vous versent {{amount}} par mois à vie, dès le {{day}}.',
  first: 'Avant, du {{from}} au {{to}}, vous recevez {{amount}} par mois.',
  later: {
    partner: 'Dès le {{day}}, quand la rente de votre partenaire commence, votre rente AVS est de {{amount}} par mois.',
    partnerReferenceAge:
      'Dès le {{day}}, quand votre partenaire atteint l’âge de référence, votre rente AVS est de {{amount}} par mois.',
    referenceAge: 'Dès le {{day}}, à l’âge de référence, votre rente AVS est de {{amount}} par mois.',
    other: 'Dès le {{day}}, votre rente AVS est de {{amount}} par mois.',
  },
  /** After the amount of a later pension. */
  supplementStays: 'Le supplément s’y ajoute.',
  laterLast: 'Votre rente AVS change ensuite {{count}} fois. Dès le {{day}}, elle est de {{amount}} par mois.',
  /** After amounts that lie between two others. */
  rangeWhy: {
    estimated:
      'C’est une estimation à partir de quelques réponses. L’extrait du compte AVS, gratuit, donne le montant exact.',
    years: 'Le montant exact dépend de vos revenus année par année. Nous ne les connaissons pas.',
    spouse:
      'Le montant exact dépend des revenus de votre partenaire, d’aujourd’hui ou d’avant. Nous ne les connaissons pas.',
  },
  thirteenth: 'Chaque année en décembre, l’AVS verse en plus une 13e rente\u00a0: {{amount}} pour une année entière.',
  capital: {
    lpp: 'Le {{day}}, vous recevez du 2e\u00a0pilier {{amount}} en une fois\u00a0: c’est un capital, pas une rente.',
    vested: 'De vos avoirs de libre passage, vous recevez {{amount}}\u00a0: c’est un capital, pas une rente.',
    pillar3a:
      'Du 3e\u00a0pilier, vous recevez {{amount}} au plus tard le {{day}}\u00a0: c’est un capital, pas une rente.',
  },
  /** What is not in these sentences, and why. */
  missing: {
    open: 'Il manque encore {{parts}}.',
    nothing: 'Les données reçues ne permettent pas d’estimation pour {{parts}}.',
    parts: { avs: 'votre rente AVS', lpp: 'votre 2e\u00a0pilier', pillar3a: 'votre 3e\u00a0pilier' },
    notHandled: 'Le prototype ne calcule pas encore la rente AVS pour votre état civil.',
    withoutIncomes: 'Il manque votre rente AVS\u00a0: vous n’avez pas encore indiqué vos revenus.',
    register: 'Il manque votre rente AVS\u00a0: le registre AVS n’a pas transmis de données.',
    parties: 'Il manque les chiffres de {{names}}.',
    noFund: 'Vous avez indiqué ne pas avoir de caisse de pension.',
    no3a: 'Vous avez indiqué ne pas avoir de 3e\u00a0pilier.',
    neither: 'Vous avez indiqué n’avoir ni caisse de pension ni 3e\u00a0pilier.',
  },
  /** What the change does. */
  change: {
    monthly:
      'Avec le changement, vous recevez à vie {{after}} par mois dès le {{afterDay}}, au lieu de {{before}} dès le {{beforeDay}}.',
    amount: 'Avec le changement, vous recevez à vie {{after}} par mois au lieu de {{before}}, dès le {{afterDay}}.',
    ranges:
      'Avec le changement, vous recevez {{after}} par mois, à vie, dès le {{afterDay}}. Sans le changement, vous recevez {{before}} dès le {{beforeDay}}.',
    same: 'Avec le changement, vous recevez le même montant par mois, dès le même jour.',
    capital: 'Avec le changement, le capital est de {{after}} au lieu de {{before}}.',
    sameCapital: 'Avec le changement, le capital reste le même.',
    incomplete:
      'Ce que fait le changement ne se dit pas en une phrase\u00a0: il manque des chiffres avec ou sans changement.',
  },
  /** Why the first pillar's pension is what it is. */
  why: {
    fullScale: 'C’est une rente complète\u00a0: vous avez les {{cohortYears}} années de cotisation qu’il faut.',
    partialScale:
      'C’est une rente partielle\u00a0: vous avez {{years}} des {{cohortYears}} années de cotisation possibles.',
    early: 'Elle est réduite, car vous la touchez {{span}} avant la date ordinaire.',
    late: 'Elle est plus élevée, car vous la touchez {{span}} après la date ordinaire.',
    cap: 'La limite pour les couples la réduit.',
  },
}
