export const place = {
  fields: {
    canton: 'Canton',
    municipality: 'Commune',
    healthPremium: 'Prime d’assurance-maladie, par an et par adulte',
    spousePension: 'Rente de caisse de pension de votre partenaire, par mois',
  },
  chooseCanton: 'Choisissez…',
  cantonHint: 'Votre domicile quand la rente ou le capital est versé.',
  municipalityHint: 'Le nom de la commune, sans numéro postal, ou son numéro dans la liste fédérale.',
  healthPremiumHint: 'Certains cantons déduisent la prime que vous payez.',
  spousePensionHint: 'Avant impôt. Écrivez 0 si votre partenaire n’en a pas.',
}
