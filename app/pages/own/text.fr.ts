export const own = {
  title: 'Sans compte, sans nom',
  papers: 'Avec mes papiers',
  intro: 'Recopiez les chiffres de vos papiers\u00a0: AVS, caisse de pension, 3e\u00a0pilier.',
  noName: {
    text: 'Nous ne demandons ni nom, ni numéro AVS, ni adresse e-mail. Tout s’efface après {{sessionMinutes}}\u00a0minutes, ou dès que vous choisissez «\u00a0Partir et tout effacer\u00a0».',
  },
  takeHome: 'Vous pouvez emporter vos chiffres dans un fichier et reprendre plus tard.',
  missing: 'Acceptez les conditions pour continuer.',
  button: 'Continuer',
}
