import { SignInError } from '~/identity/sign-in-error'

/** Where an unexpected error was met. */
export type ProblemPlace =
  | 'server'
  | 'page'
  | 'estimate'
  | 'sign-in'
  | 'examples'
  | 'demo'
  | 'redis'
  | 'vault'
  | 'sweep'

/**
 * One line of JSON for an unexpected error: its kind and place only, since its text can contain anything. `why`: of a sign-in
 * that failed, one of its fixed words.
 */
export function logProblem(where: ProblemPlace, error: unknown, at: number, write = toStderr): void {
  const kind = error instanceof Error ? error.name : typeof error
  const why = error instanceof SignInError ? error.reason : undefined
  write(JSON.stringify({ at, problem: where, kind, why, code: codeOf(error), place: placeOf(error) }))
}

/** In capitals, as Node and SQLite write theirs. Other codes can come from outside, like the words of OAuth. */
function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z][A-Z_\d]{2,40}$/.test(code) ? code : undefined
}

export type SilentParty = { party: string; reason: string; detail: string }

/** One line of JSON for an outside party that was silent: which one and why, in our own words. */
export function logSilence({ party, reason, detail }: SilentParty, at: number, write = toStderr): void {
  write(JSON.stringify({ at, silent: party, reason, detail }))
}

/** The last line of JSON of a process whose event loop has been stuck since then. */
export const standingLoopLine = (at: number) => JSON.stringify({ at, problem: 'loop', kind: 'LoopStands' })

/** The first line of the stack: file and line of our code. The message before it is skipped: it may look like one. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined
  const { message, stack } = error
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return frames.find((line) => /^\s+at \S.*:\d+:\d+\)?$/.test(line))?.trim()
}

const toStderr = (line: string) => void process.stderr.write(`${line}\n`)
