import type { Day } from '~/pillars/day'

export function dayBefore(day: Day): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10) as Day
}
