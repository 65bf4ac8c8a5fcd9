/** The figures of a page, as people read them. */
import type { ColumnName } from '~/pillars/result'
import { plain, type Screen, textOf } from './screen'
import { literally } from './words'

/** A figure by its name; null where the page has none. */
export const figure = ({ document }: Screen, name: string, column: ColumnName = 'withoutChange') =>
  document.querySelector(`data[data-figure="${name}"][data-column=${column}]`)

/** What the page shows, by the name of the figure. */
export function figuresOn({ document }: Screen, column: ColumnName | null = 'withoutChange'): Record<string, number> {
  const ofColumn = column ? `[data-column=${column}]` : ''
  const all = document.querySelectorAll(`data[data-figure]${ofColumn}`)
  return Object.fromEntries(
    [...all].map((one) => [one.getAttribute('data-figure'), Number(one.getAttribute('value') || NaN)]),
  )
}

/** The row with this term in the table of a block. @throws where there is none, or more than one */
export function row({ all, part }: Screen, block: string, term: string): HTMLElement {
  const table = part(all.getByRole('table', { name: block }))
  const header = table.getByRole('rowheader', { name: new RegExp(`^${literally(term).source}`) })
  return header.closest('tr') as HTMLElement
}

/** The part of a page under a heading within a fold. @throws where there is none */
export function part({ document }: Screen, title: string): HTMLElement {
  const headings = [...document.querySelectorAll<HTMLElement>('details.fold h4')]
  const found = headings.find((one) => textOf(one).includes(plain(title)))?.closest('section')
  if (!found) throw new Error(`no part of a fold is called ${title}`)
  return found
}

/** What is folded under a title. @throws where nothing is */
export function fold({ document }: Screen, title: string): HTMLElement {
  const folds = [...document.querySelectorAll<HTMLElement>('details.fold')]
  const found = folds.find((one) => textOf(one.querySelector('summary')).includes(plain(title)))
  if (!found) throw new Error(`nothing is folded under ${title}`)
  return found
}
