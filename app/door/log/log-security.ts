/** One line of JSON for security events that an operator watches: fixed words, and nothing about who asked for what. */
import type { SignInEvent } from '~/identity/sign-in-event'

/** `cost-reached`: over a budget of the processor; `shed`: sent away because there was no room, `bodies-full`: none for its body. */
export type SecurityEvent =
  | SignInEvent
  | { event: 'foreign-origin' | 'rate-reached' | 'cost-reached' | 'shed' | 'bodies-full' }

export function logSecurity({ event, ...more }: SecurityEvent, at: number, write = toStdout): void {
  write(JSON.stringify({ at, security: event, ...more }))
}

const toStdout = (line: string) => void process.stdout.write(`${line}\n`)
