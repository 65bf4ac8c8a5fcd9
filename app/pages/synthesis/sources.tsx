import type { SourcesAnswer } from '~/dossier/shape/sources'
import { clockTime, dateText } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { partyName } from '~/ui/parties/party-name'

/** When the parties behind the figures were asked, and whose earlier answer is still used. */
export function SynthesisSources({ askedAt, silentSince }: SourcesAnswer) {
  const { t } = useText()
  const when = (moment: number) => ({ day: dateText(moment), time: clockTime(moment) })
  return (
    <>
      {askedAt !== null && <p className="hint">{t('synthesis.askedAt', when(askedAt))}</p>}
      {silentSince.length > 0 && (
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
      )}
    </>
  )
}
