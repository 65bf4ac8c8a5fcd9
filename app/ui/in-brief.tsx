import { useText } from './frame/text'
import { Section } from './section'

/** A result in a few sentences, before its figures. Amounts are plain text, so that programs read each figure only once, below. */
export function InBrief({ sentences }: { sentences: readonly string[] }) {
  const { t } = useText()
  if (sentences.length === 0) return null
  return (
    <Section title={t('brief.title')}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Section>
  )
}
