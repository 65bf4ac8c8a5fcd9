import { LAWS, OUTLOOKS, type SimulationAnswer } from '~/dossier/shape/simulation'
import type { ContributionsAnswer } from '~/estimate/synthesis/contributions'
import { chf, dayText, percent } from '~/language/format'
import { CapitalShareField } from '~/ui/capital-share-field'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { RadioGroup } from '~/ui/form/controls/choice'
import { DayField, MoneyField, TextField } from '~/ui/form/controls/field'
import type { FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { ContributionFields } from './contributions'
import type { SIMULATION_FIELDS } from './form'
import { needByRule } from './need-by-rule'
import { SharesAndSteps } from './shares-and-steps'
import { understoodLpp, understoodStart, understoodStop } from './understood-start'

type Fields = FieldsOf<typeof SIMULATION_FIELDS>
type FieldsProps = { fields: Fields; bound: Bound; answer: SimulationAnswer }
type SimulationFieldsProps = FieldsProps & { contributions: ContributionsAnswer | null }

/** The fields of a change of one's own. To be placed in a form. */
export function SimulationFields({ contributions, ...props }: SimulationFieldsProps) {
  const { t } = useText()
  const { simulation, limits, newSalaryFrom } = props.answer
  return (
    <Section title={t('simulation.own')} intro={limits && t('simulation.ownIntro', { day: dayText(newSalaryFrom) })}>
      {limits ? (
        <>
          <RetirementField {...props} limits={limits} />
          <OtherDays {...props} limits={limits} />
          <WorkFields {...props} />
          <CapitalField {...props} />
          <SharesAndSteps {...props} />
          {contributions && <ContributionFields {...props} contributions={contributions} />}
          <OutlookFields {...props} />
        </>
      ) : (
        <Notice kind="info" title={t('simulation.closedTitle')}>
          {t('simulation.closedText')}
        </Notice>
      )}
      <NeedField {...props} />
      <Actions>
        <Button>{t('simulation.launch')}</Button>
        {simulation && (
          <Button kind="secondary" name="remove" value="1">
            {t('simulation.remove')}
          </Button>
        )}
      </Actions>
    </Section>
  )
}

function RetirementField({
  fields: { retirementDate },
  bound,
  answer,
  limits,
}: FieldsProps & { limits: NonNullable<SimulationAnswer['limits']> }) {
  const { t } = useText()
  return (
    <DayField
      {...bound(retirementDate)}
      label={t('simulation.retirementDate')}
      hint={t('simulation.retirementDateHint', {
        earliest: dayText(limits.earliest),
        reference: dayText(limits.reference),
        latest: dayText(limits.latest),
      })}
      notice={understoodStart(t, retirementDate.initialValue ?? '', answer)}
    />
  )
}

/** Work and the funds on days of their own: folded, as most start everything on one day. */
function OtherDays({
  fields,
  bound,
  answer,
  limits,
}: FieldsProps & { limits: NonNullable<SimulationAnswer['limits']> }) {
  const { t } = useText()
  const [stop, lpp] = [bound(fields.stopsOn), bound(fields.lppFrom)]
  const typed = [fields.stopsOn, fields.lppFrom].map(({ initialValue }) => initialValue ?? '')
  const isUsed = typed.some((value) => value !== '') || stop.error !== undefined || lpp.error !== undefined
  return (
    <details className="more-figures" open={isUsed}>
      <summary>{t('simulation.otherDays')}</summary>
      <DayField
        {...stop}
        label={t('simulation.stopsOn')}
        hint={t('simulation.stopsOnHint')}
        notice={understoodStop(t, typed[0] ?? '', answer)}
      />
      <DayField
        {...lpp}
        label={t('simulation.lppFrom')}
        hint={
          answer.lppEarliest
            ? t('simulation.lppFromHint', { earliest: dayText(answer.lppEarliest), latest: dayText(limits.latest) })
            : t('simulation.lppFromUnknown')
        }
        notice={understoodLpp(t, typed[1] ?? '', answer)}
      />
    </details>
  )
}

function WorkFields({ fields, bound, answer }: FieldsProps) {
  const { t } = useText()
  return (
    <>
      <RateField
        {...bound(fields.desiredRate)}
        label={t('simulation.desiredRate')}
        hint={t('simulation.desiredRateHint')}
      />
      <MoneyField
        {...bound(fields.desiredSalary)}
        label={t('simulation.desiredSalary')}
        hint={t('simulation.desiredSalaryHint')}
      />
      <WorkToday fields={fields} bound={bound} answer={answer} />
    </>
  )
}

/** Today's work, folded where it is known and nothing about it is wrong. */
function WorkToday({ fields, bound, answer: { work } }: FieldsProps) {
  const { t } = useText()
  const [salary, rate] = [bound(fields.currentSalary), bound(fields.currentRate)]
  const known = work && t(`simulation.known.${work.source}`, { year: work.year })
  return (
    <details className="more-figures" open={!work || salary.error !== undefined || rate.error !== undefined}>
      <summary>
        {work
          ? t('simulation.workKnown', {
              work: [chf(work.salary), ...(work.rate ? [percent(work.rate)] : [])].join(', '),
            })
          : t('simulation.workUnknown')}
      </summary>
      <MoneyField {...salary} label={t('simulation.currentSalary')} hint={known ?? t('simulation.salaryHint')} />
      <RateField
        {...rate}
        label={t('simulation.currentRate')}
        hint={(work?.rate && known) || t('simulation.currentRateHint')}
      />
    </details>
  )
}

/** The capital share, which only the second pillar offers. */
function CapitalField({ fields, bound, answer: { largestCapitalShare } }: FieldsProps) {
  const { t } = useText()
  return (
    <CapitalShareField
      {...bound(fields.lppCapitalShare)}
      label={t('simulation.lppCapitalShare')}
      largest={largestCapitalShare}
    />
  )
}

/** Interest, wages and prices, and a law that is only discussed: folded, as few need them. */
function OutlookFields({ fields, bound }: FieldsProps) {
  const { t } = useText()
  const [outlook, law] = [bound(fields.outlook), bound(fields.law)]
  const isOther = ![undefined, '', 'expected'].includes(outlook.defaultValue)
  const isOtherLaw = ![undefined, '', 'today'].includes(law.defaultValue)
  const isWrong = outlook.error !== undefined || law.error !== undefined
  return (
    <details className="more-figures" open={isOther || isOtherLaw || isWrong}>
      <summary>{t('simulation.outlookFold')}</summary>
      <RadioGroup
        {...outlook}
        defaultValue={outlook.defaultValue || 'expected'}
        legend={t('simulation.outlook')}
        hint={t('notToday.outlookLimits')}
        options={OUTLOOKS.map((value) => ({
          value,
          label: t(`notToday.outlookName.${value}`),
          hint: t(`notToday.outlookText.${value}`),
        }))}
      />
      <RadioGroup
        {...law}
        defaultValue={law.defaultValue || 'today'}
        legend={t('simulation.law')}
        options={LAWS.map((value) => ({
          value,
          label: t(`notToday.law.${value}`),
          hint: t(`notToday.lawText.${value}`),
        }))}
      />
    </details>
  )
}

/** What somebody needs to live on: it changes no figure. */
function NeedField({ fields, bound, answer: { work } }: FieldsProps) {
  const { t } = useText()
  const need = bound(fields.need)
  return (
    <details className="more-figures" open={need.error !== undefined || Boolean(need.defaultValue)}>
      <summary>{t('simulation.needFold')}</summary>
      <MoneyField {...need} label={t('simulation.need')} hint={t('simulation.needHint')} />
      {work && (
        <>
          <p className="hint">{t('simulation.needRule')}</p>
          <Actions>
            <Button kind="secondary" name="rule" value="need">
              {t('simulation.needByRule', { amount: chf(needByRule(work.salary)) })}
            </Button>
          </Actions>
        </>
      )}
    </details>
  )
}

const RateField = (props: ReturnType<Bound> & { label: string; hint?: string }) => (
  <TextField {...props} inputMode="text" width="short" suffix="%" />
)
