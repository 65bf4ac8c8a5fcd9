import { dayText } from '~/text/format'
import { Contents } from './contents'
import type { LawTableView, LawView } from './law-view'
import { Section } from './section'
import { useText } from './text'

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

/** Leads to every table. */
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

/** What the columns mean, and since when everything is checked. */
export function LawReading({ view }: { view: LawView }) {
  const { t } = useText()
  const days = PILLARS.flatMap((pillar) => view[pillar].map(({ checked }) => checked)).toSorted()
  const oldest = days[0]
  return (
    <Section title={t('law.reading.title')} id="reading" isLandmark={false}>
      <ul className="sentences">
        {(['rows', 'source', 'high', 'medium', 'later'] as const).map((key) => (
          <li key={key}>{t(`law.reading.${key}`)}</li>
        ))}
        {oldest && <li>{t('law.reading.checked', { day: dayText(oldest) })}</li>}
      </ul>
      <p>{t('law.reading.acts')}</p>
    </Section>
  )
}

/** What is not established, said in one place. */
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
