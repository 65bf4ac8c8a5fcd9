import type { ColumnOutlook, Outlook } from '~/pillars/synthesis/outlook'

type FundNaming = (name: string) => string

/** Replaces the names of the funds in an outlook by those used on the page. */
export const withFundsNamed = ({ withoutChange, withChange, ...others }: Outlook, nameOf: FundNaming): Outlook => ({
  ...others,
  withoutChange: inColumn(withoutChange, nameOf),
  withChange: withChange && inColumn(withChange, nameOf),
})

const inColumn = ({ lpp, ...others }: ColumnOutlook, nameOf: FundNaming): ColumnOutlook => ({
  ...others,
  lpp: lpp && {
    ...lpp,
    funds: lpp.funds.map((fund) => ({ ...fund, name: nameOf(fund.name) })),
    fixed: lpp.fixed.map(nameOf),
  },
})
