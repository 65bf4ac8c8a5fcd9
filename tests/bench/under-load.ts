/** A page of the built product requested often, the processor time of it, and the profile of who used it. */
import { inFull, WARM } from './extent'
import { cpuMs } from './processes'
import type { Product } from './product'
import type { Visitor } from './visitor'

const TIMES = inFull(1_500, 300)
const AT_ONCE = 4

/** `coreMs`: milliseconds of a core a request. */
export async function underLoad(product: Product, path: string, visitor: Pick<Visitor, 'cookie'>) {
  const url = product.origin + path
  await askOften(url, visitor, WARM)
  const before = cpuMs(product.pid)
  await askOften(url, visitor, TIMES)
  const coreMs = (cpuMs(product.pid) - before) / TIMES
  await product.inside('beginProfile')
  await askOften(url, visitor, TIMES)
  return { coreMs, profile: await product.inside('endProfile') }
}

/** @throws where it is answered with anything but a page */
export async function askOften(url: string, { cookie }: Pick<Visitor, 'cookie'>, times: number) {
  let left = times
  async function askInTurn() {
    while (left-- > 0) {
      const response = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })
      if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
}
