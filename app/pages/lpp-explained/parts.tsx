import { chf, dayText, percent } from '~/language/format'
import type { LppAssumptionKey } from '~/pillars/result'
import { ExplainedChange } from '~/ui/explained/explained-change'
import { ExplainedSteps } from '~/ui/explained/explained-steps'
import { ExternalLink } from '~/ui/external-link'
import { Figure } from '~/ui/figure'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { InBrief } from '~/ui/in-brief'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { fundSteps, totalStep, vestedSteps } from './steps'
import type { ExplainedFund, LppExplainedView } from './view'

/** The second pillar, from the figures of each fund to the total. */
export function ExplainedLpp(view: LppExplainedView) {
  const { t, to } = useText()
  const { lpp, funds, vested, total, silent } = view
  return (
    <>
      <InBrief sentences={lpp ? brief(view, t) : []} />
      <p className="hint">{t('synthesis.computedOn', { day: dayText(view.computedOn), year: view.lawYear })}</p>
      {silent.length > 0 && (
        <Notice kind="warning" title={t('explainedLpp.someSilent')}>
          <SilentParties parties={silent} />
        </Notice>
      )}
      <Summary {...view} />
      <ChangeSection {...view} />
      {funds.map((fund) => (
        <Fund key={`${fund.fundId} ${fund.planName} ${fund.balance}`} fund={fund} {...view} />
      ))}
      {total && (
        <Section title={t('explainedLpp.together')}>
          <ExplainedSteps steps={[totalStep(t, total, funds)]} />
        </Section>
      )}
      {vested && (
        <Section title={t('explainedLpp.vested.title')}>
          <p className="hint">{t('explainedLpp.vested.source')}</p>
          <ExplainedSteps steps={vestedSteps(t, vested)} />
          {vested.needsConsent && <p>{t('synthesis.vestedConsent')}</p>}
        </Section>
      )}
      {lpp && <Assumptions keys={lpp.assumptions} />}
      <Actions>
        <ButtonLink to={to('/synthesis')}>{t('explained.back')}</ButtonLink>
        <ButtonLink to={to('/lpp')} kind="secondary">
          {t('explainedLpp.silentAction')}
        </ButtonLink>
      </Actions>
    </>
  )
}

function brief({ lpp, funds }: LppExplainedView, t: ReturnType<typeof useText>['t']): string[] {
  if (!lpp) return []
  const day = dayText(lpp.from)
  return [
    ...(lpp.monthly > 0 ? [t('brief.lppAlone', { count: lpp.funds.length, amount: chf(lpp.monthly), day })] : []),
    ...(lpp.capital > 0 ? [t('brief.capital.lpp', { amount: chf(lpp.capital), day })] : []),
    ...(funds.length > 0 ? [t('explainedLpp.projection')] : []),
  ]
}

function Summary({ lpp, before, column }: LppExplainedView) {
  const { t, to } = useText()
  if (!lpp)
    return (
      <Section title={t('explainedLpp.yours')}>
        <p>{t('explainedPillars.noFigure')}</p>
      </Section>
    )
  const amount = (name: 'capital' | 'capitalAtRetirement') => (
    <Figure figure={`lpp.${name}`} value={lpp[name]} column={column} text={chf(lpp[name])} />
  )
  const rows: SummaryRow[] = [
    {
      term: t('synthesis.lppCapitalAtRetirement'),
      value: amount('capitalAtRetirement'),
      note: t('synthesis.lppCapitalAtRetirementNote'),
    },
    ...(lpp.capital > 0
      ? [{ term: t('synthesis.lppCapital'), value: amount('capital'), note: t('synthesis.lppCapitalNote') }]
      : []),
    ...(before
      ? [
          {
            term: t('explainedPillars.without'),
            value: t('explained.perMonth', { amount: chf(before.monthly) }),
            note: (
              <span className="alone">
                <a href={to('/lpp/explained')}>{t('explainedPillars.withoutLink')}</a>
              </span>
            ),
          },
        ]
      : []),
  ]
  const monthly = lpp.monthly > 0 ? chf(lpp.monthly) : t('synthesis.noPension')
  return (
    <Section title={t('explainedLpp.yours')}>
      <p>
        <Figure figure="lpp.monthly" value={lpp.monthly} column={column} text={monthly} size="large" />
        {lpp.monthly > 0 && `${t('explained.monthly')}, ${t('explained.spanForLife', { from: dayText(lpp.from) })}`}
      </p>
      <SummaryList rows={rows} />
    </Section>
  )
}

function ChangeSection({ change, column, reference, salaryEffect, newSalaryFrom }: LppExplainedView) {
  const { t } = useText()
  if (!change || column === 'withoutChange') return null
  return (
    <ExplainedChange
      change={change}
      before={reference}
      effects={{
        work: salaryEffect && t(`explainedPillars.change.lpp.${salaryEffect}`, { from: dayText(newSalaryFrom) }),
      }}
    />
  )
}

type FundProps = Pick<LppExplainedView, 'retirementDate' | 'isOwnDate' | 'law' | 'change'> & { fund: ExplainedFund }

function Fund({ fund, retirementDate, isOwnDate, law, change }: FundProps) {
  const { t, to } = useText()
  const { fundName, asOf, webUrl, planName, missing, largestCapitalShare, certificate } = fund
  return (
    <Section title={fundName}>
      <p className="hint">
        {certificate
          ? t('explainedLpp.certificate.source', { day: dayText(asOf) })
          : t('explainedLpp.source', { plan: planName, day: dayText(asOf) })}{' '}
        {certificate && <a href={to('/lpp/certificate')}>{t('explainedLpp.certificate.change')}</a>}
        {webUrl && <ExternalLink href={webUrl} name={fundName} />}
      </p>
      {missing && (
        <Notice kind="warning">
          {t(`explainedLpp.missing.${missing}`, {
            day: dayText(retirementDate),
            share: percent(change?.capitalShare ?? 0),
            largest: percent(largestCapitalShare),
          })}{' '}
          {t('explainedLpp.missingNext')}
        </Notice>
      )}
      {certificate?.differs && (
        <Notice kind="info">
          {t('explainedLpp.certificate.differs', {
            printed: chf(certificate.differs.printed),
            projected: chf(certificate.differs.projected),
          })}
        </Notice>
      )}
      <ExplainedSteps steps={fundSteps(t, { fund, retirementDate, isOwnDate, law })} />
    </Section>
  )
}

/** What the estimate of the second pillar had to assume; nothing where all is known. */
function Assumptions({ keys }: { keys: readonly LppAssumptionKey[] }) {
  const { t } = useText()
  // The legal share of capital is told in its own step.
  const told = keys.filter((key) => key !== 'capitalShareAssumed')
  if (told.length === 0) return null
  return (
    <Section title={t('explainedLpp.assumptions')}>
      <ul className="sentences">
        {told.map((key) => (
          <li key={key}>{t(`explainedLpp.assumption.${key}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
