import { describe, expect, it } from 'vitest'
import { FundPolicy } from '~/dossier/shape/fund-policy'
import type { Policy } from '~/standards/types'
import { visitFund } from '../../../../tests/support/parties/fund-client'
import { startSandbox } from '../../../../tests/support/parties/start-sandbox'
import { POLICY } from '../../../../tests/support/parties/stub-connectors'
import { detailsDocument, detailsOf, policyDocument, policyOf } from './fund-documents'

const FUND = { fundId: 'a', fundName: 'Fund a', webUrl: null }
const details = POLICY.personalPensionDetails
const { maxLumpSumShare: _, ...without } = { ...details, maxLumpSumShare: 1 }

/** As a program reads it. */
const sent = (document: object) => JSON.parse(JSON.stringify(document))

describe('a document of a fund', () => {
  it.each<[string, unknown]>([
    ['all that is read', POLICY],
    [
      'more than the standard names',
      { ...POLICY, ofTheFund: { rows: [1, 'é', null] }, pensionPlan: { planName: 'P', more: 1 } },
    ],
    [
      'neither a projection, nor an interest, nor a share',
      {
        ...POLICY,
        personalPensionDetails: {
          ...without,
          retirementCapital: { balanceReferenceDate: 1, interestRates: {}, projectedRetirementBenefits: [] },
        },
      },
    ],
  ])('with %s is put together again as it was sent', (_, document) => {
    const policy = policyOf(FUND, document as Policy)
    expect(FundPolicy.parse(policy)).toEqual(policy)
    expect(sent(policyDocument(policy))).toEqual(document)
    const { personalPensionDetails } = document as Policy
    expect(sent(detailsDocument(detailsOf(personalPensionDetails)))).toEqual(personalPensionDetails)
  })

  it('of the sandbox is rebuilt without loss, and its unread part takes little room', async () => {
    const sandbox = await startSandbox()
    const visits = sandbox.people.flatMap(({ navs, policies }) => policies.map(({ fundId }) => ({ navs, fundId })))
    for (const { navs, fundId } of visits) {
      const fund = await visitFund(`${sandbox.base}/funds/${fundId}`, navs)
      const document = await (await fund.get()).json()
      const policy = policyOf(FUND, document)
      expect(sent(policyDocument(policy))).toEqual(document)
      expect(policy.rest.length + policy.details.rest.length).toBeLessThan(JSON.stringify(document).length / 5)
    }
    expect(visits.length).toBeGreaterThan(3)
    await sandbox.close()
  })
})
