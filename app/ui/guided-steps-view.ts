/** How things stand with the steps of the guided path. */
import type { Steps } from '~/dossier/shape'
import { GUIDED_PATHS, GUIDED_STEPS, type GuidedStep } from '~/text/guided-path'

export type StepState = 'done' | 'current' | 'open'
/** `path`: French, where the visitor can go there from here; null for the step shown, and for what is closed to them. */
export type StepOnPath = { step: GuidedStep; state: StepState; path: string | null }

const BEFORE_SIGN_IN: readonly GuidedStep[] = ['documents', 'login']

/**
 * @param here the step shown; null on the start
 * @param known what is known of the pillars; null while nobody is signed in
 */
export function guidedSteps(here: GuidedStep | null, known: Steps | null): StepOnPath[] {
  return GUIDED_STEPS.map((step) => {
    const isReachable = BEFORE_SIGN_IN.includes(step) === (known === null)
    const state = step === here ? 'current' : isDone(step, here, known) ? 'done' : 'open'
    return { step, state, path: isReachable && step !== here ? GUIDED_PATHS[step] : null }
  })
}

/** Nobody tells whether the documents are ready or the answers checked: that counts as done for whoever went on. */
function isDone(step: GuidedStep, here: GuidedStep | null, known: Steps | null): boolean {
  if (step === 'documents') return known !== null || here === 'login'
  if (step === 'login') return known !== null
  if (step === 'check') return here === 'synthesis'
  return step === 'synthesis' ? false : (known?.[step] ?? false)
}
