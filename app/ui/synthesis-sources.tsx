import type { SourcesAnswer } from '~/dossier/sources'
import { clockTime, dateText } from '~/text/format'
import { Notice } from './notice'
import { partyName } from './party-name'
import { useText } from './text'

/** When those from whom the figures come were asked, and whose answer of before still stands. */
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
