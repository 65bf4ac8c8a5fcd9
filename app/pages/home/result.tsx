import { amountText, chf } from '~/language/format'
import { incomePicture } from '~/ui/chart/income/geometry'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import type { PictureWords } from '~/ui/chart/income/picture'
import { widthAtMost } from '~/ui/chart/place-labels'
import type { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import type { WorkedExample } from '~/ui/demo/worked-example'
import { Figure } from '~/ui/figure'
import { type T, useText } from '~/ui/frame/text'
import { capitalsOf } from '~/ui/synthesis/outlook/income-picture'
import { incomeSentence } from '~/ui/synthesis/outlook/income-sentence'

type ResultProps = { person: (typeof EXAMPLE_PEOPLE)[number]; example: WorkedExample }

/** What an example person will receive a month, and from which pillars: the kind of result that the page promises. */
export function Result({ person: { firstName: name }, example }: ResultProps) {
  const { t } = useText()
  const age = example.outlook.income[0]?.age.years
  return (
    <figure className="result">
      <figcaption>
        <span className="result-who">{t('home.result.who', { name, age })}</span>{' '}
        <Total example={example} size="large" />
      </figcaption>
      <div className="result-narrow">
        <ExamplePicture example={example} size="low" />
      </div>
      <div className="result-wide">
        <ExamplePicture example={example} size="named" />
      </div>
    </figure>
  )
}

/** The amount for life, a month. */
export function Total({ example, size }: { example: WorkedExample; size?: 'large' }) {
  const { monthlyTotal } = example.withoutChange
  return monthlyTotal && <Figure figure="total.monthly" value={monthlyTotal} text={chf(monthlyTotal)} size={size} />
}

type ExamplePictureProps = { example: WorkedExample; size: keyof typeof ROOMS }

/** Heights in em. The width is that of the drawing on the narrowest screen; height is scarce on the first screen of a phone. */
const ROOMS = {
  named: { width: 16.5, heights: [15], measure: widthAtMost },
  low: { width: 16.5, heights: [9], measure: widthAtMost },
  bare: { width: 16.5, heights: [4], measure: widthAtMost, isBare: true },
}

/** The picture of the synthesis in a compact form. */
export function ExamplePicture({ example, size }: ExamplePictureProps) {
  const { t } = useText()
  const { withoutChange: column, outlook, computedOn } = example
  const steps = outlook.income
  const picture = incomePicture(
    {
      steps,
      without: null,
      payToday: null,
      capitals: capitalsOf(column, outlook.spread, steps),
    },
    size === 'bare' ? NO_NAMES : namesIn(t),
    ROOMS[size],
  )
  if (!picture) return null
  return (
    <IncomePicture
      picture={picture}
      title={incomeSentence(t, steps, computedOn, null)}
      description={t('home.result.invented')}
    />
  )
}

const none = () => []
const NO_NAMES: PictureWords = {
  pay: none,
  payToday: none,
  avs: none,
  lpp: none,
  capital: none,
  once: none,
  lasting: none,
  while: none,
  need: none,
  without: none,
  unknown: [],
  amount: () => '',
  day: none,
}

const namesIn = (t: T): PictureWords => ({
  ...NO_NAMES,
  pay: () => [t('outlook.picture.pay')],
  avs: (amount) => [t('outlook.picture.avs', { amount: whole(amount) }), t('outlook.picture.avsShort')],
  lpp: (amount) => [t('outlook.picture.lppShort', { amount: whole(amount) }), t('outlook.picture.lppName')],
  once: (amount) => [t('home.result.once', { amount: whole(amount) })],
  lasting: () => [t('home.result.forLife')],
})

const whole = (amount: number) => amountText(Math.round(amount))
