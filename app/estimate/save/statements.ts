/** The statements of 3a accounts that the visitor copied. */
import { checkStatement3a as findStatementProblems } from '~/dossier/rules/savings-rules'
import type { SavingsQuestionKey } from '~/dossier/shape/problem-keys'
import { CountingSource, MOST_STATEMENTS_3A, Statement3a } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import { notFound } from '../case/refusal'
import { findPaydateProblems } from '../gather/paydate'
import type { Visit } from '../visit'
import { withoutNone } from './certificates'
import {
  findPaperProblems,
  type PaperList,
  type PaperRules,
  type PaperToSave,
  removePaper,
  savePaper,
} from './own-papers'
import { type BaseRevision, savePart } from './save-part'

const LIST: PaperList<Statement3a> = {
  part: 'statements',
  shape: Statement3a,
  most: MOST_STATEMENTS_3A,
  read: ({ thirdPillar }) => thirdPillar.statements,
  write: (dossier, statements) => withStatements(dossier, statements),
}

function withStatements(dossier: Dossier, statements: Statement3a[]): Dossier {
  const { thirdPillar } = dossier
  const stands = (id: string) => statements.some(({ entityId }) => entityId === id)
  return {
    ...dossier,
    thirdPillar: {
      ...thirdPillar,
      statements,
      selection: statements.length > 0 ? withoutNone(thirdPillar.selection) : thirdPillar.selection,
      counts: Object.fromEntries(Object.entries(thirdPillar.counts).filter(([id]) => stands(id))),
    },
  }
}

export const saveStatement3a = (
  visit: Visit,
  typed: unknown,
  paper: PaperToSave,
  baseRevision?: BaseRevision,
): Promise<Statement3a> => savePaper(visit.session, LIST, rules(visit), typed, paper, baseRevision)

/** Every problem of a statement, even if parts of it cannot be read. Saves nothing. */
export const checkStatement3a = (visit: Visit, typed: unknown, confirmed: readonly SavingsQuestionKey[]) =>
  findPaperProblems(LIST, rules(visit), typed, confirmed)

export const removeStatement3a = ({ session }: Visit, number: number, baseRevision?: BaseRevision): Promise<void> =>
  removePaper(session, LIST, number, baseRevision)

/** Which counts where a provider answers and a statement stands for it. @throws {Refusal} `notFound` where none does */
export function chooseStatementSource(
  { session }: Visit,
  entityId: string,
  source: CountingSource,
  baseRevision?: BaseRevision,
): Promise<void> {
  const counts = CountingSource.parse(source)
  return savePart(session, { part: 'statements', baseRevision }, (dossier) => {
    const { thirdPillar } = dossier
    if (!thirdPillar.statements.some((statement) => statement.entityId === entityId)) throw notFound()
    return { ...dossier, thirdPillar: { ...thirdPillar, counts: { ...thirdPillar.counts, [entityId]: counts } } }
  })
}

/** A day of pay-out is that of any 3a account; without one it is the start of the AVS pension. */
const rules =
  ({ session, tools }: Visit): PaperRules<Statement3a> =>
  async (part) => {
    const { paydate } = part
    const ofDay = paydate ? await findPaydateProblems({ paydate }, null, session, tools) : []
    return [...ofDay, ...findStatementProblems(part)]
  }
