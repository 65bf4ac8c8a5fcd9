/**
 * The way through the three pillars, and the guided path (/v2): the same pages, whose links stay on it. Their order is
 * decided only here. All paths are French.
 */
import { frenchPathOf } from './language'

/** `guided`: under /v2, from its start to its end. */
export const WAYS = ['plain', 'guided'] as const
export type Way = (typeof WAYS)[number]

/** In their order. */
export const GUIDED_STEPS = ['documents', 'login', 'avs', 'lpp', 'pillar3a', 'check', 'synthesis'] as const
export type GuidedStep = (typeof GUIDED_STEPS)[number]

/** The steps that are counted, once somebody is signed in. */
export const WAY_STEPS = ['avs', 'lpp', 'pillar3a', 'check'] as const satisfies GuidedStep[]

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
  '/own/check': 'check',
  '/synthesis': 'synthesis',
}

/** The plain path of the check. */
export const CHECK = '/own/check'

/** Leads to the first open step of the path. */
export const GUIDED_ROUTER = '/router?way=guided'

/** A page of the first step that both ways share, with the way in its query. */
const FAMILY = '/avs/family'
const GUIDED_FAMILY = `${FAMILY}?way=guided`
export const GUIDED_FAMILY_CHANGE = `${GUIDED_FAMILY}&then=check`

/** The router also accepts a trailing slash. */
const addressOf = (at: string) => {
  const { pathname, searchParams } = new URL(at, 'http://own.invalid')
  return { path: frenchPathOf(pathname).replace(/\/$/, ''), query: searchParams }
}

/**
 * The way a visitor is on at `at`, a path with query or a full address in any language. Pages that both ways share
 * carry it in their query: `/router?way=guided`.
 */
export function wayAt(at: string): Way {
  const { path, query } = addressOf(at)
  const isGuided = path === GUIDED_START || path.startsWith(`${GUIDED_START}/`) || query.get('way') === 'guided'
  return isGuided ? 'guided' : 'plain'
}

/**
 * `change`: on the guided path, whether the visitor came from the check to change something shown there
 * (`?then=check`). `check`: off it, whether the check comes next, because the last of the three pillars is answered for
 * the first time.
 */
export type Visit = Way | 'change' | 'check'

export function visitAt(at: string): Visit {
  const way = wayAt(at)
  if (addressOf(at).query.get('then') !== 'check') return way
  return way === 'guided' ? 'change' : 'check'
}

/** null: not a step, such as the start. */
export function guidedStepAt(at: string): GuidedStep | null {
  const { path } = addressOf(at)
  return GUIDED_STEPS.find((step) => GUIDED_PATHS[step] === path) ?? null
}

/** The path of the page at `at` off the guided path, or as it is. */
export function plainPathAt(at: string): string {
  const { path } = addressOf(at)
  const step = guidedStepAt(at)
  return Object.keys(PLAIN_PATHS).find((plain) => step !== null && PLAIN_PATHS[plain] === step) ?? path
}

/** `3` of `4`: how far along the way a step is; null: the step is not counted. */
export function placeOnPath(step: GuidedStep) {
  const index = (WAY_STEPS as readonly GuidedStep[]).indexOf(step)
  return index === -1 ? null : { number: index + 1, count: WAY_STEPS.length }
}

type Pillars = { avs: boolean; lpp: boolean; pillar3a: boolean; own: unknown }

/** Whether an answer on this pillar's page is the last of the three, given which are answered before. */
export const isLastOpen = (steps: Pillars | null, pillar: 'avs' | 'lpp' | 'pillar3a') =>
  steps !== null &&
  steps.own === null &&
  !steps[pillar] &&
  WAY_STEPS.every((one) => one === 'check' || one === pillar || steps[one])

/** A page with a question, followed by the check. */
export const thenCheck = (path: string) => `${path}?then=check`

/**
 * Where a link from `at` to a plain path leads: on the guided path to the same page there, and for /router, which means
 * 'go on', to the next step. A visitor who came from the check to change something (`?then=check`) goes back there.
 */
export const onWay = (plainPath: string, at: string): string => linksFrom(at)(plainPath)

/** The same for all links of a page, whose address is read once. */
export function linksFrom(at: string): (plainPath: string) => string {
  const visit = visitAt(at)
  if (visit === 'plain') return (plainPath) => plainPath
  if (visit === 'check') return (plainPath) => beforeCheck(plainPath, at)
  const here = guidedStepAt(at)
  return (plainPath) => guidedLink(plainPath, here, visit === 'change')
}

function guidedLink(plainPath: string, here: GuidedStep | null, isChange: boolean): string {
  if (plainPath === '/router' && isChange) return GUIDED_PATHS.check
  if (plainPath === '/router') return here ? GUIDED_PATHS[stepAfter(here)] : GUIDED_ROUTER
  if (plainPath === FAMILY) return isChange ? GUIDED_FAMILY_CHANGE : GUIDED_FAMILY
  const target = Object.hasOwn(PLAIN_PATHS, plainPath) ? PLAIN_PATHS[plainPath] : undefined
  if (!target) return plainPath
  return isChange && target === here ? toChange(target) : GUIDED_PATHS[target]
}

type SavedAnswer = {
  at: string
  /** The plain path of the page that was sent. */
  here: '/avs' | '/lpp' | '/3a'
  /** Whether the visitor has done what this page asks. */
  goesOn: boolean
  /** A page of the same step that has a question left. */
  left?: typeof FAMILY | null
  /** The result of `isLastOpen` before the save. */
  isLast: boolean
}

/** Where a saved answer leads: off the guided path to a page with the check next, if it was the last missing one. */
export function nextPath({ at, here, goesOn, left, isLast }: SavedAnswer): string {
  const next = left ?? (goesOn ? '/router' : here)
  if (isLast && wayAt(at) === 'plain') return next === '/router' ? CHECK : thenCheck(next)
  return onWay(next, at)
}

function beforeCheck(plainPath: string, at: string): string {
  if (plainPath === '/router') return CHECK
  return plainPath === FAMILY || plainPath === addressOf(at).path ? thenCheck(plainPath) : plainPath
}

/** The address of a step for changing something that the check shows. */
export const toChange = (step: GuidedStep) => thenCheck(GUIDED_PATHS[step])

const stepAfter = (step: GuidedStep): GuidedStep => GUIDED_STEPS[GUIDED_STEPS.indexOf(step) + 1] ?? 'synthesis'
