import type { TFunction } from 'i18next'
import { dayText, percent } from '~/language/format'
import type { Language } from '~/language/language'
import { otherSteps } from '~/pages/lpp-explained/other-steps'
import { fundSteps, totalStep } from '~/pages/lpp-explained/steps'
import { vestedSteps } from '~/pages/lpp-explained/vested-steps'
import { type ExplainedFund, type LppExplainedView, lppExplainedView } from '~/pages/lpp-explained/view'
import { accountSteps, accountsTotal } from '~/pages/pillar-3a-explained/steps'
import { pillar3aExplainedView } from '~/pages/pillar-3a-explained/view'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import type { PillarView } from './pillar-view'

/** The second pillar: each fund, what is paid already, the total of several, and vested benefits. */
export function explainedLpp(explanation: LppExplanation, t: TFunction, language: Language): PillarView {
  const view = lppExplainedView(explanation, [], language)
  const { funds, others, total, vested, lpp, retirementDate } = view
  return {
    pillar: 'lpp',
    parts: [
      ...funds.map((fund) => ({
        title: nameOf(t, fund),
        missing: missingIn(t, fund, view),
        steps: fundSteps(t, { fund, retirementDate }),
      })),
      { title: t('explainedLpp.others.title'), missing: null, steps: otherSteps(t, others) },
      { title: t('explainedLpp.together'), missing: null, steps: total ? [totalStep(t, total, funds)] : [] },
      { title: t('explainedLpp.vested.title'), missing: null, steps: vested ? vestedSteps(t, vested) : [] },
    ],
    assumptions: (lpp?.assumptions ?? []).map((key) => ({ key, sentence: t(`explainedLpp.assumption.${key}`) })),
  }
}

/** The law's guarantee stands in the place of a fund, and a certificate may have no label. */
const nameOf = (t: TFunction, { fundName }: ExplainedFund) =>
  fundName === 'legalMinimum' ? t('words.legalMinimum') : fundName || t('explainedLpp.title')

const missingIn = (
  t: TFunction,
  { missing, largestCapitalShare }: ExplainedFund,
  { retirementDate, change }: LppExplainedView,
) =>
  missing &&
  t(`explainedLpp.missing.${missing}`, {
    day: dayText(retirementDate),
    share: percent(change?.capitalShare ?? 0),
    largest: percent(largestCapitalShare),
  })

/** The third pillar: each account, and the total of several. */
export function explainedPillar3a(explanation: Pillar3aExplanation, t: TFunction): PillarView {
  const { pillar3a, accounts: sent, law } = pillar3aExplainedView(explanation)
  // Nobody has to name an account.
  const accounts = sent.map((account) => ({ ...account, entityName: account.entityName || null }))
  const several = pillar3a && accounts.length > 1
  return {
    pillar: 'pillar3a',
    parts: [
      ...accounts.map((account) => ({
        title: account.entityName ?? t('explained3a.account'),
        missing: null,
        steps: accountSteps(t, { account, law }),
      })),
      { title: t('explained3a.together'), missing: null, steps: several ? [accountsTotal(t, pillar3a)] : [] },
    ],
    assumptions: (pillar3a?.assumptions ?? []).map((key) => ({ key, sentence: t(`explained3a.assumption.${key}`) })),
  }
}
