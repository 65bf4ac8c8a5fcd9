/** What one reading has and another has not, line by line. */

/**
 * `- ` before a line that only `one` has, `+ ` before a line that only `other` has. Each difference begins with `@ `
 * and the preceding line of `one`; empty if both are the same.
 */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  const common = commonLengths(one, other)
  const changes: string[] = []
  let [i, j, isOpen] = [0, 0, false]
  const add = (sign: '-' | '+', line = '') => {
    if (!isOpen) changes.push(`@ ${one[i - 1] ?? 'the start'}`)
    isOpen = true
    changes.push(`${sign} ${line}`)
    if (sign === '-') i++
    else j++
  }
  while (i < one.length || j < other.length) {
    if (i < one.length && one[i] === other[j]) {
      isOpen = false
      i++
      j++
    } else if (j === other.length || (i < one.length && at(common, i + 1, j) >= at(common, i, j + 1))) add('-', one[i])
    else add('+', other[j])
  }
  return changes
}

const at = (lengths: readonly (readonly number[])[], i: number, j: number) => lengths[i]?.[j] ?? 0

/** For each pair of positions: how many lines both readings share from there on, in the same order. */
function commonLengths(one: readonly string[], other: readonly string[]) {
  const lengths = [...one, 'the end'].map(() => Array<number>(other.length + 1).fill(0))
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const length =
        one[i] === other[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
      const row = lengths[i]
      if (row) row[j] = length
    }
  return lengths
}
