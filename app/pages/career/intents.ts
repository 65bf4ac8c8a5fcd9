import { alone, type IntentReaders } from '~/ui/action/intent'

/** The buttons: to skip the page, to remove what is saved, and to say which account counts. */
export const CAREER_INTENTS = {
  skip: alone,
  remove: alone,
  // Anything but `own` leaves the register's account.
  counts: (carried: string) => (carried === 'own' ? 'own' : 'party'),
} as const satisfies IntentReaders
