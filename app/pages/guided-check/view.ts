/** Prepares what the check before the synthesis shows. */

import type { Open3kInfo, OwnAccount3a, OwnAccounts3a } from '~/dossier/shape/account-3a'
import type { Family } from '~/dossier/shape/family'
import { answersOf } from '~/dossier/shape/family-questions'
import type { InfoAnswer } from '~/dossier/shape/info'
import type { Entity, PensionFund } from '~/dossier/shape/party-answers'
import type { Steps } from '~/dossier/shape/visitor'
import type { Attempt } from '~/estimate/outcome'
import type { Language } from '~/language/language'
import { lppView } from '~/ui/parties/lpp-view'
import { pillar3aView } from '~/ui/parties/pillar-3a-view'

type GuidedCheckAnswers = {
  steps: Steps
  info: Attempt<InfoAnswer>
  family: Attempt<Family | null>
  funds: { registry: Attempt<readonly PensionFund[]>; selection: Attempt<readonly string[]> }
  entities: { registry: Attempt<readonly Entity[]>; selection: Attempt<readonly string[]> }
  account: Attempt<Open3kInfo>
  own: Attempt<OwnAccounts3a>
}

const NOT_ASKED = { answer: null, problem: null }

/** For each pillar: whether its step is done, the entries, and the catalogue's title of why they cannot be loaded. */
export function checkView(
  { steps, info, family, funds, entities, account, own }: GuidedCheckAnswers,
  language: Language,
) {
  const lpp = lppView({ ...funds, policies: NOT_ASKED }, language)
  const pillar3a = pillar3aView({ ...entities, providents: NOT_ASKED, info: account, own })
  const answers = info.answer && answersOf(family.answer, info.answer)
  return {
    avs: { done: steps.avs, problem: info.problem ?? family.problem, info: info.answer, family: answers },
    lpp: { done: steps.lpp, problem: lpp.silent.selection, parties: lpp.selectedFunds.map(idAndName) },
    pillar3a: {
      done: steps.pillar3a,
      problem: pillar3a.silent.selection ?? pillar3a.silent.info ?? own.problem,
      parties: pillar3a.selectedEntities.map(idAndName),
      accounts: checkedAccounts(own.answer?.accounts ?? [], account.answer),
    },
  }
}

type CheckedAccount = { name: string | null; figures: Open3kInfo | null }

/** The accounts in the order of the 3a page. A single account needs no name. */
function checkedAccounts(own: readonly OwnAccount3a[], described: Open3kInfo | null): CheckedAccount[] {
  if (own.length < 2) return [{ name: null, figures: described }]
  return own.map(({ entityName, ...figures }) => ({ name: entityName, figures }))
}

const idAndName = ({ id, name }: { id: string; name: string }) => ({ id, name })

export type CheckView = ReturnType<typeof checkView>
