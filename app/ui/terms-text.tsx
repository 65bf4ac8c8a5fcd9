import type { ParseKeys } from 'i18next'
import { Section } from './section'
import { useText } from './text'

type Key = ParseKeys
type Part = { title: Key; before?: Key[]; list?: Key[]; after?: Key[] }

const PARTS: Part[] = [
  { title: 'terms.prototype.title', before: ['terms.prototype.what', 'terms.prototype.numbers'] },
  { title: 'terms.results.title', before: ['terms.results.value', 'terms.results.law'] },
  { title: 'terms.retention.title', before: ['terms.retention.session', 'terms.retention.earlier'] },
  {
    title: 'terms.received.title',
    list: ['terms.received.identity', 'terms.received.register', 'terms.received.funds', 'terms.received.typed'],
    after: ['terms.received.use'],
  },
  { title: 'terms.storage.title', before: ['terms.storage.sealed', 'terms.storage.limit', 'terms.storage.logs'] },
  {
    title: 'terms.cookies.title',
    before: ['terms.cookies.tracking'],
    list: ['terms.cookies.session', 'terms.cookies.language', 'terms.cookies.signIn'],
  },
  { title: 'terms.rights.title', list: ['terms.rights.access', 'terms.rights.correction', 'terms.rights.deletion'] },
  { title: 'terms.changes.title', before: ['terms.changes.text'] },
]

/** The whole text of the terms of use and of data protection. */
export const TermsText = () => PARTS.map((part) => <TermsPart key={part.title} {...part} />)

function TermsPart({ title, before = [], list = [], after = [] }: Part) {
  const { t } = useText()
  const paragraph = (key: Key) => <p key={key}>{t(key)}</p>
  return (
    <Section title={t(title)}>
      {before.map(paragraph)}
      {list.length > 0 && (
        <ul>
          {list.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      )}
      {after.map(paragraph)}
    </Section>
  )
}
