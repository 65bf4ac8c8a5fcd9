/** What the check before the synthesis shows, from what the calls answered. */
import type { Entity, InfoAnswer, Open3kInfo, PensionFund, Steps } from '~/dossier/shape'
import type { Language } from '~/text/language'
import type { Attempt } from './attempt'
import { lppView } from './lpp-view'
import { pillar3aView } from './pillar-3a-view'

type Answers = {
  steps: Steps
  info: Attempt<InfoAnswer>
  funds: { registry: Attempt<readonly PensionFund[]>; selection: Attempt<readonly string[]> }
  entities: { registry: Attempt<readonly Entity[]>; selection: Attempt<readonly string[]> }
  account: Attempt<Open3kInfo>
}

const NOT_ASKED = { answer: null, problem: null }

/** Of each pillar: whether its step is done, what was entered, and the catalogue's name of why that cannot be read. */
export function checkView({ steps, info, funds, entities, account }: Answers, language: Language) {
  const lpp = lppView({ ...funds, policies: NOT_ASKED }, language)
  const pillar3a = pillar3aView({ ...entities, providents: NOT_ASKED, info: account, own: NOT_ASKED })
  return {
    avs: { done: steps.avs, problem: info.problem, info: info.answer },
    lpp: { done: steps.lpp, problem: lpp.silent.selection, chosen: lpp.chosen.map(idAndName) },
    pillar3a: {
      done: steps.pillar3a,
      problem: pillar3a.silent.selection ?? pillar3a.silent.info,
      chosen: pillar3a.chosen.map(idAndName),
      account: account.answer,
    },
  }
}

const idAndName = ({ id, name }: { id: string; name: string }) => ({ id, name })

export type CheckView = ReturnType<typeof checkView>
