import { type Language, TEXT } from './words'

/** The pages on which texts are typed, each with the label of a field of its form. `/3a`: once an account is chosen. */
export const fieldsToType = (language: Language): [path: string, label: string][] => {
  const { avs, pillar3a, simulation } = TEXT[language]
  return [
    ['/avs', avs.birthDate],
    ['/3a', pillar3a.solde],
    ['/simulation', simulation.retirementDate],
    ['/v2/wizard/1p', avs.birthDate],
  ]
}
