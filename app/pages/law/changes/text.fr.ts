import type { ChangeGroup, ChangeKey, ChangeState } from './changes'

/** The name of a change, the facts, and what it would mean for the reader. */
type ChangeText = { title: string; what: string; meaning: string }

export const changes = {
  title: 'Ce qui change dans la loi',
  what: 'Les changements décidés ou en discussion, et ce qu’ils voudraient dire pour vous.',
  intro:
    'Des règles de la prévoyance vieillesse viennent de changer, ou sont en discussion. Pour chacune\u00a0: où elle en est, dès quand elle vaut si c’est établi, et ce qu’elle voudrait dire pour vous.',
  readOn: 'État de nos lectures\u00a0: {{day}}. L’estimation calcule avec le droit en vigueur.',
  forYou: 'Pour vous\u00a0:',
  link: 'Ce qui change\u00a0: {{title}}',
  groups: {
    settled: 'Décidé ou déjà dans la loi',
    voted: 'Soumis au vote',
    discussed: 'En discussion au Parlement',
    prepared: 'En préparation',
  } satisfies Record<ChangeGroup, string>,
  rows: { state: 'État', from: 'Dès quand' },
  notEstablished: 'pas établi',
  states: {
    inForce: 'en vigueur',
    decided: 'décidé, pas encore en vigueur',
    recommended: 'recommandé, le Conseil fédéral doit décider',
    toBeVoted: 'voté le {{day}}, résultat pas connu ici',
    inText: 'dans le texte de la loi, application pas établie',
    inParliament: 'au Parlement, suite pas établie',
    inPreparation: 'en préparation, suite pas établie',
  } satisfies Record<ChangeState, string>,
  items: {
    thirteenthPension: {
      title: '13e\u00a0rente de vieillesse',
      what: 'Qui reçoit une rente de vieillesse de l’AVS reçoit en décembre un douzième de ses rentes de l’année en plus. Le premier versement a lieu en décembre 2026.',
      meaning: 'Ce que vous recevez en un an augmente d’environ 8\u00a0%. La rente de chaque mois reste la même.',
    },
    pensions2027: {
      title: 'Rentes AVS de 2027',
      what: "Le Conseil fédéral a décidé le 02.10.2026 de relever les rentes\u00a0: la rente complète minimale passe de CHF\u00a01'260 à CHF\u00a01'280 par mois, la maximale de CHF\u00a02'520 à CHF\u00a02'560.",
      meaning:
        "Une rente en cours monte d’environ 1.6\u00a0%. La limite pour les deux rentes d’un couple passe de CHF\u00a03'780 à CHF\u00a03'840.",
    },
    limits2027: {
      title: 'Limites de la LPP et du pilier\u00a03a en 2027',
      what: "Elles suivent la rente AVS maximale. Le Conseil fédéral les a décidées le 02.10.2026\u00a0: pour la LPP, un seuil d’entrée de CHF\u00a023'040, une déduction de coordination de CHF\u00a026'880, un salaire coordonné minimal de CHF\u00a03'840 et un montant-limite supérieur de CHF\u00a092'160. Pour le pilier\u00a03a\u00a0: CHF\u00a07'373 au plus avec une caisse de pension, CHF\u00a036'864 sans.",
      meaning: 'Vous pourrez verser un peu plus dans le pilier\u00a03a. Le salaire assuré par la LPP change de peu.',
    },
    contributions2027: {
      title: 'Cotisations et prestations complémentaires de 2027',
      what: "La cotisation minimale AVS/AI/APG passe de CHF\u00a0530 à CHF\u00a0541 par an\u00a0; un conjoint est couvert dès CHF\u00a01'082 payés par l’autre. Les indépendants ont le taux entier dès CHF\u00a061'500 de revenu. Sans activité, on paie au plus CHF\u00a027'050. Pour les prestations complémentaires, les besoins vitaux comptent CHF\u00a021'000 pour une personne seule et CHF\u00a031'500 pour un couple.",
      meaning: 'Si vous arrêtez de travailler avant l’âge de référence, vos cotisations montent un peu.',
    },
    federalTariff2027: {
      title: 'Barème de l’impôt fédéral en 2027',
      what: 'Le Département fédéral des finances a relevé les échelons du barème d’environ 0.5\u00a0%, pour compenser le renchérissement.',
      meaning: 'Sur un capital versé dès 2027, l’impôt fédéral baisse de quelques francs.',
    },
    minimumInterest2027: {
      title: 'Taux d’intérêt minimal de la LPP en 2027',
      what: 'La commission de la LPP recommande 1.75\u00a0% au lieu de 1.25\u00a0%. Le Conseil fédéral doit décider en novembre 2026.',
      meaning: 'Votre avoir LPP croîtrait un peu plus vite. L’estimation compte avec 1.25\u00a0%.',
    },
    lowIncomeEarlyReduction: {
      title: 'Rente anticipée et revenu modeste',
      what: "La loi abaisse de 40\u00a0% les taux de réduction d’une rente anticipée quand le revenu annuel moyen ne dépasse pas quatre rentes minimales annuelles, soit CHF\u00a060'480 en 2026. Le règlement, qui fixe les taux, n’a pas de table pour cela.",
      meaning:
        'Avec un tel revenu, une rente anticipée de deux ans baisserait de 8.16\u00a0% au lieu de 13.6\u00a0%. Demandez à votre caisse de compensation quel taux elle applique.',
    },
    individualTaxation: {
      title: 'Imposition individuelle',
      what: 'Le 08.03.2026, 54.3\u00a0% des votants ont accepté que les époux soient imposés séparément. La loi est attendue pour 2032.',
      meaning:
        'L’impôt sur vos rentes, ou sur un capital de prévoyance, serait calculé sans les revenus de votre conjoint. D’ici là, le tarif des couples mariés reste en vigueur.',
    },
    imputedRentalValue: {
      title: 'Valeur locative du logement',
      what: 'La valeur locative du logement que l’on possède et habite ne sera plus imposée. La date indiquée vient d’une liste du recueil officiel\u00a0; nous n’avons pas lu le texte lui-même.',
      meaning:
        'Si vous habitez votre propre logement, votre revenu imposable ne comprendra plus sa valeur locative. Vos rentes ne changent pas.',
    },
    thirteenthFinancing: {
      title: 'Financement de la 13e\u00a0rente',
      what: 'Le Parlement a décidé le 19.06.2026 de relever la TVA de 0.4\u00a0point dès 2028, sans limite dans le temps, et d’ajouter une autre source. Le peuple vote le 29.11.2026. Nous n’en connaissons pas le résultat.',
      meaning: 'Votre rente n’en dépend pas. En cas de oui, la TVA monte.',
    },
    jointTaxation: {
      title: 'Imposition commune des couples',
      what: 'Une initiative demande que les époux soient imposés ensemble. Le peuple vote le 29.11.2026. Nous n’en connaissons pas le résultat.',
      meaning:
        'Un oui s’opposerait à l’imposition individuelle, acceptée en mars 2026. Le tarif des couples mariés reste en vigueur.',
    },
    coupleCap: {
      title: 'Limite pour les rentes des couples',
      what: 'Une initiative du Centre demande de supprimer la limite qui réduit les rentes des couples mariés. Le Conseil national a adopté un contre-projet le 24.09.2025, par 102\u00a0voix contre 95\u00a0: la limite tomberait pour les nouvelles rentes seulement. Le projet est allé au Conseil des États. Le jour d’un vote populaire n’est pas établi.',
      meaning:
        "Deux rentes maximales d’un couple feraient ensemble CHF\u00a05'040 par mois au lieu de CHF\u00a03'780, aux montants de 2026. Jusque-là, la limite s’applique.",
    },
    survivors: {
      title: 'Rentes de veuve et de veuf',
      what: 'Le même projet (24.078) limite ces rentes\u00a0: elles dureraient jusqu’aux 25\u00a0ans du plus jeune enfant, que les parents aient été mariés ou non. Les rentes en cours des personnes de plus de 55\u00a0ans resteraient.',
      meaning:
        'Une rente de veuve ou de veuf ne serait en général plus versée à vie. Aujourd’hui, les règles d’avant s’appliquent encore.',
    },
    capitalTax: {
      title: 'Impôt sur les capitaux de prévoyance',
      what: 'Le Conseil fédéral voulait imposer davantage les capitaux retirés de la caisse de pension et du pilier\u00a03a. Le Conseil des États a rejeté cette mesure en décembre 2025, par 34\u00a0voix contre 10. Le vote final n’est pas établi.',
      meaning: 'Le tarif d’aujourd’hui s’applique à un retrait en capital.',
    },
    lppSeveralJobs: {
      title: 'Caisse de pension et plusieurs emplois',
      what: 'Dans un rapport du 22.10.2025, le Conseil fédéral examine comment mieux assurer les personnes qui ont plusieurs employeurs. Il juge le plus efficace d’abaisser le seuil d’entrée et la déduction de coordination.',
      meaning: 'Si vous avez plusieurs petits salaires, une plus grande part en serait assurée. Rien n’est décidé.',
    },
    avs2030: {
      title: 'Réforme AVS\u00a02030',
      what: 'Le Conseil fédéral a fixé les lignes d’une réforme de l’AVS et demandé un avant-projet pour le printemps 2026. Il ne prévoit pas de relever l’âge de référence.',
      meaning: 'Rien ne change pour l’instant. Nous ne savons pas quelles rentes la réforme toucherait.',
    },
  } satisfies Record<ChangeKey, ChangeText>,
}
