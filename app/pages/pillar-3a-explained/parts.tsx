import { chf, dayText } from '~/language/format'
import { Answer } from '~/ui/answer'
import { PillarPatterns } from '~/ui/chart/pillars'
import { savingsParts } from '~/ui/chart/savings-bar'
import { SavingsDrawing } from '~/ui/chart/savings-drawing'
import { ExplainedChange } from '~/ui/explained/explained-change'
import { ExplainedSteps, Notes } from '~/ui/explained/explained-steps'
import { PageContents, Rule } from '~/ui/explained/rule'
import { span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { Fold, Folds } from '~/ui/folds'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { Section } from '~/ui/section'
import { Words } from '~/ui/term'
import { accountSteps, accountsTotal, ceiling, payOutYears, sharedNotes } from './steps'
import type { ExplainedAccount, Pillar3aExplainedView } from './view'

/** The third pillar: its capital, its composition, and every step, folded. */
export function Explained3a(view: Pillar3aExplainedView) {
  const { t, to } = useText()
  const { pillar3a, silent } = view
  return (
    <>
      <PillarPatterns />
      {pillar3a && <CapitalAnswer {...view} pillar3a={pillar3a} />}
      {silent.length > 0 && (
        <Notice kind="warning" title={t('explained3a.someSilent')}>
          <SilentParties parties={silent} />
        </Notice>
      )}
      {pillar3a ? (
        <PageContents
          links={(['savings', 'ceiling', 'all'] as const).map((id) => ({ id, title: t(`explained3a.contents.${id}`) }))}
        />
      ) : (
        <MissingFigures missing={view.missing} />
      )}
      <ChangeSection {...view} />
      {pillar3a && <SavingsRule {...view} />}
      <Rule
        id="ceiling"
        title={t('explained3a.rules.ceiling.title')}
        sentences={ceiling(t, view)}
        article="OPP 3 art. 7"
      />
      <Section title={t('explained3a.all')} id="all">
        <AccountFolds {...view} />
      </Section>
      <Actions>
        <ButtonLink to={to('/synthesis')} kind={pillar3a ? 'primary' : 'secondary'}>
          {t('explained.back')}
        </ButtonLink>
        {pillar3a && (
          <ButtonLink to={to('/3a')} kind="secondary">
            {t('explained3a.silentAction')}
          </ButtonLink>
        )}
      </Actions>
    </>
  )
}

type CapitalAnswerProps = Pillar3aExplainedView & { pillar3a: NonNullable<Pillar3aExplainedView['pillar3a']> }

function CapitalAnswer({ pillar3a, before, column, accounts }: CapitalAnswerProps) {
  const { t, to } = useText()
  const { current, monthlyPayment, projected, projectedFrom } = pillar3a
  const days = new Set(accounts.map(({ paydate }) => paydate.value))
  const figure = (name: 'current' | 'monthlyPayment' | 'projected', value: number) => (
    <Figure figure={`pillar3a.${name}`} value={value} column={column} text={chf(Math.round(value))} />
  )
  return (
    <Answer
      amount={figure('projected', projected)}
      unit={t(`explained3a.${days.size > 1 ? 'several' : 'once'}`, { day: dayText(projectedFrom) })}
    >
      <p>
        {t('explained3a.current')} {figure('current', current)}. {t('explained3a.payment')}{' '}
        {figure('monthlyPayment', monthlyPayment)} {t('explained3a.aMonth')}
      </p>
      {before && (
        <p>
          {t('explainedPillars.without', { amount: chf(before.projected) })}{' '}
          <a href={to('/3a/explained')}>{t('explainedPillars.withoutLink')}</a>
        </p>
      )}
    </Answer>
  )
}

/** The composition of the capital, for all accounts on one scale. */
function SavingsRule({ accounts }: Pillar3aExplainedView) {
  const { t } = useText()
  const drawn = accounts.map((account) => ({ account, total: outputOf(account, 'accountCapital') ?? 0 }))
  const widest = Math.max(...drawn.map(({ total }) => total))
  return (
    <Rule
      id="savings"
      title={t('explained3a.rules.savings.title')}
      sentences={t('explained3a.rules.savings.text')}
      article="OPP 3 art. 3"
    >
      {drawn.map(({ account, total }, index) => {
        const today = account.balance.value
        const payments = outputOf(account, 'accountPayments') ?? 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have the same name and figures
          <div key={index}>
            {accounts.length > 1 && <h3>{account.entityName ?? t('explained3a.account')}</h3>}
            <SavingsDrawing
              pillar="pillar3a"
              parts={savingsParts({
                ...{ today, total },
                withoutInterest: today === null || !hasInterest(account) ? null : today + payments,
              })}
              widest={widest}
              legend={(kind, amount) => t(`explained3a.parts.${kind}`, { amount: chf(amount) })}
            />
          </div>
        )
      })}
    </Rule>
  )
}

/** A policy states the guaranteed sum, but not its composition. */
const hasInterest = ({ steps }: ExplainedAccount) => steps.some(({ key }) => key === 'accountInterest')

const outputOf = ({ steps }: ExplainedAccount, key: 'accountPayments' | 'accountCapital') => {
  const step = steps.find((one) => one.key === key)
  return step && Number(step.output)
}

/** The figures that the visitor can add so that the capital can be estimated. */
function MissingFigures({ missing }: Pick<Pillar3aExplainedView, 'missing'>) {
  const { t, to } = useText()
  return (
    <>
      <Notice kind="info" title={t('explained3a.missing.title')}>
        <ul>
          {missing.map((key) => (
            <li key={key}>{t(`explained3a.missing.${key}`)}</li>
          ))}
        </ul>
      </Notice>
      <Actions>
        <ButtonLink to={to('/3a')}>{t('explained3a.missing.action')}</ButtonLink>
      </Actions>
    </>
  )
}

function ChangeSection({ change, reference, accounts, law }: Pillar3aExplainedView) {
  const { t } = useText()
  if (!change) return null
  const isMoved = accounts.some(({ paydate }) => paydate.from === 'simulation')
  return (
    <ExplainedChange
      change={change}
      before={reference}
      effects={{
        work: t('explainedPillars.change.pillar3a.work'),
        retirement: t(`explainedPillars.change.pillar3a.${isMoved ? 'moved' : 'notMoved'}`, {
          after: span(t, law.yearsAfter * 12),
        }),
        stopsOn: t('explainedPillars.change.pillar3a.stopsOn'),
        lppFrom: t('explainedPillars.change.pillar3a.lppFrom'),
        capitalShare: t('explainedPillars.change.pillar3a.capitalShare'),
      }}
    />
  )
}

/** Every step, account by account, and what applies to all of them. */
function AccountFolds(view: Pillar3aExplainedView) {
  const { t } = useText()
  const { pillar3a, accounts, law, computedOn, lawYear } = view
  return (
    <Folds>
      {accounts.map((account, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have the same name and figures
        <AccountFold key={index} account={account} law={law} />
      ))}
      {pillar3a && accounts.length > 1 && (
        <Fold title={t('explained3a.together')}>
          <ExplainedSteps steps={[accountsTotal(t, pillar3a)]} />
        </Fold>
      )}
      <Fold title={t('explained3a.shared', { count: accounts.length })}>
        <Notes notes={sharedNotes(t, view)} />
        <p className="told">
          <Words>{payOutYears(t, law)}</Words>
        </p>
        {pillar3a && <p className="told">{t('explained3a.projection')}</p>}
        <p className="hint">{t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear })}</p>
      </Fold>
    </Folds>
  )
}

type AccountFoldProps = { account: ExplainedAccount } & Pick<Pillar3aExplainedView, 'law'>

function AccountFold({ account, law }: AccountFoldProps) {
  const { t } = useText()
  const { entityName, asOf } = account
  const isTold = asOf !== null && account.balance.from === 'provider'
  return (
    <Fold title={entityName ?? t('explained3a.account')}>
      <p className="hint">
        {isTold
          ? t('explained3a.source', { name: entityName ?? t('explained3a.account'), day: dayText(asOf) })
          : t('explained3a.sourceVisitor')}
      </p>
      <ExplainedSteps steps={accountSteps(t, { account, law })} />
    </Fold>
  )
}
