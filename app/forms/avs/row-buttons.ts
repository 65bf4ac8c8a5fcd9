/** The buttons that add a child's row or take one away, and what they are to conform, which heeds them as it reads the form. */
import { type Intent, serializeIntent } from '@conform-to/dom'
import { MAX_CHILDREN } from '~/dossier/shape/shape'
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

/** In conform's words. Only what our page writes; one row more than there may be can come back, too. */
export function pressedIn(posted: FormData): RowIntent | null {
  const pressed = rowPressedIn(posted, LIST)
  if (!pressed) return null
  if (pressed.index === null) return INSERT
  return pressed.index >= 0 && pressed.index <= MAX_CHILDREN ? removal(pressed.index) : null
}

/** What conform is to do with so many rows, and how many are left. What cannot be done leaves them as they are. */
export function heeded(pressed: RowIntent, rows: number): { intent: string; left: number } {
  const { type, payload } = pressed
  if (type === 'insert' && rows < MAX_CHILDREN) return { intent: serializeIntent(pressed), left: rows + 1 }
  if (type === 'remove' && payload.index < rows) return { intent: serializeIntent(pressed), left: rows - 1 }
  return { intent: serializeIntent({ type: 'validate', payload: {} }), left: rows }
}
