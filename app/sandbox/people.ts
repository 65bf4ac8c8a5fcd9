/**
 * The fictional persons: who they are, their individual account, their pension-fund policies and 3a accounts.
 * Days `YYYY-MM-DD`, money in CHF (a year, or as it stood on 1 January for balances), rates and shares in percent.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { DayShape } from './day-shape'
import builtIn from './people.json'
import { mistakesAcross } from './people-mistakes'

const Chf = z.number().min(0).max(100_000_000)
const Percent = z.number().min(0).max(100)

const Income = z.object({ year: z.int().min(1948).max(2100), amount: Chf, months: z.int().min(0).max(12) })

const Policy = z.object({
  fundId: z.string(),
  entryDate: DayShape,
  /** As at full employment, like the standard's; what is paid is this times the employment level. */
  declaredSalary: Chf,
  employmentLevel: z.number().gt(0).max(100),
  insuredSalaryRetirement: Chf,
  balance: Chf,
  balanceMandatory: Chf,
  savingsContributionYear: Chf,
  projectionRate: Percent,
  /** By whole age, without a hole: the first one is the fund's earliest age. */
  conversionRates: z.record(z.string().regex(/^(5[89]|6\d|70)$/), Percent),
  maxLumpSumShare: Percent,
})

/** `rate` and `paydate` are the person's own plans, which no provider knows: the sandbox answers without them. */
const Provident = z.object({ entityId: z.string(), solde: Chf, rate: Percent, amount: Chf, paydate: DayShape })

const Person = z.object({
  email: z.email(),
  password: z.string().min(1),
  navs: z.string(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  birthDate: DayShape,
  gender: z.enum(['MALE', 'FEMALE']),
  civilStatus: z.enum(['just_married', 'married', 'bachelor', 'widow', 'divorced', 'remarried']),
  relationshipStartDate: DayShape.nullable(),
  relationshipEndDate: DayShape.nullable(),
  partnerNavs: z.string().nullable(),
  children: z.array(z.object({ birthDate: DayShape, deathDate: DayShape.nullable() })),
  incomes: z.array(Income),
  policies: z.array(Policy),
  providents: z.array(Provident),
})

const People = z
  .array(Person)
  .min(1)
  .superRefine((people, context) => {
    for (const { path, message } of mistakesAcross(people)) context.addIssue({ code: 'custom', path, message })
  })

export type Income = z.infer<typeof Income>
export type Policy = z.infer<typeof Policy>
export type Provident = z.infer<typeof Provident>
export type Person = z.infer<typeof Person>

/** The persons cannot be used. Names each place, such as `people[2].policies[0].fundId`, never what stands there. */
export class PeopleError extends Error {
  override name = 'PeopleError'
}

/**
 * The persons of a JSON file, or the built-in ones.
 * @throws {PeopleError} where the file cannot be read or a value is wrong
 */
export function readPeople(path: string | null): Person[] {
  const parsed = People.safeParse(path === null ? builtIn : readJson(path))
  if (parsed.success) return parsed.data
  const mistakes = parsed.error.issues.map((issue) => `${placeOf(issue.path)}: ${issue.message}`)
  throw new PeopleError(`The persons of the sandbox are refused.\n${mistakes.join('\n')}`)
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new PeopleError('SANDBOX_PEOPLE: the file cannot be read')
  }
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message would repeat what stands in the file.
    throw new PeopleError('SANDBOX_PEOPLE: the file is not JSON')
  }
}

const placeOf = (path: PropertyKey[]) =>
  path.reduce<string>((place, part) => place + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`), 'people')
