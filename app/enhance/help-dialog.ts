/** Opens help as a dialog. Without this script, or if it is already open, help opens in place. */
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
