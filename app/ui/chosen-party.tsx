import type { ReactNode } from 'react'
import type { SilentReason } from '~/pillars/result'
import { Button } from './button'
import { Notice } from './notice'
import { Section } from './section'
import { useText } from './text'

type ChosenPartyProps = {
  id: string
  name: string
  /** Why it gave nothing; null where it did. */
  silent: SilentReason | null
  removeText: string
  children?: ReactNode
}

/** A fund or a provider that the visitor chose: what it says, and the button that takes it away. */
export function ChosenParty({ id, name, silent, removeText, children }: ChosenPartyProps) {
  const { t } = useText()
  return (
    <Section level={3} title={name}>
      {silent && <Notice kind="warning">{t(`words.silent.${silent}`, { name })}</Notice>}
      {children}
      <Button kind="quiet" name="remove" value={id}>
        {removeText}
      </Button>
    </Section>
  )
}
