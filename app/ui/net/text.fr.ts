/** What the tax on income leaves of the pensions. */
export const net = {
  title: 'Après impôts',
  /** `amount`: as `amount` below writes it. */
  line: 'Net, après impôts\u00a0: {{amount}} par mois',
  lineOfTwo: 'Net à deux, après impôts\u00a0: {{amount}} par mois',
  about: 'environ {{amount}}',
  atLeast: 'au moins {{amount}}',
  likely: 'environ {{likely}}, au moins {{low}}',
  range: 'de {{low}} à {{high}} environ',
  gross: 'Brut, 13e\u00a0rente AVS comprise\u00a0: {{amount}} par mois.',
  grossOfTwo: 'Brut à deux, 13e\u00a0rentes AVS comprises\u00a0: {{amount}} par mois.',
  /** Where no 13th pension is paid. */
  grossAlone: 'Brut\u00a0: {{amount}} par mois.',
  grossAloneOfTwo: 'Brut à deux\u00a0: {{amount}} par mois.',
  from: 'Dès le {{day}}, une fois à la retraite.',
  fromOfTwo: 'Dès le {{day}}, une fois tous deux à la retraite.',
  before:
    'Avant, nous ne calculons pas le net\u00a0: un salaire ou des cotisations changent l’impôt, et nos tables ne valent que pour des retraités.',
  unchanged: 'Sans changement\u00a0: {{amount}}.',
  refused: {
    pensionUnknown: 'Pour calculer le net, il faut connaître votre rente AVS.',
    noPension: 'Sans rente mensuelle, il n’y a pas de net à calculer.',
    spouseUnknown: 'Mariés, vous êtes imposés ensemble\u00a0: pour le net, il manque les rentes de votre partenaire.',
    spouseNotShared:
      'Mariés, vous êtes imposés ensemble\u00a0: le net suppose que votre partenaire ait aussi rempli sa partie.',
    yearWithoutTables: 'Pour cette année, nous n’avons pas les tables d’impôt.',
    municipalityUnknown: 'Cette commune n’est pas dans nos tables. Vérifiez son nom.',
    pensionsTooHigh:
      'Au-dessus de CHF\u00a0250\u2019000 de rentes par an, nous ne calculons pas l’impôt\u00a0: nos tables n’ont pas été vérifiées pour de tels montants.',
  },
  /** To what is missing. */
  ways: {
    pensionUnknown: 'Compléter le 1er\u00a0pilier',
    spousePension: 'Indiquer sa rente de caisse de pension',
    spouseIncomes: 'Indiquer ses revenus',
    spouseNotShared: 'Vérifier mes données de couple',
    municipality: 'Changer de commune',
  },
  /** Of several starts, beneath each other. */
  column: {
    caption: 'Brut et net par mois',
    gross: 'Brut, avec la 13e',
    grossOfTwo: 'Brut à deux, avec les 13es',
    grossAlone: 'Brut',
    grossAloneOfTwo: 'Brut à deux',
    net: 'Net',
    netOfTwo: 'Net à deux',
    from: 'dès le {{day}}',
    notYet: {
      reference: 'pas avant l’âge de référence',
      referenceOfTwo: 'pas avant l’âge de référence des deux',
      lastPension: 'pas avant la dernière rente',
    },
    at: 'Impôts\u00a0: {{municipality}} ({{canton}}).',
    capitalApart: 'Le capital n’y est pas\u00a0: il est imposé une fois, quand il est versé.',
    how: 'Lieu et calcul du net',
    toComplete: 'Compléter sur ma synthèse',
  },
  reasons: {
    wealth: 'La fourchette dépend de votre fortune.',
    condition: 'La fourchette dépend de conditions du canton que nous n’avons pas lues.',
    ruleNotRead: 'La fourchette dépend de votre fortune et d’une règle du canton que nous n’avons pas lue.',
    tableOnly:
      'Le canton a une déduction pour retraités\u00a0: elle est dans ses tables, mais aucun résultat publié ne la montre. Le montant le plus bas est calculé sans elle.',
  },
  /** Rows of the files. */
  files: {
    gross: 'Brut par mois, un douzième de l’année',
    net: 'Net par mois, après impôts',
    likely: 'environ',
  },
  realPremiums: 'Avec vos vraies primes maladie, l’impôt peut être plus bas.',
  notIn: {
    title: 'Ce qui n’est pas compris',
    text: 'Cette estimation indicative ne compte que vos rentes, avec les déductions forfaitaires. Ne sont pas compris\u00a0: d’autres revenus, l’impôt sur la fortune, un loyer ou un logement en propriété, les dettes, les dons, l’impôt ecclésiastique. Les primes maladie restent à payer sur ce net.',
    benefits:
      'Avec des prestations complémentaires, ce calcul ne vaut pas\u00a0: elles ne sont pas imposées et se calculent autrement.',
    calculator: 'Avec tout ce qui compte pour vous\u00a0: le calculateur d’impôts de la Confédération',
  },
  steps: {
    title: 'Détail du net',
    caption: 'Des rentes au net, par an',
    head: 'Par an',
    amount: 'Montant, CHF',
    avs: 'Rentes AVS, 12 fois',
    thirteenth: '13e\u00a0rente AVS',
    lpp: 'Rentes de caisse de pension',
    spouseAvs: 'AVS de votre partenaire, 12 fois',
    spouseThirteenth: '13e\u00a0rente de votre partenaire',
    spouseLpp: 'Caisse de pension de votre partenaire',
    pensions: 'Brut',
    federal: 'Impôt fédéral direct',
    canton: 'Impôt cantonal',
    municipality: 'Impôt communal',
    headTax: 'Taxe personnelle',
    net: 'Net',
    monthly: 'Par mois, arrondi à dix francs',
    federalHow:
      'Confédération\u00a0: {{pensions}} moins {{insurance}} pour les assurances donnent {{taxed}} imposables ({{articles}}).',
    federalHowCouple:
      'Confédération\u00a0: {{pensions}} moins {{insurance}} pour les assurances et {{couple}} pour couples mariés donnent {{taxed}} imposables ({{articles}}).',
    cantonHowAlone:
      '{{municipality}} ({{canton}})\u00a0: {{pensions}} moins {{insurance}} pour les assurances donnent {{taxed}} imposables. Impôt simple fois {{cantonMultiplier}} pour le canton, {{municipalityMultiplier}} pour la commune.',
    cantonHow:
      '{{municipality}} ({{canton}})\u00a0: {{pensions}} moins {{insurance}} pour les assurances et {{others}} de déductions forfaitaires donnent {{taxed}} imposables. Impôt simple fois {{cantonMultiplier}} pour le canton, {{municipalityMultiplier}} pour la commune.',
    premium: 'Primes maladie comptées\u00a0: {{premium}} par an.',
    tables: 'Tables {{year}} de l’Administration fédérale des contributions.',
    asExpected: 'Le tableau compte la rente AVS attendue.',
    asLaw: 'Rentes et 13e imposables en entier (LIFD art.\u00a022).',
    asLawOfTwo: 'Rentes et 13e imposables en entier (LIFD art.\u00a022), couple imposé ensemble (art.\u00a09).',
  },
  assumptions: {
    pensionsAlone: 'Vos rentes sont votre seul revenu.',
    premiumAssumed: 'Primes maladie\u00a0: le montant que suppose le calculateur fédéral.',
    pensionsAtLeast: 'Une partie de vos rentes n’est pas connue\u00a0: brut et net sont des minimums.',
    spouseAsExpected: 'La rente AVS de votre partenaire compte pour le montant attendu.',
    churchTaxLeftOut: 'Sans impôt ecclésiastique.',
    taxTables: 'Tables {{year}} de l’Administration fédérale des contributions, faute de plus récentes.',
  },
  ask: {
    title: 'Et après impôts\u00a0?',
    intro: 'Dites où vous vivrez\u00a0: nous montrons ce qui reste par mois.',
    change: '{{municipality}} ({{canton}}) · changer',
    button: 'Calculer le net',
  },
}
