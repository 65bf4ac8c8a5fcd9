/** What the buttons of the page do. */
import { type AppLoadContext, json, redirect } from '@remix-run/node'
import type { CareerOwner } from '~/dossier/shape/career'
import type { CareerTyped } from '~/forms/career/read'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { returnUnsaved } from '~/ui/form/revision'
import { pathOfCareer } from '~/ui/own-papers/career-place'

type Context = Pick<AppLoadContext, 'estimate' | 'language'>
type Revision = string | undefined

export function saveCareer(estimate: Context['estimate'], owner: CareerOwner, typed: CareerTyped, revision: Revision) {
  if (typed.way === 'extract') return estimate.saveExtract(owner, typed.text, typed.asOf, revision)
  if (typed.way === 'quick') return estimate.saveFewFigures(owner, typed, revision)
  return estimate.saveCareer(owner, typed, revision)
}

export async function removeCareer({ estimate, language }: Context, owner: CareerOwner, revision: Revision) {
  const { refusal } = await estimate.removeCareer(owner, revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission: undefined, revision }))
  return redirect(pathSayingDone(pathIn(language, pathOfCareer('/avs/career', owner)), 'paperRemoved'), 303)
}

/** @param choice as posted: anything but `own` leaves the register's account */
export async function chooseAccount({ estimate, language }: Context, choice: string, revision: Revision) {
  const { refusal } = await estimate.chooseCountingAccount(choice === 'own' ? 'own' : 'party', revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission: undefined, revision }))
  return redirect(pathSayingDone(pathIn(language, '/avs/career'), 'paper'), 303)
}
