/** The calendar among the downloads: what to do by when. */
import { listDeadlines } from '~/estimate/read/figures'
import { synthesisCalendar } from '~/takeaway/calendar'
import type { FileRequest } from './contents'

/** With the change, if there is one, and all dates of a plan to leave early; null: there are no deadlines. */
export async function writeCalendar({ context, answers, digest, plan }: FileRequest): Promise<string | null> {
  const { estimate, language, t, operator, settings } = context
  const pension = (digest.withChange ? answers.changed : answers.pension).answer
  const deadlines = plan?.dates ?? (await estimate.ask(listDeadlines, { digest, pension }))
  if (deadlines.length === 0) return null
  const { computedOn, withoutChange } = digest
  const birthDate = answers.info.answer?.person.birthDate ?? withoutChange.retirementDate
  const basis = { language, t, operator: operator?.name, computedOn, birthDate }
  return synthesisCalendar({ ...basis, host: new URL(settings.origin).hostname, deadlines })
}
