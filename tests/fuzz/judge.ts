/** What every answer must satisfy, whatever was sent. */
import type { Answer } from './send'
import { CANARY } from './texts'

/** Work for one answer, in milliseconds. */
const HANG_MS = 1_000
export const TOO_LONG = 'too long'

/** What would run, leave its attribute, or lead away if a page contained it as it came. */
const UNESCAPED = [
  `<script>${CANARY}`,
  `onerror=${CANARY}>`,
  `x" onfocus="${CANARY}`,
  `x' onfocus='${CANARY}`,
  ...['href', 'src', 'action', 'formAction'].flatMap((attribute) =>
    ['javascript:', '//evil.example', '/\\evil.example'].map((target) => `${attribute}="${target}`),
  ),
]

/** The identity service and all parties of the test stand under our own origin, so nothing leads to another one. */
function leavesUs(location: string, origin: string): boolean {
  return !URL.canParse(location, origin) || new URL(location, origin).origin !== origin
}

/** Types of the product's answers that no browser takes for a page, told that it must not guess. */
const OTHER_TYPES =
  /^(application\/(([\w-]+\+)?json|pdf)|text\/(calendar|csv|plain|css|javascript)|image\/[\w+.-]+|font\/woff2)(;|$)/

/** `accept`: what the client accepts; the door refuses a browser with a page, even at a call. */
export type JudgedAnswer = Answer & { path: string; accept: string; log: readonly string[] }

/** An empty list where all is well. */
export function faultsOf({ status, headers, body, cpuMs, path, accept, log }: JudgedAnswer, origin: string): string[] {
  const type = String(headers['content-type'] ?? '')
  const isPage = type.startsWith('text/html')
  const location = headers.location
  const isCall = /^\/api(\/|\?|$)/.test(path)
  const faults: [boolean, string][] = [
    [status >= 500 || status < 200, `status ${status}`],
    [cpuMs > HANG_MS, `${TOO_LONG}: ${Math.round(cpuMs)} ms of work`],
    [isPage && UNESCAPED.some((text) => body.includes(text)), 'unescaped echo'],
    [body !== '' && !isPage && !OTHER_TYPES.test(type), `content type '${type}'`],
    [isCall && isPage && !accept.includes('text/html'), 'a call that answers with a page'],
    [typeof location === 'string' && leavesUs(location, origin), `leads to ${location}`],
    [JSON.stringify(headers['set-cookie'] ?? '').includes(CANARY), 'a cookie with what was sent'],
    // Node's own parser refuses it before us, without any header.
    [headers.date !== undefined && headers['x-content-type-options'] !== 'nosniff', 'no nosniff'],
    [isPage && !String(headers['content-security-policy'] ?? '').includes("default-src 'none'"), 'no content policy'],
    [log.some((line) => line.includes(CANARY)), 'what was sent stands in the log'],
    [log.some(isUnexpected), `unexpected: ${log.find(isUnexpected)}`],
  ]
  return faults.flatMap(([isFault, name]) => (isFault ? [name] : []))
}

/** A failed sign-in is a line of the log by itself, and expected. */
const isUnexpected = (line: string) => line.includes('"problem":') && !line.includes('"kind":"SignInError"')
