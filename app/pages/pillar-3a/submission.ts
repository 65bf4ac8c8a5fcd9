/** Saves the forms of the 3a page, and prepares those that are shown again. */

import type { ActionFunctionArgs } from '@remix-run/node'
import type { Open3kInfo, PaydateLimits } from '~/dossier/shape/account-3a'
import type { Estimate } from '~/estimate/estimate'
import { attempt } from '~/estimate/outcome'
import { chooseEntities } from '~/estimate/page-saves'
import { getPaydateLimits, listAccounts3a } from '~/estimate/read/third-pillar'
import { getSteps } from '~/estimate/read/user'
import { saveAccount3a } from '~/estimate/save/accounts-3a'
import type { PageVisit } from '~/estimate/visit'
import { isLastOpen, nextPath } from '~/language/guided-path'
import type { Next } from '~/ui/action/next'
import type { ReturnedForm } from '~/ui/form/revision'
import { DONE_WITH_ENTITIES } from '~/ui/form/selection'
import { overCeiling } from '~/ui/parties/pillar-3a-view'
import { type Pillar3aToSave, resetAccount } from './form'

/** The page's confirmation once something is saved. */
const DONE = {
  ...DONE_WITH_ENTITIES,
  account: 'account',
  further: 'account',
  resetAccount: 'accountCleared',
} as const

/** The returned form. `entityId`: the further account that it is for. */
export type ReturnedForms = {
  account?: ReturnedAccountForm
  choice?: ReturnedForm
  further?: ReturnedAccountForm & { entityId?: string }
}

/** `limits`: the possible pay-out days, if they help to correct the form. */
export type ReturnedAccountForm = ReturnedForm & { limits?: PaydateLimits }

/** @param revision the revision that the form was filled from */
async function saveSubmission(visit: PageVisit, command: Pillar3aToSave, revision: string | undefined) {
  const { calls } = visit
  if (command.kind === 'account') return calls.saveOpen3kInfo(command.info, revision)
  if (command.kind === 'further') return saveAccount3a(visit, { ...command.info, entityId: command.entityId }, revision)
  if (command.kind !== 'resetAccount') return chooseEntities(visit, command, revision)
  return calls.saveOpen3kInfo(resetAccount(await calls.getOpen3kInfo()), revision)
}

/** If the pay-out day has a problem, adds the days that this visitor can choose. */
export async function withLimits(estimate: Estimate, form: ReturnedForm): Promise<ReturnedAccountForm> {
  return form.error?.paydate ? { ...form, limits: (await estimate.outcomeOf(getPaydateLimits)).answer } : form
}

/** Whether this save newly exceeds the legal ceiling, so that the page must say so before going on. */
async function crossesCeiling(visit: PageVisit, info: Open3kInfo): Promise<boolean> {
  const [own, before] = await Promise.all([
    attempt(visit, listAccounts3a(visit)),
    attempt(visit, visit.calls.getOpen3kInfo()),
  ])
  return own.answer !== null && overCeiling(own.answer, info) !== null && !overCeiling(own.answer, before.answer)
}

type SaveRequest = Pick<ActionFunctionArgs, 'request' | 'context'> & { revision: string | undefined }

/** Saves one of the forms, and returns the next page. */
export async function saveAndLead(
  command: Pillar3aToSave,
  { request, revision, context: { estimate } }: SaveRequest,
): Promise<Next<ReturnedForms>> {
  const isLast = isLastOpen((await estimate.outcomeOf(getSteps)).answer, 'pillar3a')
  const isOver = command.kind === 'account' && (await estimate.ask(crossesCeiling, command.info))
  const { refusal, answer: hasChanged } = await estimate.outcomeOf(saveSubmission, command, revision)
  if (refusal) return { refusal }
  const goesOn = command.kind === 'none' || (command.kind === 'account' && !isOver)
  const to = nextPath({ at: request.url, isLast, here: '/3a', goesOn })
  return { to, done: hasChanged === false ? undefined : goesOn ? 'answer' : DONE[command.kind] }
}
