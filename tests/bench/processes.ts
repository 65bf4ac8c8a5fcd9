/** What a process has used so far, as Linux counts it; elsewhere it is not known. */
import { readFileSync } from 'node:fs'

/** Milliseconds of a core since it began: user and system, in hundredths of a second (proc(5)). NaN: not known. */
export function cpuMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Bytes in memory. NaN: not known. */
export const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1]) * 1024

/** Of a process and those that it has started. */
export function memoryOfTree(pid: number): number {
  const children = (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)
  const own = memoryOf(pid)
  // A child that has just ended is no longer known.
  return children.reduce((sum, child) => sum + (memoryOfTree(child) || 0), own)
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
