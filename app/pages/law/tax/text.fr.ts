import type { TaxStatus } from '~/pillars/law-tables'
import type { CantonState } from './view'

export const tax = {
  name: 'Impôt sur le capital',
  heading: 'Règles de calcul\u00a0: impôt sur le capital',
  what: 'L’impôt unique sur le capital du 2e\u00a0pilier et du pilier\u00a03a\u00a0: Confédération, cantons et communes.',
  intro:
    'Qui retire un capital de la prévoyance paie un impôt une seule fois, à part du revenu. La Confédération, le canton et la commune le demandent chacun.',
  rules: {
    title: 'Ce qui est imposé',
    sum: 'Tous les capitaux d’une même année civile s’additionnent\u00a0: 2e\u00a0pilier, libre passage, pilier\u00a03a. Pour un couple marié ou en partenariat enregistré qui vit ensemble, ceux des deux s’additionnent.',
    hundred: 'Le total est arrondi à la centaine de francs inférieure.',
    place:
      'Le domicile au moment du versement compte. Pour un domicile à l’étranger, l’impôt est un autre, que nous ne calculons pas.',
    church: 'L’impôt ecclésiastique n’est pas compris.',
    year: 'Les tables des cantons sont celles de {{year}}. Pour un versement d’une autre année, l’estimation les reprend\u00a0: le barème de cette année-là peut être différent. L’impôt fédéral d’un versement dès {{federal}} suit le barème de {{federal}}.',
  },
  federal: {
    title: 'Impôt fédéral',
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
    title: 'Cantons et communes',
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
    title: 'Cantons à part',
    SZ: 'Le barème {{year}} est contesté au Tribunal fédéral. La facture provisoire peut être plus élevée. Elle sera corrigée.',
    TI: 'Le taux dépend d’une rente annuelle, donc de l’âge et du sexe. Nous la supposons entre {{low}} et {{high}} du capital.',
    VD: 'Notre montant peut différer de quelques francs.',
    VS: 'L’impôt cantonal et communal dépend de l’âge, du sexe et de la commune. Nous ne le calculons pas.',
    children:
      'Une personne seule avec des enfants paie moins dans certains cantons. Nous prenons le barème d’une personne seule.',
  },
  calculator: 'Calculateur fiscal de l’AFC',
  calculatorWhat: 'Pour vérifier un montant, ou pour l’impôt ecclésiastique\u00a0:',
}
