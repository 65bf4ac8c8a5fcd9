/** The state of the steps of the guided path. */
import type { Steps } from '~/dossier/shape/shape'
import { GUIDED_PATHS, GUIDED_STEPS, type GuidedStep } from '~/language/guided-path'

export type StepState = 'done' | 'current' | 'open'
/** `path`: the French path if the visitor can go there; null for the current step and for steps still closed. */
export type StepOnPath = { step: GuidedStep; state: StepState; path: string | null }

const BEFORE_SIGN_IN: readonly GuidedStep[] = ['documents', 'login']

/**
 * @param here the current step; null on the start page
 * @param known which steps are done; null if nobody is signed in
 */
export function guidedSteps(here: GuidedStep | null, known: Steps | null): StepOnPath[] {
  return GUIDED_STEPS.map((step) => {
    const isReachable = BEFORE_SIGN_IN.includes(step) === (known === null)
    const state = step === here ? 'current' : isDone(step, here, known) ? 'done' : 'open'
    return { step, state, path: isReachable && step !== here ? GUIDED_PATHS[step] : null }
  })
}

/** Nothing records whether the documents are ready or the entries checked, so these count as done once the visitor is past them. */
function isDone(step: GuidedStep, here: GuidedStep | null, known: Steps | null): boolean {
  if (step === 'documents') return known !== null || here === 'login'
  if (step === 'login') return known !== null
  if (step === 'check') return here === 'synthesis'
  return step === 'synthesis' ? false : (known?.[step] ?? false)
}
