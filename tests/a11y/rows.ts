/** In which language, width and colours, and with or without scripts, each state is checked: every pair of values at least once. */
import { LANGUAGES, SCRIPTS, scripts } from '../support/visit/words'
import { coveringRows, type Row as RowOf } from './covering-rows'
import { nameOf, type State } from './state'
import { STATES } from './states'

export const COLOURS = ['light', 'dark', 'forced'] as const
export const WIDTHS = [320, 1280] as const

const factorsWith = (states: readonly State[]) => ({
  state: states,
  language: LANGUAGES,
  javaScript: SCRIPTS,
  colours: COLOURS,
  width: WIDTHS,
})

export type Row = RowOf<ReturnType<typeof factorsWith>>

/** What only scripts bring about is not there without. */
const isPossible = ({ state, javaScript }: Partial<Row>) => !state?.scripted || javaScript !== false

export const EVERY_PAIR: Row[] = coveringRows(factorsWith(STATES), isPossible)

export const titleOf = ({ state, language, javaScript, colours, width }: Row) =>
  [nameOf(state), language, scripts(javaScript), colours, `${width} px`].join(' · ')
