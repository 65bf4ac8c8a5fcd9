/** What one request of one visitor works with. */
import type { Calls } from './calls'
import type { Tools } from './gather/tools'
import { localCalls } from './local-calls'
import { beginVisit, type PageVisit, type PageVisitor, type Visit, type Visitor } from './visit'

/** @param calls where another process answers the calls; by default this one does */
export function beginVisitor({ tools: given, session }: Visitor, calls?: Calls): PageVisitor {
  const visitor = { tools: withListsOnce(given), session }
  const visit = visitOnce(visitor)
  const answering = calls ?? localCalls(visitor, visit)
  return { ...visitor, calls: answering, visit: () => visit().then((one): PageVisit => ({ ...one, calls: answering })) }
}

/** What is gathered for one answer serves all. */
function visitOnce({ tools, session }: Visitor): () => Promise<Visit> {
  let begun: Promise<Visit> | null = null
  return () => {
    begun ??= session().then((opened) => beginVisit({ tools, session: opened }))
    return begun
  }
}

/** Asks for each directory list at most once per visit, even if the first attempt fails, since several answers read it. */
function withListsOnce(tools: Tools): Tools {
  const { connectors } = tools
  const { directory } = connectors
  const once = {
    ...directory,
    listPensionFunds: onceOnly(directory.listPensionFunds),
    listEntities: onceOnly(directory.listEntities),
  }
  return { ...tools, connectors: { ...connectors, directory: once } }
}

function onceOnly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null
  return () => {
    answer ??= ask()
    return answer
  }
}
