/** Rows sealed by the previous release or under another pepper still open. */
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createSqliteVault } from './stores/sqlite-vault'

/** Written on 23.11.2026 by the code of that day, about a fictional person. */
const KEPT = fileURLToPath(new URL('../../../tests/golden/vault-2026-11-23.db', import.meta.url))
const WRITTEN = 1_795_400_000_000
const TOKEN = '1a72nq4aIcC0OLJ18j74WRvIZ8z_xEM49ay_JxSk8tE'
const KEYS = { pepper: 'a7'.repeat(32), householdKey: 'b7'.repeat(32) }
const NEW_PEPPER = 'c7'.repeat(32)

function vaultUnder(keys: typeof KEYS & { previousPeppers?: string[] }) {
  const dir = mkdtempSync(join(tmpdir(), 'kept-vault-'))
  copyFileSync(KEPT, join(dir, 'vault.db'))
  return createSqliteVault({ ...keys, dir, lifetimeSeconds: 3600, now: () => WRITTEN + 60_000, elapsed: () => 0 })
}

it.each([
  ['its own pepper', KEYS],
  ['a new pepper that names it as a previous one', { ...KEYS, pepper: NEW_PEPPER, previousPeppers: [KEYS.pepper] }],
])('a dossier of the release before opens under %s, and can be saved and read again', async (_, keys) => {
  const vault = vaultUnder(keys)
  const opened = await vault.open(TOKEN)
  expect(opened?.dossier.login).toEqual({
    sub: 'kept',
    name: 'Anna Essai',
    email: 'anna@exemple.ch',
    navs: '756.1111.2222.08',
  })
  expect(opened?.dossier.firstPillar.info?.person.birthDate).toBe('1970-05-10')
  // This question is newer: an older dossier has no answer to it.
  expect(opened?.dossier.firstPillar.family).toBeNull()
  expect(opened?.dossier.firstPillar.info?.person).not.toHaveProperty('insuredSince')
  expect(opened?.dossier.firstPillar.info?.person).not.toHaveProperty('abroad')
  expect(opened?.dossier.firstPillar.info?.person).not.toHaveProperty('work')
  expect(opened?.dossier.firstPillar.info?.person).not.toHaveProperty('fund')
  expect(opened?.dossier.thirdPillar).toMatchObject({ selection: ['x'], info: { solde: 12_000.5 } })
  if (!opened) return
  const terms = { version: '2' }
  expect(await vault.save(TOKEN, { ...opened.dossier, terms }, opened.version)).toBe('saved')
  expect((await vault.open(TOKEN))?.dossier.terms).toEqual(terms)
  await vault.close()
})

it('opens under a new pepper alone no more', async () => {
  const vault = vaultUnder({ ...KEYS, pepper: NEW_PEPPER })
  expect(await vault.open(TOKEN)).toBeNull()
  await vault.close()
})
