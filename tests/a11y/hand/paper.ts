/** A printed page: its title and text are there, black on white, and nothing that can only be pressed. */
import type { Check } from './faults'

export const paperFaults: Check = (page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    if (shown('h1').length !== 1) faults.push(`${shown('h1').length} main headings`)
    // An age and a ready-made change show an amount, which people read on paper too.
    const pressed = shown(
      'button:not(.visually-hidden, .age, .lever), .button, .account, .tabs, nav.path, nav.contents, video, .skip, input[type=search]',
    )
    for (const one of pressed)
      faults.push(`is printed: ${one.tagName} ‘${(one.textContent ?? '').trim().slice(0, 40)}’`)
    const dark = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).every((channel) => Number(channel) < 128)
    for (const one of shown('main *')) {
      const hasText = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
      if (hasText && !dark(getComputedStyle(one).color))
        faults.push(`is pale: ‘${one.textContent?.trim().slice(0, 40)}’`)
    }
    const { backgroundColor } = getComputedStyle(document.body)
    if (!/255, 255, 255|, 0\)/.test(backgroundColor)) faults.push(`stands on ${backgroundColor}`)
    return faults
  })
