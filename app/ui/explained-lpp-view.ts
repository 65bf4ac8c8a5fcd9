/** What the page of the explained second pillar shows, from what the call answered. */
import type { PensionFund } from '~/dossier/shape'
import type { ColumnName, Silent, Step } from '~/pillars/result'
import type { LppExplanation, ToldFund } from '~/pillars/synthesis/explanation'
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
    total: steps.find(({ key }) => key === 'fundsTotal') ?? null,
    silent: silentIn(silent, column, shown.funds).map((one) => ({ ...one, name: called(one.id, one.name) })),
  }
}

export type LppExplainedView = ReturnType<typeof lppExplainedView>

/** Who says nothing in this column; a fund that told something says itself what it lacks. */
const silentIn = (silent: readonly Silent[], shown: ColumnName, funds: readonly ToldFund[]) =>
  silent.filter(
    ({ id, column }) => (column === undefined || column === shown) && !funds.some(({ fundId }) => fundId === id),
  )
