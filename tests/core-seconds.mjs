/** Seconds of a core used by the ended processes that this one has started, as Linux counts them; otherwise null. */
import { readFileSync } from 'node:fs'

/**
 * Of a process and of the children that it has waited for: `cutime` and `cstime` of proc(5), in hundredths of a second.
 */
const [CUTIME, CSTIME] = [16, 17]

export function coreSeconds() {
  try {
    // The second field is a name in brackets, which may contain anything.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/\(.*\)/s, 'name')
      .split(' ')
    return (Number(fields[CUTIME - 1]) + Number(fields[CSTIME - 1])) / 100
  } catch {
    return null
  }
}
