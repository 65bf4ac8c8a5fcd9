/** Copies the address of the page and prints it: buttons that only scripts can give work to, hidden until then. */

export function enhance(place: HTMLElement) {
  const find = <Found extends HTMLElement>(what: string) => place.querySelector<Found>(what)
  const [field, copy, print] = [find<HTMLTextAreaElement>('textarea'), find('[data-copy]'), find('[data-print]')]
  const copied = find('[data-copied]')
  if (!field) return
  field.addEventListener('focus', () => field.select())
  if (copy && copied && navigator.clipboard) {
    copy.hidden = false
    copy.addEventListener('click', async () => {
      // Hidden first, so that it is said again when it is copied again.
      copied.hidden = true
      try {
        await navigator.clipboard.writeText(field.value)
        copied.hidden = false
      } catch {
        // Not allowed: the address is there to be copied by hand.
        field.focus()
      }
    })
  }
  if (print) {
    print.hidden = false
    print.addEventListener('click', () => window.print())
  }
}
