import type { ReactNode } from 'react'
import { useText } from '../frame/text'
import { Words } from '../term'
import { Article } from './explained-steps'

type RuleProps = {
  id: string
  title: string
  /** One or two sentences. */
  sentences: string
  result?: string | null
  article: string | null
  /** Further content below the sentences. */
  more?: ReactNode
  /** The drawing, beside the text where there is room. */
  children?: ReactNode
}

/** A rule that explains a result: its sentence, its effect, its article and its drawing. */
export function Rule({ id, title, sentences, result, article, more, children }: RuleProps) {
  return (
    <section className={children ? 'rule' : 'rule rule-told'} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>
          <Words>{title}</Words>
        </h2>
        <p>
          <Words>{sentences}</Words>
        </p>
        {more}
        {(result || article) && (
          <p className="outcome">
            {result && <strong>{result}</strong>} {article && <Article article={article} />}
          </p>
        )}
      </div>
      {children && <div>{children}</div>}
    </section>
  )
}

/** The contents of the page: links to its rules and to its folds. */
export function PageContents({ links }: { links: readonly { id: string; title: string }[] }) {
  const { t } = useText()
  return (
    <nav className="contents-row screen-only" aria-label={t('words.contents')}>
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
