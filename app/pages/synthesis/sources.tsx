import type { SourcesAnswer } from '~/dossier/shape/sources'
import { clockTime, dateText } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { partyName } from '~/ui/parties/party-name'
import type { SynthesisView } from '~/ui/synthesis/view'

const when = (moment: number) => ({ day: dateText(moment), time: clockTime(moment) })

type AskedAtProps = Pick<SourcesAnswer, 'askedAt'> & Pick<SynthesisView, 'askedAtKey'>

/** When the parties behind the figures were asked, in a sentence. */
export function AskedAt({ askedAt, askedAtKey }: AskedAtProps) {
  const { t } = useText()
  return askedAt !== null && t(`synthesis.${askedAtKey}`, when(askedAt))
}

/** The parties whose earlier answer is still used. */
export function SilentSince({ silentSince }: Pick<SourcesAnswer, 'silentSince'>) {
  const { t } = useText()
  if (silentSince.length === 0) return null
  return (
    <Notice kind="warning" title={t('synthesis.silentSince.title')}>
      <ul>
        {silentSince.map(({ party, id, name, answeredAt }) => (
          <li key={`${party} ${id}`}>
            {t('synthesis.silentSince.each', {
              name: party === 'register' ? t('words.register') : partyName(t, party, { id, name }),
              ...when(answeredAt),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
