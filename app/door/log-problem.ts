/** One line of JSON for an error that nobody expected: its kind and place only, since its text can hold anything. */
export function logProblem(where: string, error: unknown, at: number, write = toStderr): void {
  const kind = error instanceof Error ? error.name : typeof error
  write(JSON.stringify({ at, problem: where, kind, code: codeOf(error), place: placeOf(error) }))
}

/** As Node and SQLite write theirs. What stands there in other letters can come from outside, as the words of OAuth do. */
function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z][A-Z_\d]{2,40}$/.test(code) ? code : undefined
}

/** One line of JSON for an outside party that was silent: which one and why, in our own words. */
export function logSilence(
  { party, reason, detail }: { party: string; reason: string; detail: string },
  at: number,
  write = toStderr,
): void {
  write(JSON.stringify({ at, silent: party, reason, detail }))
}

/** The first line of the stack: file and line of our code, never a message, which stands before it and may look like one. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined
  const { message, stack } = error
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return frames.find((line) => /^\s+at \S.*:\d+:\d+\)?$/.test(line))?.trim()
}

const toStderr = (line: string) => void process.stderr.write(`${line}\n`)
