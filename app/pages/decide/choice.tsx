import type { CapitalChoice } from '~/estimate/answers/decide/decision'
import { atAge } from '~/language/at-age'
import { amountText, chf, percent } from '~/language/format'
import { between } from '~/language/tax-text'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { PillarLegend } from '~/ui/chart/pillar-legend'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import { Lasts, type LastsProps } from './lasts'
import { shareName } from './options'
import { amountIn, yieldText } from './view'

type ChoiceProps = Pick<LastsProps, 'choice' | 'isFederalOnly'>

/**
 * The chosen share: the pension given up and the capital in its place, what survivors receive, and the value of each over a
 * lifetime.
 */
export function ChosenCapital({ choice, afterTax, isFederalOnly, hasSpouse }: LastsProps & { hasSpouse: boolean }) {
  const { t } = useText()
  return (
    <Section title={t('decide.choice.title', { share: shareName(t, choice.share) })} id="choice">
      <p>
        <Exchange choice={choice} isFederalOnly={isFederalOnly} />
      </p>
      {hasSpouse && (
        <p>
          <Survivor choice={choice} />
        </p>
      )}
      <Lasts choice={choice} afterTax={afterTax} isFederalOnly={isFederalOnly} />
      <OverLife choice={choice} />
    </Section>
  )
}

function Exchange({ choice, isFederalOnly }: ChoiceProps) {
  const { t } = useText()
  const { givenUp, capital, tax, left } = choice
  const figure = (name: string, value: number, text: string) => (
    <Figure key={name} figure={`choice.${name}`} value={value} text={text} />
  )
  const given = figure('givenUp', givenUp, amountIn(t, choice, givenUp))
  const received = figure('capital', capital, amountIn(t, choice, capital))
  if (!tax || !left)
    return (
      <FigureSentence
        sentence={(one, other) => t('decide.choice.untaxed', { givenUp: one, capital: other })}
        figures={[given, received]}
      />
    )
  return (
    <FigureSentence
      sentence={(one, other, taxed, stays) =>
        t(isFederalOnly ? 'decide.choice.taxedFederal' : 'decide.choice.taxed', {
          ...{ givenUp: one, capital: other, tax: taxed, left: stays },
        })
      }
      figures={[given, received, figure('tax', tax.low, between(t, tax)), figure('left', left.low, between(t, left))]}
    />
  )
}

function Survivor({ choice }: Pick<ChoiceProps, 'choice'>) {
  const { t } = useText()
  const { share, whole, withCapital } = choice.survivor
  return (
    <FigureSentence
      sentence={(one, other) => t('decide.sides.survivor', { share: percent(share), whole: one, withCapital: other })}
      figures={[
        <Figure key="whole" figure="survivor.whole" value={whole} text={amountIn(t, choice, whole)} />,
        <Figure key="with" figure="survivor.withCapital" value={withCapital} text={amountIn(t, choice, withCapital)} />,
      ]}
    />
  )
}

/**
 * For each age: the pension, and the capital spread until then, as an amount and a bar; then the amount for each yield, and the
 * yield needed to match the pension.
 */
function OverLife({ choice }: Pick<ChoiceProps, 'choice'>) {
  const { t } = useText()
  const { until, monthly, givenUp } = choice
  const first = until[0]
  if (!first) return null
  const whole = monthly + givenUp
  const of = Math.max(whole, ...until.map((one) => monthly + (one.monthly[0]?.amount ?? 0)))
  return (
    <Section title={t('decide.until.title')} level={3} isLandmark={false}>
      <PillarPatterns />
      <p>{t('decide.until.intro', { amount: amountIn(t, choice, whole) })}</p>
      <PillarLegend
        names={[
          ['lpp', t('decide.until.pension')],
          ['pillar3a', t('decide.until.spread')],
        ]}
      />
      <Table
        className="stacked stacked-told until"
        caption={t('decide.until.caption')}
        heard={['caption']}
        heads={[
          t('decide.until.age'),
          t('decide.until.together'),
          t('decide.until.bar'),
          ...first.monthly.slice(1).map(({ yearly }) => t('decide.until.at', { yearly: percent(yearly) })),
          t('decide.until.needed'),
        ]}
        rows={until.map((row) => rowUntil(t, row, { monthly, of }))}
      />
      <p className="hint">{t('decide.until.after')}</p>
    </Section>
  )
}

/** `monthly`: the remaining pension; `of`: the longest bar; CHF a month. */
function rowUntil(
  t: T,
  { age, needed, monthly: amounts }: CapitalChoice['until'][number],
  { monthly, of }: { monthly: number; of: number },
) {
  const spread = amounts[0]?.amount ?? 0
  return {
    key: String(age),
    head: t('decide.until.untilAge', { age: atAge(t, 12 * age) }),
    cells: [
      <Together key="together" age={age} amount={monthly + spread} />,
      <Parts key="parts" pension={monthly} spread={spread} of={of} />,
      ...amounts
        .slice(1)
        .map(({ yearly, amount }) => (
          <Figure
            key={yearly}
            figure={`until.${age}.monthly.${yearly}`}
            value={monthly + amount}
            text={chf(monthly + amount)}
          />
        )),
      needed === null ? (
        t('decide.until.noYield')
      ) : (
        <Figure
          key="needed"
          figure={`until.${age}.yield`}
          value={Math.round(needed * 100) / 100}
          text={needed === 0 ? t('decide.until.noNeed') : yieldText(needed)}
        />
      ),
    ],
  }
}

const Together = ({ age, amount }: { age: number; amount: number }) => (
  <Figure figure={`until.${age}.monthly.0`} value={amount} text={chf(amount)} />
)

function Parts({ pension, spread, of }: { pension: number; spread: number; of: number }) {
  const { t } = useText()
  return (
    <div className="until-bar">
      <PillarBar
        parts={[
          { pillar: 'lpp', amount: pension },
          { pillar: 'pillar3a', amount: spread },
        ]}
        of={of}
      />
      <span className="hint">
        {t('decide.until.parts', { pension: amountText(pension), spread: amountText(spread) })}
      </span>
    </div>
  )
}
