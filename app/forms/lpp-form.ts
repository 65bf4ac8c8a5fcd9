import { readSelection } from './selection'

/** The pension funds of a visitor. */
export const readLppForm = (posted: FormData) => readSelection(posted, 'fundRequired')
