/** A modal dialog, read from its title on. The browser traps the focus, closes it on Escape, and restores the focus. */

const frame = () => document.querySelector<HTMLTemplateElement>('#dialog-frame')

/** Whether the browser supports dialogs and the page contains their frame. */
export const canShowDialog = () =>
  typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype && frame() !== null

/** @param closed called with the dialog gone, to put the content back */
export function showDialog(title: string, content: readonly Node[], closed: () => void) {
  const dialog = frame()?.content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement
  const heading = document.createElement('h2')
  heading.id = 'dialog-title'
  heading.tabIndex = -1
  heading.append(title)
  dialog.querySelector('.dialog-text')?.append(heading, ...content)
  dialog.addEventListener('close', () => {
    closed()
    dialog.remove()
  })
  // Inside `main`, so that it is removed with all other personal data when the session ends.
  document.querySelector('main')?.append(dialog)
  dialog.showModal()
  // By default the browser focuses the first control, past the text that explains the dialog.
  heading.focus()
}
