/** The amounts that people look for most often. */
export const overviewTexts = {
  amounts: {
    title: 'Les montants les plus demandés',
    intro: 'Chacun vaut depuis le jour indiqué. Ce qui est déjà connu pour la suite est ajouté.',
    since: 'Depuis le {{day}}.',
    later: 'Dès le {{day}}\u00a0: {{amount}}.',
    laterQuoted: 'Dès le {{day}}\u00a0: {{amount}} (décidé, lu de seconde main).',
    lowerAgeOfWomen: 'Un peu plus bas pour les femmes nées avant {{year}}.',
    rows: {
      referenceAge: 'Âge de référence',
      minimumPension: 'Rente complète minimale, par mois',
      maximumPension: 'Rente complète maximale, par mois',
      couplePension: 'Les deux rentes d’un couple, au plus, par mois',
      minimumContribution: 'Cotisation minimale AVS/AI/APG, par an',
      lppEntryThreshold: 'Seuil d’entrée, salaire par an',
      lppCoordinationDeduction: 'Déduction de coordination, par an',
      lppUpperLimit: 'Montant-limite supérieur, salaire par an',
      lppMinimumInterest: 'Taux d’intérêt minimal',
      lppConversionRate: 'Taux de conversion minimal à l’âge de référence',
      pillar3aCeilingWithFund: 'Versement maximal par an, avec une caisse de pension',
      pillar3aCeilingWithoutFund: 'Versement maximal par an, sans caisse de pension',
    },
  },
}
