import type { Problem } from './error-summary'

/**
 * Ties a field of a form to its control: its name, what was typed or saved, and the sentence of what is wrong.
 * `const bound = boundTo(problems)`, then `<TextField {...bound(fields.navs)} label=... />`.
 */
export const boundTo =
  (problems: readonly Problem[]) =>
  // Conform works out the whole field each time that one of its properties is read.
  ({ name, initialValue }: { name: string; initialValue?: unknown }) => ({
    name,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    error: problems.find((problem) => problem.field === name)?.message,
  })

export type Bound = ReturnType<typeof boundTo>
