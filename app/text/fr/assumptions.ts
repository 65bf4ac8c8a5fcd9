import type { AssumptionKey } from '~/pillars/result'

/** What the estimate had to assume; one sentence a key. */
export const assumptions = {
  lawOfToday:
    'Le calcul applique le droit et les montants d’aujourd’hui, aussi aux rentes à venir. Le résultat est en francs d’aujourd’hui.',
  incomeCarriedOn:
    'Votre revenu de la dernière année complète est reporté, sans changement, jusqu’au 31 décembre qui précède la rente.',
  revaluationFactorAssumed:
    'Le facteur de revalorisation de cette année n’est pas encore publié pour votre première année de cotisation. Nous reprenons le dernier facteur publié avant.',
  creditsHalved: 'Les bonifications pour tâches éducatives sont partagées par moitié entre les deux parents.',
  transitionReductionInterpolated:
    'La réduction pour anticipation de la génération transitoire est interpolée entre deux années entières.',
  cohortYearsAssumed:
    'Pour les femmes qui atteignent l’âge de référence dans l’année de leurs 65 ans, nous comptons 44 années de cotisation.',
  noIncomeKnown: 'Aucune année complète de revenu n’est connue. Les années à venir comptent donc sans revenu.',
  minimumContributionOfToday:
    'Une année dont le revenu donne moins que la cotisation minimale d’aujourd’hui n’est pas comptée comme année de cotisation.',
} satisfies Record<AssumptionKey, string>
