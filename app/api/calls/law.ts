import { getLaw } from '~/estimate/read/law'
import type { LawTable } from '~/pillars/law-tables'
import { LawAnswer } from '../answers/law'
import type { Access, Api } from '../api-env'
import { readRoute } from '../call-route'

/** The call names by `sureness` what is `confidence` inside. */
const answerOf = ({ rows, ...table }: LawTable) => ({
  ...table,
  rows: rows.map(({ confidence, ...row }) => ({ ...row, sureness: confidence })),
})

/** The figures of the law with their sources. Needs no session. */
export function addLawCalls(api: Api, { open }: Access) {
  api.openapi(
    readRoute({
      path: '/law',
      summary: 'figures of the law, each with its source',
      answer: LawAnswer,
      middleware: [open],
      open: true,
    }),
    async (c) => c.json(LawAnswer.parse(getLaw().map(answerOf)), 200),
  )
}
