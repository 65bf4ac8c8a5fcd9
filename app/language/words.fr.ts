import type { CivilStatus } from '~/dossier/shape/civil-status'
import type { Gender } from '~/dossier/shape/info'
import type { Canton } from '~/pillars/law-tables'
import type { SilentReason } from '~/pillars/result'

/** A status for a man, a woman, and somebody whose sex is not known. */
export type Wordings = { masculine: string; feminine: string; neutral: string }

export const words = {
  age_zero: '0 an',
  age_one: '1 an',
  age_other: '{{count}} ans',
  /** After `à`. */
  atAge_one: '{{count}} an',
  atAge_other: '{{count}} ans',
  atAgeAndMonths_one: '{{years}} et {{count}} mois',
  atAgeAndMonths_other: '{{years}} et {{count}} mois',
  children_zero: 'Sans enfant',
  children_one: '1 enfant',
  children_other: '{{count}} enfants',
  continue: 'Continuer',
  rightAsTyped: 'C’est juste',
  perMonth: 'par mois',
  perYear: 'par an',
  continueWithout: 'Continuer sans ces chiffres',
  yes: 'Oui',
  no: 'Non',
  gender: { FEMALE: 'Féminin', MALE: 'Masculin' } satisfies Record<Gender, string>,
  cantons: {
    ZH: 'Zurich',
    BE: 'Berne',
    LU: 'Lucerne',
    UR: 'Uri',
    SZ: 'Schwyz',
    OW: 'Obwald',
    NW: 'Nidwald',
    GL: 'Glaris',
    ZG: 'Zoug',
    FR: 'Fribourg',
    SO: 'Soleure',
    BS: 'Bâle-Ville',
    BL: 'Bâle-Campagne',
    SH: 'Schaffhouse',
    AR: 'Appenzell Rhodes-Extérieures',
    AI: 'Appenzell Rhodes-Intérieures',
    SG: 'Saint-Gall',
    GR: 'Grisons',
    AG: 'Argovie',
    TG: 'Thurgovie',
    TI: 'Tessin',
    VD: 'Vaud',
    VS: 'Valais',
    NE: 'Neuchâtel',
    GE: 'Genève',
    JU: 'Jura',
  } satisfies Record<Canton, string>,
  status: {
    bachelor: { masculine: 'Célibataire', feminine: 'Célibataire', neutral: 'Célibataire' },
    married: {
      masculine: 'Marié ou en partenariat enregistré',
      feminine: 'Mariée ou en partenariat enregistré',
      neutral: 'Marié·e ou en partenariat enregistré',
    },
    just_married: {
      masculine: 'Récemment marié',
      feminine: 'Récemment mariée',
      neutral: 'Récemment marié·e',
    },
    widow: { masculine: 'Veuf', feminine: 'Veuve', neutral: 'Veuf·ve' },
    divorced: { masculine: 'Divorcé', feminine: 'Divorcée', neutral: 'Divorcé·e' },
    remarried: {
      masculine: 'Divorcé et remarié',
      feminine: 'Divorcée et remariée',
      neutral: 'Divorcé·e et remarié·e',
    },
  } satisfies Record<CivilStatus, Wordings>,
  listedOn: 'Liste du {{day}}. Une liste plus récente n’est pas disponible pour l’instant.',
  /** Why an outside party gave nothing. */
  silent: {
    notSignedIn: '{{name}}\u00a0: pas de connexion.',
    refused: '{{name}} n’a pas transmis de données\u00a0: l’accès a été refusé, ou aucun compte n’y est à votre nom.',
    timeout: '{{name}} n’a pas répondu à temps. Réessayez dans un moment.',
    badAnswer: '{{name}} a envoyé une réponse que nous ne pouvons pas lire.',
    notActive: '{{name}} n’est pas encore joignable par ce service.',
    noDirectory:
      'Impossible de joindre {{name}} pour l’instant\u00a0: la liste qui donne son adresse ne répond pas. Réessayez dans un moment.',
    noProjection: '{{name}} ne donne pas de projection pour cet âge de départ à la retraite.',
    mandatoryPartUnknown:
      '{{name}} n’indique pas la part obligatoire de l’avoir\u00a0: nous ne pouvons pas calculer cette part en capital.',
    stepsUnknown:
      '{{name}} n’indique pas l’avoir de départ\u00a0: nous ne pouvons pas calculer un travail réduit par étapes.',
    otherWorkUnknown:
      'Le certificat «\u00a0{{name}}\u00a0» ne dit pas ce que change un autre salaire\u00a0: demandez-le à la caisse.',
  } satisfies Record<SilentReason, string>,
  register: 'Le registre AVS',
  /** A fund or provider whose name is not known while the directory is silent. */
  unnamed: {
    pensionFund: 'Caisse de pension (nom indisponible)',
    entity: 'Banque ou assurance (nom indisponible)',
  },
  /** Read aloud instead of a dash, where a table has nothing to show. */
  notThere: 'rien',
  notKnown: 'pas connu',
  /** The ends of a range. */
  amountRange: 'de {{low}} à {{high}}',
  /** A monthly total that lacks a pillar. */
  atLeast: {
    avs: 'Au moins, sans l’AVS\u00a0: {{amount}}',
    lpp: 'Au moins, AVS seule\u00a0: {{amount}}',
    lppPart: 'Au moins, 2e\u00a0pilier incomplet\u00a0: {{amount}}',
    lppLaw: 'Au moins, selon la loi\u00a0: {{amount}}',
  },
  lacks: {
    avs: 'au moins, sans l’AVS',
    lpp: 'au moins, AVS seule',
    lppPart: 'au moins, 2e\u00a0pilier incomplet',
    lppLaw: 'au moins, selon la loi',
  },
  /** In place of the name of a fund. */
  legalMinimum: 'Minimum légal',
  lowest: 'au moins',
  highest: 'au plus',
  /** The last two of a list. */
  and: '{{others}} et {{last}}',
  contents: 'Sur cette page',
  externalSite: '(site externe)',
}
