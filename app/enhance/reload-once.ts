/** Reloads a page once if a script cannot be loaded, because a newer version may have replaced it. */
import { now } from './browser-clock'

export const APART_MS = 10_000

/** @param last when the page at this path was last reloaded, in milliseconds since 1970, as stored; null: never */
export const mayReload = (last: string | null, moment: number) => last === null || !(moment - Number(last) < APART_MS)

/** Does nothing if reloading would lose entries or submit a form again, or if it cannot be recorded. */
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
