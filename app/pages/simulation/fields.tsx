import type { ReactNode } from 'react'
import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import { SIMULATION } from '~/forms/simulation/form'
import { chf, dayText } from '~/language/format'
import { asks } from '~/ui/action/intent'
import { capitalShareHint, isLeftOut } from '~/ui/capital-share'
import { Actions, Button } from '~/ui/form/controls/button'
import { Control } from '~/ui/form/declaration/control'
import type { Field } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { ContributionFields } from './contributions'
import type { FieldsProps } from './fields-props'
import { SIMULATION_INTENTS } from './intents'
import { needByRule } from './need-by-rule'
import { MoreDates, RetirementField } from './when'
import { WorkFields } from './work'

type SimulationFieldsProps = FieldsProps & { contributions: ContributionsAnswer | null }

/** The fields of the visitor's own change. To be placed in a form. */
export function SimulationFields({ contributions, ...props }: SimulationFieldsProps) {
  const { t } = useText()
  const { simulation, limits, newSalaryFrom } = props.answer
  return (
    <Section title={t('simulation.own')} intro={limits && t('simulation.ownIntro', { day: dayText(newSalaryFrom) })}>
      {limits ? (
        <>
          <Group of="work">
            <WorkFields {...props} />
          </Group>
          <Group of="when">
            <RetirementField {...props} limits={limits} />
            <MoreDates {...props} limits={limits} />
          </Group>
          <Group of="money">
            <CapitalField {...props} />
            {contributions && <ContributionFields {...props} contributions={contributions} />}
            <NeedField {...props} />
          </Group>
          <Group of="outlook">
            <OutlookFields {...props} />
          </Group>
        </>
      ) : (
        <>
          <Notice kind="info" title={t('simulation.closedTitle')}>
            {t('simulation.closedText')}
          </Notice>
          <NeedField {...props} />
        </>
      )}
      {/* It stays in sight while the fields scroll. */}
      <div className="launch">
        <Button>{t('simulation.launch')}</Button>
      </div>
      {simulation && (
        <Actions>
          <Button kind="secondary" {...asks(SIMULATION_INTENTS, 'remove')}>
            {t('simulation.remove')}
          </Button>
        </Actions>
      )}
    </Section>
  )
}

/** The possible changes, by topic. */
function Group({ of, children }: { of: 'work' | 'when' | 'money' | 'outlook'; children: ReactNode }) {
  const { t } = useText()
  return (
    <Section title={t(`simulation.groups.${of}`)} level={3} isLandmark={false}>
      {children}
    </Section>
  )
}

/** The capital share, which exists only in the second pillar. */
function CapitalField({ fields, bound, answer }: FieldsProps) {
  const { t } = useText()
  const { largestCapitalShare, isShareToCheck } = answer
  if (isLeftOut(answer, bound(fields.lppCapitalShare))) return null
  return (
    <Control
      spec={SIMULATION.fields.lppCapitalShare}
      field={fields.lppCapitalShare}
      bound={bound}
      hint={capitalShareHint(t, largestCapitalShare, isShareToCheck)}
    />
  )
}

/** Interest, wages and prices, and a law that is only discussed: folded, since few people need them. */
function OutlookFields({ fields, bound }: FieldsProps) {
  const { t } = useText()
  const [outlook, law] = [bound(fields.outlook), bound(fields.law)]
  const isOther = ![undefined, '', 'expected'].includes(outlook.defaultValue)
  const isOtherLaw = ![undefined, '', 'today'].includes(law.defaultValue)
  const isWrong = outlook.error !== undefined || law.error !== undefined
  return (
    <details className="more-figures" open={isOther || isOtherLaw || isWrong}>
      <summary>{t('simulation.outlookFold')}</summary>
      <Control spec={SIMULATION.fields.outlook} field={shown(fields.outlook, 'expected')} bound={bound} />
      <Control spec={SIMULATION.fields.law} field={shown(fields.law, 'today')} bound={bound} />
    </details>
  )
}

/** Without an answer, everything stays as it is. */
const shown = (field: Field, usual: string): Field => ({ ...field, initialValue: field.initialValue || usual })

/** What somebody needs to live on. It does not change any figure. */
function NeedField({ fields, bound, answer: { work } }: FieldsProps) {
  const { t } = useText()
  const need = bound(fields.need)
  return (
    <details className="more-figures" open={need.error !== undefined || Boolean(need.defaultValue)}>
      <summary>{t('simulation.needFold')}</summary>
      <Control spec={SIMULATION.fields.need} field={fields.need} bound={bound} />
      {work && (
        <>
          <p className="hint">{t('simulation.needRule')}</p>
          <Actions>
            <Button kind="secondary" {...asks(SIMULATION_INTENTS, 'rule')}>
              {t('simulation.needByRule', { amount: chf(needByRule(work.salary)) })}
            </Button>
          </Actions>
        </>
      )}
    </details>
  )
}
