/** Prepares what the page shows. */
import type { PensionFund } from '~/dossier/shape/party-answers'
import type { Language } from '~/language/language'
import type { ColumnName, Silent, Step, StepKey } from '~/pillars/result'
import type { LppColumnExplanation, LppExplanation, PolicyExplanation } from '~/pillars/synthesis/explanation'
import { groupsOf } from '~/ui/explained/step-groups'
import { fundName } from '~/ui/parties/fund-name'

/** A fund with its steps, or without any if it has no figure. */
export type ExplainedFund = PolicyExplanation & { steps: Step[] }

export function lppExplainedView(
  { withoutChange, withChange, silent, ...answer }: LppExplanation,
  registry: readonly PensionFund[],
  language: Language,
) {
  const shown = withChange ?? withoutChange
  const column: ColumnName = withChange ? 'withChange' : 'withoutChange'
  const called = (id: string, name: string) => {
    const listed = registry.find((fund) => fund.id === id)
    return listed ? fundName(language, listed) : name
  }
  const steps = shown.lpp?.steps ?? []
  const groups = groupsOf(
    steps.filter(({ key }) => key !== 'fundsTotal' && !isOther(key)),
    ({ key }) => key === 'fundCapital',
  )
  const told = shown.funds.map((fund) => ({ ...fund, fundName: called(fund.fundId, fund.fundName) }))
  return {
    ...answer,
    column,
    retirementDate: shown.retirementDate,
    lpp: shown.lpp,
    before: withChange && withoutChange.lpp,
    funds: told.map((fund): ExplainedFund => ({ ...fund, steps: fund.missing ? [] : (groups.shift() ?? []) })),
    /** Whether the retirement date comes from the simulation, and not from the start of the AVS pension. */
    isOwnDate:
      withChange !== null &&
      (answer.change?.retirementDate ?? answer.change?.lppFrom ?? answer.change?.stopsOn) != null,
    salaryEffect: salaryEffect(answer, shown),
    vested: shown.vested,
    /** Pensions that are paid already, and bridging pensions. */
    others: steps.filter(({ key }) => isOther(key)),
    total: steps.find(({ key }) => key === 'fundsTotal') ?? null,
    silent: silentIn(silent, column, shown.funds).map((one) => ({ ...one, name: called(one.id, one.name) })),
  }
}

const isOther = (key: StepKey) => key === 'pensionPaid' || key === 'bridgingPension'

export type LppExplainedView = ReturnType<typeof lppExplainedView>

type SalaryEffect = 'work' | 'workTooLate'

/** The effect of another salary: projected by the funds, or too late; null: there is none. */
function salaryEffect(
  { change, newSalaryFrom }: Pick<LppExplanation, 'change' | 'newSalaryFrom'>,
  shown: LppColumnExplanation,
): SalaryEffect | null {
  if (!change?.work) return null
  if ((change.stopsOn ?? shown.retirementDate) <= newSalaryFrom) return 'workTooLate'
  return shown.funds.some((fund) => fund.salaryChange !== null) ? 'work' : null
}

/** Parties that are silent in this column. Funds with figures are left out, since they show themselves what is missing. */
const silentIn = (silent: readonly Silent[], shown: ColumnName, funds: readonly PolicyExplanation[]) =>
  silent.filter(
    ({ id, column }) => (column === undefined || column === shown) && !funds.some(({ fundId }) => fundId === id),
  )
