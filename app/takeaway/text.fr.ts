/** What people take home of their synthesis: the files and their contents. Days come as `01.04.2036`. */
export const takeaway = {
  title: 'Emporter',
  files: {
    pdf: 'PDF',
    csv: 'Tableur',
    link: 'Lien',
    ics: 'Agenda',
    json: 'Données',
  },
  later: 'Mon fichier, pour reprendre',
  what: 'Contenu',
  colon: '\u00a0:',
  hints: {
    pdf: 'votre résultat et son image sur une page, les détails sur la suivante. Sans votre nom ni votre numéro AVS\u00a0; avec vos caisses et vos banques.',
    csv: 'les mêmes chiffres, un par ligne (CSV).',
    link: 'une page à envoyer ou à imprimer, sans votre nom, vos caisses ni vos banques. Qui a le lien voit vos montants et vos dates, même quand vos données sont supprimées ici. Un lien envoyé ne se reprend pas.',
    ics: 'ce qu’il faut demander, et quand, pour votre agenda. Sans montant ni nom.',
    json: 'les chiffres, les relevés reçus et tout ce que vous avez indiqué, avec les numéros AVS (JSON). Ce fichier permet de reprendre plus tard.',
  },
  care: 'Un fichier téléchargé reste sur votre appareil, même quand vos données sont supprimées ici.',
  noPdf: {
    title: 'Le PDF n’a pas pu être préparé',
    text: 'Rien n’est perdu\u00a0: vos données sont toujours là. Réessayez dans un moment, ou prenez le tableur, qui contient les mêmes chiffres.',
  },
  noDays: {
    title: 'Rien à inscrire dans votre agenda',
    text: 'Votre synthèse n’indique aucune démarche à faire avant une date.',
  },
  calendarName: 'ma-retraite',
  /** The entries of the calendar: what to do, and by when. */
  calendar: {
    avsRequest: {
      title: 'Demander la rente AVS',
      text: 'La rente AVS doit commencer le {{before}}. Elle n’est versée que si on la demande\u00a0: envoyez la demande à votre caisse de compensation trois à quatre mois avant (mémento AVS/AI 3.01).',
    },
    capitalNotice: {
      title: 'Annoncer la part en capital à la caisse de pension',
      text: 'Selon le certificat, un capital se demande {{months}} mois avant\u00a0: dernier jour le {{before}}. Pour une personne mariée, l’accord écrit du conjoint est nécessaire (LPP art. 37 et 37a).',
    },
    capitalNoticeUnknown: {
      title: 'Demander à la caisse de pension son délai pour un capital',
      text: 'Le capital est prévu pour le {{before}}. Chaque caisse fixe son délai pour le demander\u00a0: quelques mois, parfois trois ans. Pour une personne mariée, l’accord écrit du conjoint est nécessaire (LPP art. 37 et 37a).',
    },
    pillar3aPayOut: {
      title: 'Demander le versement du 3a',
      text: 'Le capital du pilier 3a est prévu pour le {{before}}. La banque ou l’assurance demande un formulaire, et parfois l’accord du conjoint.',
    },
    leaving: {
      title: 'Annoncer votre départ à l’employeur et à la caisse de pension',
      text: 'Dernier jour pour donner le congé\u00a0: avant le {{before}}, avec le plus long délai de la loi (trois mois, CO art. 335c). Votre contrat peut en fixer un autre.',
    },
    nonEmployed: {
      title: 'S’annoncer à la caisse de compensation, sans activité',
      text: 'Vous ne travaillez plus. Des cotisations AVS restent dues jusqu’à l’âge de référence, et personne ne vous annonce\u00a0: écrivez à la caisse de compensation de votre canton avant le {{before}} (LAVS art. 3 et 10).',
    },
    vestedPayOut: {
      title: 'Demander le versement du libre passage',
      text: 'Le capital de libre passage est prévu pour le {{before}}. La fondation demande un formulaire et, pour une personne mariée, l’accord écrit du conjoint (OLP art. 16).',
    },
    gap: {
      title: 'Payer la lacune AVS de {{year}}',
      text: 'Les cotisations qui manquent pour {{year}} peuvent être payées jusqu’au {{before}}, pas plus tard (LAVS art. 16). Écrivez à votre caisse de compensation\u00a0: elle vous dit combien.',
    },
    basis: 'Selon la synthèse du {{day}}. Estimation sans valeur juridique.',
  },
  /** The answer on the shared page and in the PDF. */
  answer: {
    titleFrom: 'Votre retraite dès le {{day}}',
    when: 'par mois, à vie, dès le {{day}}',
    avs: 'AVS {{amount}}',
    lpp: '2e\u00a0pilier {{amount}}',
    capital: 'Plus {{amount}} en une fois, en capital.',
    share: 'Soit {{percent}} de votre salaire brut d’aujourd’hui.',
    before: 'Sans changement\u00a0: {{amount}} par mois, dès le {{day}}. Différence\u00a0: {{difference}}.',
    beforeAlone: 'Sans changement\u00a0: {{amount}} par mois, dès le {{day}}.',
    changes: 'Avec ce changement\u00a0: {{changes}}',
  },
  /** Whose figures they are. */
  sources: 'Chiffres de\u00a0: {{names}}.',
  inFrancs: '{{title}}, en CHF',
  /** What is paid before the total for life. */
  totalFirst: 'D’abord, rentes par mois',
  fileName: 'ma-synthese',
  page: 'Page {{page}} sur {{pages}}',
  /** From when to when an amount is paid. */
  span: {
    from: 'Dès le {{from}}.',
    to: 'Jusqu’au {{to}}.',
    both: 'Du {{from}} au {{to}}.',
    forLife: 'Dès le {{from}}, à vie.',
  },
  columns: {
    pillar: 'Pilier',
    figure: 'Élément',
    column: 'Colonne',
    value: 'Valeur',
    unit: 'Unité',
    from: 'Dès le',
    to: 'Jusqu’au',
  },
  units: {
    day: 'date',
    month: 'CHF par mois',
    year: 'CHF par an',
    lawYear: 'année',
    share: 'pour cent',
  },
  basis: 'Calcul',
  computedOn: 'Jour du calcul',
  lawYear: 'Droit appliqué',
  /** The figure of one party or person among several. */
  of: '{{name}}\u00a0: {{figure}}',
  computed: 'environ',
  lowEnd: 'bas de la fourchette',
  highEnd: 'haut de la fourchette',
  fundAsOf: 'État au',
  certificateAsOf: 'indiqué par vous, certificat du',
  incomeAt: 'Revenu par mois (âge\u00a0: {{age}})',
  replaced: 'Part du salaire brut d’aujourd’hui que vos rentes remplacent',
  spread: 'Capital réparti par mois jusqu’à 90 ans, pour comparer',
}
