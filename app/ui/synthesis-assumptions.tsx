import type { AssumptionKey } from '~/pillars/result'
import { Section } from './section'
import { useText } from './text'

type Assumed = { assumptions: readonly AssumptionKey[]; further: readonly AssumptionKey[] }

/** What was assumed, and what was assumed besides with the change. */
export function SynthesisAssumptions({ assumptions, further }: Assumed) {
  const { t } = useText()
  if (assumptions.length === 0) return null
  return (
    <Section title={t('synthesis.assumptions')}>
      <Sentences keys={assumptions} />
      {further.length > 0 && (
        <Section title={t('synthesis.assumptionsWithChange')} level={3}>
          <Sentences keys={further} />
        </Section>
      )}
    </Section>
  )
}

function Sentences({ keys }: { keys: readonly AssumptionKey[] }) {
  const { t } = useText()
  return (
    <ul className="sentences">
      {keys.map((key) => (
        <li key={key}>{t(`assumptions.${key}`)}</li>
      ))}
    </ul>
  )
}
