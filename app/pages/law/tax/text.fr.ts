import type { RangeReason, TaxStatus } from '~/pillars/law-tables'
import type { CantonState } from './view'

export const tax = {
  name: 'Impôt sur le capital et les rentes',
  heading: 'Règles de calcul\u00a0: impôt sur le capital et les rentes',
  what: 'L’impôt unique sur le capital du 2e\u00a0pilier et du pilier\u00a03a, et l’impôt annuel sur les rentes\u00a0: Confédération, cantons et communes.',
  intro:
    'Qui retire un capital de la prévoyance paie un impôt une seule fois, à part du revenu. La Confédération, le canton et la commune le demandent chacun.',
  rules: {
    title: 'Le capital\u00a0: ce qui est imposé',
    sum: 'Tous les capitaux d’une même année civile s’additionnent\u00a0: 2e\u00a0pilier, libre passage, pilier\u00a03a. Pour un couple marié ou en partenariat enregistré qui vit ensemble, ceux des deux s’additionnent.',
    hundred: 'Le total est arrondi à la centaine de francs inférieure.',
    place:
      'Le domicile au moment du versement compte. Pour un domicile à l’étranger, l’impôt est un autre, que nous ne calculons pas.',
    church: 'L’impôt ecclésiastique n’est pas compris.',
    year: 'Les tables des cantons sont celles de {{year}}. Pour un versement d’une autre année, l’estimation les reprend\u00a0: le barème de cette année-là peut être différent. L’impôt fédéral d’un versement dès {{federal}} suit le barème de {{federal}}.',
  },
  federal: {
    title: 'Le capital\u00a0: impôt fédéral',
    fifth: 'L’impôt fédéral est de {{share}} du barème de l’année du versement. Il n’y a pas de déduction.',
    caption: {
      single: 'Barème d’une personne seule, dès {{year}}',
      married: 'Barème d’un couple marié, dès {{year}}',
    } satisfies Record<TaxStatus, string>,
    children:
      'Une personne seule qui vit avec des enfants et les entretient est imposée par la Confédération comme un couple marié.',
    capital: 'Capital',
    tax: 'Impôt du barème',
    above: 'Sur ce qui dépasse',
    act: 'LIFD\u00a0: loi fédérale sur l’impôt fédéral direct.',
  },
  cantons: {
    title: 'Le capital\u00a0: cantons et communes',
    intro:
      'Chaque canton a sa méthode. Elle donne l’impôt simple. Le canton et la commune le multiplient ensuite par leur taux. L’estimation connaît ceux de {{municipalities}} communes.',
    origin:
      'Barèmes et taux viennent des tables {{year}} du calculateur fiscal de l’Administration fédérale des contributions (AFC). Nous n’avons pas lu les lois cantonales dans leur texte de {{year}}. Le canton et la commune décident.',
    caption: 'L’impôt simple par canton',
    canton: 'Canton',
    method: 'Méthode',
    article: 'Article',
    noArticle: 'pas établi',
    states: {
      checked: 'vérifié',
      carried: 'repris',
      range: 'entre deux montants',
      refused: 'pas calculé',
    } satisfies Record<CantonState, string>,
    meaning: {
      checked:
        'Vérifié\u00a0: nous avons lu un texte qui décrit la méthode, et notre calcul donne les résultats publiés par l’AFC en {{year}}.',
      carried:
        'Repris\u00a0: notre calcul donne ces résultats, mais nous n’avons pas lu de texte récent sur la méthode.',
      range:
        'Entre deux montants\u00a0: l’impôt dépend de l’âge et du sexe. Nous montrons le plus bas et le plus haut.',
      refused: 'Pas calculé\u00a0: nous montrons seulement l’impôt fédéral.',
    } satisfies Record<CantonState, string>,
  },
  methods: {
    rate: '{{rate}} du capital',
    rates: 'Barème propre au capital, de {{low}} à {{high}}',
    ofMarried: 'Couple marié\u00a0: {{method}}',
    share: '{{share}} de l’impôt selon le barème du revenu',
    shareAbove: '{{share}} sur la part au-dessus de {{amount}}',
    annuity: 'Taux du revenu pour {{share}} du capital',
    annuities: 'Taux du revenu pour une rente annuelle, {{low}} à {{high}} du capital',
    min: 'Au moins {{rate}} du capital',
    max: 'Au plus {{rate}} du capital',
    splitting: 'Couple marié\u00a0: taux du montant divisé par {{divisor}}',
    deduction: 'Couple marié\u00a0: {{amount}} de moins',
    unknown: 'Pas établie',
  },
  notes: {
    title: 'Le capital\u00a0: cantons à part',
    SZ: 'Le barème {{year}} est contesté au Tribunal fédéral. La facture provisoire peut être plus élevée. Elle sera corrigée.',
    TI: 'Le taux dépend d’une rente annuelle, donc de l’âge et du sexe. Nous la supposons entre {{low}} et {{high}} du capital.',
    VD: 'Notre montant peut différer de quelques francs.',
    VS: 'L’impôt cantonal et communal dépend de l’âge, du sexe et de la commune. Nous ne le calculons pas.',
    children:
      'Une personne seule avec des enfants paie moins dans certains cantons. Nous prenons le barème d’une personne seule.',
  },
  calculator: 'Calculateur fiscal de l’AFC',
  calculatorWhat: 'Pour vérifier un montant, ou pour l’impôt ecclésiastique\u00a0:',
  income: {
    title: 'Les rentes\u00a0: ce qui est imposé',
    intro:
      'Les rentes sont imposées chaque année avec le revenu. Nous calculons cet impôt pour des personnes retraitées qui ne vivent que de rentes.',
    rules: {
      pensions:
        'Les rentes AVS, 13e comprise (art.\u00a034ter LAVS), et celles de la caisse de pension comptent en entier (art.\u00a022 al.\u00a01 LIFD). Pour un couple marié ou en partenariat enregistré qui vit ensemble, celles des deux s’additionnent.',
      federal:
        'L’impôt fédéral suit tout le barème du haut de cette page. On déduit d’abord les primes d’assurance, au plus {{single}} ou {{married}} pour un couple, et {{couple}} pour un couple (art.\u00a033 et 35 LIFD). Sous {{nothing}}, il n’est pas perçu.',
      deductions:
        'Nous comptons seulement les déductions que personne ne doit prouver. Si vous ne dites pas vos primes, nous prenons celles du calculateur de l’AFC\u00a0: {{premium}} par adulte et par an.',
      leftOut:
        'Pas compris\u00a0: autres revenus, fortune, loyer, dettes, frais de maladie, enfants, impôt ecclésiastique.',
      year: 'Les tables sont celles de {{year}}. Pour une autre année, l’estimation les reprend et le dit.',
    },
    tariff: {
      rate: '{{rate}} du revenu',
      rates: 'De {{low}} à {{high}} par tranches',
      averages: 'De {{low}} à {{high}} de tout le revenu',
      formula: 'Par formule',
      couple: 'Couple\u00a0: barème propre',
      splitting: 'Couple\u00a0: taux du revenu divisé par {{divisor}}',
      index: 'Barème lu avec l’indice de la commune',
      reduction: 'Couple\u00a0: {{rate}} de moins, au plus {{max}}',
      factor: 'Canton\u00a0: {{share}} de l’impôt',
      most: 'Au plus {{share}} du revenu imposable',
      head: 'Taxe personnelle\u00a0: {{amount}}',
    },
    deduction: {
      premiums: 'Primes\u00a0: au plus {{amount}}',
      all: 'Primes en entier',
      retired: 'Retraités\u00a0: {{words}}',
      fixed: '{{amount}}',
      gap: '{{share}} de ce qui manque jusqu’à {{to}}',
      gapEach: '{{share}} de ce qui manque jusqu’à {{to}}, au plus {{most}} par personne',
      coupleShare: 'Couple\u00a0: {{share}} du revenu, de {{least}} à {{most}}',
      scale: 'au plus {{amount}}, par paliers',
      stairs: '{{amount}}, de moins en moins dès {{from}}',
      fade: '{{amount}}, moins ce qui dépasse {{from}}',
      modest: '{{amount}}, moins {{share}} de ce qui dépasse',
      upTo: '{{amount}} jusqu’à {{to}}',
      shareThenFall: '{{share}} jusqu’à {{to}}\u00a0; au-dessus, pas établi',
    },
    told: {
      amount: 'Un montant, vérifié',
      carriedElsewhere: 'Un montant, vérifié à Sion et repris ailleurs',
      range: 'Entre deux montants\u00a0: personne seule {{single}}, couple {{married}}',
      upTo: 'jusqu’à {{amount}}',
      always: 'toujours',
      never: 'jamais',
      likely: 'Le plus bas est le plus probable.',
    },
    reasons: {
      wealth: 'La déduction dépend de la fortune.',
      condition: 'Nous n’avons pas lu la condition de la déduction.',
      ruleNotRead: 'La déduction dépend de la fortune, et nous n’avons pas lu comment elle baisse.',
      tableOnly: 'Aucun résultat publié ne montre la déduction.',
    } satisfies Record<RangeReason, string>,
    table: {
      single: 'Barème',
      married: 'Barème d’un couple',
      municipal: 'Barème des communes',
      scale: {
        single: 'Déduction selon le revenu après les primes',
        married: 'Déduction d’un couple',
        otherSingle: 'Déduction des revenus modestes, si l’autre ne compte pas',
        otherMarried: 'Celle d’un couple',
      },
      income: 'Revenu',
      tax: 'Impôt simple',
      above: 'Sur ce qui dépasse',
      rate: 'Taux',
      average: 'Taux de tout le revenu, progressif d’une ligne à l’autre',
      formula: 'Impôt simple d’un revenu x',
      deduction: 'Déduction',
    },
  },
  incomeCantons: {
    title: 'Les rentes\u00a0: cantons',
    intro:
      'Barèmes et déductions viennent des tables {{year}} du calculateur de l’AFC, comparées à ses résultats publiés. Nous n’avons pas lu les lois cantonales. Les taux du canton et de la commune sont ceux de l’impôt sur le capital, sauf 96\u00a0% pour le canton de Fribourg.',
    meaning: {
      pairs: 'Deux montants\u00a0: personne seule / couple. Ouvrez un canton pour voir chaque ligne.',
      amount: 'Vérifié\u00a0: notre calcul donne les résultats publiés pour des salaires et des revenus imposables.',
      range:
        'Entre deux montants\u00a0: le canton accorde aux personnes retraitées une déduction qu’aucun résultat publié de {{year}} ne montre. Nous donnons l’impôt avec et sans elle, jusqu’au revenu après les primes qui est écrit. Au-dessus, c’est un montant vérifié.',
      likely: 'Le plus bas est le plus probable là où les tables de l’AFC ont cette déduction.',
    },
    fold: 'Canton par canton',
    every: 'Chaque ligne\u00a0: {{name}}',
    caption: 'L’impôt sur les rentes par canton',
    heads: { canton: 'Canton', tariff: 'Barème', deductions: 'Déductions', told: 'Résultat' },
  },
}
