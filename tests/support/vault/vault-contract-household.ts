/** What two spouses share, and for how long. */
import { describe, expect, it } from 'vitest'
import { RegisterRecord } from '~/dossier/shape/register-record'
import type { Dossier } from '~/dossier/shape/shape'
import { COUPLE_CANARIES, NAVS, PARTNER_NAVS, spouseDossier, unmarried } from '../lives/dossiers'
import { MINUTE, type VaultStage } from './vault-stage'

const OTHER_NAVS = '756.1111.2222.08'
const OTHER_DAY = '2001-02-03'

export function householdContract(stage: VaultStage) {
  const anna = () => spouseDossier(NAVS, PARTNER_NAVS)
  const paul = (since?: string) => spouseDossier(PARTNER_NAVS, NAVS, since)

  async function signIn(dossier: Dossier, vault = stage.vault) {
    const { token } = await vault.create(dossier)
    return token
  }
  /** Signed in, and saved: what the dossier says is shared. */
  async function signInAndSave(dossier: Dossier, vault = stage.vault) {
    const token = await signIn(dossier, vault)
    await vault.households.follow(token)
    return token
  }
  async function saveAs(token: string, dossier: Dossier, vault = stage.vault) {
    const version = (await vault.open(token))?.version as number
    expect(await vault.save(token, dossier, version)).toBe('saved')
    await vault.households.follow(token)
  }
  const find = (token: string, vault = stage.vault) => vault.households.find(token)
  const rowCount = async () => (await stage.store.listRows()).length

  describe('what spouses share', () => {
    it('[011] is found by both, and each is told who entered it', async () => {
      const [one, other] = [await signInAndSave(anna()), await signIn(paul())]
      const couple = {
        relationshipStartDate: '1991-07-08',
        children: [{ birthDate: '1994-09-10', alive: true, deathDate: null }],
      }
      expect(await find(other)).toEqual({ ...couple, enteredBy: 'partner', both: true, differing: [] })
      expect(await find(one)).toEqual({ ...couple, enteredBy: 'me', both: false, differing: [] })
      const elsewhere = await signIn(anna())
      expect(await find(elsewhere)).toMatchObject({ enteredBy: 'me' })
    })

    it('[010] is that of both when each has entered the other, in either order', async () => {
      const [one, other] = [await signInAndSave(anna()), await signIn(unmarried(paul()))]
      expect([(await find(one))?.both, (await find(other))?.both]).toEqual([false, false])
      await saveAs(other, paul())
      expect([(await find(one))?.both, (await find(other))?.both]).toEqual([true, true])
      await stage.vault.households.follow(one)
      expect([(await find(one))?.both, (await find(other))?.both]).toEqual([true, true])
      await stage.vault.households.follow(one)
      expect((await find(one))?.both).toBe(true)
    })

    it.each<[string, (token: string) => Promise<unknown>]>([
      ['logs out', (token) => stage.vault.delete(token)],
      ['deletes the data', (token) => stage.vault.renew(token, { ...anna(), terms: null })],
      ['is not married any more', (token) => saveAs(token, unmarried(anna()))],
    ])('is that of one alone again when the one who entered it before %s', async (_, end) => {
      const [first, second] = [await signInAndSave(anna()), await signInAndSave(paul())]
      expect((await find(second))?.both).toBe(true)
      await end(first)
      expect(await find(second)).toMatchObject({ enteredBy: 'me', both: false })
    })

    it('differs for both, whoever wrote last, as long as both have their dossier', async () => {
      const [first, second] = [await signInAndSave(anna()), await signInAndSave(paul('1992-03-04'))]
      const differing = ['relationshipStartDate']
      expect([await find(first), await find(second)]).toMatchObject([{ differing }, { differing }])
      await stage.vault.households.follow(second)
      expect(await find(second)).toMatchObject({ enteredBy: 'me', differing })
      await stage.vault.households.follow(first)
      expect([await find(first), await find(second)]).toMatchObject([{ differing }, { differing }])
      await saveAs(second, paul())
      expect([await find(first), await find(second)]).toMatchObject([{ differing: [] }, { differing: [] }])
      await saveAs(second, paul('1992-03-04'))
      await stage.vault.delete(first)
      expect(await find(second)).toMatchObject({ both: false, differing: [] })
    })

    it('is nothing before one of them has entered it, and nothing to someone who has no token', async () => {
      expect(await find(await signIn(anna()))).toBeNull()
      await signInAndSave(paul())
      for (const token of ['', 'x', 'A'.repeat(43)]) {
        await stage.vault.households.follow(token)
        expect(await find(token)).toBeNull()
      }
    })

    it('is what was saved last, whoever saved, also from another process', async () => {
      const [one, other] = [await signInAndSave(anna()), await signInAndSave(paul('1992-03-04'), stage.openVault())]
      expect(await find(one)).toMatchObject({ relationshipStartDate: '1992-03-04', enteredBy: 'partner' })
      expect(await find(other)).toMatchObject({ relationshipStartDate: '1992-03-04', enteredBy: 'me' })
      await stage.vault.households.follow(one)
      expect(await find(other)).toMatchObject({ relationshipStartDate: '1991-07-08', enteredBy: 'partner' })
      expect(await rowCount()).toBe(3)
    })

    it('of many savings at once is one of them, whole', async () => {
      const vaults = [stage.vault, stage.openVault(), stage.vault, stage.openVault()]
      const dates = ['1991-01-01', '1992-02-02', '1993-03-03', '1994-04-04']
      const tokens = await Promise.all(vaults.map((vault, i) => signIn(paul(dates[i]), vault)))
      await Promise.all(tokens.map((token, i) => vaults[i]?.households.follow(token)))
      const found = await find(await signIn(anna()))
      expect(dates).toContain(found?.relationshipStartDate)
      expect(await rowCount()).toBe(6)
    })

    it.each<[string, Dossier]>([
      ['somebody else', spouseDossier(OTHER_NAVS, undefined, OTHER_DAY)],
      ['somebody whose registered partner is one of them', spouseDossier(OTHER_NAVS, PARTNER_NAVS, OTHER_DAY)],
      ['one of them whose registered partner is another', spouseDossier(NAVS, OTHER_NAVS, OTHER_DAY)],
      ['one of them whose register names nobody', spouseDossier(NAVS, undefined, OTHER_DAY)],
    ])('[161] is neither found nor overwritten by %s', async (_, dossier) => {
      await signInAndSave(anna())
      const stranger = await signInAndSave(dossier)
      expect((await find(stranger))?.relationshipStartDate).not.toBe('1991-07-08')
      expect(await find(await signIn(paul()))).toMatchObject({ relationshipStartDate: '1991-07-08' })
    })

    it('is found by who learns of the partner from the register, after the sign-in', async () => {
      await signInAndSave(anna())
      const late = spouseDossier(PARTNER_NAVS, undefined)
      expect(await find(await signIn(late))).toBeNull()
      late.firstPillar.insureds[PARTNER_NAVS] = registeredWith(NAVS)
      expect(await find(await signIn(late))).toMatchObject({ enteredBy: 'partner' })
    })
  })

  describe('the end of what spouses share', () => {
    it.each<[string, (token: string) => Promise<unknown>]>([
      ['logs out', (token) => stage.vault.delete(token)],
      ['deletes the data', (token) => stage.vault.renew(token, { ...anna(), terms: null })],
      ['is not married any more', (token) => saveAs(token, unmarried(anna()))],
      [
        'has had the hour',
        async () => {
          stage.clocks.pass(60 * MINUTE)
          await stage.vault.sweep()
        },
      ],
    ])('is when its writer %s: not even its sealed bytes are left', async (_, end) => {
      const writer = await signIn(anna())
      const { id } = await stage.onlyRow()
      await stage.vault.households.follow(writer)
      const record = (await stage.store.listRows()).find((row) => row.id !== id)
      const sealed = record?.box.subarray(0, 64) as Buffer
      expect((await stage.store.everyByte()).includes(sealed)).toBe(true)
      await end(writer)
      expect((await stage.store.everyByte()).includes(sealed)).toBe(false)
      expect(await find(await signIn(paul()))).toBeNull()
    })

    it('comes with the hour of its writer, not of its reader, and not later for being saved again', async () => {
      const writer = await signIn(anna())
      stage.clocks.pass(50 * MINUTE)
      const reader = await signIn(paul())
      await stage.vault.households.follow(writer)
      stage.clocks.pass(10 * MINUTE - 1)
      expect(await find(reader)).not.toBeNull()
      stage.clocks.pass(1)
      expect(await find(reader)).toBeNull()
      await stage.vault.sweep()
      expect(await rowCount()).toBe(1)
    })

    it.each<[string, (token: string) => Promise<unknown>]>([
      ['logs out', (token) => stage.vault.delete(token)],
      ['deletes the data', (token) => stage.vault.renew(token, { ...anna(), terms: null })],
      ['is not married any more', (token) => saveAs(token, unmarried(anna()))],
    ])('does not come when the first writer %s, once the other has written it', async (_, end) => {
      const first = await signInAndSave(anna())
      const second = await signInAndSave(paul('1992-03-04'))
      await end(first)
      expect(await find(second)).toMatchObject({ relationshipStartDate: '1992-03-04', enteredBy: 'me' })
      expect(await find(await signIn(anna()))).toMatchObject({ enteredBy: 'partner' })
    })

    it('comes with the writer’s dossier even where its own row stayed behind', async () => {
      const writer = await signIn(anna())
      const { id } = await stage.onlyRow()
      await stage.vault.households.follow(writer)
      await stage.store.changeRow(id, { box: Buffer.alloc(0), expiresAt: 0 })
      expect(await find(await signIn(paul()))).toBeNull()
    })

    it('is final: from a dossier that is gone nothing is shared any more', async () => {
      const writer = await signIn(anna())
      await Promise.all([stage.openVault().households.follow(writer), stage.vault.delete(writer)])
      await stage.vault.households.follow(writer)
      expect(await stage.store.listRows()).toEqual([])
    })
  })

  describe('what others can read of it', () => {
    it('no number and no day stands in the store', async () => {
      const writer = await signInAndSave(anna())
      await signInAndSave(paul())
      const shown = async () => {
        const bytes = await stage.store.everyByte()
        return [
          ...COUPLE_CANARIES,
          NAVS,
          PARTNER_NAVS,
          NAVS.replace(/\D/g, ''),
          PARTNER_NAVS.replace(/\D/g, ''),
        ].filter((canary) => bytes.includes(canary))
      }
      expect(await shown()).toEqual([])
      await stage.vault.delete(writer)
      expect(await shown()).toEqual([])
    })

    it('everything, where the key of the writer is named as a previous one; the next who saves seals by the present one', async () => {
      const [one, other] = [await signInAndSave(anna()), await signIn(paul())]
      const [mine, theirs] = ['c3'.repeat(32), 'b2'.repeat(32)]
      const next = stage.openVault({ householdKey: mine, previousHouseholdKeys: [theirs] })
      // While keys change, the other process may know the next one as its previous one.
      const former = stage.openVault({ previousHouseholdKeys: [mine] })
      const told = async () => [await find(one, next), await find(one, former), await find(other, next)]
      expect(await told()).toMatchObject([{ enteredBy: 'me' }, { enteredBy: 'me' }, { enteredBy: 'partner' }])
      await next.households.follow(other)
      expect(await told()).toMatchObject([{ both: true }, { both: true, enteredBy: 'partner' }, { enteredBy: 'me' }])
      expect(await find(one)).toBeNull()
      await former.households.follow(one)
      expect(await rowCount()).toBe(3)
      expect(await told()).toMatchObject([{ enteredBy: 'me' }, { both: true }, { both: true }])
      stage.clocks.pass(10 * MINUTE)
      await next.keepLonger(one)
      stage.clocks.pass(55 * MINUTE)
      expect(await find(one, next)).toMatchObject({ enteredBy: 'me' })
      await next.delete(one)
      await next.sweep()
      expect(await rowCount()).toBe(0)
    })

    it('nothing, with another key than the household key of the writer', async () => {
      await signInAndSave(anna())
      const vault = stage.openVault({ householdKey: 'c3'.repeat(32) })
      expect(await find(await signIn(paul(), vault), vault)).toBeNull()
    })

    it.each([
      ['changes the content', { box: 5 }],
      ['changes the nonce', { nonce: 5 }],
      ['lengthens the life', { expiresAt: 1 }],
      ['changes the version', { version: 1 }],
    ])('somebody who %s of its row makes it useless', async (_, change) => {
      const writer = await signIn(anna())
      const { id: dossier } = await stage.onlyRow()
      await stage.vault.households.follow(writer)
      const row = (await stage.store.listRows()).find(({ id }) => id !== dossier)
      if (!row) throw new Error('there should be a second row')
      const [[name, by]] = Object.entries(change) as [[keyof typeof row, number]]
      const was = row[name]
      const spoilt = Buffer.isBuffer(was)
        ? Buffer.from(was.map((byte, i) => (i === by ? byte ^ 1 : byte)))
        : Number(was) + by
      await stage.store.changeRow(row.id, { [name]: spoilt })
      expect(await find(await signIn(paul()))).toBeNull()
    })
  })
}

/** The register's data of the second of the two. */
const registeredWith = (partnerNavs: string) =>
  RegisterRecord.parse({
    navs: PARTNER_NAVS,
    firstName: 'Paul',
    lastName: 'Essai',
    birthDate: '1960-02-03',
    gender: 'MALE',
    civilStatus: 'married',
    relationshipStartDate: '1991-07-08',
    relationshipEndDate: null,
    partnerNavs,
    children: [],
    incomes: [],
    source: 'register',
    asOf: '2026-01-01',
  })
