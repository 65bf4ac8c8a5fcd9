/** What is asked for a comparison, and what is shown of the answer. */
import type { ComparedAnswer } from '~/estimate/answers/compared'
import { type CompareChoice, compareChoice } from './choice'
import type { Offered, ShownDeparture } from './shown'

/** The departures that an address asks for. */
export function askedIn(offered: readonly Offered[], sent: readonly string[]) {
  const choice = compareChoice(
    sent,
    offered.map(({ key }) => key),
  )
  const departures = offered.filter(({ key }) => choice.compared.includes(key))
  return { choice, departures: departures.map(({ key, simulation }) => ({ key, simulation })) }
}

/** `gone`: the names of those that are no longer possible. */
export type BesideView = {
  choice: CompareChoice
  offered: Offered[]
  departures: ShownDeparture[]
  gone: string[]
  silent: ComparedAnswer['silent']
}

export function besideView(
  offered: readonly Offered[],
  choice: CompareChoice,
  answer: ComparedAnswer | null,
): BesideView {
  const told = new Map(answer?.departures.map((one) => [one.key, one]))
  return {
    ...{ choice, offered: [...offered] },
    departures: offered.flatMap((one) => {
      const figures = told.get(one.key)?.figures
      return figures ? [{ ...one, figures }] : []
    }),
    gone: offered.filter(({ key }) => told.get(key)?.problem).map(({ name }) => name),
    silent: answer?.silent ?? [],
  }
}
