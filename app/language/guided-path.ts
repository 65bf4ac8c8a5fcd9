/**
 * The guided path through the three pillars (/v2): the pages of the plain paths, one after the other. Their order is
 * decided here only. All paths are French.
 */
import { frenchPathOf } from './language'

/** `plain`: the pages in any order; `guided`: one after the other. */
export const WAYS = ['plain', 'guided'] as const
export type Way = (typeof WAYS)[number]

/** In their order. */
export const GUIDED_STEPS = ['documents', 'login', 'avs', 'lpp', 'pillar3a', 'check', 'synthesis'] as const
export type GuidedStep = (typeof GUIDED_STEPS)[number]

export const GUIDED_START = '/v2'

export const GUIDED_PATHS: Record<GuidedStep, string> = {
  documents: '/v2/wizard',
  login: '/v2/wizard/login',
  avs: '/v2/wizard/1p',
  lpp: '/v2/wizard/2p',
  pillar3a: '/v2/wizard/3p',
  check: '/v2/wizard/check',
  synthesis: '/v2/wizard/synthesis',
}

/** The same page off the path. */
const PLAIN_PATHS: Record<string, GuidedStep> = {
  '/index2': 'documents',
  '/prelogin': 'login',
  '/avs': 'avs',
  '/lpp': 'lpp',
  '/3a': 'pillar3a',
  '/synthesis': 'synthesis',
}

/** Leads to the first open step of the path. */
export const GUIDED_ROUTER = '/router?way=guided'

/** A page of the first step that both ways share, with the way in its query. */
const FAMILY = '/avs/family'
const GUIDED_FAMILY = `${FAMILY}?way=guided`
export const GUIDED_FAMILY_CHANGE = `${GUIDED_FAMILY}&then=check`

/** The router also accepts a trailing slash. */
const addressOf = (at: string) => {
  const { pathname, searchParams } = new URL(at, 'http://own.invalid')
  return { path: frenchPathOf(pathname).replace(/\/+$/, ''), query: searchParams }
}

/**
 * Which way a visitor is on at `at`, a path with query or a full address in any language. Pages that both ways share
 * carry it in their query: `/router?way=guided`.
 */
export function wayAt(at: string): Way {
  const { path, query } = addressOf(at)
  const isGuided = path === GUIDED_START || path.startsWith(`${GUIDED_START}/`) || query.get('way') === 'guided'
  return isGuided ? 'guided' : 'plain'
}

/** `change`: whether the visitor came from the check, to change something shown there (`?then=check`). */
export type Visit = Way | 'change'

export function visitAt(at: string): Visit {
  const way = wayAt(at)
  return way === 'guided' && addressOf(at).query.get('then') === 'check' ? 'change' : way
}

/** null: not a step, such as the start. */
export function guidedStepAt(at: string): GuidedStep | null {
  const { path } = addressOf(at)
  return GUIDED_STEPS.find((step) => GUIDED_PATHS[step] === path) ?? null
}

/** `3` of `7`: how far along the path a step is. */
export const placeOnPath = (step: GuidedStep) => ({
  number: GUIDED_STEPS.indexOf(step) + 1,
  count: GUIDED_STEPS.length,
})

/**
 * Where a link from `at` to a plain path leads: on the guided path to the same page there, and for /router, which
 * means 'go on', to the next step. Who came from the check to change something (`?then=check`) goes back there.
 */
export function onWay(plainPath: string, at: string): string {
  if (wayAt(at) === 'plain') return plainPath
  const here = guidedStepAt(at)
  const isChange = visitAt(at) === 'change'
  if (plainPath === '/router' && isChange) return GUIDED_PATHS.check
  if (plainPath === '/router') return here ? GUIDED_PATHS[stepAfter(here)] : GUIDED_ROUTER
  if (plainPath === FAMILY) return isChange ? GUIDED_FAMILY_CHANGE : GUIDED_FAMILY
  const target = Object.hasOwn(PLAIN_PATHS, plainPath) ? PLAIN_PATHS[plainPath] : undefined
  if (!target) return plainPath
  return isChange && target === here ? toChange(target) : GUIDED_PATHS[target]
}

/** The address of a step for changing something that the check shows. */
export const toChange = (step: GuidedStep) => `${GUIDED_PATHS[step]}?then=check`

const stepAfter = (step: GuidedStep): GuidedStep => GUIDED_STEPS[GUIDED_STEPS.indexOf(step) + 1] ?? 'synthesis'

/** The step before a step; null for the start. A visitor who is signed in does not sign in again. */
export function stepBefore(step: GuidedStep): GuidedStep | null {
  const before = GUIDED_STEPS[GUIDED_STEPS.indexOf(step) - 1]
  return !before || before === 'login' ? null : before
}
