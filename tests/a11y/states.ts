/** Every state in which pages are checked. */
import type { State } from './state'
import { FAILURE_STATES } from './states/failures'
import { OWN_PAPERS_STATES } from './states/own-papers'
import { NOT_FOUND_STATES, PUBLIC_STATES } from './states/public'
import { REFUSED_STATES } from './states/refused'
import { SANDBOX_STATES } from './states/sandbox'
import { SCRIPTED_STATES } from './states/scripted'
import { SIGNED_IN_STATES } from './states/signed-in'
import { SILENT_STATES } from './states/silent'

export const STATES: State[] = [
  ...PUBLIC_STATES,
  ...NOT_FOUND_STATES,
  ...SIGNED_IN_STATES,
  ...OWN_PAPERS_STATES,
  ...REFUSED_STATES,
  ...SILENT_STATES,
  ...FAILURE_STATES,
  ...SANDBOX_STATES,
  ...SCRIPTED_STATES,
]
