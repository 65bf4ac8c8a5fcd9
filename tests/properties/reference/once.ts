/** What is asked of the same person again and again is worked out once. */
import type { Human } from './people'

export function oncePerHuman<Result>(work: (human: Human) => Result): (human: Human) => Result {
  const results = new WeakMap<Human, { result: Result }>()
  return (human) => {
    const found = results.get(human) ?? { result: work(human) }
    results.set(human, found)
    return found.result
  }
}

/** The same for each year of a person. */
export function oncePerYear<Result>(work: (human: Human, year: number) => Result) {
  const yearsOf = oncePerHuman(() => new Map<number, { result: Result }>())
  return (human: Human, year: number): Result => {
    const years = yearsOf(human)
    const found = years.get(year) ?? { result: work(human, year) }
    years.set(year, found)
    return found.result
  }
}
