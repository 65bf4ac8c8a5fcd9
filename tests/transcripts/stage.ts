/** Where the pages are read: the whole product in this process, at a moment that is always the same. */
import { vi } from 'vitest'
import { createVisitors } from '../fuzz/visitors'
import { captureLog } from '../support/product/captured-log'
import { startProduct } from '../support/product/start-product'
import { MemoryVault } from '../support/vault/memory-vault'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** 13:32 in Switzerland: whoever signs in now has their data deleted at 14:32. */
const NOW = Date.parse('2026-11-21T12:32:00Z')

/** Of a port at which nobody listens. */
const NOBODY = 'http://127.0.0.1:9'

/** Close it when done. */
export async function openStage() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const log = captureLog()
  const vault = new MemoryVault(Date.now)
  const openVault = () => vault
  const product = await startProduct({ openVault, withDemo: true })
  const settings = { DIRECTORY_URL: NOBODY, ENTITIES_URL: NOBODY, REGISTER_URL: NOBODY, IDENTITY_ISSUER: NOBODY }
  const silent = await startProduct({ openVault, settings })
  const visitors = await createVisitors(product)
  return {
    vault,
    /** With all outside parties; and with none that answers. */
    all: { product, visitors },
    silent,
    async close() {
      await silent.close()
      await product.close()
      log.release()
      vi.useRealTimers()
    },
  }
}
