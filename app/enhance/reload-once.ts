/** A page whose script does not come is loaded again, once: a newer version may have taken its place. */
import { now } from './browser-clock'

export const APART_MS = 10_000

/** @param last when the page at this path was reloaded, as it was written down; null: never */
export const mayReload = (last: string | null, moment: number) => last === null || !(moment - Number(last) < APART_MS)

/** Does nothing where that would lose what was typed, or would send a form again, or cannot be remembered. */
export function reloadOnce({ stay }: { stay: boolean }) {
  if (stay || isBeingFilled()) return
  try {
    const key = `reloaded:${location.pathname}`
    if (!mayReload(sessionStorage.getItem(key), now())) return
    sessionStorage.setItem(key, String(now()))
  } catch {
    return
  }
  location.reload()
}

const isBeingFilled = () => [...document.forms].some((form) => [...form.elements].some(isChanged))

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex((option) => option.defaultSelected),
      )
    )
  if (!(control instanceof HTMLInputElement)) return false
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked
}
