/** A table on PDF pages: its headings are headings for programs too, and stand again on each page it goes on to. */
import type { Style } from './pdf-fonts'
import { type Element, MARGINS, type PdfPage } from './pdf-page'

export type Line = { text: string; style: Style }
/** The lines of a cell, one below the other. */
export type Cell = readonly Line[]
/** The first cell of each row names it. */
export type Table = {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Parts of the width, one a column. */
  widths: readonly number[]
  /** Amounts below each other: all but the first column. */
  numbers?: boolean
}

export const plain = (text: string): Cell => [{ text, style: 'text' }]

const PADDING = { x: 6, y: 3.5 }
const BELOW = 8

/** @param below what is to stand on the page of the last row: the height of its notes */
export function putTable(page: PdfPage, table: Table, below: number) {
  const columns = columnsOf(page, table)
  const head = headOf(table)
  const headHeight = rowHeight(page, columns, head)
  page.makeRoom(page.roomFor(heightOfTable(page, table) + below))

  function putHead(cellOf: CellOf) {
    page.shade(headHeight)
    putCells(page, columns, head, cellOf)
    page.moveDown(headHeight)
  }

  /** A row; the last two, so that none is left alone on the next page, and the notes with them. */
  function keptTogether([row = [], ...others]: Table['rows']): number {
    const last = others.length > 1 ? [] : others
    const height = [row, ...last].reduce((sum, cells) => sum + rowHeight(page, columns, cells), 0)
    return others.length <= 1 && below > 0 ? height + BELOW + below : height
  }

  const element = page.open(page.root, 'Table')
  const headRow = page.open(page.open(element, 'THead'), 'TR')
  putHead(() => page.open(headRow, 'TH', 'Column'))
  const body = page.open(element, 'TBody')
  for (const [index, cells] of table.rows.entries()) {
    const height = rowHeight(page, columns, cells)
    if (page.makeRoom(keptTogether(table.rows.slice(index)))) putHead(() => null)
    const row = page.open(body, 'TR')
    putCells(page, columns, cells, (index) => (index === 0 ? page.open(row, 'TH', 'Row') : page.open(row, 'TD')))
    page.moveDown(height)
    page.rule()
  }
  element.end()
  page.moveDown(BELOW)
}

export function heightOfTable(page: PdfPage, table: Table): number {
  const columns = columnsOf(page, table)
  return [headOf(table), ...table.rows].reduce((height, cells) => height + rowHeight(page, columns, cells), BELOW)
}

const headOf = ({ head }: Table): Cell[] => head.map((text) => [{ text, style: 'label' }])

type PdfColumn = { x: number; width: number; align: 'left' | 'right' }

function columnsOf(page: PdfPage, { widths, numbers = false }: Table): PdfColumn[] {
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
  const unit = page.width / sum(widths)
  return widths.map((part, index) => ({
    x: MARGINS.left + unit * sum(widths.slice(0, index)) + PADDING.x,
    width: unit * part - 2 * PADDING.x,
    align: numbers && index > 0 ? 'right' : 'left',
  }))
}

const rowHeight = (page: PdfPage, columns: readonly PdfColumn[], cells: readonly Cell[]) =>
  2 * PADDING.y + Math.max(...cells.map((cell, index) => linesHeight(page, cell, columns[index])))

const linesHeight = (page: PdfPage, cell: Cell, column: PdfColumn | undefined) =>
  cell.reduce((height, { text, style }) => height + page.heightOf(text, style, column?.width), 0)

/** The element in which a cell stands; null for a heading that stands there again, for the eye only. */
type CellOf = (index: number) => Element | null

const putCells = (page: PdfPage, columns: readonly PdfColumn[], cells: readonly Cell[], cellOf: CellOf) =>
  columns.forEach((column, index) => {
    const element = cellOf(index)
    let y = page.y() + PADDING.y
    for (const { text, style } of cells[index] ?? []) {
      const place = { ...column, y }
      if (element) page.text(element, 'P', text, style, place)
      else page.decorate(text, style, place)
      y += page.heightOf(text, style, column.width)
    }
  })
