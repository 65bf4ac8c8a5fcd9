/** The standards' own shapes, made from their documents by `npm run standards`. */
import type { components as Directory } from './directory-api.generated'
import type { components as Pension } from './pension-api.generated'

export type DirectoryFund = Directory['schemas']['PensionFund']
export type InsuredPerson = Pension['schemas']['InsuredPerson']
export type Policy = Pension['schemas']['Policy']
export type PensionPlan = Pension['schemas']['PensionPlan']
export type PensionProvider = Pension['schemas']['PensionProvider']
export type PensionStatement = Pension['schemas']['PensionStatement']
export type PersonalPensionDetails = Pension['schemas']['PersonalPensionDetails']
export type RetirementBenefits = Pension['schemas']['RetirementBenefits']
export type SimulationResult = Pension['schemas']['SimulationResultPensionStatement']
export type Transaction = Pension['schemas']['Transaction']
export type Transactions = Pension['schemas']['Transactions']
/** Psc3A: the compact statement of a 3a account. */
export type CompactStatement3a = Pension['schemas']['Psc3A']
