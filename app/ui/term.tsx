import { type GlossaryTerm, glossaryPath } from '~/language/glossary'
import { useText } from './frame/text'

type TermProps = {
  term: GlossaryTerm
  /** The word as it stands in the sentence. */
  children: string
}

/** A term where it first stands on a page: leads to its plain words in the glossary. */
export function Term({ term, children }: TermProps) {
  const { to } = useText()
  return <a href={to(glossaryPath(term))}>{children}</a>
}

type WithTermsProps = {
  sentence: string
  /** Of those whose name stands in the sentence, each leads to the glossary. */
  terms: readonly GlossaryTerm[]
}

/** A sentence in which each term leads to the glossary where its name first stands. */
export function WithTerms({ sentence, terms: [term, ...others] }: WithTermsProps) {
  const { t } = useText()
  if (!term) return sentence
  const [name = ''] = t(`glossary.terms.${term}.name`).split(' (')
  const found = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').exec(sentence)
  if (!found) return <WithTerms sentence={sentence} terms={others} />
  const [word] = found
  return (
    <>
      <WithTerms sentence={sentence.slice(0, found.index)} terms={others} />
      <Term term={term}>{word}</Term>
      <WithTerms sentence={sentence.slice(found.index + word.length)} terms={others} />
    </>
  )
}

/** The introduction of a page with its terms. */
export const IntroWithTerms = (intro: WithTermsProps) => (
  <p className="intro">
    <WithTerms {...intro} />
  </p>
)
