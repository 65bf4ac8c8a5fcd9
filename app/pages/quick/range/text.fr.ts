export const range = {
  title: 'Vos trois piliers, de mémoire',
  intro: 'Sept réponses, aucun papier. Rien n’est enregistré.',
  from: 'Estimé à partir de quelques réponses. Rien n’est enregistré.',
  note: 'Sans compte, sans nom, sans cookie.',
  goOn: {
    title: 'Continuer avec ces réponses',
    text: 'Vous pourrez ajouter vos papiers, essayer un autre âge et emporter le résultat.',
    kept: 'Vos réponses seront alors gardées {{sessionMinutes}}\u00a0minutes, puis effacées.',
    button: 'Ouvrir mon dossier',
  },
  more: 'Pour aller plus loin',
  answers: 'Changer mes réponses',
  again: 'Recalculer',
}
