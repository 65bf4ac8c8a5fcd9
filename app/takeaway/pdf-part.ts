/** The content of a PDF as plain data, which can be passed to a thread. */
import type { Day } from '~/pillars/day'
import type { Style } from './pdf-fonts'
import type { Picture } from './pdf-picture'

/** Everything needed to write a PDF. */
export type PdfContent = {
  /** For example `fr-CH`. */
  locale: string
  title: string
  author: string
  computedOn: Day
  /** The footer of each page. On the right, `PAGE_MARK` and `PAGES_MARK` are replaced once all pages are written. */
  footer: { left: string; right: string }
  parts: Part[]
}

export const PAGE_MARK = '{page}'
export const PAGES_MARK = '{pages}'

export type Line = { text: string; style: Style }
/** The lines of a cell. */
export type Cell = readonly Line[]
/** The first cell of each row is its heading. */
export type Table = {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** The widths of the columns, as fractions of the total. */
  widths: readonly number[]
  /** Right-aligns all but the first column, for amounts. */
  numbers?: boolean
}

export type Part =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; style?: Style }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; table: Table }
  /** The amount on the left, `facts` about it on the right. */
  | { kind: 'answer'; title: string; amount: string; when: string; facts: readonly string[] }
  /** `alt`: what the chart shows, in sentences. */
  | { kind: 'picture'; picture: Picture; alt: string }
  /** What follows is on further pages, small and in two columns. */
  | { kind: 'details' }

export const plain = (text: string): Cell => [{ text, style: 'text' }]

export const heading = (level: 1 | 2 | 3, text: string): Part => ({ kind: 'heading', level, text })
export const paragraph = (text: string, style?: Style): Part => ({ kind: 'paragraph', text, style })
export const list = (items: readonly string[]): Part => ({ kind: 'list', items })
export const table = (content: Table): Part => ({ kind: 'table', table: content })
export const picture = (content: Picture, alt: string): Part => ({ kind: 'picture', picture: content, alt })
export const DETAILS: Part = { kind: 'details' }
