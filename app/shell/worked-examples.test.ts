/** The exports of the worked examples, over the sandbox: what the calls answer for these persons. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PartyError } from '~/connectors/connectors'
import { day } from '~/pillars/day'
import { createExports } from '~/takeaway/exports'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { tokenFor } from '../../tests/support/parties/party-client'
import { connectorsTo } from '../../tests/support/parties/sandbox-connectors'
import { type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'
import { LOGIN, ORIGIN, startApi, TODAY } from '../../tests/support/product/start-api'
import { visitorsOf } from './visitors'
import { createWorkedExamples, type FictionalPerson } from './worked-examples'

const exports = createExports(Buffer.alloc(32, 3))
const NAMES = EXAMPLE_PEOPLE.map(({ firstName }) => firstName)

let sandbox: StartedSandbox
let people: FictionalPerson[]
beforeAll(async () => {
  sandbox = await startSandbox({ today: TODAY })
  people = await Promise.all(sandbox.people.map(withTokens))
})
afterAll(() => sandbox.close())

async function withTokens(person: StartedSandbox['people'][number]): Promise<FictionalPerson> {
  const parties = [
    ...person.policies.map(({ fundId }) => ['funds', fundId] as const),
    ...person.providents.map(({ entityId }) => ['entities', entityId] as const),
  ]
  const tokens = await Promise.all(
    parties.map(async ([folder, id]) => [id, await tokenFor(`${sandbox.base}/${folder}/${id}`, person.navs)] as const),
  )
  const byParty = new Map<string, string>(tokens)
  return { ...person, tokenAt: (partyId) => byParty.get(partyId) ?? '' }
}

/** With the register silenced, or a fund's token worth nothing, where a test wants it. */
async function stage({ registerIsSilent = (): boolean => false, known = people } = {}) {
  const real = connectorsTo(sandbox)
  const asked: string[] = []
  const register = {
    async getInsured(navs: string) {
      asked.push(navs)
      if (registerIsSilent()) throw new PartyError('timeout')
      return real.register.getInsured(navs)
    },
  }
  const started = await startApi({ connectors: { ...real, register } })
  const made: string[] = []
  const reported: unknown[] = []
  const listExamples = createWorkedExamples({
    people: known,
    register,
    exports,
    vault: {
      ...started.vault,
      households: started.vault.households,
      save: (...saved) => started.vault.save(...saved),
      async create(dossier) {
        const created = await started.vault.create(dossier)
        made.push(created.token)
        return created
      },
    },
    callsFor: (token) => visitorsOf(started.tools, null)({ vault: started.vault, token }).calls,
    clock: { now: () => started.clock.time, today: () => started.clock.today },
    report: (error) => reported.push(error),
  })
  const read = (path = '') => exports.find(new URL(path, ORIGIN))
  return { ...started, listExamples, asked, made, reported, read }
}

describe('the exports of the worked examples', () => {
  it.each(NAMES)(
    'show for %s the pension that their own form gives, and the pillars that they have',
    async (firstName) => {
      const { listExamples, read, signIn } = await stage()
      const person = sandbox.people.find((one) => one.firstName === firstName)
      const partner = sandbox.people.find(({ navs }) => navs === person?.partnerNavs)
      if (!person) throw new Error('no such person')
      const visitor = await signIn({ ...LOGIN, navs: person.navs, partnerNavs: partner?.navs })
      await visitor.post('/acor/pension-calculator/info', {
        person: { ...person, status: person.civilStatus },
        partner: partner ? { ...partner, deathDate: null } : null,
        children: person.children.map((child) => ({ ...child, alive: child.deathDate === null })),
      })
      const pension = await (await visitor.get('/acor/pension-calculator')).json()
      const shown = read((await listExamples())[firstName]?.path)
      expect(shown).toMatchObject({ firstName, computedOn: TODAY, lawYear: 2026, withChange: null, silent: [] })
      expect(shown?.withoutChange.avs).toMatchObject({
        monthly: pension.periods.at(-1).person,
        to: null,
        thirteenth: pension.periods.at(-1).person,
      })
      expect(shown?.withoutChange.lpp?.monthly).toBeGreaterThan(0)
      expect(shown?.none).toEqual({ lpp: false, pillar3a: person.providents.length === 0 })
    },
  )

  it('leave no dossier behind', async () => {
    const { listExamples, made, vault } = await stage()
    await listExamples()
    expect(made).toHaveLength(NAMES.length)
    for (const token of made) expect(await vault.open(token)).toBeNull()
  })

  it('are computed once a day, for all who ask at the same time, and anew on the next', async () => {
    const { listExamples, made, clock, read } = await stage()
    const [first, second] = await Promise.all([listExamples(), listExamples()])
    expect(second).toBe(first)
    expect(await listExamples()).toBe(first)
    expect(made).toHaveLength(NAMES.length)
    clock.today = day('2026-11-22')
    expect(read((await listExamples()).Claire?.path)?.computedOn).toBe('2026-11-22')
    expect(made).toHaveLength(2 * NAMES.length)
  })

  it('are left out while a party is silent, which is reported and tried again after ten minutes', async () => {
    let isSilent = true
    const { listExamples, asked, reported, clock } = await stage({ registerIsSilent: () => isSilent })
    expect(await listExamples()).toEqual({})
    expect(reported).toHaveLength(NAMES.length)
    const before = asked.length
    isSilent = false
    expect(await listExamples()).toEqual({})
    expect(asked).toHaveLength(before)
    clock.time += 600_000
    expect(Object.keys(await listExamples())).toEqual(NAMES)
  })

  it('are never half: who is refused by a fund has none, the others have theirs', async () => {
    const known = people.map((person) =>
      person.firstName === 'Reto' ? { ...person, tokenAt: () => 'worthless' } : person,
    )
    const { listExamples, reported } = await stage({ known })
    expect(Object.keys(await listExamples())).toEqual(NAMES.filter((name) => name !== 'Reto'))
    expect(reported).toHaveLength(1)
  })
})
