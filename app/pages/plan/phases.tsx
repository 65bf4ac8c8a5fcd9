import { amountText, chf, dayText } from '~/language/format'
import type { LeavingPlan, Phase } from '~/pillars/synthesis/plan/result'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { useText } from '~/ui/frame/text'
import { boundText, duringText, SOURCES } from '~/ui/plan/plan-words'
import { Section } from '~/ui/section'
import { tableRole } from '~/ui/table-role'

/** Each phase with what it comes from: a table, on a phone a block for each, without lines of zero. */
export function Phases({ plan }: { plan: LeavingPlan }) {
  const { t } = useText()
  const { phases, need, contributions, bridgingReduction } = plan
  const sources = SOURCES.filter((source) => phases.some((phase) => phase.sources[source] > 0))
  const hasContributions = contributions === null || phases.some((phase) => (phase.contributions ?? 0) > 0)
  const heads = [
    ...sources.map((source) => t(`plan.phases.${source}`)),
    t('plan.phases.monthly'),
    ...(need === null ? [] : [t('plan.phases.missing')]),
    ...(hasContributions ? [t('plan.phases.contributions')] : []),
  ]
  return (
    <Section title={t('plan.phases.title')}>
      <table className="stacked stacked-told phases" {...tableRole('table')}>
        <caption className="visually-hidden">{t('plan.phases.caption')}</caption>
        <thead {...tableRole('rowgroup')}>
          <tr {...tableRole('row')}>
            <th scope="col" {...tableRole('columnheader')}>
              {t('plan.phases.from')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="number" {...tableRole('columnheader')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRole('rowgroup')}>
          {phases.map((phase, index) => (
            <tr key={phase.from} {...tableRole('row')}>
              <th scope="row" {...tableRole('rowheader')}>
                <time dateTime={phase.from}>{dayText(phase.from)}</time>{' '}
                <span className="hint">{duringText(t, phase)}</span>
              </th>
              {sources.map((source) => (
                <Cell key={source} term={t(`plan.phases.${source}`)} isNone={phase.sources[source] <= 0}>
                  {amountText(phase.sources[source])}
                </Cell>
              ))}
              <Cell term={t('plan.phases.monthly')}>
                <Figure
                  figure={`phase.${index}.monthly`}
                  value={phase.monthly}
                  complete={plan.complete}
                  text={boundText(t, phase.monthly, phase.range, plan.complete ? null : 'atLeast')}
                />
              </Cell>
              {need !== null && <Missing phase={phase} index={index} complete={plan.complete} />}
              {hasContributions && <Contributions phase={phase} index={index} plan={plan} />}
            </tr>
          ))}
        </tbody>
      </table>
      {need !== null && <MissingInAll plan={plan} />}
      {bridgingReduction !== null && (
        <p className="hint">{t('plan.phases.bridgingBack', { amount: chf(bridgingReduction) })}</p>
      )}
    </Section>
  )
}

type CellProps = { term: string; isNone?: boolean; className?: string; children: React.ReactNode }

/** On a phone a cell without an amount is left out. */
function Cell({ term, isNone = false, className = '', children }: CellProps) {
  return (
    <td
      className={['number', isNone && 'none', className].filter(Boolean).join(' ')}
      data-term={term}
      {...tableRole('cell')}
    >
      {isNone ? '\u2013' : children}
    </td>
  )
}

type PhaseCell = { phase: Phase; index: number }

function Missing({ phase, index, complete }: PhaseCell & { complete: boolean }) {
  const { t } = useText()
  const { missing, missingRange } = phase
  const isMissing = (missing ?? 0) > 0 || missingRange !== null
  const text = isMissing ? boundText(t, missing ?? 0, missingRange, complete ? null : 'atMost') : '\u2013'
  return (
    <td
      className={`number ${isMissing ? 'missing' : 'none'}`}
      data-term={t('plan.phases.missing')}
      {...tableRole('cell')}
    >
      <Figure figure={`phase.${index}.missing`} value={missing ?? 0} complete={complete} text={text} />
    </td>
  )
}

function Contributions({ phase: { contributions }, index, plan }: PhaseCell & { plan: LeavingPlan }) {
  const { t } = useText()
  const term = t('plan.phases.contributions')
  if (contributions === null) return <Cell term={term}>{t('plan.phases.unknown')}</Cell>
  const isAtLeast = contributions > 0 && (plan.contributions?.isAtLeast ?? false)
  const text = contributions > 0 ? boundText(t, contributions, null, isAtLeast ? 'atLeast' : null) : '\u2013'
  return (
    <td className={contributions > 0 ? 'number' : 'number none'} data-term={term} {...tableRole('cell')}>
      <Figure figure={`phase.${index}.contributions`} value={contributions} text={text} />
    </td>
  )
}

function MissingInAll({ plan: { missing, complete } }: { plan: LeavingPlan }) {
  const { t } = useText()
  if (missing === null) return null
  return (
    <p>
      <FigureSentence
        sentence={(amount) => t(complete ? 'plan.phases.inAll' : 'plan.phases.inAllAtMost', { amount })}
        figures={[
          <Figure key="missing" figure="plan.missing" value={missing} complete={complete} text={chf(missing)} />,
        ]}
      />
    </p>
  )
}
