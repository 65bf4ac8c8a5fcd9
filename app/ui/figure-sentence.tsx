import { Fragment, type ReactNode } from 'react'

/** A placeholder in a sentence for a figure that programs read too. */
const GAP = '\u0000'

/**
 * A sentence with figures for people and programs. `sentence` receives a placeholder for each figure, to be put where the
 * language needs it.
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
