import type { ReactNode } from 'react'
import { Actions, ButtonLink } from '../form/controls/button'
import { useText } from '../frame/text'
import { Notice } from '../notice'
import { SilentParties } from '../parties/silent-parties'
import { Section } from '../section'
import { type MissingPart, SynthesisMissing } from './missing'

type SynthesisPartProps = {
  title: string
  missing: MissingPart
  /** The link to the form behind this pillar: French path and text. */
  action: { path: '/avs' | '/avs/career' | '/lpp' | '/3a'; text: string }
  /** The figures; null if there are none. */
  children: ReactNode | null
}

/** One pillar: its figures or why there are none, the silent parties, and the link to change its data. */
export function SynthesisPart({ title, missing, action, children }: SynthesisPartProps) {
  const { t, to } = useText()
  return (
    <Section title={title} level={4} isLandmark={false}>
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
