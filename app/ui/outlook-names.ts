import type { ColumnOutlook, Outlook } from '~/pillars/synthesis/outlook'

type Called = (name: string) => string

/** An outlook with its funds called as the page calls them. */
export const withFundsNamed = ({ withoutChange, withChange, ...others }: Outlook, called: Called): Outlook => ({
  ...others,
  withoutChange: inColumn(withoutChange, called),
  withChange: withChange && inColumn(withChange, called),
})

const inColumn = ({ lpp, ...others }: ColumnOutlook, called: Called): ColumnOutlook => ({
  ...others,
  lpp: lpp && {
    ...lpp,
    funds: lpp.funds.map((fund) => ({ ...fund, name: called(fund.name) })),
    fixed: lpp.fixed.map(called),
  },
})
