/** The command of the package: a life in a file or on standard input, its estimate on standard output. */
import { MOST_BYTES } from '~/estimate/case/json-bounds'
import { isLanguage, LANGUAGES } from '~/language/language'
import { estimateText } from './estimate'
import { explainText } from './explain'
import { law } from './law'
import type { Outcome } from './life'

/** What the command needs of its process. */
export type Terminal = {
  /** Without those of Node. */
  args: readonly string[]
  /** A file, or standard input for `-`. @throws if it cannot be read */
  open(path: string): AsyncIterable<Uint8Array>
  print(text: string): void
  /** On standard error. */
  report(text: string): void
  /** The day of the machine's clock, in Switzerland. */
  today(): string
  version: string
}

/** 1: refused, and the problem document says why; 2: called otherwise than the usage says. */
export type ExitCode = 0 | 1 | 2

const USAGE = `Usage: trois-piliers-engine [options] life.json      (- reads standard input)
       trois-piliers-engine --law DAY

  --today DAY         the day on which the life is estimated where it names none; by default that of the machine
  --explain ${LANGUAGES.join('|')}     how each figure came about, in sentences, in place of the estimate
  --law DAY           the figures of the law in force on a day, each with its source
  --version, --help

Prints JSON; the estimate is what POST /api/estimate answers. Exit code 1: refused, with a problem document on standard
error; 2: called otherwise than above.
`

/** What the command is called for. `today` null: none is given. */
type Invocation =
  | { kind: 'estimate'; path: string; today: string | null }
  | { kind: 'explain'; path: string; today: string | null; language: string }
  | { kind: 'law'; day: string }

const WITH_VALUE = ['--today', '--explain', '--law'] as const
type Option = (typeof WITH_VALUE)[number]
const isOption = (text: string): text is Option => WITH_VALUE.some((one) => one === text)

/** null: the arguments make no sense. */
function readArgs(args: readonly string[]): Invocation | null {
  const options: Partial<Record<Option, string>> = {}
  const paths: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string
    const value = args[at + 1]
    if (isOption(arg)) {
      if (value === undefined || arg in options) return null
      options[arg] = value
      at++
    } else if (arg.startsWith('--')) return null
    else paths.push(arg)
  }
  const { '--today': today = null, '--explain': language, '--law': day } = options
  const [path, ...more] = paths
  if (day !== undefined) return path === undefined && !today && !language ? { kind: 'law', day } : null
  if (path === undefined || more.length > 0) return null
  return language === undefined ? { kind: 'estimate', path, today } : { kind: 'explain', path, today, language }
}

export async function runCommand(terminal: Terminal): Promise<ExitCode> {
  const { args, print, report, version } = terminal
  if (args.length === 1 && args[0] === '--help') return printText(print, USAGE)
  if (args.length === 1 && args[0] === '--version') return printText(print, `${version}\n`)
  const invocation = readArgs(args)
  if (!invocation || (invocation.kind === 'explain' && !isLanguage(invocation.language))) {
    report(USAGE)
    return 2
  }
  if (invocation.kind === 'law') return printOutcome(terminal, law({ day: invocation.day }))
  const text = await readBounded(terminal, invocation.path)
  if (text === null) {
    report(`cannot be read: ${invocation.path}\n`)
    return 2
  }
  const today = invocation.today ?? terminal.today()
  if (invocation.kind === 'explain' && isLanguage(invocation.language))
    return printOutcome(terminal, explainText(text, { today, language: invocation.language }))
  const { status, body } = estimateText(text, { today })
  if (status === 200) return printText(print, body)
  report(`${body}\n`)
  return 1
}

function printText(print: Terminal['print'], text: string): ExitCode {
  print(text)
  return 0
}

function printOutcome({ print, report }: Terminal, outcome: Outcome<unknown>): ExitCode {
  if (outcome.ok) return printText(print, JSON.stringify(outcome.answer))
  report(`${JSON.stringify(outcome.problem)}\n`)
  return 1
}

/** Reads no further than what shows that it is too large. null: it cannot be read. */
async function readBounded({ open }: Terminal, path: string): Promise<string | null> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  try {
    for await (const piece of open(path)) {
      bytes += piece.length
      text += decoder.decode(piece, { stream: true })
      if (bytes > MOST_BYTES) break
    }
  } catch {
    return null
  }
  return text + decoder.decode()
}
