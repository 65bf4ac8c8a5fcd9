import type { AssumptionKey } from '~/pillars/avs/result'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Words } from '~/ui/term'

type AssumptionLists = { assumptions: readonly AssumptionKey[]; further: readonly AssumptionKey[] }

/** The assumptions, and those made only with the change. */
export function SynthesisAssumptions({ assumptions, further }: AssumptionLists) {
  const { t } = useText()
  if (assumptions.length === 0) return null
  return (
    <Fold title={t('synthesis.assumptions')}>
      <Sentences keys={assumptions} />
      {further.length > 0 && (
        <Section title={t('synthesis.assumptionsWithChange')} level={4}>
          <Sentences keys={further} />
        </Section>
      )}
    </Fold>
  )
}

function Sentences({ keys }: { keys: readonly AssumptionKey[] }) {
  const { t } = useText()
  return (
    <ul className="sentences">
      {keys.map((key) => (
        <li key={key}>
          <Words>{t(`assumptions.${key}`)}</Words>
        </li>
      ))}
    </ul>
  )
}
