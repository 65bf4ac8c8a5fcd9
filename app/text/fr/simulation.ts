export const simulation = {
  title: 'Simuler un changement de situation',
  intro:
    'Que recevrez-vous si vous partez à la retraite plus tôt ou plus tard\u00a0? Choisissez une date\u00a0: votre synthèse montre le résultat à côté de votre situation actuelle.',
  know: 'À savoir',
  avs: 'AVS\u00a0: vous pouvez toucher la rente 1 à 2 ans avant l’âge de référence. Elle est alors plus basse. Vous pouvez aussi l’ajourner d’un an au moins et de 5 ans au plus. Elle est alors plus élevée.',
  transitionGeneration:
    'Femmes nées de 1961 à 1969\u00a0: la loi vous permet de toucher la rente AVS dès 62 ans. Cette estimation commence à 63 ans.',
  lpp: '2e pilier\u00a0: le règlement de votre caisse de pension décide à partir de quel âge, et à quelles conditions, vous pouvez partir.',
  pillar3a: '3e pilier\u00a0: l’estimation suppose que le capital est versé à la date choisie, au plus tard à 70 ans.',
  partner: 'Votre partenaire\u00a0: l’estimation suppose un départ à l’âge de référence.',
  retirementDate: 'Date de départ à la retraite',
  retirementDateHint:
    'Entre le {{earliest}} et le {{latest}}. Sans changement, c’est le {{reference}}. Une rente commence toujours le premier jour d’un mois. Format\u00a0: jj.mm.aaaa',
  launch: 'Lancer la simulation',
  remove: 'Supprimer la simulation',
  back: 'Revenir à ma synthèse',
  closedTitle: 'Aucune autre date n’est possible',
  closedText: 'L’AVS verse la rente au plus tard dès 70 ans. Il ne reste donc pas de date à choisir.',
  unavailable: 'La simulation n’est pas disponible pour le moment',
  unavailableText: 'Réessayez dans un moment. Vos indications restent enregistrées.',
}
