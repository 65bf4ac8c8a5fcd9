/**
 * When the list of versions with published faults must be checked again: faults are published every day, and it is kept
 * by hand.
 */
import { readFileSync } from 'node:fs'

/** A list older than this says little about what is installed. */
export const MOST_DAYS = 90

const DAY = 24 * 60 * 60 * 1000
const LIST = new URL('./known-bad-versions.json', import.meta.url)

/** What is overdue on a day (`YYYY-MM-DD`), one per line. @param list left out: the present list */
export function overdueVersions(today, list = JSON.parse(readFileSync(LIST, 'utf8'))) {
  const days = (Date.parse(today) - Date.parse(list.checked)) / DAY
  if (days <= MOST_DAYS) return []
  return [`known-bad-versions.json: last checked on ${list.checked}, ${Math.floor(days)} days ago (docs/operating.md)`]
}
