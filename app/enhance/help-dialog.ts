/** Help opens as a window. Without this, and where it was opened before, it opens in place. */
import { canShowDialog, showDialog } from './dialog'

export function enhance(help: HTMLElement) {
  const summary = help.querySelector('summary')
  const text = help.querySelector('.help-text')
  if (!summary || !text || help.hasAttribute('open') || !canShowDialog()) return
  summary.setAttribute('aria-haspopup', 'dialog')
  summary.addEventListener('click', (event) => {
    event.preventDefault()
    showDialog(summary.textContent ?? '', [text], () => help.append(text))
  })
}
