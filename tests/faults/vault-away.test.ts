/** The vault is out of reach while a visitor reads and saves; `vault.deep.test.ts` has real ones fail in each way. */
import { afterAll, beforeAll, it } from 'vitest'
import { LANGUAGES } from '../support/product/fault-visit'
import { type StartedProduct, startProduct } from '../support/product/start-product'
import { tryVaultFault } from '../support/product/vault-fault'
import { MemoryVault } from '../support/vault/memory-vault'

let vault: MemoryVault
let product: StartedProduct

beforeAll(async () => {
  product = await startProduct({
    openVault: (now) => {
      vault = new MemoryVault(now)
      return vault
    },
  })
})
afterAll(() => product.close())

it.each(LANGUAGES)('what is typed in %s meanwhile is kept, and saved when it is sent again', async (language) => {
  await tryVaultFault(product, language, {
    begin: () => {
      vault.failure = Object.assign(new Error('disk'), { code: 'SQLITE_FULL' })
    },
    end: () => {
      vault.failure = null
    },
    reads: false,
    after: 'kept',
  })
})
