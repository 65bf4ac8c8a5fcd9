/** The calls over the real outside parties of the sandbox: what each of its persons is answered. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenFor } from '../../tests/support/party-client'
import { connectorsTo } from '../../tests/support/sandbox-connectors'
import { LOGIN, startApi, TODAY } from '../../tests/support/start-api'
import { type StartedSandbox, startSandbox } from '../../tests/support/start-sandbox'
import { DigestAnswer } from './answers'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ today: TODAY })
})
afterAll(() => sandbox.close())

const grant = (accessToken: string) => ({ accessToken, refreshToken: null, until: Number.MAX_SAFE_INTEGER })

type Person = StartedSandbox['people'][number]

const fundsOf = ({ policies }: Pick<Person, 'policies'>) => policies.map(({ fundId }) => fundId)
const entitiesOf = ({ providents }: Pick<Person, 'providents'>) => providents.map(({ entityId }) => entityId)

/** Signed in at all of their parties. */
async function visitor({ navs, partnerNavs, policies, providents }: Person) {
  const { base } = sandbox
  const connectors = connectorsTo(sandbox)
  const grants = async (folder: string, ids: string[]) => {
    const tokens = ids.map(async (id) => [id, grant(await tokenFor(`${base}/${folder}/${id}`, navs))] as const)
    return Object.fromEntries(await Promise.all(tokens))
  }
  const parties = {
    fund: await grants('funds', fundsOf({ policies })),
    entity: await grants('entities', entitiesOf({ providents })),
    visits: {},
  }
  return startApi({ connectors, login: { ...LOGIN, navs, partnerNavs: partnerNavs ?? undefined }, parties })
}

const answerOf = async (call: Promise<Response>) => {
  const response = await call
  const answer = await response.json()
  if (response.status !== 200) throw new Error(JSON.stringify(answer))
  return answer
}

/** The AVS form as the register would fill it. */
async function registered(person: Person, api: Awaited<ReturnType<typeof visitor>>) {
  const own = await answerOf(api.get(`/acor/insureds/${person.navs}`))
  const partner = own.partnerNavs && (await answerOf(api.get(`/acor/insureds/${own.partnerNavs}`)))
  return {
    person: { ...own, status: own.civilStatus },
    partner: partner && { ...partner, deathDate: null },
    children: own.children.map((child: { deathDate: string | null }) => ({
      ...child,
      alive: child.deathDate === null,
    })),
  }
}

describe('every person of the sandbox', () => {
  it('has a digest in which nobody is silent, with all that they have', async () => {
    expect(sandbox.people.length).toBeGreaterThan(0)
    for (const person of sandbox.people) {
      const api = await visitor(person)
      await answerOf(api.post('/acor/pension-calculator/info', await registered(person, api)))
      const [funds, entities] = [fundsOf(person), entitiesOf(person)]
      await answerOf(api.post('/openpk/user/pension-funds', { ids: funds }))
      await answerOf(api.post('/openpv/user/entities', { ids: entities }))
      const digest = DigestAnswer.parse(await answerOf(api.get('/synthesis/digest')))
      const { avs, lpp, pillar3a } = digest.withoutChange
      expect(digest.silent).toEqual([])
      expect(avs?.monthly).toBeGreaterThan(0)
      expect(lpp === null).toBe(funds.length === 0)
      expect(pillar3a === null).toBe(entities.length === 0)
    }
  })

  it('[161] is told nothing of the others but of the own partner', async () => {
    for (const person of sandbox.people) {
      const api = await visitor(person)
      for (const { navs } of sandbox.people) {
        const { status } = await api.get(`/acor/insureds/${navs}`)
        expect(status).toBe(navs === person.navs || navs === person.partnerNavs ? 200 : 404)
      }
    }
  })
})
