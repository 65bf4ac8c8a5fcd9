/** Saves the forms of the 3a page, and prepares those that are shown again. */

import type { ActionFunctionArgs } from '@remix-run/node'
import type { Open3kInfo, PaydateLimits } from '~/dossier/shape/account-3a'
import type { Estimate } from '~/estimate/estimate'
import type { Outcome } from '~/estimate/outcome'
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
async function saveSubmission(
  estimate: Estimate,
  command: Pillar3aToSave,
  revision: string | undefined,
): Promise<Outcome<unknown>> {
  if (command.kind === 'account') return estimate.saveOpen3kInfo(command.info, revision)
  if (command.kind === 'further')
    return estimate.saveAccount3a({ ...command.info, entityId: command.entityId }, revision)
  if (command.kind !== 'resetAccount') return estimate.chooseEntities(command, revision)
  const before = await estimate.getOpen3kInfo()
  return before.ok ? estimate.saveOpen3kInfo(resetAccount(before.answer), revision) : before
}

/** If the pay-out day has a problem, adds the days that this visitor can choose. */
export async function withLimits(estimate: Estimate, form: ReturnedForm): Promise<ReturnedAccountForm> {
  return form.error?.paydate ? { ...form, limits: (await estimate.getPaydateLimits()).answer } : form
}

/** Whether this save newly exceeds the legal ceiling, so that the page must say so before going on. */
async function crossesCeiling(estimate: Estimate, info: Open3kInfo): Promise<boolean> {
  const [own, before] = await Promise.all([estimate.listAccounts3a(), estimate.getOpen3kInfo()])
  return own.ok && overCeiling(own.answer, info) !== null && !overCeiling(own.answer, before.answer)
}

type SaveRequest = Pick<ActionFunctionArgs, 'request' | 'context'> & { revision: string | undefined }

/** Saves one of the forms, and returns the next page. */
export async function saveAndLead(
  command: Pillar3aToSave,
  { request, revision, context: { estimate } }: SaveRequest,
): Promise<Next<ReturnedForms>> {
  const isLast = isLastOpen((await estimate.getSteps()).answer, 'pillar3a')
  const isOver = command.kind === 'account' && (await crossesCeiling(estimate, command.info))
  const { refusal, answer: hasChanged } = await saveSubmission(estimate, command, revision)
  if (refusal) return { refusal }
  const goesOn = command.kind === 'none' || (command.kind === 'account' && !isOver)
  const to = nextPath({ at: request.url, isLast, here: '/3a', goesOn })
  return { to, done: hasChanged === false ? undefined : goesOn ? 'answer' : DONE[command.kind] }
}
