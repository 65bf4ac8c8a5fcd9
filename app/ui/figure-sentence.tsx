import { Fragment, type ReactNode } from 'react'

/** Stands in a sentence in place of what a program reads too. */
const GAP = '\u0000'

/**
 * A sentence with figures in it that people and programs read. `sentence` gets a mark for each of them, to be put where the
 * language wants it.
 */
export function FigureSentence({
  sentence,
  figures,
}: {
  sentence: (...marks: string[]) => string
  figures: readonly ReactNode[]
}) {
  const pieces = sentence(...figures.map((_, index) => `${GAP}${index}${GAP}`)).split(GAP)
  return (
    <>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay where they are
        <Fragment key={index}>{index % 2 === 1 ? figures[Number(piece)] : piece}</Fragment>
      ))}
    </>
  )
}
