export type RefusalKey =
  | 'underEighteen'
  | 'pensionBefore2025'
  | 'retirementTooEarly'
  | 'retirementTooLate'
  | 'noEarlyPension'
  | 'sharesNotAllowed'
  | 'incomesUnknown'

/** What the reference does not calculate, by its key. */
export class ReferenceRefusal extends Error {
  constructor(readonly key: RefusalKey) {
    super(key)
    this.name = 'ReferenceRefusal'
  }
}
