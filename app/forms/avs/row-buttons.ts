/** The buttons that add a child's row or take one away: conform's own intents, which it heeds as it reads the form. */
import { INTENT, type Intent, serializeIntent } from '@conform-to/dom'
import { MAX_CHILDREN } from '~/dossier/shape/shape'
import { textOf } from '~/ui/form/known-fields'
import { AVS } from './form'

const [CHILD] = AVS.shape.children
export type ChildRow = Record<keyof typeof CHILD, string>
export const NEW_ROW: ChildRow = { ...CHILD, alive: 'yes' }

type RowIntent = Extract<Intent<ChildRow[]>, { type: 'insert' | 'remove' }>

const INSERT: RowIntent = { type: 'insert', payload: { name: 'children', defaultValue: { alive: NEW_ROW.alive } } }
const removal = (index: number): RowIntent => ({ type: 'remove', payload: { name: 'children', index } })

const buttonOf = (intent: RowIntent) => ({ name: INTENT, value: serializeIntent(intent) })
/** Name and value of a button: at most the place of a row, and nothing that was typed. */
export const ADD_CHILD = buttonOf(INSERT)
export const removeChild = (index: number) => buttonOf(removal(index))

/** One row more than there may be can come back, too. */
const INTENTS = [INSERT, ...Array.from({ length: MAX_CHILDREN + 1 }, (_, index) => removal(index))]
const BY_VALUE = new Map(INTENTS.map((intent) => [serializeIntent(intent), intent]))

/** Only what our page writes: conform does whatever else it is told, and throws at what it cannot read. */
export const pressedIn = (posted: FormData) => BY_VALUE.get(textOf(posted, INTENT))

/** What conform is to do with so many rows, and how many are left. What cannot be done leaves them as they are. */
export function heeded(pressed: RowIntent, rows: number): { intent: string; left: number } {
  const { type, payload } = pressed
  if (type === 'insert' && rows < MAX_CHILDREN) return { intent: serializeIntent(pressed), left: rows + 1 }
  if (type === 'remove' && payload.index < rows) return { intent: serializeIntent(pressed), left: rows - 1 }
  return { intent: serializeIntent({ type: 'validate', payload: {} }), left: rows }
}
