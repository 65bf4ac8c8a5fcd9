/** What holds for every fund, beside the steps of each. */
import { dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { LppLaw } from '~/pillars/synthesis/explanation'
import type { Note } from '~/ui/explained/explained-steps'
import { paragraph } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import type { FundStepKey } from './counted-steps'
import type { ExplainedFund } from './view'

/** `isOwnDate`: whether the visitor chose the retirement date. */
type SharedFacts = { funds: readonly ExplainedFund[]; retirementDate: Day; isOwnDate: boolean; law: LppLaw }

/** What holds for every fund: on which day it counts, what may change, what the law guarantees. */
export function sharedNotes(t: T, { funds, retirementDate, isOwnDate, law }: SharedFacts): Note[] {
  const has = (key: FundStepKey) => funds.some(({ steps }) => steps.some((step) => step.key === key))
  const isProjected = funds.some(
    ({ certificate, steps }) =>
      !certificate && steps.some(({ key, inputs }) => key === 'fundPension' && Number(inputs.capital) > 0),
  )
  return [
    ...(has('fundCapital') && !isOwnDate
      ? [
          {
            status: 'assumed',
            text: t('explainedLpp.fundCapital.reference', { day: dayText(retirementDate) }),
          } as const,
        ]
      : []),
    ...(isProjected ? [{ status: 'projected', text: t('explainedLpp.fundPension.projected') } as const] : []),
    ...(has('fundCapital')
      ? [
          {
            status: 'guaranteed',
            text: t('explainedLpp.fundCapital.guaranteed', { rate: percent(law.minimumInterestRate) }),
          } as const,
          {
            status: 'guaranteed',
            text: t('explainedLpp.fundPension.guaranteed', { rate: percent(law.minimumConversionRate) }),
          } as const,
        ]
      : []),
    ...(has('fundLumpSum')
      ? [
          {
            status: 'guaranteed',
            text: paragraph(
              t('explainedLpp.fundLumpSum.guaranteed', { share: percent(law.capitalShare) }),
              t('explainedLpp.fundLumpSum.ask'),
            ),
          } as const,
        ]
      : []),
  ]
}
