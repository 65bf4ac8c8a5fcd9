import { type Connectors, type Party, PartyError, type Silence } from './connectors'
import type { PartyAddress } from './waiting'

/** Called with the party that failed, by its id, and how. */
export type Reporter = (party: string, error: unknown) => void

/**
 * Reports each failure once, because callers that wait for the same answer share its failure. A number unknown to the
 * register is an answer, not a failure.
 */
export function createReporter(report: (silence: Silence) => void): Reporter {
  const reported = new WeakSet<PartyError>()
  return (party, error) => {
    if (!(error instanceof PartyError) || reported.has(error) || isAnswer(party, error)) return
    reported.add(error)
    report({ party, reason: error.reason, detail: error.detail })
  }
}

const isAnswer = (party: string, { reason }: PartyError) => party === 'register' && reason === 'notFound'

/** A party as it is identified and waited for. */
type NamedParty = PartyAddress & Pick<Party, 'id'>
type Around = <Answer>(party: NamedParty, ask: () => Promise<Answer>) => Promise<Answer>

/** The same connectors, with each call to a register (null: none), a fund or a 3a provider going through `around`. */
export function aroundEach(connectors: Connectors, register: NamedParty | null, around: Around): Connectors {
  const { access, funds, entities } = connectors
  return {
    ...connectors,
    register: register
      ? { getInsured: (navs) => around(register, () => connectors.register.getInsured(navs)) }
      : connectors.register,
    access: {
      signInAddress: access.signInAddress,
      exchange: (party, answer) => around(party, () => access.exchange(party, answer)),
      renew: (party, refreshToken) => around(party, () => access.renew(party, refreshToken)),
      revoke: (party, granted) => around(party, () => access.revoke(party, granted)),
      isOwn: (party, token, navs) => around(party, () => access.isOwn(party, token, navs)),
    },
    funds: {
      listPolicies: (fund, token) => around(fund, () => funds.listPolicies(fund, token)),
      simulateSalaryChange: (fund, token, salaryChange) =>
        around(fund, () => funds.simulateSalaryChange(fund, token, salaryChange)),
      simulatePurchase: (fund, token, purchase) => around(fund, () => funds.simulatePurchase(fund, token, purchase)),
    },
    entities: { getStatement: (entity, token) => around(entity, () => entities.getStatement(entity, token)) },
  }
}
