/** What people take home of their synthesis: the files, and what stands in them. Days come as `01.04.2036`. */
export const takeaway = {
  title: 'Télécharger',
  intro: 'Les fichiers contiennent votre synthèse telle qu’elle est calculée au moment où vous les téléchargez.',
  files: {
    pdf: 'PDF, à lire et à imprimer',
    csv: 'CSV, pour un tableur',
    json: 'JSON, toutes mes données',
  },
  hints: {
    pdf: 'Les phrases, les chiffres et les hypothèses de la synthèse, sans le graphique. Votre nom et votre numéro AVS n’y figurent pas\u00a0; vos caisses et vos banques y figurent.',
    csv: 'Les mêmes chiffres, un par ligne.',
    json: 'Les chiffres, les relevés tels que nous les avons reçus et ce que vous avez indiqué, avec les numéros AVS.',
  },
  care: 'Un fichier téléchargé reste sur votre appareil, même quand vos données sont supprimées ici.',
  noPdf: {
    title: 'Le PDF n’a pas pu être préparé',
    text: 'Rien n’est perdu\u00a0: vos données sont toujours là. Réessayez dans un moment, ou téléchargez le CSV, qui contient les mêmes chiffres.',
  },
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
    figure: 'Indication',
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
  fundAsOf: 'État au',
  certificateAsOf: 'indiqué par vous, certificat du',
  incomeAt: 'Revenu par mois (âge\u00a0: {{age}})',
  replaced: 'Part du salaire brut d’aujourd’hui que vos rentes remplacent',
  spread: 'Capital réparti par mois jusqu’à 90 ans, pour comparer',
}
