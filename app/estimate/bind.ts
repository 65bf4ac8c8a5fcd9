/** Functions with their first argument given. */

// biome-ignore lint/suspicious/noExplicitAny: a function of any kind.
type AnyFunction = (...given: any) => any

/** What is left of these functions once their first argument is given: each is asked by a promise. */
export type Bound<Table extends Record<string, AnyFunction>> = {
  [Name in keyof Table]: (...given: GivenTo<Table[Name]>) => Promise<Awaited<ReturnType<Table[Name]>>>
}

type GivenTo<Run extends AnyFunction> = Parameters<Run> extends [unknown?, ...infer Given] ? Given : []

/**
 * The functions that a table names, as `make` makes them: each when it is first asked for, since a request asks for a few of
 * some eighty.
 */
export function bindEach<All extends object>(
  table: Record<keyof All, unknown>,
  make: (name: keyof All & string) => unknown,
): All {
  const made: Partial<Record<PropertyKey, unknown>> = {}
  const find = (name: PropertyKey) => {
    if (!Object.hasOwn(made, name) && Object.hasOwn(table, name)) made[name] = make(name as keyof All & string)
    return made[name]
  }
  return new Proxy(made, {
    get: (_, name) => find(name),
    set(_, name, value) {
      made[name] = value
      return true
    },
    has: (_, name) => Object.hasOwn(table, name),
    ownKeys: () => Reflect.ownKeys(table),
    getOwnPropertyDescriptor: (_, name) =>
      Object.hasOwn(table, name)
        ? { value: find(name), configurable: true, enumerable: true, writable: true }
        : undefined,
  }) as All
}
