/** The form of the papers at hand: boxes of one name. */
import { z } from 'zod'
import { PAPERS, Paper } from '~/dossier/shape/savings-papers'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readForm } from '~/ui/form/read-form'

export const PAPERS_FIELDS = { papers: [] } as const

const PapersForm = z.object({
  papers: z.preprocess(
    (typed) => [typed ?? []].flat(),
    z
      .array(Paper)
      .max(PAPERS.length)
      .refine((papers) => papers.length > 0, { error: 'noPaperChosen' satisfies ProblemKey }),
  ),
})

export function readPapersForm(posted: FormData) {
  const typed = new FormData()
  for (const paper of new Set(posted.getAll('papers'))) if (typeof paper === 'string') typed.append('papers', paper)
  return readForm(typed, PapersForm)
}
