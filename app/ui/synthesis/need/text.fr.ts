/** Whether the income covers the need. */
export const enough = {
  title: 'Est-ce assez pour vivre\u00a0?',
  /** Shown beside the total. */
  missing: 'Il manque {{gap}} par mois à votre besoin de {{need}}.',
  covered: 'C’est {{gap}} par mois de plus que votre besoin de {{need}}.',
  /** If the total lacks a pillar. */
  missingAtMost: 'Il manque au plus {{gap}} par mois à votre besoin de {{need}}.',
  coveredAtLeast: 'C’est au moins {{gap}} par mois de plus que votre besoin de {{need}}.',
  exact: 'Il manque {{gap}}\u00a0: c’est votre besoin de {{need}} par mois, au franc près.',
  own: 'Ce sont vos rentes à vous, sans celles de votre partenaire. Si ce besoin est celui de votre ménage, comptez les deux revenus.',
  household: {
    missing: 'Si {{need}} par mois est le besoin de votre ménage, il vous manque au plus {{gap}} à deux.',
    covered: 'Si {{need}} par mois est le besoin de votre ménage, il vous reste au moins {{gap}} à deux.',
    of: 'Comptés\u00a0: la rente AVS de chacun et votre caisse. La caisse de votre partenaire n’y est pas.',
  },
  leftOut: 'Les capitaux et la 13e\u00a0rente AVS n’y sont pas comptés, ni les impôts.',
  asked: 'Dites ce qu’il vous faut par mois\u00a0: nous montrons ce qui manque, en chiffre et dans le graphique.',
  tell: 'Indiquer mon besoin',
  change: 'Changer mon besoin',
  table: 'Votre besoin et vos rentes, par mois',
  row: 'Par mois',
  amount: 'Montant',
  need: 'Votre besoin',
  avs: 'AVS',
  lpp: 'Caisse de pension',
  gap: 'Il manque',
  more: 'Il reste',
  article:
    'Aucune loi ne fixe ce besoin. L’AVS et la caisse de pension ensemble doivent permettre de vivre à peu près comme avant ({{article}}).',
  /** In the picture. */
  line: 'besoin {{amount}}',
  described: 'Une ligne marque votre besoin de {{need}} par mois.',
  hint: 'Trait épais\u00a0: votre besoin.',
  complementary: {
    title: 'Des rentes basses\u00a0: les prestations complémentaires',
    text: {
      single:
        'Vos rentes feraient {{paid}} par an. Pour qui vit seul, la loi compte {{living}} par an pour vivre, un loyer d’au plus {{rentLow}} à {{rentHigh}} selon la commune, et la prime d’assurance-maladie.',
      couple:
        'Les rentes que nous connaissons de vous deux feraient {{paid}} par an. Pour un couple, la loi compte {{living}} par an pour vivre, un loyer d’au plus {{rentLow}} à {{rentHigh}} selon la commune, et les primes d’assurance-maladie.',
      half: 'Vos rentes à vous feraient {{paid}} par an. Pour un couple, la loi compte les deux revenus, et {{living}} par an pour vivre, un loyer d’au plus {{rentLow}} à {{rentHigh}} selon la commune, et les primes d’assurance-maladie.',
    },
    ask: 'Avec moins de {{wealth}} de fortune, sans le logement où vous vivez, vous pouvez demander des prestations complémentaires. Nous ne calculons aucun droit\u00a0: c’est votre canton qui décide. Renseignez-vous à l’agence AVS de votre commune.',
    law: 'Les montants de la loi',
    office: 'https://www.ahv-iv.ch/fr/',
  },
}
