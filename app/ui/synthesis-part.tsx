import type { ReactNode } from 'react'
import { Actions, ButtonLink } from './button'
import { Notice } from './notice'
import { Section } from './section'
import { SilentParties } from './silent-parties'
import { type MissingPart, SynthesisMissing } from './synthesis-missing'
import { useText } from './text'

type SynthesisPartProps = {
  title: string
  missing: MissingPart
  /** Where the visitor changes what this pillar is estimated from: French path, and words. */
  action: { path: '/avs' | '/lpp' | '/3a'; text: string }
  /** The figures; null where there are none. */
  children: ReactNode | null
}

/** One pillar: its figures, or why there are none; who did not answer; and the way to change it. */
export function SynthesisPart({ title, missing, action, children }: SynthesisPartProps) {
  const { t, to } = useText()
  return (
    <Section title={title}>
      {children ?? <SynthesisMissing {...missing} />}
      {children && missing.silent.length > 0 && (
        <Notice kind="warning">
          <SilentParties parties={missing.silent} />
        </Notice>
      )}
      <Actions>
        <ButtonLink to={to(action.path)} kind="secondary">
          {missing.open ? t(`synthesis.open.${action.path}`) : action.text}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
