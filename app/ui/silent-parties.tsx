import type { Silent } from '~/pillars/result'
import { partyName } from './party-name'
import { type T, useText } from './text'

export type SilentParty = Pick<Silent, 'party' | 'id' | 'name' | 'reason' | 'column'>

/** Who did not answer, each with the reason in a sentence. */
export function SilentParties({ parties }: { parties: readonly SilentParty[] }) {
  const { t } = useText()
  return (
    <ul>
      {parties.map((silent) => (
        <li key={`${silent.party} ${silent.id}`}>{silentSentence(t, silent)}</li>
      ))}
    </ul>
  )
}

/** That a party did not answer, and why. */
export function silentSentence(t: T, { party, reason, column, ...named }: SilentParty): string {
  const name = party === 'register' ? t('words.register') : partyName(t, party, named)
  const sentence = t(`words.silent.${reason}`, { name })
  return column ? t('synthesis.inColumn', { column: t(`synthesis.columns.${column}`), sentence }) : sentence
}
