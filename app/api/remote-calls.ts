/** The calls of the specification where another process answers them, over HTTP. */
import { PROBLEM_KEYS } from '~/dossier/shape/problem-keys'
import type { Calls } from '~/estimate/calls'
import { type FieldProblem, Refusal } from '~/estimate/case/refusal'
import { asCounted } from '~/estimate/outcome'
import { ApiProblem, type FieldError } from './call'
import { reasonOf } from './problem'

/** Whether the dossier may be another one after the call: what outside parties answer is kept in it, too. */
const CHANGES: Record<keyof Calls, boolean> = {
  getMe: false,
  getInfo: false,
  saveInfo: true,
  getInsured: true,
  getPension: true,
  listPensionFunds: false,
  listLoginPensionFunds: false,
  listSelectedFunds: false,
  saveSelectedFunds: true,
  saveNoFund: true,
  getPolicies: true,
  listEntities: false,
  listSelectedEntities: false,
  saveSelectedEntities: true,
  saveNoEntity: true,
  getOpen3kInfo: false,
  saveOpen3kInfo: true,
  getProvidents: true,
  getDigest: true,
  getListDay: false,
  getRevision: false,
}

/**
 * @param client the client of one visitor
 * @param reload reads the dossier of the visit again, if it is open
 */
export function remoteCalls(client: Calls, reload: () => Promise<unknown>): Calls {
  const calls = (Object.keys(CHANGES) as (keyof Calls)[]).map((name) => {
    const ask = client[name] as (...given: unknown[]) => Promise<unknown>
    const after = CHANGES[name] ? reload : () => undefined
    return [
      name,
      (...given: unknown[]) =>
        ask(...given)
          .catch(throwRefusal)
          .finally(after),
    ]
  })
  return Object.fromEntries(calls)
}

/** A key unknown to this release has no sentence, so it becomes `invalid`. */
const knownProblem = ({ field, key }: FieldError): FieldProblem => ({
  field,
  key: PROBLEM_KEYS.find((problemKey) => problemKey === key) ?? 'invalid',
})

function throwRefusal(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error
  const { status, title, errors } = error
  throw asCounted(new Refusal(reasonOf(status, title), title, errors.map(knownProblem)))
}
