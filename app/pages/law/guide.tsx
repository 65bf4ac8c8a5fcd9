import { dayText } from '~/language/format'
import { Contents } from '~/ui/contents'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import type { LawTableView, LawView } from './view'

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

/** Links to all tables. */
export function LawContents({ view }: { view: LawView }) {
  const { t } = useText()
  return (
    <Contents>
      <li>
        <a href="#reading">{t('law.reading.title')}</a>
      </li>
      <li>
        <a href="#open">{t('law.open.title')}</a>
      </li>
      {PILLARS.map((pillar) => (
        <li key={pillar}>
          <a href={`#${pillar}`}>{t(`law.pillars.${pillar}`)}</a>
          <ul className="link-columns">
            {view[pillar].map(({ id }) => (
              <li key={id}>
                <TableLink id={id} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Contents>
  )
}

/** Explains the columns, and when the figures were last checked. */
export function LawReading({ view }: { view: LawView }) {
  const { t } = useText()
  const days = PILLARS.flatMap((pillar) => view[pillar].map(({ checked }) => checked)).toSorted()
  const oldest = days[0]
  return (
    <Section title={t('law.reading.title')} id="reading" isLandmark={false}>
      <ul className="sentences">
        {(['rows', 'source', 'high', 'medium', 'derived', 'later'] as const).map((key) => (
          <li key={key}>{t(`law.reading.${key}`)}</li>
        ))}
        {oldest && <li>{t('law.reading.checked', { day: dayText(oldest) })}</li>}
      </ul>
      <p>{t('law.reading.acts')}</p>
    </Section>
  )
}

/** Everything that is not certain, in one place. */
export function LawOpen({ view }: { view: LawView }) {
  const { t } = useText()
  const open = PILLARS.flatMap((pillar) => view[pillar].flatMap((table) => table.open ?? []))
  return (
    <Section title={t('law.open.title')} id="open" intro={t('law.open.intro')} isLandmark={false}>
      <ul className="sentences">
        {open.map((id) => (
          <li key={id}>
            <TableLink id={id} />. {t(`law.open.tables.${id}`)}
          </li>
        ))}
        <li>{t('law.open.later')}</li>
      </ul>
    </Section>
  )
}

function TableLink({ id }: { id: LawTableView['id'] }) {
  const { t } = useText()
  return <a href={`#${id}`}>{t(`law.tables.${id}.title`)}</a>
}
