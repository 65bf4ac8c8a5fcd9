import { dayText } from '~/language/format'
import { Contents } from '~/ui/contents'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { OtherLawPages } from '../guide'
import { ChangePart } from './change-part'
import { CHANGE_GROUPS, CHANGES, READ_ON } from './changes'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('law.changes.title')

/** Open to everybody: pending changes of the law, how certain they are, and what they would mean. */
export default function ChangesPage() {
  const { t } = useText()
  return (
    <Page title={t('law.changes.title')} intro={t('law.changes.intro')}>
      <Contents>
        {CHANGES.map(({ key }) => (
          <li key={key}>
            <a href={`#${key}`}>{t(`law.changes.items.${key}.title`)}</a>
          </li>
        ))}
      </Contents>
      <p>{t('law.changes.readOn', { day: dayText(READ_ON) })}</p>
      {CHANGE_GROUPS.map((group) => (
        <Section key={group} title={t(`law.changes.groups.${group}`)} isLandmark={false}>
          {CHANGES.filter((change) => change.group === group).map((change) => (
            <ChangePart key={change.key} change={change} />
          ))}
        </Section>
      ))}
      <OtherLawPages page="changes" />
    </Page>
  )
}
