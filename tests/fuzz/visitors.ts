/**
 * Who sends the inputs: a new dossier each time, sealed in the real vault, so that no input meets what another left.
 */
import { createApiClient } from '~/api/client'
import type { Grant, Parties } from '~/dossier/shape/party-access'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import type { Person } from '~/sandbox/people/people'
import type { StartedProduct } from '../support/product/start-product'

/**
 * `new` has signed in and done nothing; `married` and `single` have done everything; `termless` has not accepted the
 * terms in force; `own` types their own figures and has not signed in; `gone` brings the token of a dossier that no
 * longer exists; `nobody` brings none.
 */
export type VisitorName = 'nobody' | 'gone' | 'termless' | 'new' | 'married' | 'single' | 'own'

type Made = Record<Exclude<VisitorName, 'nobody'>, { person: Person; dossier: Dossier }>

const SIMULATION: Simulation = {
  ...NO_CHANGE,
  desiredSalary: 90_000,
  desiredRate: 80,
  retirementDate: day('2040-07-01'),
  lppCapitalShare: 10,
}

export async function createVisitors(product: StartedProduct) {
  const { origin, vault, tokens, people, env } = product

  const personOf = (firstName: string) => {
    const person = people.find((one) => one.firstName === firstName)
    if (!person) throw new Error(`nobody is called ${firstName}`)
    return person
  }

  /** Separate access tokens: what this visitor gives back ends nobody else's. */
  function signedInEverywhere(person: Person): Parties {
    const grants = (ids: string[]): Record<string, Grant> =>
      Object.fromEntries(
        ids.map((id) => [
          id,
          { accessToken: tokens.grant(id, person), refreshToken: null, until: Number.MAX_SAFE_INTEGER },
        ]),
      )
    return {
      fund: grants(person.policies.map(({ fundId }) => fundId)),
      entity: grants(person.providents.map(({ entityId }) => entityId)),
      // As if they were coming back from the first of their funds.
      visits: {
        'state-1': {
          kind: 'fund',
          id: person.policies[0]?.fundId ?? '',
          verifier: 'v'.repeat(43),
          begunAt: Date.now(),
        },
      },
    }
  }

  function dossierOf(person: Person, version: string): Dossier {
    const { navs, partnerNavs, firstName, email } = person
    const login = { sub: navs, name: firstName, email, navs, partnerNavs: partnerNavs ?? undefined }
    return emptyDossier(login, 'issuer', 'id token', { version })
  }

  /** As after every step: each form confirmed as prefilled, and the parties' answers kept. */
  async function filled(person: Person): Promise<Dossier> {
    const { token } = await vault.create({
      ...dossierOf(person, env.TERMS_VERSION),
      parties: signedInEverywhere(person),
    })
    const api = createApiClient({ base: `${origin}/api`, fetch, token })
    const own = await api.getInsured(person.navs)
    const partner = person.partnerNavs === null ? null : await api.getInsured(person.partnerNavs)
    if (!('children' in own)) throw new Error('the register knows less than it should')
    await api.saveInfo({
      person: { ...own, status: own.civilStatus },
      partner: partner && { ...partner, deathDate: null },
      children: own.children.map((child) => ({ ...child, alive: child.deathDate === null })),
    })
    await api.saveSelectedFunds(person.policies.map(({ fundId }) => fundId))
    if (person.providents.length === 0) await api.saveNoEntity()
    else await api.saveSelectedEntities(person.providents.map(({ entityId }) => entityId))
    await giveGrants(token, person)
    await Promise.all([api.getPolicies(), api.getProvidents()])
    await post(token, '/synthesis/simulation', SIMULATION)
    await post(token, '/synthesis/scenarios', { name: 'Plus tôt' })
    await api.getDigest()
    const opened = await vault.open(token)
    await vault.delete(token)
    if (!opened) throw new Error('the dossier is gone')
    return opened.dossier
  }

  async function post(token: string, path: string, body: object) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { status } = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }

  async function giveGrants(token: string, person: Person) {
    const opened = await vault.open(token)
    if (opened) await vault.save(token, { ...opened.dossier, parties: signedInEverywhere(person) }, opened.version)
  }

  const [claire, nadia] = [personOf('Claire'), personOf('Nadia')]
  const empty = dossierOf(claire, env.TERMS_VERSION)
  const made: Made = {
    gone: { person: claire, dossier: empty },
    new: { person: claire, dossier: empty },
    own: { person: claire, dossier: emptyDossier(null, '', '', { version: env.TERMS_VERSION }) },
    termless: { person: claire, dossier: dossierOf(claire, 'another one') },
    married: { person: claire, dossier: await filled(claire) },
    single: { person: nadia, dossier: await filled(nadia) },
  }

  return {
    /** A separate session, null for nobody. End it when done. */
    async begin(name: VisitorName): Promise<string | null> {
      if (name === 'nobody') return null
      const { person, dossier } = made[name]
      const { token } = await vault.create({ ...dossier, parties: signedInEverywhere(person) })
      if (name === 'gone') await vault.delete(token)
      return token
    },
    end: async (token: string | null) => {
      if (token) await vault.delete(token)
    },
  }
}
