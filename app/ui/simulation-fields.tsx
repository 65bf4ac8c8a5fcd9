import type { FormMetadata } from '@conform-to/react'
import type { SimulationAnswer } from '~/dossier/shape'
import type { SimulationTyped } from '~/forms/simulation-form'
import { dayText } from '~/text/format'
import type { Bound } from './bound'
import { Actions, Button } from './button'
import { DayField } from './field'
import { Notice } from './notice'
import { useText } from './text'

type SimulationFieldsProps = {
  fields: ReturnType<FormMetadata<SimulationTyped>['getFieldset']>
  bound: Bound
  limits: SimulationAnswer['limits']
  /** A simulation is saved, and can be taken away again. */
  isSaved: boolean
}

/** What the visitor would change, where there is still something to choose. */
export function SimulationFields({ fields, bound, limits, isSaved }: SimulationFieldsProps) {
  const { t } = useText()
  return (
    <>
      {limits ? (
        <DayField
          {...bound(fields.retirementDate)}
          label={t('simulation.retirementDate')}
          hint={t('simulation.retirementDateHint', {
            earliest: dayText(limits.earliest),
            reference: dayText(limits.reference),
            latest: dayText(limits.latest),
          })}
          required
        />
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
