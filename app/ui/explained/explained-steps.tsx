import { articleText } from '~/language/article'
import type { StepKey } from '~/pillars/result'
import { Figure } from '../figure'
import { useText } from '../frame/text'
import { Words } from '../term'
import type { Explanation } from './step-words'

/** How certain a figure is. */
export type FigureStatus = 'known' | 'guaranteed' | 'projected' | 'assumed' | 'chosen'

/** What a figure is based on. */
export type Note = { status: FigureStatus; text: string }

/** A step of a calculation in words. `name`: its machine-readable name. */
export type StepView = Explanation & {
  name: StepKey | 'savings' | 'salary' | 'balance' | 'buyInPension' | 'accountsTotal' | `partDrawn.${string}`
  title: string
  notes?: readonly Note[]
  output: number | string
  article: string | null
}

/** The steps of one calculation, in order: how each is computed, what it is based on, and its result. */
export const ExplainedSteps = ({ steps }: { steps: readonly StepView[] }) => (
  <ol className="steps">
    {steps.map((step) => (
      <StepItem key={step.name} {...step} />
    ))}
  </ol>
)

function StepItem({ name, title, parts, notes = [], output, result, article }: StepView) {
  return (
    <li>
      <h4>
        <Words>{title}</Words>
      </h4>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part} className="told">
            <Words>{part}</Words>
          </p>
        ) : (
          <ul key={part.join()} className="told">
            {part.map((line) => (
              <li key={line}>
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        ),
      )}
      <Notes notes={notes} />
      <p className="told outcome">
        <Figure figure={`explained.${name}`} value={output} text={result} />
        {article && <Article article={article} />}
      </p>
    </li>
  )
}

/** What applies to everything that a page explains, said once. */
export const Notes = ({ notes }: { notes: readonly Note[] }) => (
  <>
    {notes.map((note) => (
      <NoteLine key={note.text} {...note} />
    ))}
  </>
)

function NoteLine({ status, text }: Note) {
  const { t } = useText()
  return (
    <p className="told">
      <strong>{t(`explainedPillars.status.${status}`)}</strong> <Words>{text}</Words>
    </p>
  )
}

/** The page with the figures of an act, found by the start of the article's name: `LAVS art. 34`. */
function lawPathOf(article: string) {
  if (article.startsWith('OPP 3')) return '/law/3a'
  return /^(LPP|OPP 2)\b/.test(article) ? '/law/lpp' : '/law/avs'
}

/** The article of law that a step applies, with a link to the figures of the law. */
export function Article({ article }: { article: string }) {
  const { t, to, language } = useText()
  return (
    <span className="article">
      <span className="visually-hidden">{t('explained.law')} </span>
      <a href={to(lawPathOf(article))}>{articleText(article, language)}</a>
    </span>
  )
}
