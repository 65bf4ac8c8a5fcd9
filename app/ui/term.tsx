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
  /** Each term with its word in the sentence; a word that does not stand there is passed over. */
  terms: readonly (readonly [term: GlossaryTerm, word: string])[]
}

/** A sentence in which each term leads to the glossary where its word first stands. */
export function WithTerms({ sentence, terms: [first, ...others] }: WithTermsProps) {
  if (!first) return sentence
  const [term, word] = first
  const at = sentence.indexOf(word)
  if (at < 0) return <WithTerms sentence={sentence} terms={others} />
  return (
    <>
      <WithTerms sentence={sentence.slice(0, at)} terms={others} />
      <Term term={term}>{word}</Term>
      <WithTerms sentence={sentence.slice(at + word.length)} terms={others} />
    </>
  )
}
