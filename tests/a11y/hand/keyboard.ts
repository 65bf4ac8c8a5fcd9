/**
 * A walk through a page with the Tab key: every control is reached in reading order, is visible there, and is left
 * again.
 */
import type { Page } from '@playwright/test'
import { focusFaults } from './focus-mark'

const TABBABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, video[controls], [tabindex="0"]'

/**
 * Numbers what the Tab key should reach, in the order of the text. Radios of one name are one stop: the chosen one or,
 * while none is chosen, any of them, because browsers reach the last one on the way back.
 */
const numberStops = (page: Page) =>
  page.evaluate((tabbable) => {
    const modal = document.querySelector('dialog:modal')
    const groups = new Map<string, string>()
    let count = 0
    for (const old of document.querySelectorAll('[data-stop]')) old.removeAttribute('data-stop')
    for (const control of (modal ?? document).querySelectorAll<HTMLInputElement>(tabbable)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled) continue
      if (control.getAttribute('tabindex') === '-1') continue
      if (control.type === 'radio') {
        const group = [...document.getElementsByName(control.name)] as HTMLInputElement[]
        const chosen = group.find(({ checked }) => checked) ?? control
        if (chosen !== control) continue
        const stop = groups.get(control.name) ?? String(count++)
        groups.set(control.name, stop)
        control.dataset.stop = stop
        continue
      }
      control.dataset.stop = String(count++)
    }
    return count
  }, TABBABLE)

/** `isSticky`: it stays at the edge of the window, wherever in the text it stands. */
type Stop = {
  stop: number
  name: string
  isSticky: boolean
  box: { left: number; top: number; right: number; bottom: number }
}

/** Where the focus is now; null: nowhere in the page. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body || element === document.documentElement) return null
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const down = scrollY + (element.closest('dialog')?.scrollTop ?? 0)
    const name = (element.textContent || element.getAttribute('name') || element.tagName).trim().slice(0, 40)
    let isSticky = false
    for (let one: Element | null = element; one; one = one.parentElement)
      isSticky ||= getComputedStyle(one).position === 'sticky'
    return {
      stop: Number(element.dataset.stop ?? -1),
      ...{ name, isSticky },
      box: { left: left + scrollX, top: top + down, right: right + scrollX, bottom: bottom + down },
    }
  })

/** @param key `Tab`, or `Shift+Tab` for the way back; @param look what to check at each stop */
export async function keyboardFaults(page: Page, { key = 'Tab', look = focusFaults } = {}): Promise<string[]> {
  // By then the script's additions are there.
  if ((await page.locator('script').count()) > 0) await page.waitForLoadState('networkidle')
  const count = await numberStops(page)
  // From the very beginning, wherever the page has put the focus.
  await page.evaluate(() => {
    const start = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
    start.tabIndex = -1
    start.focus()
    start.removeAttribute('tabindex')
    scrollTo(0, 0)
  })
  const faults: string[] = []
  const seen: Stop[] = []
  for (let presses = 0; presses < count + 40; presses++) {
    await page.keyboard.press(key)
    const at = await focused(page)
    if (at === null) {
      if (seen.length > 0) break
      continue
    }
    const last = seen.at(-1)
    // A film has several stops of its own.
    if (last?.stop === at.stop && at.stop >= 0) continue
    if (seen.some(({ stop }) => stop === at.stop)) {
      if (at.stop === seen[0]?.stop) break
      faults.push(`comes back to ${at.name}`)
      break
    }
    seen.push(at)
    faults.push(...(await look(page)).map((fault) => `${at.name}: ${fault}`))
  }
  const order = key === 'Tab' ? seen : seen.toReversed()
  if (order.length !== count || order.some(({ stop }, index) => stop !== index))
    faults.push(`${count} stops, walked: ${order.map(({ stop, name }) => `${stop} ${name}`).join(' | ')}`)
  return [...faults, ...orderFaults(order)]
}

/** Read in rows and columns: the next control never stands above, unless in a column to the right. */
function orderFaults(all: readonly Stop[]): string[] {
  const stops = all.filter(({ isSticky }) => !isSticky)
  return stops.slice(1).flatMap(({ name, box }, index) => {
    const before = stops[index]
    if (!before) return []
    const isAbove = box.bottom <= before.box.top + 1
    const isLeftInRow =
      box.top < before.box.bottom - 2 && box.bottom > before.box.top + 2 && box.right <= before.box.left
    return (isAbove && box.left < before.box.right) || isLeftInRow ? [`${name} stands before ${before.name}`] : []
  })
}
