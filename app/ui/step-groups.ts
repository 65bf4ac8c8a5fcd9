import type { Step } from '~/pillars/result'

/** Steps of several funds or accounts, one after the other, divided where the next one begins. */
export function groupsOf(steps: readonly Step[], begins: (step: Step, before: Step | undefined) => boolean): Step[][] {
  const groups: Step[][] = []
  for (const [index, step] of steps.entries()) {
    if (groups.length === 0 || begins(step, steps[index - 1])) groups.push([])
    groups.at(-1)?.push(step)
  }
  return groups
}
