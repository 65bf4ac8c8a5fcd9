/**
 * What we check in the answers of pension funds and 3a providers (SFTI Pension API 4.1.0): the parts that the estimate
 * reads. The rest passes through unchanged and is used in no calculation.
 */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'

const Money = z.number().min(-1_000_000_000).max(1_000_000_000)
const Balance = z.number().min(0).max(100_000_000)
const Percent = z.number().min(0).max(100)
/** Interest can be negative. */
const Rate = z.number().min(-100).max(100)
/** In months since birth. */
const Age = z.int().min(0).max(1200)
/** Becomes one segment of an address, in which one or two dots would lead elsewhere. */
const Id = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => !/^\.{1,2}$/.test(id))

/** A visitor has a handful; a longer list is a mistake, and would mean as many calls. */
const FEW = 20

export const InsuredPersons = z.array(z.looseObject({ personId: Id })).max(FEW)
export const InsuredPerson = z.looseObject({ personId: Id, policyIds: z.array(Id).max(FEW) })

/** The AVS number: 13 digits in the standard, with its dots here; null: some funds leave it out. */
export const PersonNumber = z.looseObject({
  ssn: z
    .int()
    .transform(String)
    .refine((digits) => /^756\d{10}$/.test(digits))
    .transform((digits) => digits.replace(/^(\d{3})(\d{4})(\d{4})(\d{2})$/, '$1.$2.$3.$4'))
    .nullish()
    .transform((number) => number ?? null),
})

const Benefits = z.looseObject({
  retirementAge: Age,
  capitalBalance: Balance,
  capitalBalanceMandatory: Balance,
  capitalBalanceNoInterest: Balance.optional(),
  conversionRateEnveloping: Percent.optional(),
  conversionRateMandatory: Percent.optional(),
  conversionRateSupplementary: Percent.optional(),
  pension: Balance.optional(),
})

const RetirementCapital = z.looseObject({
  balanceReferenceDate: Balance,
  balanceMandatoryReferenceDate: Balance,
  interestRates: z.looseObject({
    interestRateEnvelopingProjection: Rate.optional(),
    interestRateMandatoryProjection: Rate.optional(),
    interestRateSupplementaryProjection: Rate.optional(),
  }),
  projectedRetirementBenefits: z.array(Benefits).max(100),
})

const PersonalDetails = z.looseObject({
  earliestRetirementAge: Age,
  ordinaryRetirementAge: Age,
  salaryData: z.looseObject({
    declaredSalary: Balance,
    employmentLevel: Percent,
    insuredSalaryMandatory: Balance,
    insuredSalaryRetirement: Balance,
  }),
  retirementCapital: RetirementCapital,
  /** Not in the standard: some funds say how much they pay out as capital, in percent. */
  maxLumpSumShare: Percent.optional(),
  /** How much may still be bought, and what was drawn for a home and repaid. */
  regularPurchaseMaxAmount: Balance.optional(),
  vestedBenefits: z
    .looseObject({
      homeOwnershipWithdrawals: z
        .array(z.looseObject({ amount: Money }))
        .max(100)
        .optional(),
    })
    .optional(),
  financing: z.looseObject({ contributionSavingsEmployer: Money, contributionSavingsInsuredPerson: Money }),
})

/** From a simulation, only the figures after the change are read. */
export const SimulationAnswer = z.looseObject({
  pensionStatementAfterChange: z.looseObject({ personId: Id, personalPensionDetails: PersonalDetails }),
})

export const PolicyAnswer = z.looseObject({
  policyId: Id,
  personId: Id,
  policyNo: z.string(),
  contractNo: z.string(),
  entryDate: DayShape,
  referenceDate: DayShape,
  pensionPlan: z.looseObject({ planName: z.string(), contractType: z.string() }),
  pensionProvider: z.looseObject({ providerName: z.string() }),
  personalPensionDetails: PersonalDetails,
})

const Development = z.looseObject({ de: Balance.optional(), wi: Money.optional(), cg: Money.optional() })

export const StatementAnswer = z.looseObject({
  ai: z.string(),
  ppn: z.string(),
  pn: z.string(),
  rd: DayShape,
  ts: z.string(),
  rc: z.looseObject({ cb: Balance, cbpy: Balance, inv: Money }),
  pyd: Development,
  cyd: Development.optional(),
  cp: z.looseObject({ cy: Money }),
})
