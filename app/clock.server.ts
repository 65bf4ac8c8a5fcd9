import { type Day, day } from '~/pillars/day'

/**
 * The one clock. `now` is the time on the wall (sessions, tokens); `today` is the day for which
 * everything is computed, which reviewers and tests can set (`TODAY`). It moves no session.
 */
export type Clock = { now: () => number; today: () => Day }

const swissDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

export const createClock = (fixedToday: Day | null): Clock => ({
  now: () => Date.now(),
  today: () => fixedToday ?? day(swissDay.format(Date.now())),
})
