/** The form of the papers at hand: checkboxes with one name. */
import { z } from 'zod'
import { PAPERS, Paper } from '~/dossier/shape/savings-papers'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { many } from '~/ui/form/declaration/kinds'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readForm } from '~/ui/form/read-form'

export const PAPERS_AT_HAND = formOf({
  papers: many(
    z.preprocess(
      (typed) => [typed ?? []].flat(),
      z
        .array(Paper)
        .max(PAPERS.length)
        .refine((papers) => papers.length > 0, { error: 'noPaperChosen' satisfies ProblemKey }),
    ),
    { label: 'papers.legend' },
  ),
})

export const readPapersForm = (posted: FormData) => readForm(typedIn(PAPERS_AT_HAND, posted), PAPERS_AT_HAND.schema)
