import { type Connectors, PartyError, type Silence } from './connectors'

/**
 * The same connectors; each failure is told to `report`, once. A number that the register does not know is an answer,
 * no failure.
 */
export function reporting(connectors: Connectors, report: (silence: Silence) => void): Connectors {
  /** Those who ask for a list while it loads share one failure. */
  const reported = new WeakSet<PartyError>()

  function told<Answer>(party: string, answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      if (error instanceof PartyError && !reported.has(error) && !isAnswer(party, error)) {
        reported.add(error)
        report({ party, reason: error.reason, detail: error.detail })
      }
      throw error
    })
  }

  const { register, directory, access, funds, entities } = connectors
  return {
    register: { getInsured: (navs) => told('register', register.getInsured(navs)) },
    directory: {
      listPensionFunds: () => told('directory', directory.listPensionFunds()),
      listEntities: () => told('directory', directory.listEntities()),
      findPensionFund: (id) => told('directory', directory.findPensionFund(id)),
      findEntity: (id) => told('directory', directory.findEntity(id)),
    },
    access: {
      signInAddress: access.signInAddress,
      exchange: (party, answer) => told(party.id, access.exchange(party, answer)),
      renew: (party, refreshToken) => told(party.id, access.renew(party, refreshToken)),
      revoke: (party, granted) => told(party.id, access.revoke(party, granted)),
      isOwn: (party, token, navs) => told(party.id, access.isOwn(party, token, navs)),
    },
    funds: {
      listPolicies: (fund, token) => told(fund.id, funds.listPolicies(fund, token)),
      simulateSalaryChange: (fund, token, asked) => told(fund.id, funds.simulateSalaryChange(fund, token, asked)),
    },
    entities: { getStatement: (entity, token) => told(entity.id, entities.getStatement(entity, token)) },
  }
}

const isAnswer = (party: string, { reason }: PartyError) => party === 'register' && reason === 'notFound'
