/** Filters a long list of checkboxes by a search field. Ticked boxes always stay visible. */
import { matches, searchable } from './search-match'

type Line = { line: HTMLElement; box: HTMLInputElement | null; text: string }

export function enhance(list: HTMLElement) {
  const search = list.querySelector<HTMLElement>('.search')
  const input = search?.querySelector('input')
  const found = search?.querySelector('[role=status]')
  if (!search || !input || !found) return
  const lines = [...list.querySelectorAll<HTMLElement>('.choice')].map((line) => ({
    line,
    box: line.querySelector('input'),
    text: searchable(line.textContent ?? ''),
  }))
  const filter = () => {
    const count = show(lines, input.value)
    found.textContent = input.value.trim() ? resultText(list.dataset, count) : ''
  }
  input.addEventListener('input', filter)
  input.addEventListener('keydown', (event) => {
    // Enter would submit the form, and Escape would close a dialog around it.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Escape' || !input.value) return
    event.preventDefault()
    input.value = ''
    filter()
  })
  search.hidden = false
}

/** Shows the lines that match or are ticked. @returns the number of matches */
function show(lines: readonly Line[], typed: string): number {
  const found = lines.filter(({ text }) => matches(text, typed))
  for (const one of lines) one.line.hidden = !one.box?.checked && !found.includes(one)
  return found.length
}

function resultText({ foundNone, foundOne, foundOther = '' }: DOMStringMap, count: number) {
  if (count === 0) return foundNone ?? ''
  return count === 1 ? (foundOne ?? '') : foundOther.replace('#', String(count))
}
