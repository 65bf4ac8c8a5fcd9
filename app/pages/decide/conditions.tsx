import type { CapitalChoice, Conditions } from '~/estimate/decide/decision'
import { chf, dayText, percent } from '~/language/format'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

const SIDES = ['pension', 'capital'] as const
const SENTENCES = ['time', 'tax', 'death', 'risk'] as const

/** What no figure says: as many sentences of the one as of the other. */
export function TwoSides({ choice }: { choice: CapitalChoice | null }) {
  const { t } = useText()
  return (
    <Section title={t('decide.sides.title')} id="sides">
      <div className="age-notes">
        {SIDES.map((side) => (
          <Section key={side} title={t(`decide.sides.${side}.title`)} level={3} isLandmark={false}>
            <ul className="sentences">
              {SENTENCES.map((sentence) => (
                <li key={sentence}>{t(`decide.sides.${side}.${sentence}`)}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      {choice && <Survivor survivor={choice.survivor} />}
      <p className="hint">{t('decide.sides.income')}</p>
    </Section>
  )
}

function Survivor({ survivor: { share, whole, withCapital } }: Pick<CapitalChoice, 'survivor'>) {
  const { t } = useText()
  return (
    <>
      <p>
        <FigureSentence
          sentence={(one, other) =>
            t('decide.sides.survivor', { share: percent(share), whole: one, withCapital: other })
          }
          figures={[
            <Figure key="whole" figure="survivor.whole" value={whole} text={chf(whole)} />,
            <Figure key="with" figure="survivor.withCapital" value={withCapital} text={chf(withCapital)} />,
          ]}
        />
      </p>
      <p className="hint">{t('decide.sides.survivorLaw')}</p>
    </>
  )
}

/** What the law and the funds ask for. */
export function CapitalConditions({ conditions }: { conditions: Conditions }) {
  const { t } = useText()
  const { legalShare, blockYears, buyInsSince, smallUnder, isSmall, needsConsent, funds } = conditions
  return (
    <Section title={t('decide.conditions.title')} id="conditions">
      <ul className="sentences">
        <li>{t('decide.conditions.legal', { share: percent(legalShare) })}</li>
        {funds.map((fund) => (
          <li key={`${fund.name} ${fund.largestShare}`}>{fundText(t, fund)}</li>
        ))}
        {needsConsent && <li>{t('decide.conditions.consent')}</li>}
        <li>{t('decide.conditions.buyIn', { count: blockYears, day: dayText(buyInsSince) })}</li>
        <li>{t(isSmall ? 'decide.conditions.isSmall' : 'decide.conditions.small', { limit: chf(smallUnder) })}</li>
      </ul>
    </Section>
  )
}

function fundText(t: T, { name, largestShare, noticeMonths, noticeBy }: Conditions['funds'][number]): string {
  const fund = name || t('decide.conditions.yourFund')
  const share =
    largestShare === null
      ? t('decide.conditions.fundSilent', { fund })
      : t('decide.conditions.fund', { fund, share: percent(largestShare) })
  const notice =
    noticeMonths === null || noticeBy === null
      ? t('decide.conditions.noticeUnknown')
      : t('decide.conditions.notice', { count: noticeMonths, day: dayText(noticeBy) })
  return `${share} ${notice}`
}
