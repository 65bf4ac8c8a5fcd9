import type { CapitalChoice } from '~/estimate/decide/decision'
import { atAge } from '~/language/at-age'
import { amountText, chf, percent } from '~/language/format'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { PillarLegend } from '~/ui/chart/pillar-legend'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Figure } from '~/ui/figure'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { Table } from '~/ui/table'
import { between } from '~/ui/tax-text'
import { yieldText } from './view'
import { shareName } from './ways'

type ChoiceProps = { choice: CapitalChoice }

/** The chosen share: what is given up and what comes in its place, and what that is worth over life. */
export function ChosenCapital({ choice }: ChoiceProps) {
  const { t } = useText()
  const { share, givenUp, monthly, capital, tax, left } = choice
  return (
    <Section title={t('decide.choice.title', { share: shareName(t, share) })} id="choice">
      <SummaryList
        compact
        rows={[
          {
            term: t('decide.choice.givenUp'),
            value: <Figure figure="choice.givenUp" value={givenUp} text={chf(givenUp)} />,
            note: t('decide.choice.stays', { amount: chf(monthly) }),
          },
          {
            term: t('decide.choice.capital'),
            value: <Figure figure="choice.capital" value={capital} text={chf(capital)} />,
          },
          ...(tax && left
            ? [
                {
                  term: t('decide.choice.tax'),
                  value: <Figure figure="choice.tax" value={tax.low} text={between(t, tax)} />,
                  note: t('decide.choice.taxNote'),
                },
                {
                  term: t('decide.choice.left'),
                  value: <Figure figure="choice.left" value={left.low} text={between(t, left)} />,
                },
              ]
            : []),
        ]}
      />
      <Lasts choice={choice} />
      <OverLife choice={choice} />
    </Section>
  )
}

/** Until which age the same amount a month can be taken, with each yield. */
function Lasts({ choice: { lasts, givenUp, counted, startAge, left } }: ChoiceProps) {
  const { t } = useText()
  return (
    <Section title={t('decide.lasts.title')} level={3} isLandmark={false}>
      <p>
        {t(left ? 'decide.lasts.intro' : 'decide.lasts.introUntaxed', { amount: chf(givenUp), capital: chf(counted) })}
      </p>
      <ul className="sentences">
        {lasts.map(({ yearly, months }) => (
          <li key={yearly}>
            {months === null ? (
              t('decide.lasts.endless', { at: yieldName(t, yearly) })
            ) : (
              <>
                {t('decide.lasts.until', { at: yieldName(t, yearly) })}{' '}
                <strong>
                  <Figure
                    figure={`choice.lasts.${yearly}`}
                    value={months}
                    text={t('decide.lasts.age', { age: atAge(t, startAge + months) })}
                  />
                </strong>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>{t('decide.lasts.even')}</p>
    </Section>
  )
}

const yieldName = (t: T, yearly: number) =>
  yearly === 0 ? t('decide.yields.none') : t('decide.yields.at', { yearly: percent(yearly) })

/** Each age: pension and capital spread until then as a bar, the yield that is needed, and the amounts with each yield. */
function OverLife({ choice: { until, monthly, givenUp } }: ChoiceProps) {
  const { t } = useText()
  const first = until[0]
  if (!first) return null
  const whole = monthly + givenUp
  const of = Math.max(whole, ...until.map((one) => monthly + (one.monthly[0]?.amount ?? 0)))
  return (
    <Section title={t('decide.until.title')} level={3} isLandmark={false}>
      <PillarPatterns />
      <p>{t('decide.until.intro', { amount: chf(whole) })}</p>
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
          ...first.monthly.slice(1).map(({ yearly }) => t('decide.until.at', { yearly: percent(yearly) })),
          t('decide.until.needed'),
        ]}
        rows={until.map(({ age, needed, monthly: amounts }) => ({
          key: String(age),
          head: t('decide.until.untilAge', { age: atAge(t, 12 * age) }),
          cells: [
            <Together key="together" age={age} pension={monthly} spread={amounts[0]?.amount ?? 0} of={of} />,
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
        }))}
      />
      <p className="hint">{t('decide.until.after')}</p>
    </Section>
  )
}

function Together({ age, pension, spread, of }: { age: number; pension: number; spread: number; of: number }) {
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
      <Figure figure={`until.${age}.monthly.0`} value={pension + spread} text={chf(pension + spread)} />{' '}
      <span className="hint">
        {t('decide.until.parts', { pension: amountText(pension), spread: amountText(spread) })}
      </span>
    </div>
  )
}
