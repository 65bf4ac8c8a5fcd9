/** What the pages of copied papers have in common. */
export const ownPapers = {
  model: 'modèle',
  modelHint: 'Chaque papier a sa mise en page\u00a0: cherchez les mots. Numéro plein\u00a0: le plus important.',
  label: 'Nom de ce papier',
  labelHint: 'Pour vous y retrouver.',
  skip: 'Passer cette page',
  change: 'Changer\u00a0: {{label}}',
  remove: 'Retirer\u00a0: {{label}}',
  counts: 'Quels chiffres comptent\u00a0?',
  party: 'La réponse de {{name}}, état au {{day}}',
  own: 'Les chiffres que vous avez indiqués',
  ownOf: 'Les chiffres de votre papier du {{day}}',
  choose: 'Enregistrer ce choix',
  typed: 'Indiqué par vous.',
}
