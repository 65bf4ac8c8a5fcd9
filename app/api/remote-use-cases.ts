/** The use cases when another process answers the calls: the specification's 17 go over HTTP, the others run on the shared vault. */
import { PROBLEM_KEYS } from '~/dossier/shape/problem-keys'
import { bindEach } from '~/estimate/bind'
import { type FieldProblem, Refusal } from '~/estimate/case/refusal'
import { USE_CASES, type UseCases } from '~/estimate/use-cases'
import { ApiProblem, type FieldError } from './call'
import { type ApiClient, isPartOfCall } from './client'
import { reasonOf } from './problem'

/** The use cases behind the 17 calls, and those that read the headers of their answers. */
const REMOTE = [
  'getMe',
  'getInfo',
  'saveInfo',
  'getInsured',
  'getPension',
  'listPensionFunds',
  'listLoginPensionFunds',
  'listSelectedFunds',
  'saveSelectedFunds',
  'saveNoFund',
  'getPolicies',
  'listEntities',
  'listSelectedEntities',
  'saveSelectedEntities',
  'saveNoEntity',
  'getOpen3kInfo',
  'saveOpen3kInfo',
  'getProvidents',
  'getDigest',
  'getListDay',
] as const satisfies readonly (keyof UseCases & keyof ApiClient)[]

/**
 * @param client the client of one visitor
 * @param local the use cases in this process; it must open the dossier for each of them, since the other process writes too
 */
export function remoteUseCases(
  client: Pick<ApiClient, (typeof REMOTE)[number] | 'getRevision'>,
  local: UseCases,
): UseCases {
  const getRevision: UseCases['getRevision'] = (part) =>
    isPartOfCall(part) ? client.getRevision(part).catch(throwRefusal) : local.getRevision(part)
  return bindEach<UseCases>(USE_CASES, (name) => {
    if (name === 'getRevision') return getRevision
    if (!isRemote(name)) return local[name]
    const call = client[name] as (...args: unknown[]) => Promise<unknown>
    return (...args: unknown[]) => call(...args).catch(throwRefusal)
  })
}

const isRemote = (name: keyof UseCases): name is (typeof REMOTE)[number] => REMOTE.some((one) => one === name)

/** A key unknown to this release has no sentence, so it becomes `invalid`. */
const knownProblem = ({ field, key }: FieldError): FieldProblem => ({
  field,
  key: PROBLEM_KEYS.find((problemKey) => problemKey === key) ?? 'invalid',
})

function throwRefusal(error: unknown): never {
  if (error instanceof ApiProblem)
    throw new Refusal(reasonOf(error.status, error.title), error.title, error.errors.map(knownProblem))
  throw error
}
