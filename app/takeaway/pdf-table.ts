/** Writes a tagged table. Its headings are repeated on each page. */
import type { Element, PdfPage } from './pdf-page'
import type { Cell, Table } from './pdf-part'

const PADDING = { x: 5, y: 2.2 }
const BELOW = 8

/** @param below height of the notes, which must stay on the page of the last row */
export function putTable(page: PdfPage, table: Table, below: number) {
  const columns = columnsOf(page, table)
  const head = headOf(table)
  const headHeight = rowHeight(page, columns, head)
  page.makeRoom(startOfTable(page, table, below))

  function putHead(cellOf: CellElements) {
    page.shade(headHeight)
    putCells(page, columns, head, cellOf)
    page.moveDown(headHeight)
  }

  const element = page.open(page.root, 'Table')
  const headRow = page.open(page.open(element, 'THead'), 'TR')
  putHead(() => page.open(headRow, 'TH', 'Column'))
  const body = page.open(element, 'TBody')
  for (const [index, cells] of table.rows.entries()) {
    const height = rowHeight(page, columns, cells)
    if (page.makeRoom(keptTogether(page, table, index, below))) putHead(() => null)
    const row = page.open(body, 'TR')
    putCells(page, columns, cells, (index) => (index === 0 ? page.open(row, 'TH', 'Row') : page.open(row, 'TD')))
    page.moveDown(height)
    page.rule()
  }
  element.end()
  page.moveDown(page.scaled(BELOW))
}

/** The height to keep together: a row, or the last two with the notes, so that no row is alone on the next page. */
function keptTogether(page: PdfPage, table: Table, index: number, below: number): number {
  const columns = columnsOf(page, table)
  const [row = [], ...others] = table.rows.slice(index)
  const last = others.length > 1 ? [] : others
  const height = [row, ...last].reduce((sum, cells) => sum + rowHeight(page, columns, cells), 0)
  return others.length <= 1 && below > 0 ? height + page.scaled(BELOW) + below : height
}

/**
 * The room a table needs where it begins: its head is never separated from what follows it, nor is the heading above.
 */
export const startOfTable = (page: PdfPage, table: Table, below: number): number =>
  Math.max(
    page.roomFor(heightOfTable(page, table) + below),
    rowHeight(page, columnsOf(page, table), headOf(table)) + keptTogether(page, table, 0, below),
  )

function heightOfTable(page: PdfPage, table: Table): number {
  const columns = columnsOf(page, table)
  return [headOf(table), ...table.rows].reduce(
    (height, cells) => height + rowHeight(page, columns, cells),
    page.scaled(BELOW),
  )
}

const headOf = ({ head }: Table): Cell[] => head.map((text) => [{ text, style: 'label' }])

/** `x`: from the left of the text. */
type PdfColumn = { x: number; width: number; align: 'left' | 'right' }

function columnsOf(page: PdfPage, { widths, numbers = false }: Table): PdfColumn[] {
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
  const unit = page.width() / sum(widths)
  const padding = page.scaled(PADDING.x)
  return widths.map((part, index) => ({
    x: unit * sum(widths.slice(0, index)) + padding,
    width: unit * part - 2 * padding,
    align: numbers && index > 0 ? 'right' : 'left',
  }))
}

const rowHeight = (page: PdfPage, columns: readonly PdfColumn[], cells: readonly Cell[]) =>
  2 * page.scaled(PADDING.y) + Math.max(...cells.map((cell, index) => linesHeight(page, cell, columns[index])))

const linesHeight = (page: PdfPage, cell: Cell, column: PdfColumn | undefined) =>
  cell.reduce((height, { text, style }) => height + page.heightOf(text, style, column?.width), 0)

/** The structure element of a cell; null for a repeated heading, which screen readers skip. */
type CellElements = (index: number) => Element | null

const putCells = (page: PdfPage, columns: readonly PdfColumn[], cells: readonly Cell[], cellOf: CellElements) =>
  columns.forEach((column, index) => {
    const element = cellOf(index)
    let y = page.y() + page.scaled(PADDING.y)
    for (const { text, style } of cells[index] ?? []) {
      const place = { ...column, x: page.left() + column.x, y }
      if (element) page.text(element, 'P', text, style, place)
      else page.decorate(text, style, place)
      y += page.heightOf(text, style, column.width)
    }
  })
