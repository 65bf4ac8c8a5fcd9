import { chf, dayText } from '~/language/format'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import { Answer } from '~/ui/answer'
import { PillarPatterns } from '~/ui/chart/pillars'
import { ExplainedChange } from '~/ui/explained/explained-change'
import { ExplainedSteps, Notes } from '~/ui/explained/explained-steps'
import { PageContents } from '~/ui/explained/rule'
import { ExternalLink } from '~/ui/external-link'
import { Figure } from '~/ui/figure'
import { Fold, Folds } from '~/ui/folds'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { Section } from '~/ui/section'
import { LppBasis, LppBridging, LppMonthly } from '~/ui/synthesis/lpp'
import { RangeFigure } from '~/ui/synthesis/range-figure'
import { Words } from '~/ui/term'
import { sharedNotes } from './notes'
import { otherSteps } from './other-steps'
import { LppRules } from './rules'
import { fundSteps, totalStep } from './steps'
import { vestedSteps } from './vested-steps'
import type { ExplainedFund, LppExplainedView } from './view'

/** The second pillar: what it pays, how savings become a pension, and every step, folded. */
export function ExplainedLpp(view: LppExplainedView) {
  const { t, to } = useText()
  const { funds, silent } = view
  return (
    <>
      <PillarPatterns />
      <LppAnswer {...view} />
      {silent.length > 0 && (
        <Notice kind="warning" title={t('explainedLpp.someSilent')}>
          <SilentParties parties={silent} />
        </Notice>
      )}
      {funds.length > 0 && (
        <PageContents
          links={(['savings', 'sure', 'all'] as const).map((id) => ({ id, title: t(`explainedLpp.contents.${id}`) }))}
        />
      )}
      <ChangeSection {...view} />
      <LppRules {...view} />
      <Section title={t('explainedLpp.all')} id="all">
        <LppFolds {...view} />
      </Section>
      <Actions>
        <ButtonLink to={to('/synthesis')}>{t('explained.back')}</ButtonLink>
        <ButtonLink to={to('/lpp')} kind="secondary">
          {t('explainedLpp.silentAction')}
        </ButtonLink>
      </Actions>
    </>
  )
}

function LppAnswer({ lpp, before, column }: LppExplainedView) {
  const { t, to } = useText()
  if (!lpp) return <Answer amount={t('explainedPillars.noFigure')} />
  const amount = (name: 'capital' | 'capitalAtRetirement') => (
    <Figure figure={`lpp.${name}`} value={lpp[name]} column={column} text={chf(lpp[name])} />
  )
  return (
    <Answer
      amount={
        <>
          {lpp.sureness === 'floor' && <span className="least">{`${t('words.lowest')} `}</span>}
          <LppMonthly lpp={lpp} column={column} none={t('synthesis.noPension')} />
        </>
      }
      unit={lpp.monthly > 0 ? t('explained.perMonthForLife') : null}
    >
      <p className="hint">{t('explainedLpp.since', { from: dayText(lpp.from) })}</p>
      {lpp.range && (
        <p>
          <RangeFigure figure="lpp.monthly" range={lpp.range} column={column} />
        </p>
      )}
      <LppBasis lpp={{ ...lpp, range: null }} />
      <LppBridging bridging={lpp.bridging} column={column} />
      {lpp.assumptions.includes('legalMinimum') && (
        <p>
          <Words>{t('explainedLpp.assumption.legalMinimum')}</Words>
        </p>
      )}
      {lpp.capital > 0 && (
        <p>
          {t('explained.plus')} {amount('capital')} {t('explainedLpp.once')}
        </p>
      )}
      <p>
        {t('explainedLpp.atRetirement')} {amount('capitalAtRetirement')}.
      </p>
      {before && (
        <p>
          {t('explainedPillars.without', { amount: t('explained.perMonth', { amount: chf(before.monthly) }) })}{' '}
          <a href={to('/lpp/explained')}>{t('explainedPillars.withoutLink')}</a>
        </p>
      )}
    </Answer>
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
        steps: t(`explainedPillars.change.lpp.${change.steps?.drawsFund ? 'stepsDrawFund' : 'steps'}`),
        work: salaryEffect && t(`explainedPillars.change.lpp.${salaryEffect}`, { from: dayText(newSalaryFrom) }),
      }}
    />
  )
}

function LppFolds(view: LppExplainedView) {
  const { t } = useText()
  const { lpp, funds, vested, total, others } = view
  const notes = sharedNotes(t, view)
  return (
    <Folds>
      {funds.map((fund) => (
        <FundFold key={`${fund.fundId} ${fund.planName} ${fund.balance}`} fund={fund} {...view} />
      ))}
      {others.length > 0 && (
        <Fold title={t('explainedLpp.others.title')}>
          <ExplainedSteps steps={otherSteps(t, others)} />
        </Fold>
      )}
      {total && (
        <Fold title={t('explainedLpp.together')}>
          <ExplainedSteps steps={[totalStep(t, total, funds)]} />
        </Fold>
      )}
      {vested && (
        <Fold title={t('explainedLpp.vested.title')}>
          <p className="hint">{t('explainedLpp.vested.source')}</p>
          <ExplainedSteps steps={vestedSteps(t, vested)} />
          {vested.needsConsent && <p>{t('synthesis.vestedConsent')}</p>}
        </Fold>
      )}
      {notes.length > 0 && (
        <Fold title={t('explainedLpp.shared', { count: new Set(funds.map(({ fundId }) => fundId)).size })}>
          <Notes notes={notes} />
          <p className="told">
            <Words>{t('explainedLpp.projection')}</Words>
          </p>
        </Fold>
      )}
      <Assumptions keys={lpp?.assumptions ?? []} {...view} />
    </Folds>
  )
}

type FundFoldProps = Pick<LppExplainedView, 'retirementDate'> & { fund: ExplainedFund }

function FundFold({ fund, retirementDate }: FundFoldProps) {
  const { t, to } = useText()
  const { fundName, asOf, webUrl, planName, certificate } = fund
  return (
    <Fold title={fundName}>
      <p className="hint">
        {certificate
          ? t('explainedLpp.certificate.source', { day: dayText(asOf) })
          : t('explainedLpp.source', { plan: planName, day: dayText(asOf) })}{' '}
        {certificate && <a href={to('/lpp/certificate')}>{t('explainedLpp.certificate.change')}</a>}
        {webUrl && <ExternalLink href={webUrl} name={fundName} />}
      </p>
      <ExplainedSteps steps={fundSteps(t, { fund, retirementDate })} />
    </Fold>
  )
}

/** The share of capital has its own step, and a legal minimum is named in the answer. */
const TOLD_ELSEWHERE: readonly LppAssumptionKey[] = ['capitalShareAssumed', 'capitalShareToCheck', 'legalMinimum']

type AssumptionsProps = { keys: NonNullable<LppExplainedView['lpp']>['assumptions'] } & Pick<
  LppExplainedView,
  'computedOn' | 'lawYear'
>

/** The assumptions about the second pillar, and when the estimate was made. */
function Assumptions({ keys, computedOn, lawYear }: AssumptionsProps) {
  const { t } = useText()
  const told = keys.filter((key) => !TOLD_ELSEWHERE.includes(key))
  return (
    <Fold title={t('explainedLpp.assumptions')}>
      <p className="hint">{t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear })}</p>
      {told.length > 0 && (
        <ul className="sentences">
          {told.map((key) => (
            <li key={key}>
              <Words>{t(`explainedLpp.assumption.${key}`)}</Words>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}
