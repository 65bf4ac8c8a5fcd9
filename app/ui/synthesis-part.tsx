import type { ReactNode } from 'react'
import { Actions, Button, ButtonLink } from './button'
import { Notice } from './notice'
import { Section } from './section'
import { SilentParties } from './silent-parties'
import { type MissingPart, SynthesisMissing } from './synthesis-missing'
import { useText } from './text'
import { VisitorForm } from './visitor-form'

type SynthesisPartProps = {
  title: string
  missing: MissingPart
  /** Where the visitor changes what this pillar is estimated from: French path, and words. */
  action: { path: '/avs' | '/lpp' | '/3a'; text: string }
  /** What can be pressed beside it once the step is done: the same page takes it. */
  button?: { name: string; text: string } | null
  /** The figures; null where there are none. */
  children: ReactNode | null
}

/** One pillar: its figures, or why there are none; who did not answer; and the way to change it. */
export function SynthesisPart({ title, missing, action, button, children }: SynthesisPartProps) {
  const { t, to } = useText()
  const pressed = missing.open ? null : button
  const actions = (
    <Actions>
      {pressed && (
        <Button kind="secondary" name={pressed.name} value="1">
          {pressed.text}
        </Button>
      )}
      <ButtonLink to={to(action.path)} kind="secondary">
        {missing.open ? t(`synthesis.open.${action.path}`) : action.text}
      </ButtonLink>
    </Actions>
  )
  return (
    <Section title={title}>
      {children ?? <SynthesisMissing {...missing} />}
      {children && missing.silent.length > 0 && (
        <Notice kind="warning">
          <SilentParties parties={missing.silent} />
        </Notice>
      )}
      {pressed ? <VisitorForm action={to(action.path)}>{actions}</VisitorForm> : actions}
    </Section>
  )
}
