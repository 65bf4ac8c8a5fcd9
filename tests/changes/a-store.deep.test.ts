/** To keep the vault elsewhere: another `RowStore`, which the contract of the stores holds to what the others promise. */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const STORE = 'app/dossier/vault/stores/other-rows.ts'
const CONTRACT = 'app/dossier/vault/stores/other-rows.test.ts'
/** A whole store in 40 lines, which only tests use, and beside it the test that holds it to both contracts. */
const EXAMPLE = 'tests/support/vault/memory-rows'

const copy = copyForEachTest()

const addStore = () =>
  copy()
    .write(STORE, copy().read(`${EXAMPLE}.ts`).replace('memoryRows', 'otherRows'))
    .write(
      CONTRACT,
      copy()
        .read(`${EXAMPLE}.test.ts`)
        .replaceAll('memoryRows', 'otherRows')
        .replace('./memory-rows', './other-rows')
        .replace(/'\.\/(.*-contract)'/g, "'../../../../tests/support/vault/$1'"),
    )

it('it is its file, and a test that names it to the contracts', async () => {
  addStore()
  expect(await copy().typeErrors()).toEqual({})
  expect(await copy().failedTests(CONTRACT, 'tests/architecture.test.ts')).toEqual({})
})

it('the compiler names a store that lacks a call', async () => {
  addStore().replace(STORE, '    probe: async () => {},\n', '')
  const named = await copy().typeErrors()
  expect(Object.keys(named)).toEqual([STORE])
  expect(named[STORE]?.join()).toMatch(/'probe' is missing/)
})

it.each([
  ['writes over what somebody else has written since', 'if (rows.get(row.id)?.version !== version) return false', ''],
  ['keeps a row without an owner', 'if (!rows.has(ownerId)) return false', ''],
  [
    'forgets nothing',
    'if (expiresAt <= now || expiresAt > latest) rows.delete(id)',
    '{ void [id, expiresAt, now, latest] }',
  ],
])('the contract names one that %s', async (_, line, without) => {
  addStore().replace(STORE, line, without)
  expect(Object.keys(await copy().failedTests(CONTRACT))).toEqual([CONTRACT])
})
