/** One line of JSON for security events that an operator watches: fixed words, and nothing about who asked for what. */
import type { SignInEvent } from '~/identity/sign-in-event'

/** `shed`: sent away because there was no room. */
export type SecurityEvent = SignInEvent | { event: 'foreign-origin' } | { event: 'rate-reached' } | { event: 'shed' }

export function logSecurity({ event, ...more }: SecurityEvent, at: number, write = toStdout): void {
  write(JSON.stringify({ at, security: event, ...more }))
}

const toStdout = (line: string) => void process.stdout.write(`${line}\n`)
