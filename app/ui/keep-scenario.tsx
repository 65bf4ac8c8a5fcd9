import type { Bound } from './bound'
import { Actions, Button } from './button'
import { TextField } from './field'
import { Section } from './section'
import { useText } from './text'
import { VisitorForm } from './visitor-form'

/** Keeps the simulation of now under a name. */
export function KeepScenario(name: ReturnType<Bound>) {
  const { t } = useText()
  return (
    <Section title={t('scenarios.keepTitle')} intro={t('scenarios.keepIntro')}>
      <VisitorForm>
        <TextField {...name} label={t('scenarios.name')} hint={t('scenarios.nameHint')} autoComplete="off" required />
        <Actions>
          <Button kind="secondary">{t('scenarios.keep')}</Button>
        </Actions>
      </VisitorForm>
    </Section>
  )
}
