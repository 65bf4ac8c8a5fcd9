/** How the tables on contributions to the first pillar are shown. */
import type { TFunction } from 'i18next'
import { chf, percent } from '~/language/format'
import type { TableValues } from '~/pillars/law-tables'
import { span } from '~/ui/explained/step-words'
import { amount, type Format, type Formats, figure, share, times } from './format'
import type { ContributionTableId } from './law-pages'

const fromAmount = (from: number, t: TFunction) => t('law.values.fromAmount', { amount: chf(from) })

const minimumContribution: Format<TableValues['minimumContribution']> = {
  heads: ['contribution', 'income', 'couple'],
  cells: ({ contribution, income, spouseTimes, foundUntil }, t) => [
    contribution === null ? t('law.values.notFound') : chf(contribution),
    foundUntil === null ? chf(income) : t('law.values.foundUntil', { amount: chf(income), year: foundUntil }),
    times(t, spouseTimes),
  ],
}

/** The first row is the lowest income, for which the minimum is paid. */
const selfEmployedRates: Format<TableValues['selfEmployedRates']> = {
  heads: ['rates'],
  grid: ({ minimum, rates }, t) => ({
    heads: [t('law.heads.income'), t('law.heads.contributionToAvs')],
    rows: [
      [t('law.values.less'), chf(minimum)],
      ...rates.map(({ fromIncome, percent: rate }) => [fromAmount(fromIncome, t), percent(rate)]),
    ],
  }),
}

const nonEmployedSteps: Format<TableValues['nonEmployedSteps']> = {
  heads: ['rates'],
  grid: ({ pensionTimes, stepWidth, minimum, steps }, t) => {
    const none = t('law.values.none')
    return {
      heads: [
        t('law.heads.wealth', { times: pensionTimes }),
        t('law.heads.contributionToAvs'),
        t('law.heads.perStep', { amount: chf(stepWidth) }),
      ],
      rows: [
        [t('law.values.less'), chf(minimum), none],
        ...steps.map(({ fromBase, contribution, perStep }) => [
          fromAmount(fromBase, t),
          chf(contribution),
          perStep === 0 ? none : chf(perStep),
        ]),
      ],
    }
  },
}

export const CONTRIBUTION_FORMATS: Formats<ContributionTableId> = {
  contributionPeriod: {
    heads: ['countsFrom', 'youthFrom'],
    cells: ({ countsFrom, youthFrom }, t) => [countsFrom, youthFrom].map((age) => t('law.values.yearOfAge', { age })),
  },
  minimumContribution,
  wageContribution: share('shareOfSalary'),
  selfEmployedRates,
  nonEmployedSteps,
  allowanceAfterReferenceAge: amount('perYear'),
  paymentDeadline: figure('deadline', (years, t) => span(t, years * 12)),
}
