/**
 * Compresses the parts of a document that are only needed when a visitor exports the whole of it: JSON, deflated with a
 * dictionary of the standard's field names, in base64.
 */
import { deflateSync, inflateSync } from 'node:zlib'

/**
 * The dictionary. Text near its end is referenced with fewer bytes. Changing it makes everything packed before
 * unreadable, since zlib checks the dictionary's checksum.
 */
const WORDS = Buffer.from(
  [
    '"additionalSalary":,"bonus":,"otherSalaryComponent":',
    '"transferredCapital":,"transferredCapitalMandatory":,"homeOwnershipAvailableForPledge":',
    '"interestRateMandatoryProjection":,"interestRateSupplementaryProjection":,"isInVestedBenefitFoundation":',
    '"contributionAdministrationEmployer":,"contributionAdministrationInsuredPerson":',
    '"contributionRiskEmployer":,"contributionRiskInsuredPerson":',
    '{"policyNo":"","contractNo":"","entryDate":"20-01","pensionPlan":{"contractType":"mand","planId":""}',
    '"pensionProvider":{"providerName":"","portalUrl":"https://www."},"employer":{"employerName":"',
    '{"others":{"ordinaryRetirementAge":780,"financing":{"contributionSavingsEmployer":',
    ',"contributionSavingsInsuredPerson":},"riskBenefits":{"pensionDisability":,"childPensionDisability":',
    ',"partnerPensionDeath":,"orphanPensionDeath":,"lumpSumWithoutPensionBenefits":',
    ',"minimalLumpSumWithPensionBenefits":0},"vestedBenefits":{"referenceDate":"202-01-01"}',
    ',"homeOwnershipAvailableForWithdrawal":,"regularPurchaseMaxAmount":0},"salary":{"insuredSalaryMandatory":',
    ',"insuredSalaryRetirement":,"insuredSalaryRisk":},"capital":{"balanceMandatoryReferenceDate":',
    ',"balanceEndCurrentYear":,"balanceMandatoryEndCurrentYear":,"lastYearDevelopment":{"balanceBeginningLastYear":',
    ',"oldAgeCreditLastYear":,"interestCreditLastYear":,"balanceEndLastYear":}},"rates":{"interestRateMandatorySaving":1.25}',
    ',"benefits":[{},{"capitalBalanceNoInterestMandatory":},{"capitalBalanceNoInterestMandatory":',
  ].join(''),
)

export const pack = (value: object): string =>
  deflateSync(JSON.stringify(value), { level: 9, dictionary: WORDS }).toString('base64')

/** @throws if it was packed with another dictionary */
export const unpack = <Value extends object>(packed: string): Value =>
  JSON.parse(inflateSync(Buffer.from(packed, 'base64'), { dictionary: WORDS }).toString())
