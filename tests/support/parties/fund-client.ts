/** A program that reads a person's policies at a fund of the sandbox, in the standard's calls. */
import { call, tokenFor } from './party-client'

export type FundVisit = Awaited<ReturnType<typeof visitFund>>

/** `fund`: its address. Finds the person's ids; `get` and `post` take a path below the policy. */
export async function visitFund(fund: string, navs: string) {
  const token = await tokenFor(fund, navs)
  const [{ personId }] = (await (await call(`${fund}/insured-persons`, token)).json()) as [{ personId: string }]
  const person = (await (await call(`${fund}/insured-persons/${personId}`, token)).json()) as { policyIds: string[] }
  const policyId = person.policyIds[0] ?? ''
  const policy = `${fund}/policies/${policyId}`
  return {
    token,
    personId,
    policyId,
    getStatements: (query = '') => call(`${fund}/insured-persons/${personId}/statements${query}`, token),
    get: (path = '') => call(policy + path, token),
    post: (path: string, body: unknown) =>
      fetch(policy + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
