/**
 * How much of the screen shows the focus, by its pixels with the focus and without (WCAG 2.2, 2.4.13): an area as large
 * as a line of 2 px around the control, in which the two differ by 3:1.
 */
import type { Page } from '@playwright/test'
import { type Check, withStyle } from './faults'
import { focusFaults } from './focus-mark'

const AROUND = 8

/**
 * The same check, only for the first control of each kind: controls that are drawn alike look alike, and each look
 * takes long.
 */
export function focusPixelsOfEachKind(): Check {
  const seen = new Set<string>()
  return async (page) => {
    const kind = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const around = element.closest('header, nav, .notice, .error-summary, .table-region, dialog, footer, main')
      const wraps = element.getClientRects().length > 1
      return [element.tagName, element.className, element.getAttribute('type'), around?.className, wraps].join(' ')
    })
    if (seen.has(kind)) return focusFaults(page)
    seen.add(kind)
    return focusPixelFaults(page)
  }
}

/** For the element that has the focus now, rendered with its mark and without. */
export async function focusPixelFaults(page: Page): Promise<string[]> {
  const faults = await focusFaults(page)
  const clip = await page.evaluate((around) => {
    const { left, top, right, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect()
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)]
    return { x, y, width: Math.min(innerWidth, right + around) - x, height: Math.min(innerHeight, bottom + around) - y }
  }, AROUND)
  if (clip.width < 1 || clip.height < 1) return [...faults, 'is not on the screen']
  const shot = async () => (await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })).toString('base64')
  const withFocus = await shot()
  // Without its mark, not without the focus: where else the focus would go does not matter here.
  const without = await withStyle(page, ':focus, :focus::after { outline: 0 !important; }', shot)
  const { changed, least } = await page.evaluate(compare, { withFocus, without, edge: AROUND })
  return changed < least ? [...faults, `${changed} pixels tell the focus, of ${least}`] : faults
}

/** In the page: the pixels that differ by 3:1, and how many there must be. */
async function compare({ withFocus, without, edge }: { withFocus: string; without: string; edge: number }) {
  const pixels = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(picture.width, picture.height).getContext(
      '2d',
    ) as OffscreenCanvasRenderingContext2D
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, picture.width, picture.height)
  }
  const [one, other] = [await pixels(withFocus), await pixels(without)]
  const part = (value: number) => (value <= 10.3 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const brightness = (data: Uint8ClampedArray, at: number) =>
    0.2126 * part(data[at] ?? 0) + 0.7152 * part(data[at + 1] ?? 0) + 0.0722 * part(data[at + 2] ?? 0)
  let changed = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const [a, b] = [brightness(one.data, at), brightness(other.data, at)]
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) changed++
  }
  // Its visible part: a scrolling table, or the screen, may cut off a side of its line.
  const element = document.activeElement as HTMLElement
  const region = element.parentElement?.closest('.table-region')?.getBoundingClientRect()
  const [left, right] = [Math.max(region?.left ?? 0, 0), Math.min(region?.right ?? innerWidth, innerWidth)]
  const [top, bottom] = [Math.max(region?.top ?? 0, 0), Math.min(region?.bottom ?? innerHeight, innerHeight)]
  const around = (box: DOMRect) => {
    const width = Math.min(box.right, right) - Math.max(box.left, left)
    const height = Math.min(box.bottom, bottom) - Math.max(box.top, top)
    return width > 0 && height > 0 ? 2 * (width + height) : 0
  }
  const box = element.getBoundingClientRect()
  const isCut = box.left < left + edge || box.right > right - edge || box.top < top + edge || box.bottom > bottom - edge
  // Around each piece of a wrapped link, or around all of them.
  const pieces = [...element.getClientRects()].reduce((sum, piece) => sum + around(piece), 0)
  // The corners of a line are antialiased if it does not begin on a whole pixel.
  const corners = 4
  return { changed, least: Math.round(2 * Math.min(around(box), pieces) * (isCut ? 0.5 : 1)) - corners }
}
