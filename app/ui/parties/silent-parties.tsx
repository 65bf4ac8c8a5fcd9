import type { Silent } from '~/pillars/result'
import { type T, useText } from '../frame/text'
import { partyName } from './party-name'

export type SilentParty = Pick<Silent, 'party' | 'id' | 'name' | 'reason' | 'column'>

/** The parties that did not answer, each with the reason. */
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

/** A sentence that names a silent party and the reason. */
export function silentSentence(t: T, { party, reason, column, ...named }: SilentParty): string {
  const name = party === 'register' ? t('words.register') : partyName(t, party, named)
  const sentence = t(`words.silent.${reason}`, { name })
  return column ? t('synthesis.inColumn', { column: t(`synthesis.columns.${column}`), sentence }) : sentence
}
