/**
 * Where inputs are tried: the whole product in this process, visitors with their own dossiers, and a count of the
 * outcomes.
 */
import { formTokenOf } from '~/identity/visitor-session'
import { captureLog } from '../support/product/captured-log'
import { startProduct } from '../support/product/start-product'
import { MemoryVault } from '../support/vault/memory-vault'
import { isFormAgain } from '../support/visit/form-told'
import type { Call } from './call-inputs'
import { type Input, OWN_FORM_TOKEN } from './input'
import { faultsOf, TOO_LONG } from './judge'
import { createSender, type RawRequest } from './send'
import { createVisitors } from './visitors'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** Close it when done. */
export async function openStage() {
  const log = captureLog()
  // The sealed vault itself; a disk would only cost time.
  const product = await startProduct({ openVault: (now) => new MemoryVault(now) })
  const sender = createSender(product.origin)
  const visitors = await createVisitors(product)
  const figures = { inputs: 0, requests: 0, statuses: {} as Record<string, number>, mostMs: 0, slowest: '' }

  const cookieOf = (token: string | null) => (token ? `${product.sessionCookie}=${token}` : '')
  const get = (path: string): RawRequest => ({ method: 'GET', path, headers: {}, body: null })

  /** As a visitor, whose cookie is added to those that are sent already. */
  const send = (asked: RawRequest, token: string | null) => {
    const body = asked.body?.replaceAll(OWN_FORM_TOKEN, token === null ? '' : formTokenOf(token)) ?? null
    const cookie = [cookieOf(token), asked.headers.cookie].filter(Boolean).join('; ')
    return sender.send({ ...asked, body, headers: { ...asked.headers, ...(cookie ? { cookie } : {}) } })
  }

  /** Of the answer, and of the page that shows a form again. */
  async function faultsAt(asked: RawRequest, token: string | null): Promise<string[]> {
    const { method, path, headers } = asked
    log.lines.length = 0
    const answer = await send(asked, token)
    figures.requests++
    figures.statuses[answer.status] = (figures.statuses[answer.status] ?? 0) + 1
    if (answer.cpuMs > figures.mostMs)
      Object.assign(figures, { mostMs: Math.round(answer.cpuMs), slowest: `${method} ${path.slice(0, 80)}` })
    const faults = faultsOf({ ...answer, path, accept: headers.accept ?? '', log: log.lines }, product.origin)
    const told = faults.map((fault) => `${method} ${path.slice(0, 200)}: ${fault}`)
    const { location } = answer.headers
    if (typeof location !== 'string' || !isFormAgain(location)) return told
    return [...told, ...(await faultsAt(get(location), token))]
  }

  async function tryOnce({ visitor, then, ...asked }: Input): Promise<string[]> {
    const token = await visitors.begin(visitor)
    try {
      const faults = await faultsAt(asked, token)
      return then === null ? faults : [...faults, ...(await faultsAt(get(then), token))]
    } finally {
      await visitors.end(token)
    }
  }

  /** The page as seen by somebody who has done every step. */
  async function read(path: string): Promise<string> {
    const token = await visitors.begin('married')
    const { body } = await send(get(path), token)
    await visitors.end(token)
    return body
  }

  return {
    product,
    visitors,
    figures,
    cookieOf,
    read,

    /**
     * What is wrong with the answers. An input that took too long is tried once more alone: a machine can stall, too.
     */
    async tryOut(input: Input): Promise<string[]> {
      figures.inputs++
      const faults = await tryOnce(input)
      return faults.some((fault) => fault.includes(TOO_LONG)) ? tryOnce(input) : faults
    },

    /** Of a link to a synthesis, as the product makes them. */
    async findPayload(): Promise<string> {
      const found = /\/export\?payload=([\w-]+)/.exec(await read('/synthesis'))?.[1]
      if (!found) throw new Error('the synthesis shows no link')
      return found
    },

    async listCalls(): Promise<Call[]> {
      const { paths } = JSON.parse(await read('/api/openapi.json')) as { paths: Record<string, Record<string, Call>> }
      return Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
      )
    },

    async close() {
      sender.close()
      await product.close()
      log.release()
    },
  }
}
