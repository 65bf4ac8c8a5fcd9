/**
 * How large controls are: 44 by 44 pixels (WCAG 2.2, 2.5.5). Measured by hits, not by boxes: from the middle of the
 * control outwards, as far as a point still belongs to it or to its label. A link in running text, whose height the
 * line decides, is exempt as in the criterion: it has words beside it in its paragraph, or fills more than a line.
 */
import type { Check } from './faults'

export const targetFaults: Check = (page) =>
  page.evaluate(() => {
    const LEAST = 44
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const blockOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element
    const isInText = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const block = blockOf(element)
      const beside = (block.textContent ?? '').replace(element.textContent ?? '', '').replace(/[\s·|–—,;:.()]+/g, '')
      return beside !== ''
    }
    const belongs = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      if (!hit) return false
      const label = hit.closest('label')
      return control.contains(hit) || (label !== null && label.control === control)
    }
    const faults: string[] = []
    for (const control of (document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(
      CONTROLS,
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]')) continue
      if (control.getBoundingClientRect().right < 0 || isInText(control)) continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const lines = [...control.getClientRects()]
      const box = lines[0] ?? control.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const reach = (dx: number, dy: number) => {
        let far = 0
        while (far < LEAST && belongs(control, x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 2
        return far
      }
      const width = reach(-1, 0) + reach(1, 0)
      const height = reach(0, -1) + reach(0, 1)
      if (width < LEAST || height < LEAST)
        faults.push(
          `${width} × ${height}: ${control.tagName} ‘${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 40)}’`,
        )
    }
    for (const region of document.querySelectorAll('.table-region')) region.scrollLeft = 0
    window.scrollTo({ top: 0, behavior: 'instant' })
    return faults
  })
