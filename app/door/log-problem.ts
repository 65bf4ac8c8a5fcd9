/** One line of JSON for an error that nobody expected: its kind and place only, since its text can hold anything. */
export function logProblem(where: string, error: unknown, at: number, write = toStderr): void {
  const kind = error instanceof Error ? error.name : typeof error
  const code = (error as { code?: unknown } | null)?.code
  write(
    JSON.stringify({ at, problem: where, kind, ...(typeof code === 'string' ? { code } : {}), place: placeOf(error) }),
  )
}

/** One line of JSON for an outside party that was silent: which one and why, in our own words. */
export function logSilence(
  { party, reason, detail }: { party: string; reason: string; detail: string },
  at: number,
  write = toStderr,
): void {
  write(JSON.stringify({ at, silent: party, reason, detail }))
}

/** The first line of the stack: file and line of our code, never a message. */
const placeOf = (error: unknown): string | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .find((line) => /^\s+at /.test(line))
        ?.trim()
    : undefined

const toStderr = (line: string) => void process.stderr.write(`${line}\n`)
