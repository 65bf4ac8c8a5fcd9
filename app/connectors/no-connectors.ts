/** Without outside parties: nobody is asked, the lists are empty, and visitors have what they type themselves. */
import { type Connectors, PartyError } from './connectors'

const nobody = async (): Promise<never> => {
  throw new PartyError('notFound', 'no party is set up')
}
const noList = async () => ({ entries: [], listedOn: null })
const none = async () => null

export const createNoConnectors = (): Connectors => ({
  register: { getInsured: nobody },
  directory: { listPensionFunds: noList, listEntities: noList, findPensionFund: none, findEntity: none },
  access: {
    signInAddress: () => {
      throw new PartyError('notFound', 'no party is set up')
    },
    exchange: nobody,
    renew: nobody,
    revoke: nobody,
    isOwn: nobody,
  },
  funds: { listPolicies: nobody, simulateSalaryChange: nobody, simulatePurchase: nobody },
  entities: { getStatement: nobody },
})
