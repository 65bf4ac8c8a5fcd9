import type { Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/synthesis/ages'
import { amountText, dayText } from '~/language/format'
import { rangeKind } from '~/language/range-words'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { ageFigure, ChooseAge, hasOtherChanges } from '~/ui/synthesis/choose-age'

type AgesProps = {
  ages: readonly AgeOutlook[]
  /** Kept with another age. */
  simulation: Simulation | null
}

/** When to leave: each age a button with what it brings a month for life, which makes it the change. */
export function SynthesisAges({ ages, simulation }: AgesProps) {
  const { t, to } = useText()
  const unsure = [...new Set(ages.flatMap(({ column }) => column.ranges?.causes ?? []))]
  const of = Math.max(...ages.map(({ column }) => column.monthlyTotal ?? 0))
  return (
    <Section
      id="ages"
      title={t(simulation ? 'synthesis.ages.titleWithChange' : 'synthesis.ages.title')}
      intro={
        <p className="hint">
          {t(hasOtherChanges(simulation) ? 'synthesis.ages.introWithChange' : 'synthesis.ages.intro')}
          {unsure.length > 0 && ` ${t(`synthesis.rangeAmounts.${rangeKind(unsure)}`)}`}
        </p>
      }
    >
      <ChooseAge simulation={simulation}>
        <ul className="ages">
          {ages.map((age) => (
            <li key={age.retirementDate}>
              <AgeButton {...age} of={of} />
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

function AgeButton({ age, retirementDate, column, isPlanned, of }: AgeOutlook & { of: number }) {
  const { t } = useText()
  const { monthlyTotal, avs, lpp } = column
  return (
    <button
      type="submit"
      className={isPlanned ? 'age age-chosen' : 'age'}
      name="retirementDate"
      value={dayText(retirementDate)}
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
