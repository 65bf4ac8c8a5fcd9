import { atAge } from '~/language/at-age'
import { chf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import { rangeKind } from '~/language/range-words'
import { PillarLegend } from '~/ui/chart/pillar-legend'
import { PillarPatterns } from '~/ui/chart/pillars'
import { span } from '~/ui/explained/step-words'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { Select } from '~/ui/form/controls/choice'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { agesInList, scaleOf } from '~/ui/synthesis/ages-in-list'
import { ChangeLinks } from '~/ui/synthesis/change-links'
import { ChooseAge, hasOtherChanges } from '~/ui/synthesis/choose-age'
import { NotInTotal } from '~/ui/synthesis/not-in-total'
import { NotToday } from '~/ui/synthesis/not-today/not-today'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import type { SynthesisView } from '~/ui/synthesis/view'
import { AgeNotes } from './notes'
import { AgeTable, shownColumns } from './table'
import { type AgesView, referenceIn } from './view'

type AgesPageProps = AgesView & Pick<SynthesisView, 'digest' | 'problem' | 'unfit' | 'missing' | 'unread'>

/** What each age of leaving brings, or each month of one year: a comparison whose buttons make a row the change. */
export function AgesPage({ digest, problem, unfit, missing, unread, ...view }: AgesPageProps) {
  const { t, to } = useText()
  const { rows, simulation } = view
  return (
    <Page title={t('ages.title')} intro={<Intro {...view} />} above={<ChangeLinks here="ages" />} wide>
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

/** The choice of when the AVS starts, for all rows at once. */
function AvsStart({ avsFrom, avsChoices, avsAge, rows, year }: AgesView) {
  const { t, to } = useText()
  if (avsChoices.length < 2) return null
  const reference = referenceIn(rows)
  const age = (months: number) => atAge(t, months)
  const earliest = age(12 * avsAge)
  const referenceAge = reference ? age(12 * reference.years + reference.months) : ''
  const isReferenceWhole = reference?.months === 0
  const options = avsChoices
    .filter((choice) => !(isReferenceWhole && choice === reference?.years))
    .map((choice) => ({
      value: String(choice),
      label:
        choice === 'first'
          ? t('ages.avsStart.first', { age: earliest })
          : choice === 'reference'
            ? t('ages.avsStart.reference', { age: referenceAge })
            : t('ages.avsStart.at', { age: age(12 * choice) }),
    }))
  return (
    <form method="get" action={to('/ages')} className="avs-start">
      {year !== null && <input type="hidden" name="year" value={year} />}
      <Select
        name="avsFrom"
        label={t('ages.avsStart.label')}
        options={options}
        defaultValue={String(isReferenceWhole && avsFrom === reference?.years ? 'reference' : avsFrom)}
        required
        hint={avsFrom === 'first' ? undefined : t('ages.avsStart.otherwise', { age: earliest })}
      />
      <Button kind="secondary">{t('ages.avsStart.show')}</Button>
    </form>
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
            <a href={to(addressOf(null, avsFrom))}>{t('ages.months.all')}</a>
          </li>
        )}
        {years.map((one) => (
          <li key={one}>
            <a href={to(addressOf(one, avsFrom))} aria-current={one === year ? 'page' : undefined}>
              {span(t, 12 * one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function addressOf(year: number | null, avsFrom: AgesView['avsFrom']): `/ages${string}` {
  const asked = [...(year === null ? [] : [`year=${year}`]), ...(avsFrom === 'first' ? [] : [`avsFrom=${avsFrom}`])]
  return `/ages${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}
