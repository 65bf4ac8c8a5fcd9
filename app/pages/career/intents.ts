import { alone, type IntentReaders } from '~/ui/action/intent'

/** The buttons: skip the page, remove what is saved, and choose which account counts. */
export const CAREER_INTENTS = {
  skip: alone,
  remove: alone,
  // Anything but `own` keeps the register's account.
  counts: (carried: string) => (carried === 'own' ? 'own' : 'party'),
} as const satisfies IntentReaders
