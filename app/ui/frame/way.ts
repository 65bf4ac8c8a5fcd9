/** The steps that a visitor goes through, with their state. */
import type { Steps } from '~/dossier/shape/visitor'
import { CHECK, GUIDED_START, plainPathAt, visitAt, WAY_STEPS } from '~/language/guided-path'
import { nextStep } from '~/language/next-step'

type StepName = (typeof WAY_STEPS)[number] | 'papers' | 'situation' | 'figures'
type Step = { step: StepName; done: boolean; path: string; pages: readonly string[] }

export type StepState = 'done' | 'current' | 'open'
/** `path`: a French path; null: the page shown. */
export type StepOnWay = { step: StepName; state: StepState; path: string | null }
/** `back`: the previous step with its path; null: the start of the guided path, or nothing. */
export type Way = {
  steps: StepOnWay[]
  number: number
  back: { step: StepName; path: string } | null
  start: string | null
}

/** What the root passes to the layout of the steps. `visitor`: null if there is none. */
export type RootWay = { visitor: { way: Way | null } | null }

const PATHS = { avs: '/avs', lpp: '/lpp', pillar3a: '/3a', check: CHECK } as const

/** For visitors for whom the register is asked. Nothing records whether the entries were checked, so the check is never done. */
const signedInSteps = (known: Steps): Step[] =>
  WAY_STEPS.map((step) => ({
    step,
    done: step !== 'check' && known[step],
    path: PATHS[step],
    pages: step === 'avs' ? ['/avs', '/avs/family'] : [PATHS[step]],
  }))

/** For visitors for whom it is not; `next`: the page of the first figures still missing. */
function ownSteps(known: Steps, own: NonNullable<Steps['own']>): Step[] {
  const { asks } = known
  const isChosen = (!asks.funds || known.lpp) && (!asks.entities || known.pillar3a)
  const isTyped = own.careers.length === 0 && own.open.length === 0 && isChosen
  const figures = [...FIGURES, ...(asks.funds ? ['/lpp'] : []), ...(asks.entities ? ['/3a'] : [])]
  const next = nextStep(known)
  return [
    { step: 'papers', done: own.papers, path: '/own/papers', pages: ['/own/papers'] },
    { step: 'situation', done: known.avs && own.family, path: '/avs', pages: ['/avs', '/avs/family'] },
    {
      step: 'figures',
      done: own.papers && known.avs && isTyped,
      path: figures.includes(next.split('?')[0] ?? '') ? next : '/avs/career',
      pages: figures,
    },
    { step: 'check', done: false, path: CHECK, pages: [CHECK] },
  ]
}

const FIGURES = ['/avs/career', '/avs/career/check', '/lpp/certificate', '/lpp/vested', '/3a/account']

/**
 * The steps as shown on the page at `at`, a path with query or a full address; null: the page is not a step, or all steps are
 * done. The check always says that it is the last step.
 */
export function wayOf(at: string, known: Steps): Way | null {
  const steps = known.own ? ownSteps(known, known.own) : signedInSteps(known)
  const here = plainPathAt(at)
  const index = steps.findIndex(({ pages }) => pages.includes(here))
  const current = steps[index]
  const isOver = steps.every(({ step, done }) => done || step === 'check')
  if (!current || (isOver && current.step !== 'check' && visitAt(at) === 'plain')) return null
  const before = steps[index - 1]
  return {
    steps: steps.map(({ step, done, path }) => ({
      step,
      state: step === current.step ? 'current' : done ? 'done' : 'open',
      path: step === current.step ? null : path,
    })),
    number: index + 1,
    back: before ? { step: before.step, path: before.path } : null,
    start: visitAt(at) === 'guided' || visitAt(at) === 'change' ? GUIDED_START : null,
  }
}
