export const own = {
  title: 'Avec vos papiers, sans vous connecter',
  intro:
    'Recopiez ce que disent vos papiers AVS, caisse de pension et 3e\u00a0pilier. Sans papiers, quelques réponses suffisent pour une fourchette.',
  noName: {
    title: 'Sans compte, sans nom',
    text: 'Nous ne demandons ni nom, ni numéro AVS, ni courriel. Tout s’efface après {{sessionMinutes}} minutes, ou dès que vous partez.',
  },
  takeHome: 'Vous pouvez emporter vos chiffres dans un fichier et reprendre plus tard.',
  missing: 'Acceptez les conditions pour continuer.',
  button: 'Continuer',
}
