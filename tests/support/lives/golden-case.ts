/** Cases of whole lives in the second and third pillar, with their sources in app/estimate/answers/checked/cases. */
import golden from '~/estimate/answers/checked/cases/lpp-3a-lives.json'

type Case = (typeof golden)[number]
type Id = 'div-lpp-halving' | 'lpp-wef-55' | 'lpp-partial-13b' | 'lpp-buyin-block' | 'p3a-late-purchase'
type Inputs = Required<{ [Name in keyof Case['inputs']]: NonNullable<Case['inputs'][Name]> }>
type ExpectedFigures = Required<{ [Name in keyof Case['expected']]: NonNullable<Case['expected'][Name]> }>

/** @throws {RangeError} where the file lacks the case */
export function goldenCase(id: Id): { inputs: Inputs; expected: ExpectedFigures } {
  const found = golden.find((entry) => entry.id === id)
  if (!found) throw new RangeError(`no golden case ${id}`)
  // Each case has the fields that its test reads.
  return found as unknown as { inputs: Inputs; expected: ExpectedFigures }
}
