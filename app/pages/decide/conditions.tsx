import type { CapitalChoice, Conditions } from '~/estimate/answers/decide/decision'
import { chf, dayText, percent } from '~/language/format'
import { Fold, Folds } from '~/ui/folds'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

const SIDES = ['pension', 'capital'] as const
const SENTENCES = ['time', 'tax', 'death', 'risk'] as const

type BeforeProps = { choice: CapitalChoice | null; conditions: Conditions | null }

/** What no figure shows, and what the law and the funds require: folded, with the most important part of each in its title. */
export function BeforeChoosing({ choice, conditions }: BeforeProps) {
  const { t } = useText()
  return (
    <Section title={t('decide.before')} id="before">
      <Folds>
        <Fold id="sides" title={t('decide.sides.title')}>
          <TwoSides choice={choice} />
        </Fold>
        {conditions && (
          <Fold id="conditions" title={conditionsTitle(t, conditions)}>
            <CapitalConditions conditions={conditions} />
          </Fold>
        )}
      </Folds>
    </Section>
  )
}

/** Both sides get the same number of sentences. */
function TwoSides({ choice }: Pick<BeforeProps, 'choice'>) {
  const { t } = useText()
  return (
    <>
      <div className="age-notes">
        {SIDES.map((side) => (
          <Section key={side} title={t(`decide.sides.${side}.title`)} level={4} isLandmark={false}>
            <ul className="sentences">
              {SENTENCES.map((sentence) => (
                <li key={sentence}>{t(`decide.sides.${side}.${sentence}`)}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <p>{t('decide.sides.income')}</p>
      {choice && <p>{t('decide.sides.survivorLaw')}</p>}
    </>
  )
}

/** Names the first future day by which a fund must be told, if known, and who has to agree. */
function conditionsTitle(t: T, { needsConsent, funds }: Conditions): string {
  const days = funds.flatMap(({ noticeBy, isNoticeOver }) => (isNoticeOver ? [] : (noticeBy ?? []))).toSorted()
  return t('decide.line', {
    what: t('decide.conditions.title'),
    value: [
      days[0] ? t('decide.conditions.by', { day: dayText(days[0]) }) : t('decide.conditions.notBy'),
      ...(needsConsent ? [t('decide.conditions.agrees')] : []),
      t('decide.conditions.boughtIn'),
    ].join(', '),
  })
}

function CapitalConditions({ conditions }: { conditions: Conditions }) {
  const { t } = useText()
  const { legalShare, blockYears, buyInsSince, from, smallUnder, needsConsent, funds } = conditions
  const small = funds.filter(({ isSmall }) => isSmall)
  const limit = chf(smallUnder)
  return (
    <ul className="sentences">
      <li>{t('decide.conditions.legal', { share: percent(legalShare) })}</li>
      {funds.map((fund) => (
        <li key={`${fund.name} ${fund.largestShare}`}>{fundText(t, fund)}</li>
      ))}
      {needsConsent && <li>{t('decide.conditions.consent')}</li>}
      <li>{t('decide.conditions.buyIn', { count: blockYears, day: dayText(buyInsSince), from: dayText(from) })}</li>
      {small.length === 0 && <li>{t('decide.conditions.small', { limit })}</li>}
      {small.map((fund) => (
        <li key={`small ${fund.name}`}>
          {t(funds.length > 1 ? 'decide.conditions.isSmallOf' : 'decide.conditions.isSmall', {
            ...{ fund: fundName(t, fund), limit },
          })}
        </li>
      ))}
    </ul>
  )
}

type FundRule = Conditions['funds'][number]

const fundName = (t: T, { name }: FundRule) => name || t('decide.conditions.yourFund')

function fundText(t: T, rule: FundRule): string {
  const { largestShare, noticeMonths, noticeBy, isNoticeOver } = rule
  const fund = fundName(t, rule)
  const share =
    largestShare === null
      ? t(rule.toCheck ? 'decide.conditions.certificateSilent' : 'decide.conditions.fundSilent', { fund })
      : t('decide.conditions.fund', { fund, share: percent(largestShare) })
  const notice =
    noticeMonths === null || noticeBy === null
      ? t('decide.conditions.noticeUnknown')
      : t('decide.conditions.notice', { count: noticeMonths, day: dayText(noticeBy) })
  return [share, notice, ...(isNoticeOver ? [t('decide.conditions.noticeOver')] : [])].join(' ')
}
