/** What is checked on every page as it stands. */
import type { Page } from '@playwright/test'
import { type Check, withStyle } from './faults'
import { fieldFaults } from './fields'
import { foreignWordFaults } from './foreign-words'
import { layoutFaults } from './layout'
import { structureFaults } from './structure'
import { targetFaults } from './targets'

/** WCAG 2.2, 1.4.12: the spacing that a visitor may set. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`

/** WCAG 2.2, 1.4.4: text alone twice as large, as set in the browser. */
const LARGE = 'html { font-size: 200% !important; }'

export const spacedFaults: Check = (page) => withStyle(page, SPACED, () => layoutFaults(page))
export const largeFaults: Check = (page) => withStyle(page, LARGE, () => layoutFaults(page))

const CHECKS = {
  structure: structureFaults,
  targets: targetFaults,
  layout: layoutFaults,
  'other language': foreignWordFaults,
  fields: fieldFaults,
  'text spacing': spacedFaults,
} satisfies Record<string, Check>

/** Everything except the keyboard, each fault with the name of its check. */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [name, check] of Object.entries(CHECKS))
    faults.push(...(await check(page)).map((fault) => `${name}: ${fault}`))
  return faults
}
