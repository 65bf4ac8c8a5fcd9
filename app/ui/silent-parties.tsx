import type { Silent } from '~/pillars/result'
import { useText } from './text'

export type SilentParty = Pick<Silent, 'party' | 'name' | 'reason'>

/** Who did not answer, each with the reason in a sentence. */
export function SilentParties({ parties }: { parties: readonly SilentParty[] }) {
  const { t } = useText()
  return (
    <ul>
      {parties.map(({ party, name, reason }) => (
        <li key={`${party} ${name}`}>
          {t(`words.silent.${reason}`, { name: party === 'register' ? t('words.register') : name })}
        </li>
      ))}
    </ul>
  )
}
