import type { ReactNode } from 'react'
import type { Lever } from '~/estimate/answers/levers'
import { chf, signedChf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import { rangeKind } from '~/language/range-words'
import { useText } from '../frame/text'

type LeversProps = { levers: readonly Lever[] }

/** Ready-made changes, each a button with its price. To be placed in a form that the simulation page handles. */
export function Levers({ levers }: LeversProps) {
  const { t } = useText()
  return (
    <ul className="levers">
      {levers.map(({ key, effect }) => (
        <li key={key}>
          <LeverButton name={key} effect={effect}>
            {t(`synthesis.levers.${key}`)}
          </LeverButton>
        </li>
      ))}
    </ul>
  )
}

type LeverButtonProps = Pick<Lever, 'effect'> & { name: string; children: ReactNode }

/** Makes the suggestion the change; `name`: its key. */
export function LeverButton({ name, effect, children }: LeverButtonProps) {
  const { t } = useText()
  return (
    <button type="submit" className="lever" name="suggestion" value={name}>
      <span className="lever-name">
        {children}
        {effect?.isToCheck && ` ${t('synthesis.levers.toCheck')}`}
      </span>
      {effect && <LeverPrice {...effect} />}
    </button>
  )
}

/** What the prices mean and, if only a range is known, what they are based on. */
export function LeversHint({ levers }: { levers: readonly Pick<Lever, 'effect'>[] }) {
  const { t } = useText()
  const causes = levers.flatMap(({ effect }) => effect?.causes ?? [])
  return (
    <p className="hint">
      {t('synthesis.levers.perMonth')}
      {levers.some(({ effect }) => effect?.isByLaw) && ` ${t('synthesis.levers.byLaw')}`}
      {causes.length > 0 && ` ${t(`synthesis.rangeAmounts.${rangeKind(causes)}`)}`}
    </p>
  )
}

/**
 * The effect a month for life, and how much more or less as a single sum. Without a monthly effect only the sum is shown. If
 * only one pillar is known, its effect is shown, which is not the price of the whole.
 */
function LeverPrice({ monthly, range, of, capital }: NonNullable<Lever['effect']>) {
  const { t } = useText()
  if (monthly === 0 && !range && capital !== null && capital > 0)
    return <Price amount={signedChf(capital)} more={t('synthesis.levers.inOneSum')} />
  const price = range ? rangeText(t, signedChf(range.low), signedChf(range.high)) : signedChf(monthly)
  if (of !== 'total') {
    const known = monthly === 0 && !range ? null : t(`synthesis.levers.only.${of}`, { amount: price })
    return <Price amount={known} more={t(`synthesis.levers.notComputed.${of}`)} />
  }
  const sum = capital === null || capital === 0 ? null : capital > 0 ? chf(capital) : signedChf(capital)
  return <Price amount={price} more={sum && t('synthesis.levers.capital', { amount: sum })} />
}

const Price = ({ amount, more }: Record<'amount' | 'more', string | null>) => (
  <>
    {' '}
    {amount && <span className="lever-price figure">{amount}</span>}{' '}
    {more && <span className="lever-more hint">{more}</span>}
  </>
)
