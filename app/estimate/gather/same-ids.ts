/** Whether two selections name the same parties in the same order. */
export const sameIds = (one: readonly string[] | null, other: readonly string[]) =>
  one !== null && one.length === other.length && one.every((id, i) => id === other[i])
