/** The buttons that add or remove a child's row, translated into intents that conform handles as it reads the form. */
import { type Intent, serializeIntent } from '@conform-to/dom'
import { MAX_CHILDREN } from '~/dossier/shape/info'
import { addButton, removeButton, rowPressedIn } from '~/ui/form/rows'
import { AVS } from './form'

const [CHILD] = AVS.shape.children
export type ChildRow = Record<keyof typeof CHILD, string>
export const NEW_ROW: ChildRow = { ...CHILD, alive: 'yes' }

type RowIntent = Extract<Intent<ChildRow[]>, { type: 'insert' | 'remove' }>

const INSERT: RowIntent = { type: 'insert', payload: { name: 'children', defaultValue: { alive: NEW_ROW.alive } } }
const removal = (index: number): RowIntent => ({ type: 'remove', payload: { name: 'children', index } })

const LIST = 'children'
export const ADD_CHILD = addButton(LIST)
export const removeChild = (index: number) => removeButton(LIST, index)

/** The pressed button in conform's terms. Accepts only what our page writes; a page can have one row more than allowed. */
export function pressedIn(posted: FormData): RowIntent | null {
  const pressed = rowPressedIn(posted, LIST)
  if (!pressed) return null
  if (pressed.index === null) return INSERT
  return pressed.index >= 0 && pressed.index <= MAX_CHILDREN ? removal(pressed.index) : null
}

/** The intent for conform, given the number of rows, and how many rows are left. An impossible one leaves the rows unchanged. */
export function heeded(pressed: RowIntent, rows: number): { intent: string; left: number } {
  const { type, payload } = pressed
  if (type === 'insert' && rows < MAX_CHILDREN) return { intent: serializeIntent(pressed), left: rows + 1 }
  if (type === 'remove' && payload.index < rows) return { intent: serializeIntent(pressed), left: rows - 1 }
  return { intent: serializeIntent({ type: 'validate', payload: {} }), left: rows }
}
