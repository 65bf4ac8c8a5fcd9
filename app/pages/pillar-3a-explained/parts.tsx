import { chf, dayText } from '~/language/format'
import { ExplainedChange } from '~/ui/explained/explained-change'
import { ExplainedSteps } from '~/ui/explained/explained-steps'
import { span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { InBrief } from '~/ui/in-brief'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { accountSteps, accountsTotal } from './steps'
import type { ExplainedAccount, Pillar3aExplainedView } from './view'

/** The third pillar, from the balance of each account to the total. */
export function Explained3a(view: Pillar3aExplainedView) {
  const { t, to } = useText()
  const { pillar3a, accounts, silent } = view
  const sentences = pillar3a
    ? [
        t('brief.capital.pillar3a', { amount: chf(pillar3a.projected), day: dayText(pillar3a.projectedFrom) }),
        t('explained3a.projection'),
      ]
    : []
  return (
    <>
      <InBrief sentences={sentences} />
      <p className="hint">{t('synthesis.computedOn', { day: dayText(view.computedOn), year: view.lawYear })}</p>
      {silent.length > 0 && (
        <Notice kind="warning" title={t('explained3a.someSilent')}>
          <SilentParties parties={silent} />
        </Notice>
      )}
      {pillar3a ? <Summary {...view} /> : <MissingFigures missing={view.missing} />}
      <ChangeSection {...view} />
      {accounts.map((account, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have the same name and figures
        <Account key={index} account={account} {...view} />
      ))}
      {pillar3a && accounts.length > 1 && (
        <Section title={t('explained3a.together')}>
          <ExplainedSteps steps={[accountsTotal(t, pillar3a)]} />
        </Section>
      )}
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

function Summary({ pillar3a, before, column, accounts }: Pillar3aExplainedView) {
  const { t, to } = useText()
  if (!pillar3a) return null
  const { current, monthlyPayment, projected, projectedFrom, paymentsUntil } = pillar3a
  const days = new Set(accounts.map(({ paydate }) => paydate.value))
  const figure = (name: 'current' | 'monthlyPayment', value: number) => (
    <Figure figure={`pillar3a.${name}`} value={value} column={column} text={chf(value)} />
  )
  const rows = [
    {
      term: t('synthesis.pillar3aCurrent'),
      value: figure('current', current),
      note: t('synthesis.pillar3aCurrentNote'),
    },
    {
      term: t('synthesis.pillar3aPayment'),
      value: figure('monthlyPayment', monthlyPayment),
      note: t('synthesis.pillar3aPaymentNote', { day: dayText(paymentsUntil) }),
    },
    ...(before
      ? [
          {
            term: t('explainedPillars.without'),
            value: chf(before.projected),
            note: (
              <span className="alone">
                <a href={to('/3a/explained')}>{t('explainedPillars.withoutLink')}</a>
              </span>
            ),
          },
        ]
      : []),
  ]
  return (
    <Section title={t('explained3a.yours')}>
      <p>
        <Figure figure="pillar3a.projected" value={projected} column={column} text={chf(projected)} size="large" />
        {t(`explained3a.${days.size > 1 ? 'several' : 'once'}`, { day: dayText(projectedFrom) })}
      </p>
      <SummaryList rows={rows} />
    </Section>
  )
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
        capitalShare: t('explainedPillars.change.pillar3a.capitalShare'),
      }}
    />
  )
}

type AccountProps = { account: ExplainedAccount } & Pick<Pillar3aExplainedView, 'planned' | 'law' | 'lawYear'>

function Account({ account, planned, law, lawYear }: AccountProps) {
  const { t } = useText()
  const { entityName, asOf } = account
  const isTold = asOf !== null && account.balance.from === 'provider'
  return (
    <Section title={entityName ?? t('explained3a.account')}>
      <p className="hint">
        {isTold
          ? t('explained3a.source', { name: entityName ?? t('explained3a.account'), day: dayText(asOf) })
          : t('explained3a.sourceVisitor')}
      </p>
      <ExplainedSteps steps={accountSteps(t, { account, planned, law, lawYear })} />
    </Section>
  )
}
