import { atAge } from '~/language/at-age'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { type T, useText } from '~/ui/frame/text'
import { ChooseAge } from '~/ui/synthesis/choose-age'
import { Beside } from '~/ui/synthesis/comparison/beside/beside'
import type { ShownDeparture } from '~/ui/synthesis/comparison/beside/shown'
import { TakingForms } from '~/ui/synthesis/comparison/beside/table'
import type { BesideView } from '~/ui/synthesis/comparison/beside/view'
import { addressOf } from './address'
import { AvsStartField } from './avs-start'
import { type AgesView, isBefore, referenceIn } from './view'

type AgesBesideProps = AgesView & { beside: BesideView & { reference: string | null } }

/** Ages and kept scenarios side by side, each with the button that takes it. */
export function AgesBeside({ beside, ...view }: AgesBesideProps) {
  const { t, to } = useText()
  const { departures, reference } = beside
  const ages = departures.flatMap(({ taking, isOwn }) => (taking.kind === 'age' && !isOwn ? [taking.row] : []))
  return (
    <>
      <ChooseAge simulation={view.simulation} rows={ages}>
        <Beside
          {...beside}
          reference={reference ?? t('synthesis.columns.withoutChange')}
          rule={ruleIn(t, view, departures)}
        />
      </ChooseAge>
      <TakingForms departures={departures} />
      <Actions>
        <ButtonLink to={to(addressOf(view))} kind="quiet">
          {t('compare.all.ages')}
        </ButtonLink>
        {departures.some((one) => one.isOwn && isBefore(one.figures.age, referenceIn(view.rows))) && (
          <ButtonLink to={to('/plan')} kind="quiet">
            {t('plan.title')}
          </ButtonLink>
        )}
      </Actions>
    </>
  )
}

/** null: the plan says when the AVS starts, or nobody's AVS is known. */
function ruleIn(t: T, { avsFrom, avsChoices, avsAge, rows }: AgesView, departures: readonly ShownDeparture[]) {
  if (avsChoices.length === 0 || !departures.some(({ figures }) => figures.column.avs)) return null
  if (avsFrom === 'first') return t('compare.avsStart.first', { age: atAge(t, 12 * avsAge) })
  const reference = referenceIn(rows)
  const months = avsFrom === 'reference' ? reference && 12 * reference.years + reference.months : 12 * avsFrom
  return months === null
    ? null
    : t(departures.some(({ taking }) => taking.kind !== 'age') ? 'compare.avsStart.atButKept' : 'compare.avsStart.at', {
        age: atAge(t, months),
      })
}

/**
 * The other fields of the address. The start of the AVS can be chosen where it makes a difference beside a departure before
 * it.
 */
export function OtherFields({ beside, ...view }: AgesBesideProps) {
  const { year, avsFrom, avsChoices } = view
  const isAsked = avsChoices.length > 1 && beside.departures.some(({ figures }) => figures.avsFrom !== null)
  return (
    <>
      {year !== null && <input type="hidden" name="year" value={year} />}
      {isAsked ? (
        <AvsStartField {...view} />
      ) : (
        avsFrom !== 'first' && <input type="hidden" name="avsFrom" value={avsFrom} />
      )}
    </>
  )
}
