/** What is told of the partner's pension: whose incomes appear as totals only. */
import type { TFunction } from 'i18next'
import { chf } from '~/text/format'
import type { PartnerKey, PartnerStep } from './explained-view'
import { figuresIn, range, span } from './explained-words'

/** null where there is nothing to tell. */
type Tell = (step: PartnerStep, t: TFunction) => string | null

const start =
  (key: 'earlyStart' | 'lateStart'): Tell =>
  (step, t) =>
    t(`explained.partner.${key}`, { span: span(t, figuresIn(step).number('months')) })

const TELL: Record<PartnerKey, Tell> = {
  earlyStart: start('earlyStart'),
  lateStart: start('lateStart'),

  scale: (step, t) => {
    const { number, output } = figuresIn(step)
    const [years, cohortYears] = [number('contributionYears'), number('cohortYears')]
    const kind = years === 0 ? 'noPension' : years < cohortYears ? 'partialScale' : 'fullScale'
    return t(`explained.partner.${kind}`, { years, cohortYears, scale: output })
  },

  splitting: (step, t) => {
    const { number, money } = figuresIn(step)
    if (number('years') === 0) return null
    return t('explained.partner.splitting', {
      range: range(t, number('firstYear'), number('lastYear')),
      given: money('given'),
      received: money('received'),
    })
  },

  coupleCap: (step, t) => {
    const { number, money, output } = figuresIn(step)
    if (output === number('own')) return t('explained.partner.noCap')
    return t('explained.partner.cap', { own: money('own'), paid: chf(output) })
  },

  supplement: (step, t) => t('explained.partner.supplement', { amount: figuresIn(step).outputMoney }),
}

export const partnerSentence = (step: PartnerStep, t: TFunction): string | null => TELL[step.key](step, t)
