import type { Step } from '~/pillars/result'

/** Splits the consecutive steps of several funds or accounts into one group each. `begins`: whether a step starts a new group. */
export function groupsOf(steps: readonly Step[], begins: (step: Step, before: Step | undefined) => boolean): Step[][] {
  const groups: Step[][] = []
  for (const [index, step] of steps.entries()) {
    if (groups.length === 0 || begins(step, steps[index - 1])) groups.push([])
    groups.at(-1)?.push(step)
  }
  return groups
}
