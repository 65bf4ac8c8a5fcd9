import type { SimulationAnswer } from '~/dossier/shape/simulation'
import { dayText, percent } from '~/language/format'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { DayField, MoneyField, TextField } from '~/ui/form/controls/field'
import type { FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import type { SIMULATION_FIELDS } from './form'

type FieldsProps = { fields: FieldsOf<typeof SIMULATION_FIELDS>; bound: Bound }

type SimulationFieldsProps = FieldsProps &
  Pick<SimulationAnswer, 'work' | 'limits' | 'largestCapitalShare'> & {
    /** Whether a simulation is saved and can be removed. */
    isSaved: boolean
  }

/** The fields of the simulation. */
export function SimulationFields({ limits, isSaved, ...props }: SimulationFieldsProps) {
  const { t } = useText()
  return (
    <>
      {limits ? (
        <>
          <WorkFields {...props} />
          <RetirementField {...props} limits={limits} />
          <CapitalField {...props} />
        </>
      ) : (
        <Notice kind="info" title={t('simulation.closedTitle')}>
          {t('simulation.closedText')}
        </Notice>
      )}
      <Actions>
        {limits && <Button>{t('simulation.launch')}</Button>}
        {isSaved && (
          <Button kind="secondary" name="remove" value="1">
            {t('simulation.remove')}
          </Button>
        )}
      </Actions>
    </>
  )
}

function WorkFields({ fields, bound, work }: FieldsProps & Pick<SimulationAnswer, 'work'>) {
  const { t } = useText()
  return (
    <Section title={t('simulation.work')} intro={t('simulation.workIntro')}>
      <div className="field-pair">
        <MoneyField
          {...bound(fields.currentSalary)}
          label={t('simulation.currentSalary')}
          hint={work ? t(`simulation.known.${work.source}`, { year: work.year }) : t('simulation.salaryHint')}
        />
        <MoneyField
          {...bound(fields.desiredSalary)}
          label={t('simulation.desiredSalary')}
          hint={t('simulation.desiredSalaryHint')}
        />
      </div>
      <div className="field-pair">
        <RateField
          {...bound(fields.currentRate)}
          label={t('simulation.currentRate')}
          hint={
            work?.rate ? t(`simulation.known.${work.source}`, { year: work.year }) : t('simulation.currentRateHint')
          }
        />
        <RateField
          {...bound(fields.desiredRate)}
          label={t('simulation.desiredRate')}
          hint={t('simulation.desiredRateHint')}
        />
      </div>
    </Section>
  )
}

function RetirementField({ fields, bound, limits }: FieldsProps & { limits: NonNullable<SimulationAnswer['limits']> }) {
  const { t } = useText()
  return (
    <Section title={t('simulation.retirement')}>
      <DayField
        {...bound(fields.retirementDate)}
        label={t('simulation.retirementDate')}
        hint={t('simulation.retirementDateHint', {
          earliest: dayText(limits.earliest),
          reference: dayText(limits.reference),
          latest: dayText(limits.latest),
        })}
      />
    </Section>
  )
}

/** The capital share, which only the second pillar offers. */
function CapitalField({
  fields,
  bound,
  largestCapitalShare,
}: FieldsProps & Pick<SimulationAnswer, 'largestCapitalShare'>) {
  const { t } = useText()
  return (
    <Section title={t('simulation.capital')}>
      <RateField
        {...bound(fields.lppCapitalShare)}
        label={t('simulation.lppCapitalShare')}
        hint={
          largestCapitalShare === null
            ? t('simulation.capitalShareUnknown')
            : t('simulation.capitalShareHint', { largest: percent(largestCapitalShare) })
        }
      />
    </Section>
  )
}

const RateField = (props: ReturnType<Bound> & { label: string; hint?: string }) => (
  <TextField {...props} inputMode="decimal" width="short" suffix="%" />
)
