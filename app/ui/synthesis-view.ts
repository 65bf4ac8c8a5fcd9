/** What the synthesis shows, from what its calls answered. */
import type { Digest, PensionResult, Steps } from '~/dossier/shape'
import type { Attempt } from './attempt'
import type { MissingPart } from './synthesis-missing'

type Answers = {
  steps: Steps
  digest: Attempt<Digest>
  pension: Attempt<PensionResult>
  funds: Attempt<readonly string[]>
  entities: Attempt<readonly string[]>
  isHandled: boolean
}

export function synthesisView({ steps, digest, pension, funds, entities, isHandled }: Answers) {
  const silent = digest.answer?.silent ?? []
  const of = (party: (typeof silent)[number]['party']) => silent.filter((one) => one.party === party)
  const missing = {
    avs: { pillar: 'avs', open: !steps.avs, none: false, notHandled: !isHandled, silent: of('register') },
    lpp: {
      pillar: 'lpp',
      open: !steps.lpp,
      none: funds.answer?.length === 0,
      notHandled: false,
      silent: of('pensionFund'),
    },
    pillar3a: {
      pillar: 'pillar3a',
      open: !steps.pillar3a,
      none: entities.answer?.length === 0,
      notHandled: false,
      silent: of('entity'),
    },
  } satisfies Record<MissingPart['pillar'], MissingPart>
  return {
    digest: digest.answer,
    problem: digest.problem,
    missing,
    later: pension.answer?.person.later ?? null,
    periods: pension.answer?.partner ? pension.answer.periods : [],
    assumptions: pension.answer?.assumptions ?? [],
  }
}

export type SynthesisView = ReturnType<typeof synthesisView>
