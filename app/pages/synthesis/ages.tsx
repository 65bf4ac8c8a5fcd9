import { changesNothing, type Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/synthesis/ages'
import { amountText } from '~/language/format'
import { rangeKind } from '~/language/range-words'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { ageFigure, ChooseAge, choiceOf, hasOtherChanges } from '~/ui/synthesis/choose-age'

type AgesProps = {
  ages: readonly AgeOutlook[]
  /** Kept with another age. */
  simulation: Simulation | null
}

/** When to leave: each age a button with what it brings a month for life, which makes it the change. */
export function SynthesisAges({ ages, simulation }: AgesProps) {
  const { t, to } = useText()
  // Before the AVS can start, what is paid at first tells more: the table shows both.
  const shown = ages.filter(({ days, isPlanned }) => isPlanned || days.stopsOn === null)
  const unsure = [...new Set(shown.flatMap(({ column }) => column.ranges?.causes ?? []))]
  const of = Math.max(...shown.map(({ column }) => column.monthlyTotal ?? 0))
  return (
    <Section
      id="ages"
      title={t(simulation && !changesNothing(simulation) ? 'synthesis.ages.titleWithChange' : 'synthesis.ages.title')}
      intro={
        <p className="hint">
          {t(hasOtherChanges(simulation) ? 'synthesis.ages.introWithChange' : 'synthesis.ages.intro')}
          {unsure.length > 0 && ` ${t(`synthesis.rangeAmounts.${rangeKind(unsure)}`)}`}
        </p>
      }
    >
      <ChooseAge simulation={simulation} rows={shown}>
        <ul className="ages">
          {shown.map((age) => (
            <li key={age.startsOn}>
              <AgeButton row={age} of={of} />
            </li>
          ))}
        </ul>
      </ChooseAge>
      <ButtonLink to={to('/ages')} kind="quiet">
        {t('synthesis.ages.all')}
      </ButtonLink>
    </Section>
  )
}

function AgeButton({ row, of }: { row: AgeOutlook; of: number }) {
  const { t } = useText()
  const { age, column, isPlanned } = row
  const { monthlyTotal, avs, lpp } = column
  return (
    <button
      type="submit"
      className={isPlanned ? 'age age-chosen' : 'age'}
      {...choiceOf(row)}
      aria-current={isPlanned ? 'true' : undefined}
    >
      <span className="age-name">{span(t, 12 * age.years + age.months)}</span>{' '}
      <span className="visually-hidden">CHF&nbsp;</span>
      <Figure figure={ageFigure(age, 'monthly')} value={monthlyTotal ?? 0} text={amountText(monthlyTotal ?? 0)} />
      <PillarBar
        of={of}
        parts={[
          { pillar: 'avs', amount: avs ? avs.monthly + avs.supplement : 0 },
          { pillar: 'lpp', amount: lpp?.monthly ?? 0 },
        ]}
      />
    </button>
  )
}
