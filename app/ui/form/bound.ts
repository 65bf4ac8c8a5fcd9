import type { Problem } from './controls/error-summary'
import type { Field } from './fields'

/**
 * Binds a field to its control: name, value and the sentence on its problem.
 * `const bound = boundTo(problems)`, then `<TextField {...bound(fields.navs)} label=... />`.
 */
export const boundTo =
  (problems: readonly Problem[]) =>
  ({ name, initialValue }: Field) => ({
    name,
    defaultValue: initialValue,
    error: problems.find((problem) => problem.field === name)?.message,
  })

export type Bound = ReturnType<typeof boundTo>
