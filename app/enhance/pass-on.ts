/** Copies the address of the page and prints it: buttons that need scripts, hidden until then. */

export function enhance(place: HTMLElement) {
  const find = <Found extends HTMLElement>(what: string) => place.querySelector<Found>(what)
  const [field, copy, print] = [find<HTMLTextAreaElement>('textarea'), find('[data-copy]'), find('[data-print]')]
  const copied = find('[data-copied]')
  if (!field) return
  field.addEventListener('focus', () => field.select())
  if (copy && copied && navigator.clipboard) {
    copy.hidden = false
    copy.addEventListener('click', async () => {
      // Hidden first, so that it is announced again on a second copy.
      copied.hidden = true
      try {
        await navigator.clipboard.writeText(field.value)
        copied.hidden = false
      } catch {
        // Not permitted: the visitor can still copy the address by hand.
        field.focus()
      }
    })
  }
  if (print) {
    print.hidden = false
    print.addEventListener('click', () => window.print())
  }
}
