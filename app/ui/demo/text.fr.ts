export const demo = {
  title: 'Essayer avec une personne inventée',
  intro: 'Un clic suffit\u00a0: ses chiffres sont déjà remplis.',
  tryAs: 'Essayer comme {{name}}',
  /** Precedes the buttons with the persons' names. */
  tryAsEach: 'Essayer comme',
  terms: 'En essayant, vous acceptez',
  termsLink: 'les conditions',
  bar: { title: 'Personne inventée', you: 'Vous êtes {{name}}, personne inventée.' },
  ask: {
    title: 'Remplacer vos données\u00a0?',
    text: 'Il y a déjà des données ici, dans cette session. Si vous essayez comme {{name}}, elles sont effacées.',
    yes: 'Effacer et essayer comme {{name}}',
    no: 'Garder mes données',
  },
  silent: {
    title: 'La démonstration ne répond pas',
    text: 'Rien n’a changé. Essayez encore dans un moment, ou connectez-vous étape par étape.',
    long: 'Me connecter étape par étape',
  },
}
