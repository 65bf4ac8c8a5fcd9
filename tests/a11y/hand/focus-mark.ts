/**
 * Whether the focus is visible: its mark, at least 2 px at 3:1 (WCAG 2.2, 2.4.7 and 2.4.13), with nothing hiding it
 * (2.4.12).
 */
import type { Page } from '@playwright/test'

/** By the computed style of the element that has the focus now. */
export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const faults: string[] = []
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const brightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((one) => {
        const part = one / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [brightness(one), brightness(other)].toSorted((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    const backgroundOf = (from: Element | null): string => {
      if (!from)
        return getComputedStyle(document.documentElement).colorScheme.includes('dark') &&
          matchMedia('(prefers-color-scheme: dark)').matches
          ? 'rgb(18, 18, 18)'
          : 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(from)
      return (channels(backgroundColor)[3] ?? 1) === 0 ? backgroundOf(from.parentElement) : backgroundColor
    }
    // The mark of a step on the path is drawn around the whole step.
    const marks = [getComputedStyle(element), getComputedStyle(element, '::after')]
    const mark = marks.find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    )
    if (!mark) faults.push('has no mark')
    else {
      if (Number.parseFloat(mark.outlineWidth) < 2) faults.push(`its mark is ${mark.outlineWidth} wide`)
      const against = contrast(mark.outlineColor, backgroundOf(element.parentElement))
      if (mark.outlineStyle !== 'auto' && against < 3) faults.push(`its mark has ${against.toFixed(2)}:1`)
    }
    const box = element.getBoundingClientRect()
    const [across, down] = [
      [Math.max(box.left, 0), Math.min(box.right, innerWidth)],
      [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)],
    ] as [[number, number], [number, number]]
    // A scrolling table shows at least a part of it: the browser leaves it at that.
    const region = element.parentElement?.closest('.table-region')
    const least = region ? 24 : Math.min(box.width, innerWidth)
    if (across[1] - across[0] < least - 2 || down[1] - down[0] < Math.min(box.height, innerHeight) - 2)
      faults.push(`stands at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}, off the screen`)
    const points = [0.1, 0.5, 0.9].flatMap((right) => [0.1, 0.5, 0.9].map((low) => [right, low] as const))
    const hidden = points.filter(([right, low]) => {
      const hit = document.elementFromPoint(
        across[0] + (across[1] - across[0]) * right,
        down[0] + (down[1] - down[0]) * low,
      )
      const isPart =
        hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
      return !isPart && hit !== null
    })
    // The corners of a wrapped link belong to other elements.
    if (hidden.length > (element.getClientRects().length > 1 ? 6 : 0))
      faults.push(`is hidden at ${hidden.length} of 9 points`)
    return faults
  })
