/** A window over the page, read from its title on. The browser keeps the focus in it, closes it with Escape, and gives the focus back. */

const frame = () => document.querySelector<HTMLTemplateElement>('#dialog-frame')

/** Whether this browser knows such windows, and the page brings their frame along. */
export const canShowDialog = () =>
  typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype && frame() !== null

/** @param closed what becomes of the content once the window is gone */
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
  // In `main`, so that it goes with everything else that is shown about the visitor.
  document.querySelector('main')?.append(dialog)
  dialog.showModal()
  // Of itself the browser takes the first control, behind what says what the window is for.
  heading.focus()
}
