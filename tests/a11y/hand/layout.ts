/** What a narrow screen, wider spacing or larger text must not do: hide words, overlap them, or scroll sideways. */
import type { Check } from './faults'

/** WCAG 2.2, 1.4.10 and the losses mentioned in 1.4.4 and 1.4.12. A region that scrolls by itself may: a data table. */
export const layoutFaults: Check = (page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const said = (text: string | null) => `‘${(text ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)}’`
    const styleOf = (element: Element) => getComputedStyle(element)
    // Content far below has a placeholder's size until somebody comes near: everything is checked as if it were near.
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (styleOf(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    const wider = document.documentElement.scrollWidth - window.innerWidth
    if (wider > 0) faults.push(`scrolls sideways by ${wider}`)

    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX)
    /** Shown to a screen reader only. */
    const isTiny = (element: Element) => {
      const { clipPath, position, overflowX } = styleOf(element)
      const { width, height } = element.getBoundingClientRect()
      return (
        clipPath === 'inset(50%)' || (position === 'absolute' && overflowX === 'hidden' && Math.min(width, height) <= 8)
      )
    }
    /** An element that paints, or that clips its content, cuts off. */
    const paints = (element: Element) => {
      const { backgroundColor, borderRightWidth, borderBottomWidth } = styleOf(element)
      return (
        !/, 0\)$|transparent/.test(backgroundColor) ||
        Number.parseFloat(borderRightWidth) * Number.parseFloat(borderBottomWidth) > 0
      )
    }

    for (const control of document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden]):not([type=checkbox]):not([type=radio])',
    ))
      if (control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
        faults.push(`cuts its value: ${control.name} ${said(control.value)}`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!/hidden|clip/.test(styleOf(element).overflowX + styleOf(element).overflowY)) continue
      if (isTiny(element) || /^(INPUT|SELECT|VIDEO|svg)$/.test(element.tagName) || !element.checkVisibility()) continue
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        faults.push(`is cut: ${said(element.textContent)}`)
    }

    type Line = { text: string; box: DOMRect; stays: boolean }
    const lines: Line[] = []
    // What is behind a dialog is not read meanwhile.
    const front = document.querySelector('dialog:modal') ?? document.body
    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest('option, script, style, template, title, desc'))
        continue
      // Letters in a drawing do not reflow: their words also stand as text under it.
      if (parent.closest('svg.drawing')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const around: Element[] = []
      for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) around.push(one)
      if (around.some(isTiny)) continue
      // Covers the rest by design while that scrolls; the keyboard walk finds out whether it hides a control.
      const stays = around.some((one) => styleOf(one).position === 'sticky')
      const scroller = around.find(scrolls)
      const painter = around.find((one) => paints(one) || one === scroller)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.right < 0) continue
        lines.push({ text: node.textContent, box, stays })
        if (!scroller && box.right > window.innerWidth + 1)
          faults.push(`is beyond the screen: ${said(node.textContent)}`)
        if (!painter || painter === scroller) continue
        const frame = painter.getBoundingClientRect()
        const out = Math.max(
          frame.left - box.left,
          box.right - frame.right,
          frame.top - box.top,
          box.bottom - frame.bottom,
        )
        if (out > 2 && styleOf(painter).display !== 'inline')
          faults.push(`is out of its frame by ${Math.round(out)}: ${said(node.textContent)}`)
      }
    }

    // Letters of one line may extend a little into the next.
    lines.sort((one, other) => one.box.top - other.box.top)
    for (const [index, { text, box, stays }] of lines.entries())
      for (const next of lines.slice(index + 1)) {
        if (next.box.top >= box.bottom) break
        if (stays !== next.stays) continue
        const across = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left)
        const down = Math.min(box.bottom, next.box.bottom) - next.box.top
        if (across > 2 && down > 0.35 * Math.min(box.height, next.box.height))
          faults.push(`lies over another: ${said(text)} and ${said(next.text)}`)
      }
    return faults
  })
