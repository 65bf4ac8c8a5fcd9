import { type Checked, computeChecked } from '../answers/checked/compute-checked'

/** Computed once a process: every case has the law of its own year, so no day changes it. */
let computed: Checked | null = null

/** Needs no session. */
export function getChecked(): Checked {
  computed ??= computeChecked()
  return computed
}
