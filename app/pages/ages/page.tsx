import { atAge } from '~/language/at-age'
import { chf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import { rangeKind } from '~/language/range-words'
import { PillarLegend } from '~/ui/chart/pillar-legend'
import { PillarPatterns } from '~/ui/chart/pillars'
import { span } from '~/ui/explained/step-words'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { ChooseAge, hasOtherChanges } from '~/ui/synthesis/choose-age'
import { NotInTotal } from '~/ui/synthesis/not-in-total'
import { NotToday } from '~/ui/synthesis/not-today/not-today'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import type { SynthesisView } from '~/ui/synthesis/view'
import { Ways } from '~/ui/synthesis/ways'
import { AgeNotes } from './notes'
import { AgeTable } from './table'
import { type AgesView, referenceIn } from './view'

type AgesPageProps = AgesView & Pick<SynthesisView, 'digest' | 'problem' | 'unfit' | 'missing' | 'unread'>

/** What each age of leaving brings, or each month of a year: compared in a table whose buttons make it the change. */
export function AgesPage({ digest, problem, unfit, missing, unread, ...view }: AgesPageProps) {
  const { t, to } = useText()
  const { rows, simulation } = view
  return (
    <Page title={t('ages.title')} intro={<Intro {...view} />} above={<Ways here="ages" />} wide>
      <PillarPatterns />
      <SynthesisNotices open={null} problem={problem} unfit={unfit} />
      {digest && digest.silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={digest.silent} />
        </Notice>
      )}
      <NotToday column={digest?.withChange ?? null} />
      {digest && <NotInTotal column={digest.withChange ?? digest.withoutChange} missing={missing} unread={unread} />}
      {digest && rows.length < 2 && <NoOtherAge isClosed={view.isClosed} />}
      {rows.length > 1 && (
        <>
          <PillarLegend
            names={[
              ['avs', t('ages.avs')],
              ...(rows.some(({ column }) => column.lpp) ? [['lpp', t('ages.lpp')] as const] : []),
            ]}
          />
          <ChooseAge simulation={simulation} rows={rows.filter(({ isPlanned }) => !isPlanned)}>
            <AgeTable rows={rows} />
          </ChooseAge>
          <Months {...view} />
          <AgeNotes {...view} />
        </>
      )}
      <Actions>
        <ButtonLink to={to('/simulation')} kind="secondary">
          {t('ages.otherDay')}
        </ButtonLink>
        <ButtonLink to={to('/decide')} kind="quiet">
          {t('decide.title')}
        </ButtonLink>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}

/** In one sentence what waiting brings, and on what the amounts are built. */
function Intro({ each, rows, simulation }: AgesView) {
  const { t } = useText()
  const unsure = [...new Set(rows.flatMap(({ column }) => column.ranges?.causes ?? []))]
  const reference = referenceIn(rows)
  const { unit, from, to, low, high } = each ?? {}
  return (
    <>
      {unit && (
        <p className="intro">
          {t(`ages.every.${unit}`, { from, to, amount: rangeText(t, chf(low ?? 0), chf(high ?? 0)) })}
        </p>
      )}
      {reference && rows.some(({ isNotDeferred }) => isNotDeferred) && (
        <p className="hint">{t('ages.notDeferred', { age: atAge(t, 12 * reference.years + reference.months) })}</p>
      )}
      {hasOtherChanges(simulation) && <p className="hint">{t('ages.othersStay')}</p>}
      {unsure.length > 0 && <p className="hint">{t(`synthesis.rangeAmounts.${rangeKind(unsure)}`)}</p>}
    </>
  )
}

function NoOtherAge({ isClosed }: { isClosed: boolean }) {
  const { t, to } = useText()
  return (
    <Notice kind="info" title={t(isClosed ? 'simulation.closedTitle' : 'ages.noneTitle')}>
      <p>
        {isClosed ? (
          t('simulation.closedText')
        ) : (
          <>
            {t('ages.noneText')} <a href={to('/own/check')}>{t('ages.check')}</a>
          </>
        )}
      </p>
    </Notice>
  )
}

/** The same by months of one year, and back to whole ages. */
function Months({ years, year }: AgesView) {
  const { t, to } = useText()
  if (years.length === 0) return null
  return (
    <nav className="age-months" aria-labelledby="age-months">
      <h2 id="age-months">{t('ages.months.title')}</h2>
      <ul className="views">
        {year !== null && (
          <li>
            <a href={to('/ages')}>{t('ages.months.all')}</a>
          </li>
        )}
        {years.map((one) => (
          <li key={one}>
            <a href={to(`/ages?year=${one}`)} aria-current={one === year ? 'page' : undefined}>
              {span(t, 12 * one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
