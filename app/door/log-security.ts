/** One line of JSON for what an operator watches the door by: fixed words, nothing of who asked or what for. */
import type { SignInEvent } from '~/identity/sign-in-event'

/** `shed`: sent away, since there was no room. */
export type SecurityEvent = SignInEvent | { event: 'foreign-origin' } | { event: 'rate-reached' } | { event: 'shed' }

export function logSecurity({ event, ...more }: SecurityEvent, at: number, write = toStdout): void {
  write(JSON.stringify({ at, security: event, ...more }))
}

const toStdout = (line: string) => void process.stdout.write(`${line}\n`)
