/** Careers told in few figures, and whoever tells one. */
import fc from 'fast-check'
import { type CourseOfPay, type InsuredPerson, incomesFromFewFigures } from '~/pillars/avs'
import { yearOf } from '~/pillars/day'

export const choice = fc.record({
  salary: fc.integer({ min: 0, max: 200_000 }),
  sinceAge: fc.option(fc.integer({ min: 15, max: 60 })),
  course: fc.constantFrom<CourseOfPay>('steady', 'rising', 'lower', [{ from: 1990, to: 2010, salary: 50_000 }]),
})
type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never

export function estimated(person: InsuredPerson, { salary, sinceAge, course }: Choice): InsuredPerson {
  const { birthDate, insured, incomesAsOf: asOf } = person
  const since = sinceAge === null ? null : yearOf(birthDate) + sinceAge
  return { ...person, ...incomesFromFewFigures({ birthDate, salary, since, course, insured, asOf }) }
}
