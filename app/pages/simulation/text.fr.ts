export const simulation = {
  title: 'Simuler un changement de situation',
  intro:
    'Que recevrez-vous si vous gagnez ou travaillez autrement, si vous partez plus tôt ou plus tard, ou si vous retirez un capital\u00a0? Remplissez ce qui change et laissez le reste vide. Votre synthèse montre le résultat à côté de votre situation actuelle.',
  work: 'Salaire et taux d’activité',
  workIntro:
    'Salaires bruts par an, tels qu’ils sont versés à ce taux d’activité. Le changement compte dès janvier prochain.',
  currentSalary: 'Salaire brut actuel, par an',
  salaryHint: 'Sans les allocations familiales.',
  known: {
    typed: 'Comme vous l’avez indiqué. Corrigez-le s’il a changé.',
    funds: 'Selon votre 2e\u00a0pilier. Corrigez-le s’il a changé.',
    account: 'Selon votre compte AVS de {{year}}. Corrigez-le s’il a changé.',
  },
  desiredSalary: 'Salaire brut souhaité, par an',
  desiredSalaryHint: 'Vide\u00a0: le salaire actuel, au taux souhaité.',
  currentRate: 'Taux d’activité actuel',
  currentRateHint: 'Vide\u00a0: nous comptons 100\u00a0%.',
  desiredRate: 'Taux d’activité souhaité',
  desiredRateHint: 'Vide\u00a0: le taux actuel.',
  retirement: 'Départ à la retraite',
  capital: 'Rente ou capital du 2e\u00a0pilier',
  lppCapitalShare: 'Part de l’avoir versée en capital',
  capitalShareHint:
    'De 0 à {{largest}}\u00a0: c’est ce que permettent la loi et le règlement. Le reste devient une rente.',
  capitalShareUnknown: 'Pour ce calcul, il faut d’abord les données de votre 2e\u00a0pilier.',
  know: 'À savoir',
  avs: 'AVS\u00a0: vous pouvez toucher la rente jusqu’à 2\u00a0ans avant l’âge de référence. Elle est alors plus basse. Vous pouvez aussi l’ajourner d’un an au moins et de 5 ans au plus. Elle est alors plus élevée.',
  transitionGeneration:
    'Vous êtes née de 1961 à 1969\u00a0: votre rente AVS peut commencer dès 62\u00a0ans. Si vous l’anticipez, elle baisse moins que pour les autres, mais vous n’avez pas droit au supplément de votre génération.',
  lpp: '2e\u00a0pilier\u00a0: le règlement de chaque caisse de pension décide à partir de quel âge, et à quelles conditions, vous pouvez partir.',
  pillar3a:
    '3e\u00a0pilier\u00a0: l’estimation suppose que le capital est versé à la date choisie, au plus tard cinq ans après l’âge de référence.',
  partner: 'Votre partenaire\u00a0: l’estimation suppose un départ à l’âge de référence.',
  retirementDate: 'Date de départ à la retraite',
  retirementDateHint:
    'Entre le {{earliest}} et le {{latest}}. Sans changement, c’est le {{reference}}. Une rente commence toujours le premier jour d’un mois. Format\u00a0: jj.mm.aaaa, ou un âge, par exemple 64',
  suggestions: {
    title: 'Essayer en un clic',
    yearLater: 'Partir un an plus tard',
    eightyPercent: 'Travailler à 80\u00a0%',
    quarterCapital: 'Retirer un quart en capital',
  },
  launch: 'Lancer la simulation',
  remove: 'Supprimer la simulation',
  back: 'Revenir à ma synthèse',
  closedTitle: 'Aucune autre date n’est possible',
  closedText: 'L’AVS verse la rente au plus tard dès 70 ans. Il ne reste donc pas de date à choisir.',
  unavailable: 'La simulation n’est pas disponible pour le moment',
  unavailableText: 'Réessayez dans un moment. Vos indications restent enregistrées.',
}
