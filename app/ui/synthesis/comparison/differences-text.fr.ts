export const differences = {
  title: 'Ce que change votre simulation',
  intro:
    'De combien chaque chiffre change, et pour quelle raison. Les raisons se calculent l’une après l’autre, dans cet ordre, et s’additionnent exactement.',
  none: 'Cette simulation ne change aucun chiffre qui se trouve dans les deux colonnes.',
  newSalaryTooLate:
    'Le nouveau salaire n’entre pas dans ce calcul\u00a0: il ne compterait que dès le {{from}}, et votre retraite commence au plus tard ce jour-là.',
  difference: 'Différence',
  causes: 'D’où elle vient',
  cause: '{{cause}}\u00a0: {{amount}}',
  figures: {
    total: { monthly: 'Rentes par mois, au total', capital: 'Capital, au total' },
    avs: {
      monthly: 'Rente AVS par mois',
      supplement: 'Supplément de rente AVS par mois',
      thirteenth: '13e rente AVS',
    },
    lpp: { monthly: 'Rente du 2e\u00a0pilier par mois', capital: 'Capital versé du 2e\u00a0pilier' },
    vested: { projected: 'Capital prévu de libre passage' },
    pillar3a: { projected: 'Capital prévu du 3e\u00a0pilier' },
  },
  causeNames: {
    salary: 'salaire',
    activityRate: 'taux d’activité',
    steps: 'travail par étapes',
    retirementDate: 'date de départ',
    drawing: 'part de la rente AVS',
    stopsOn: 'fin du travail',
    lppFrom: 'début du 2e\u00a0pilier',
    paidGaps: 'années AVS payées',
    buyIn: 'rachat',
    pillar3a: 'versements 3a',
    capitalShare: 'part en capital',
    partner: 'départ du partenaire',
    outlook: 'intérêts et prix',
    law: 'autre droit, pas celui d’aujourd’hui',
  },
}
