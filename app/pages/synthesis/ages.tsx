import { changesNothing, type Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/answers/ages'
import { lackOf } from '~/language/at-least'
import { amountText } from '~/language/format'
import { phasesOf } from '~/language/phases'
import { rangeKind } from '~/language/range-words'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { span } from '~/ui/explained/step-words'
import { ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { AgeAmount } from '~/ui/synthesis/age-amount'
import { agesInList, isEarly, scaleOf } from '~/ui/synthesis/ages-in-list'
import { ageFigure, ChooseAge, choiceOf, hasOtherChanges, keyOf } from '~/ui/synthesis/choose-age'
import { monthlyParts } from '~/ui/synthesis/monthly-parts'
import { Phases } from '~/ui/synthesis/phases/phases'

type AgesProps = {
  ages: readonly AgeOutlook[]
  /** Fields that stay the same with another age. */
  simulation: Simulation | null
}

/** When to leave: each age from 63 on is a button with its monthly amount for life, and makes that age the change. */
export function SynthesisAges({ ages, simulation }: AgesProps) {
  const { t, to } = useText()
  const { listed: shown, folded } = agesInList(ages)
  const unsure = [...new Set(shown.flatMap(({ column }) => column.ranges?.causes ?? []))]
  const of = scaleOf(ages)
  const isLowest = shown.every(({ column }) => lackOf(column) === 'lppLaw')
  return (
    <Section
      id="ages"
      title={t(simulation && !changesNothing(simulation) ? 'synthesis.ages.titleWithChange' : 'synthesis.ages.title')}
      intro={
        <p className="hint">
          {t(hasOtherChanges(simulation) ? 'synthesis.ages.introWithChange' : 'synthesis.ages.intro')}
          {isLowest && ` ${t('synthesis.ages.atLeast')}`}
          {!isLowest && unsure.length > 0 && ` ${t(`synthesis.rangeAmounts.${rangeKind(unsure)}`)}`}
        </p>
      }
    >
      <ChooseAge simulation={simulation} rows={shown}>
        <ul className="ages">
          {shown.map((age) => (
            <li key={keyOf(age)} className={isLong(age) ? 'ages-long' : undefined}>
              <AgeButton row={age} of={of} isLowest={isLowest} />
            </li>
          ))}
        </ul>
      </ChooseAge>
      <ButtonLink to={to('/ages')} kind="quiet">
        {folded[0] ? t('synthesis.ages.allFrom', { age: folded[0].age.years }) : t('synthesis.ages.all')}
      </ButtonLink>
    </Section>
  )
}

type AgeButtonProps = { row: AgeOutlook; of: number; isLowest: boolean }

/** An early age with several amounts before the one for life needs a line of its own. */
const isLong = (row: AgeOutlook) => isEarly(row) && phasesOf(row.column).length > 1

function AgeButton({ row, of, isLowest }: AgeButtonProps) {
  const { t } = useText()
  const { age, column, isPlanned } = row
  const { first } = column
  return (
    <button
      type="submit"
      className={['age', isPlanned && 'age-chosen', !column.complete && 'hint'].filter(Boolean).join(' ')}
      {...choiceOf(row)}
      aria-current={isPlanned ? 'true' : undefined}
    >
      <span className="age-name">{span(t, 12 * age.years + age.months)}</span>{' '}
      <AgeAmount row={row} text={amountText} hidesCurrency isLowest={isLowest} />
      {column.complete && <PillarBar of={of} parts={monthlyParts(column)} />}
      {isEarly(row) && first && (
        <span className="age-first">
          <Phases column={column} figure={(what) => ageFigure(row, what)} text={amountText} form="line" hidesCurrency />
        </span>
      )}
    </button>
  )
}
