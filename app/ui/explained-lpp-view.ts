/** What the page of the explained second pillar shows, from what the call answered. */
import type { PensionFund } from '~/dossier/shape'
import type { ColumnName, Silent, Step } from '~/pillars/result'
import type { LppExplained, LppExplanation, ToldFund } from '~/pillars/synthesis/explanation'
import type { Language } from '~/text/language'
import { fundName } from './fund-name'
import { groupsOf } from './step-groups'

/** One fund with its steps; without a figure it has none. */
export type ExplainedFund = ToldFund & { steps: Step[] }

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
    steps.filter(({ key }) => key !== 'fundsTotal'),
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
    /** The day of retirement is that of the simulation, and not the start of the AVS pension. */
    isOwnDate: withChange !== null && answer.change?.retirementDate != null,
    salaryEffect: salaryEffect(answer, shown),
    total: steps.find(({ key }) => key === 'fundsTotal') ?? null,
    silent: silentIn(silent, column, shown.funds).map((one) => ({ ...one, name: called(one.id, one.name) })),
  }
}

export type LppExplainedView = ReturnType<typeof lppExplainedView>

type SalaryEffect = 'work' | 'workTooLate'

/** What another salary does: the funds project it, or it comes too late; null: it is none, or the same. */
function salaryEffect(
  { change, newSalaryFrom }: Pick<LppExplanation, 'change' | 'newSalaryFrom'>,
  shown: LppExplained,
): SalaryEffect | null {
  if (!change?.work) return null
  if (shown.retirementDate <= newSalaryFrom) return 'workTooLate'
  return shown.funds.some((fund) => fund.salaryChange !== null) ? 'work' : null
}

/** Who says nothing in this column; a fund that told something says itself what it lacks. */
const silentIn = (silent: readonly Silent[], shown: ColumnName, funds: readonly ToldFund[]) =>
  silent.filter(
    ({ id, column }) => (column === undefined || column === shown) && !funds.some(({ fundId }) => fundId === id),
  )
