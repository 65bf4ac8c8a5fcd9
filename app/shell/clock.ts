import type { Clock } from '~/estimate/gather/tools'
import { type Day, day } from '~/pillars/day'

const swissDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** @param fixedToday what reviewers and tests set (`TODAY`); it moves no session */
export const createClock = (fixedToday: Day | null): Clock => ({
  now: () => Date.now(),
  today: () => fixedToday ?? day(swissDay.format(Date.now())),
})
