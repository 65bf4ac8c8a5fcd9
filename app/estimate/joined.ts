/** Several objects of functions in one. */

/** The members of all these objects. */
export type Joined<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Joined<Rest>
  : unknown

type AnyFunction = (...given: unknown[]) => Promise<unknown>

/**
 * The functions of these objects by name, each changed by `change`. Filled one by one, since spreading objects of some sixty
 * functions takes twenty times as long, and every request needs them.
 */
export function joined<All>(parts: readonly object[], change: (run: AnyFunction, name: string) => AnyFunction): All {
  const all: Record<string, AnyFunction> = {}
  for (const [name, run] of parts.flatMap<[string, AnyFunction]>(Object.entries)) all[name] = change(run, name)
  return all as All
}
