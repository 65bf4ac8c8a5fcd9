/** The pages of visitors with a dossier, one tab each. French paths. */
import { guidedStepAt } from '~/language/guided-path'
import { frenchPathOf } from '~/language/language'

/** `more`: further pages under the same tab. */
export const TABS = [
  { tab: 'synthesis', path: '/synthesis', more: [] },
  { tab: 'avs', path: '/avs', more: [] },
  { tab: 'lpp', path: '/lpp', more: [] },
  { tab: 'pillar3a', path: '/3a', more: [] },
  { tab: 'simulation', path: '/simulation', more: ['/ages', '/plan', '/scenarios', '/decide'] },
] as const satisfies { tab: string; path: string; more: string[] }[]

export type Tab = (typeof TABS)[number]['tab']

const pathOf = (at: string) => at.split(/[?#]/)[0] ?? ''

/** The tab of the page at `at`, a path with query in any language; null: none. */
export function tabAt(at: string): Tab | null {
  const step = guidedStepAt(at)
  const path = frenchPathOf(pathOf(at))
  const found = TABS.find(
    (one) => one.tab === step || [one.path, ...one.more].some((own) => path === own || path.startsWith(`${own}/`)),
  )
  return found?.tab ?? null
}

/** Whether the page at `at` is below that of the tab, which leads to `led`. */
export const isWithin = (at: string, led: string) => pathOf(at) !== pathOf(led)
