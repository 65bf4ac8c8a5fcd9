export const place = {
  fields: {
    canton: 'Canton',
    municipality: 'Commune',
    healthPremium: 'Prime d’assurance-maladie',
    spousePension: 'Rente de caisse de pension de votre partenaire',
  },
  chooseCanton: 'Choisissez…',
  cantonHint: 'Votre domicile quand la rente ou le capital est versé.',
  municipalityHint: 'Le nom de la commune, sans numéro postal, ou son numéro dans la liste fédérale.',
  healthPremiumHint: 'Par an et par adulte. Certains cantons déduisent la prime que vous payez.',
  spousePensionHint: 'Par mois, avant impôt. Écrivez 0 si votre partenaire n’en a pas.',
}
