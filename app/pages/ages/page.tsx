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
import { agesInList, scaleOf } from '~/ui/synthesis/ages-in-list'
import { ChangeLinks } from '~/ui/synthesis/change-links'
import { ChooseAge, hasOtherChanges } from '~/ui/synthesis/choose-age'
import { CompareForm } from '~/ui/synthesis/comparison/beside/compare-form'
import type { BesideView } from '~/ui/synthesis/comparison/beside/view'
import { NotInTotal } from '~/ui/synthesis/not-in-total'
import { NotToday } from '~/ui/synthesis/not-today/not-today'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import type { SynthesisView } from '~/ui/synthesis/view'
import { addressOf } from './address'
import { AvsStart } from './avs-start'
import { AgesBeside, OtherFields } from './beside'
import { AgesNet } from './net'
import { AgeNotes } from './notes'
import { AgeTable, shownColumns } from './table'
import { type AgesView, referenceIn } from './view'

type Shown = AgesView & Pick<SynthesisView, 'digest' | 'problem' | 'unfit' | 'missing' | 'unread'>
type AgesPageProps = Shown & {
  /** `reference`: the name of the row with which the others are compared; null: there is none. */
  beside: BesideView & { reference: string | null }
}

/** What each age of leaving brings, or each month of one year; or up to four of them, and of what is kept, side by side. */
export function AgesPage({ beside, ...shown }: AgesPageProps) {
  const { t, to } = useText()
  const isBeside = beside.departures.length + beside.gone.length > 0
  return (
    <Page
      title={t(isBeside ? 'compare.title.ages' : 'ages.title')}
      intro={isBeside ? undefined : <Intro {...shown} />}
      above={<ChangeLinks here="ages" />}
      wide
    >
      <PillarPatterns />
      <Lacks {...shown} silent={beside.silent} />
      {beside.offered.length > 1 && (
        <CompareForm action={to('/ages')} {...beside}>
          <OtherFields {...shown} beside={beside} />
        </CompareForm>
      )}
      {isBeside ? <AgesBeside {...shown} beside={beside} /> : <AllAges {...shown} />}
    </Page>
  )
}

/** What the amounts of this page lack. `silent`: those that only a kept scenario lacks. */
function Lacks({ digest, problem, unfit, missing, unread, silent }: Shown & Pick<BesideView, 'silent'>) {
  const { t } = useText()
  const known = digest?.silent ?? []
  const all = [
    ...known,
    ...silent.filter(({ party, id }) => !known.some((one) => one.party === party && one.id === id)),
  ]
  return (
    <>
      <SynthesisNotices open={null} problem={problem} unfit={unfit} />
      {digest && all.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={all} />
        </Notice>
      )}
      <NotToday column={digest?.withChange ?? null} />
      {digest && <NotInTotal column={digest.withChange ?? digest.withoutChange} missing={missing} unread={unread} />}
    </>
  )
}

function AllAges(view: Shown) {
  const { t, to } = useText()
  const { digest, rows, simulation } = view
  return (
    <>
      {digest && rows.length < 2 && <NoOtherAge isClosed={view.isClosed} />}
      {rows.length > 1 && (
        <>
          <AvsStart {...view} />
          <PillarLegend
            names={[
              ['avs', t('ages.avs')],
              ...(rows.some(({ column }) => column.lpp) ? [['lpp', t('ages.lpp')] as const] : []),
            ]}
          />
          <ChooseAge simulation={simulation} rows={rows.filter(({ isPlanned }) => !isPlanned)}>
            <Ages {...view} />
          </ChooseAge>
          <AgesNet {...view} />
          <Months {...view} />
          <AgeNotes {...view} />
        </>
      )}
      <Actions>
        <ButtonLink to={to('/simulation')} kind="secondary">
          {t('ages.otherDay')}
        </ButtonLink>
        <ButtonLink to={to('/plan')} kind="quiet">
          {t('plan.title')}
        </ButtonLink>
        <ButtonLink to={to('/decide')} kind="quiet">
          {t('decide.title')}
        </ButtonLink>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </>
  )
}

/** Says in one sentence what waiting brings, and what the amounts are based on. */
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

/** The ages, with early ones folded; for a single year, all its months. */
function Ages({ rows, year }: AgesView) {
  const { t } = useText()
  const { listed, folded } = year === null ? agesInList(rows) : { listed: rows, folded: [] }
  const shared = { of: scaleOf(rows), ...shownColumns(rows) }
  const [first, last] = [folded[0], folded.at(-1)]
  return (
    <>
      <AgeTable rows={listed} caption={t('ages.caption')} {...shared} />
      {first && last && (
        <details className="more-figures">
          <summary>
            {t(first === last ? 'synthesis.ages.earlierOnce' : 'synthesis.ages.earlier', {
              ...{ from: first.age.years, to: last.age.years },
            })}
          </summary>
          <AgeTable rows={folded} caption={t('ages.captionEarly')} {...shared} />
        </details>
      )}
    </>
  )
}

/** Links to the months of one year, and back to whole ages. */
function Months({ years, year, avsFrom }: AgesView) {
  const { t, to } = useText()
  if (years.length === 0) return null
  return (
    <nav className="age-months" aria-labelledby="age-months">
      <h2 id="age-months">{t('ages.months.title')}</h2>
      <ul className="views">
        {year !== null && (
          <li>
            <a href={to(addressOf({ year: null, avsFrom }))}>{t('ages.months.all')}</a>
          </li>
        )}
        {years.map((one) => (
          <li key={one}>
            <a href={to(addressOf({ year: one, avsFrom }))} aria-current={one === year ? 'page' : undefined}>
              {span(t, 12 * one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
