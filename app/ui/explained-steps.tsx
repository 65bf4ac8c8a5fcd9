import type { StepKey } from '~/pillars/result'
import { articleText } from '~/text/article'
import type { Explanation } from './explained-words'
import { Figure } from './figure'
import { useText } from './text'

/** How sure a figure is. */
export type Status = 'known' | 'guaranteed' | 'projected' | 'assumed' | 'chosen'

/** What a figure rests on, told where it stands. */
export type Note = { status: Status; text: string }

/** A step in the words of the page; `name`: its name for programs. */
export type ShownStep = Explanation & {
  name: StepKey | 'savings' | 'salary' | 'balance' | 'accountsTotal'
  title: string
  notes?: readonly Note[]
  output: number | string
  article: string | null
}

/** The steps of one calculation, in order: how each came, what it rests on, what it comes to. */
export const ExplainedSteps = ({ steps }: { steps: readonly ShownStep[] }) => (
  <ol className="steps">
    {steps.map((step) => (
      <Explained key={step.name} {...step} />
    ))}
  </ol>
)

function Explained({ name, title, told, notes = [], output, result, article }: ShownStep) {
  return (
    <li>
      <h3>{title}</h3>
      {told.map((part) =>
        typeof part === 'string' ? (
          <p key={part} className="told">
            {part}
          </p>
        ) : (
          <ul key={part.join()} className="told">
            {part.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
      {notes.map((note) => (
        <Rests key={note.text} {...note} />
      ))}
      <p className="told step-result">
        <Figure figure={`explained.${name}`} value={output} text={result} />
        {article && <Article article={article} />}
      </p>
    </li>
  )
}

function Rests({ status, text }: Note) {
  const { t } = useText()
  return (
    <p className="told">
      <strong>{t(`explainedPillars.status.${status}`)}</strong> {text}
    </p>
  )
}

/** By which article: leads to the figures of the law. */
export function Article({ article }: { article: string }) {
  const { t, to, language } = useText()
  return (
    <span className="article">
      <span className="visually-hidden">{t('explained.law')} </span>
      <a href={to('/law')}>{articleText(article, language)}</a>
    </span>
  )
}
