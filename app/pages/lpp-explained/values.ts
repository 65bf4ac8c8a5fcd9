import { chf, percent } from '~/language/format'
import type { Step } from '~/pillars/result'
import { figuresIn } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'

export const perMonth = (t: T, amount: number) => t('explained.perMonth', { amount: chf(amount) })

/** The announced rate, the interest of the outlook, and the rise of wages and prices that is deducted from it. */
export function outlookValues(step: Pick<Step, 'inputs' | 'output'>) {
  const { number } = figuresIn(step)
  return { rate: percent(number('ownRate')), interest: percent(number('interest')), rise: percent(number('rise')) }
}
