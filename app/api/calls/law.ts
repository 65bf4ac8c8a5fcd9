import { LAW_TABLES } from '~/law/tables'
import { LawAnswer } from '../answers'
import type { Api } from '../api-env'
import { reading } from '../call-route'

/** The law's figures and where each stands; for everybody. */
export function addLawCalls(api: Api) {
  api.openapi(
    reading({
      path: '/law',
      summary: 'figures of the law, each with its source',
      answer: LawAnswer,
      middleware: [],
      open: true,
    }),
    (c) => c.json(ANSWER, 200),
  )
}

/** The law does not change while a process runs. The titles stay here: whoever shows the tables has their own. */
const ANSWER = LawAnswer.parse(
  Object.entries(LAW_TABLES).flatMap(([pillar, tables]) =>
    Object.values(tables).map(({ id, unit, checked, enactedUntil, rows }) => ({
      id,
      pillar,
      unit,
      checked,
      enactedUntil,
      rows,
    })),
  ),
)
