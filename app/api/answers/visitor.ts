/** What is known of a visitor. */
import { z } from 'zod'
import { CAREER_OWNERS } from '~/dossier/shape/career'
import { Household } from '~/dossier/shape/household'
import { InfoChild, InfoPartner, InfoPerson } from '~/dossier/shape/info'
import { RegisterRecord } from '~/dossier/shape/register-record'
import { Login } from '~/dossier/shape/visitor'

const Age = z.int().describe('completed years of life')

export const MeAnswer = z.object({
  login: Login.nullable().describe('null: a visitor who has not signed in'),
  fund_ids: z.array(z.string()),
  ttl: z.int().describe('when the data will be deleted, in milliseconds since 1970'),
})

/** Ids of the selected parties, each once, in the order chosen. */
export const SelectionAnswer = z.array(z.string())

export const StepsAnswer = z.object({
  avs: z.boolean(),
  lpp: z.boolean(),
  pillar3a: z.boolean(),
  termsAccepted: z.boolean(),
  unread: z
    .array(z.enum(CAREER_OWNERS))
    .describe('whose extracts have lines that were not understood, and count for nothing'),
  own: z
    .object({
      papers: z.boolean(),
      family: z.boolean(),
      careers: z.array(z.enum(CAREER_OWNERS)).describe('whose incomes are asked for next'),
      incomes: z.boolean().describe('whether the incomes of the visitor are known'),
      open: z.array(z.enum(['certificate', 'vested', 'account3a'])),
    })
    .nullable()
    .describe('where no register is asked, so that the visitor types what they earned; null: where it is'),
  asks: z
    .object({ register: z.boolean(), funds: z.boolean(), entities: z.boolean() })
    .describe('who is asked for the figures: of those that are connected, and nobody without a sign-in'),
})

export const InfoAnswer = z.object({
  person: InfoPerson.extend({ age: Age }),
  partner: InfoPartner.extend({ age: Age }).nullable(),
  children: z.array(InfoChild),
  hasChildren: z.boolean(),
  childCount: z.int(),
})

export const HouseholdAnswer = Household.describe('marriage and children, as whichever spouse saved last entered them')

const InsuredPartnerAnswer = RegisterRecord.pick({
  navs: true,
  firstName: true,
  lastName: true,
  birthDate: true,
  gender: true,
  civilStatus: true,
  source: true,
  asOf: true,
})
  .extend({ age: Age })
  .describe('the registered partner, without incomes and without children')

export const InsuredAnswer = z.union([RegisterRecord.extend({ age: Age }), InsuredPartnerAnswer])
