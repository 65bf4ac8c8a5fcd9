/** What a part of a page says, and what of it is folded. */
import { expect } from 'vitest'
import { plain, type Screen, textOf } from './screen'

export const mainOf = ({ document }: Screen) => document.querySelector('main') as HTMLElement

/** Each of the texts is there, whatever kind of space is in it. */
export function expectToSay(element: Element | null, ...texts: string[]) {
  expect(element).not.toBeNull()
  for (const text of texts) expect(textOf(element)).toContain(plain(text))
}

/** Whether something must be opened first to see it. */
export const isFolded = (element: Element): boolean => {
  const fold = element.parentElement?.closest('details:not([open])') ?? null
  return fold !== null && (element.closest('summary')?.parentElement !== fold || isFolded(fold))
}
