/** Texts shared by the explanations of the second and third pillar. */
export const explainedPillars = {
  /** How certain a figure is. */
  status: {
    known: 'Connu\u00a0:',
    guaranteed: 'Garanti par la loi\u00a0:',
    projected: 'Projeté, pas garanti\u00a0:',
    assumed: 'Supposé\u00a0:',
    chosen: 'Votre choix\u00a0:',
  },
  without: 'Sans changement\u00a0: {{amount}}.',
  withoutLink: 'Comprendre le calcul sans changement',
  noFigure: 'Aucun chiffre',
  change: {
    title: 'Ce que prévoit votre simulation',
    edit: 'Modifier la simulation',
    work: 'Un salaire brut de {{desired}} par an à {{desiredRate}}, au lieu de {{current}} à {{currentRate}}.',
    retirement: 'Un départ à la retraite le {{day}}, au lieu du {{before}}.',
    stopsOn: 'Un dernier jour de travail le {{day}}.',
    lppFrom: 'Une caisse de pension qui paie dès le {{day}}.',
    paidGaps: 'Les années AVS manquantes payées\u00a0: {{years}}.',
    buyIn: 'Un rachat de {{amount}} au 2e\u00a0pilier, le {{day}}.',
    pillar3aAmount: '{{amount}} versés par an au 3e\u00a0pilier, dès maintenant.',
    pillar3aPurchase: '{{amount}} versés une fois au 3e\u00a0pilier, pour des années passées.',
    capitalShare: 'Une part de {{share}} de l’avoir du 2e pilier versée en capital, le reste en rente.',
    steps: 'Un travail réduit par étapes\u00a0: {{steps}}.',
    step: '{{rate}} dès le {{day}}',
    drawing: 'Une rente AVS touchée en parts\u00a0: {{steps}}.',
    partner: 'Une rente AVS de votre partenaire dès le {{day}}.',
    lpp: {
      steps: 'Les bonifications suivent le salaire qui reste. Vous ne touchez rien de la caisse avant le départ.',
      stepsDrawFund:
        'Les bonifications suivent le salaire qui reste. À chaque étape, vous touchez la part de la prestation qui correspond à la baisse de salaire.',
      work: 'Le nouveau salaire compte dès le {{from}}\u00a0: chaque caisse a projeté elle-même ce qu’il change.',
      workTooLate:
        'Le nouveau salaire ne compterait que dès le {{from}}, après votre départ\u00a0: il ne change rien ici.',
    },
    pillar3a: {
      work: 'Un autre salaire ne change pas votre 3e pilier\u00a0: nous gardons les versements que vous prévoyez.',
      moved:
        'Le capital du 3e pilier est versé à la date de départ simulée, mais au plus tard {{after}} après l’âge de référence.',
      notMoved:
        'À cette date, la loi ne permet pas de verser le 3e pilier\u00a0: il reste à la date prévue sans la simulation.',
      stopsOn: 'Vos versements au 3e pilier s’arrêtent ce jour-là.',
      lppFrom: 'Cela ne change rien au 3e pilier.',
      capitalShare: 'La part de capital du 2e pilier ne change rien au 3e pilier.',
    },
  },
}
