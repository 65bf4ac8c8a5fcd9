import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useText } from './frame/text'
import { Section } from './section'
import { Words } from './term'

export type Key = ParseKeys

/** A section of text, by the keys of its sentences. */
export type TextPart = {
  title: Key
  id?: string
  before?: readonly Key[]
  list?: readonly Key[]
  after?: readonly Key[]
}

/** `sentences` are left out. */
export function leavingOut(sentences: readonly Key[], { before, list, ...part }: TextPart): TextPart {
  const isShown = (key: Key) => !sentences.includes(key)
  return { ...part, before: before?.filter(isShown), list: list?.filter(isShown) }
}

/** With other sentences in the place of some. */
export function replacing(instead: Partial<Record<Key, Key>>, { before, list, after, ...part }: TextPart): TextPart {
  const inPlace = (key: Key) => instead[key] ?? key
  return { ...part, before: before?.map(inPlace), list: list?.map(inPlace), after: after?.map(inPlace) }
}

/** A section of paragraphs, a list, and more paragraphs; `children` come last. */
export function TextSection({ part, level = 2, children }: { part: TextPart; level?: 2 | 3; children?: ReactNode }) {
  const { t } = useText()
  const { title, id, before = [], list = [], after = [] } = part
  const paragraph = (key: Key) => (
    <p key={key}>
      <Words>{t(key)}</Words>
    </p>
  )
  return (
    <Section title={t(title)} id={id} level={level}>
      {before.map(paragraph)}
      {list.length > 0 && (
        <ul>
          {list.map((key) => (
            <li key={key}>
              <Words>{t(key)}</Words>
            </li>
          ))}
        </ul>
      )}
      {after.map(paragraph)}
      {children}
    </Section>
  )
}
