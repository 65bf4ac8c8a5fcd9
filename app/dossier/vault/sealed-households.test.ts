/** Interruptions between two steps of writing or removing a household. The vault's contract tests the rest. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NAVS, PARTNER_NAVS, spouseDossier, unmarried } from '../../../tests/support/lives/dossiers'
import { memoryRows } from '../../../tests/support/vault/memory-rows'
import { createLifeClock } from './life-clock'
import { createSealedVault } from './sealed-vault'
import { createPlaces } from './sealing/places'
import type { SealedRow } from './sealing/sealing'
import type { Vault } from './vault'
import { VaultUnavailable } from './vault-unavailable'

const START = 1_780_000_000_000
let time = START
const now = () => time
const places = createPlaces({ pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) })
const anna = spouseDossier(NAVS, PARTNER_NAVS)
const paul = spouseDossier(PARTNER_NAVS, NAVS, '1992-03-04')

/** Something that somebody else does once, just before or just after this operation of the store. */
let before: Partial<Record<'put' | 'replace' | 'removeVersion', () => Promise<unknown>>>
let after: typeof before
let kept: Map<string, SealedRow>
let vault: Vault

beforeEach(() => {
  time = START
  before = {}
  after = {}
  kept = new Map()
  const rows = memoryRows(kept)
  const once = async (among: typeof before, name: keyof typeof before) => {
    const act = among[name]
    delete among[name]
    await act?.()
  }
  const interrupted = {
    ...rows,
    async put(row: SealedRow, ownerId: string) {
      await once(before, 'put')
      const done = await rows.put(row, ownerId)
      await once(after, 'put')
      return done
    },
    async replace(row: SealedRow, version: number) {
      await once(before, 'replace')
      const done = await rows.replace(row, version)
      await once(after, 'replace')
      return done
    },
    async removeVersion(id: string, version: number) {
      await once(before, 'removeVersion')
      await rows.removeVersion(id, version)
      await once(after, 'removeVersion')
    },
  }
  vault = createSealedVault(interrupted, { places, life: createLifeClock(now, now), lifetimeSeconds: 3600 })
})

const signIn = async (dossier: typeof anna) => (await vault.create(dossier)).token

/** Another tab saves the form, and has not yet updated the household. */
async function saveElsewhere(token: string, dossier: typeof anna) {
  const opened = await vault.open(token)
  await vault.save(token, dossier, opened?.version as number)
}

describe('another tab of the writer', () => {
  it('that says unmarried while the marriage is being written: nothing is shared', async () => {
    const token = await signIn(anna)
    after.put = () => saveElsewhere(token, unmarried(anna))
    await vault.households.follow(token)
    expect(await vault.households.find(await signIn(paul))).toBeNull()
  })

  it('that says married while the marriage is being removed: it is shared', async () => {
    const token = await signIn(anna)
    await vault.households.follow(token)
    await saveElsewhere(token, unmarried(anna))
    after.removeVersion = () => saveElsewhere(token, spouseDossier(NAVS, PARTNER_NAVS, '1993-04-05'))
    await vault.households.follow(token)
    expect(await vault.households.find(token)).toMatchObject({ relationshipStartDate: '1993-04-05', enteredBy: 'me' })
  })

  it('that keeps the dossier longer while the marriage is being written: both live as long', async () => {
    const token = await signIn(anna)
    time += 30 * 60_000
    before.put = () => vault.keepLonger(token)
    await vault.households.follow(token)
    expect([...kept.values()].map(({ expiresAt }) => expiresAt - time)).toEqual([3600_000, 3600_000])
  })

  it('that logs out while the dossier is being kept longer: no row is left', async () => {
    const token = await signIn(anna)
    await vault.households.follow(token)
    time += 30 * 60_000
    after.replace = () => vault.delete(token)
    await vault.keepLonger(token)
    expect(kept.size).toBe(0)
  })

  it('that logs out while the marriage is being written: nothing is shared, no row is left', async () => {
    const token = await signIn(anna)
    before.put = () => vault.delete(token)
    await vault.households.follow(token)
    expect(kept.size).toBe(0)
  })
})

it('the spouse who writes while the other’s is being removed keeps theirs', async () => {
  const [one, other] = [await signIn(anna), await signIn(paul)]
  await vault.households.follow(one)
  before.removeVersion = () => vault.households.follow(other)
  await vault.delete(one)
  expect(await vault.households.find(other)).toMatchObject({ relationshipStartDate: '1992-03-04', enteredBy: 'me' })
})

it('says nothing any more where its row outlasted the dossier that it was written from', async () => {
  const [one, other] = [await signIn(anna), await signIn(paul)]
  await vault.households.follow(one)
  before.removeVersion = async () => {
    throw new Error('the disk is gone')
  }
  await expect(vault.delete(one)).rejects.toThrow(VaultUnavailable)
  expect(kept.size).toBe(2)
  expect(await vault.households.find(other)).toBeNull()
})
