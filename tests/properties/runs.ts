/** The one place that makes a test of a property. */
import fc from 'fast-check'
import { it } from 'vitest'
import { casesOf, check } from '../support/random/cases'

/** A property runs in one go, which no time limit could end: it would only measure how busy the machine is. */
const NO_TIME_LIMIT = 0

/** A test of one property on new cases each time. `isCostly`: each case is many calculations, so fewer are tried. */
export const property = <Case>(
  title: string,
  cases: fc.Arbitrary<Case>,
  holds: (one: Case) => void,
  { isCostly = false } = {},
) => it(title, () => check(fc.property(cases, holds), casesOf({ isCostly })), NO_TIME_LIMIT)
