import { articleText } from '~/language/article'
import { dayText } from '~/language/format'
import { ExternalLink } from '~/ui/external-link'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import type { Change, ChangeKey } from './changes'

/** A change of the law: the facts, what it would mean for the reader, and how far and how certain it is. */
export function ChangePart({ change }: { change: Change & { key: ChangeKey } }) {
  const { t, language } = useText()
  const { key, state, from, confidence, source, votedOn, secondHand } = change
  const name = source.isArticle ? articleText(source.name, language) : source.name
  return (
    <Section title={t(`law.changes.items.${key}.title`)} level={3} id={key} isLandmark={false}>
      <p>{t(`law.changes.items.${key}.what`)}</p>
      <p>
        <strong>{t('law.changes.forYou')}</strong> {t(`law.changes.items.${key}.meaning`)}
      </p>
      <SummaryList
        rows={[
          {
            term: t('law.changes.rows.state'),
            value: t(`law.changes.states.${state}`, { day: votedOn && dayText(votedOn) }),
          },
          { term: t('law.changes.rows.from'), value: from ? dayText(from) : t('law.changes.notEstablished') },
          { term: t('law.sureness'), value: t(`law.surenessOf.${confidence}`) },
          {
            term: t('law.source'),
            value: (
              <span className="alone">
                <ExternalLink href={source.address} name={secondHand ? t('law.quoted', { article: name }) : name} />
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
