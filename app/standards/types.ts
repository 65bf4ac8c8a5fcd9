/** The standards' own shapes, made from their documents by `npm run standards`. */
import type { components as Directory } from './directory-api.generated'
import type { components as Pension } from './pension-api.generated'

export type DirectoryFund = Directory['schemas']['PensionFund']
export type InsuredPerson = Pension['schemas']['InsuredPerson']
export type Policy = Pension['schemas']['Policy']
export type PersonalPensionDetails = Pension['schemas']['PersonalPensionDetails']
export type RetirementBenefits = Pension['schemas']['RetirementBenefits']
/** Psc3A: the compact statement of a 3a account. */
export type CompactStatement3a = Pension['schemas']['Psc3A']
