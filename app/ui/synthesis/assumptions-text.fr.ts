import type { AssumptionKey } from '~/pillars/result'

/** What the estimate had to assume; one sentence a key. */
export const assumptions = {
  lawOfToday:
    'Le calcul applique le droit et les montants d’aujourd’hui, aussi aux rentes à venir. Le résultat est en francs d’aujourd’hui.',
  incomeCarriedOn:
    'Le revenu de la dernière année complète du compte individuel est reporté, sans changement, jusqu’au 31 décembre qui précède la rente.',
  revaluationFactorAssumed:
    'Le facteur de revalorisation de cette année n’est pas encore publié pour votre première année de cotisation. Nous reprenons le dernier facteur publié avant.',
  creditsHalved: 'Les bonifications pour tâches éducatives sont partagées par moitié entre les deux parents.',
  creditsWhole:
    'Les bonifications pour tâches éducatives vous sont comptées en entier. Si l’autre parent a aussi l’autorité parentale, une partie peut lui revenir.',
  cohortYearsAssumed:
    'Pour les femmes qui atteignent l’âge de référence dans l’année de leurs 65 ans, nous comptons 44 années de cotisation.',
  noIncomeKnown:
    'Si le compte individuel ne porte aucune année complète de revenu, les années à venir comptent sans revenu.',
  newIncomeFromJanuary:
    'Le salaire de la simulation remplace le revenu reporté dès le mois de janvier prochain, jusqu’au 31 décembre qui précède l’âge de référence, ou jusqu’au début d’une rente anticipée.',
  minimumContributionAssumed:
    'La cotisation minimale de certaines années n’est pas établie. Pour un petit revenu de ces années, nous prenons celle de l’année connue la plus proche avant elles.',
  noRecentEntry:
    'Depuis la dernière inscription au compte individuel, plus d’une année manque. Nous supposons que les cotisations ont continué sur le même revenu. Sinon, la rente sera plus basse.',
  youthIncomesLeftOut: 'Les années de jeunesse comblent des lacunes. Leurs revenus n’entrent pas dans le revenu moyen.',
  sharedTotalsHidden:
    'Pour protéger les revenus de votre partenaire, nous ne montrons pas ici les totaux partagés\u00a0: ils laisseraient lire le revenu d’une seule année.',
  weddingDayNotRegistered:
    'Le registre AVS ne connaît pas la date de votre mariage ou de son enregistrement. Sans elle, les revenus du couple ne sont pas partagés ici. La loi les partage\u00a0: vos deux rentes seront différentes.',
  insuredWithoutEntry:
    'Pour les années sans inscription au compte individuel que comble une bonification ou votre partenaire, nous supposons une assurance en Suisse. Sans domicile en Suisse, la rente sera plus basse.',
  reductionRatesOfToday:
    'Pour une rente anticipée, nous appliquons les taux de réduction d’aujourd’hui. Ceux de 2027 et des années suivantes ne sont pas encore publiés.',
  minimumContributionAfterEarlyStart:
    'Entre le début d’une rente anticipée et l’âge de référence, nous comptons avec la cotisation minimale.',
  deferralUnderOneYear:
    'Un ajournement de moins d’un an ne donne pas de supplément\u00a0: la rente commence à l’âge de référence.',
  deferralEndsAfterFiveYears: 'Un ajournement dure cinq ans au plus\u00a0: la rente commence à ce moment-là.',
  workAfterReferenceAgeLeftOut:
    'Les revenus d’après l’âge de référence ne comptent que sur demande. Nous ne les comptons pas.',
} satisfies Record<AssumptionKey, string>
