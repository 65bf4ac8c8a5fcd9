/** What a PDF is put together from. */
import type { Style } from './pdf-fonts'
import type { Table } from './pdf-table'

export type Part =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; style?: Style }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; table: Table }

export const heading = (level: 1 | 2 | 3, text: string): Part => ({ kind: 'heading', level, text })
export const paragraph = (text: string, style?: Style): Part => ({ kind: 'paragraph', text, style })
export const list = (items: readonly string[]): Part => ({ kind: 'list', items })
export const table = (content: Table): Part => ({ kind: 'table', table: content })
