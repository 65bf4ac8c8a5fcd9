/** What is asked from memory, on one page. */
import { z } from 'zod'
import { CivilStatus } from '~/dossier/shape/civil-status'
import { DayShape } from '~/dossier/shape/day-shape'
import { FromMemory } from '~/dossier/shape/from-memory'
import { Gender } from '~/dossier/shape/info'
import { FundAnswer, WorkKind } from '~/dossier/shape/work'
import { formOf } from '~/ui/form/declaration/form-of'
import { choice, day, field, group, money, percent, year } from '~/ui/form/declaration/kinds'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readYears } from './years'

const { shape } = FromMemory

/** Most people work full time, and most have always lived here. */
const USUAL = { rate: '100', insuredSince: 'always' } as const

export const QUICK_PAGE = formOf({
  birthDate: day(DayShape, { label: 'avs.birthDate', example: '21.05.1981', autoComplete: 'bday' }),
  gender: choice(Gender, {
    label: 'avs.gender',
    choices: { FEMALE: 'words.gender.FEMALE', MALE: 'words.gender.MALE' },
    isInline: true,
  }),
  status: field({
    kind: 'select',
    schema: required(asTyped).pipe(CivilStatus),
    label: 'avs.status',
    isRequired: true,
  }),
  salary: money(shape.salary, { label: 'quick.salary', example: "85'000" }),
  rate: percent(shape.rate, { label: 'quick.rate', example: '80', usual: USUAL.rate }),
  work: choice(WorkKind, {
    label: 'quick.work',
    choices: { employed: 'quick.works.employed', selfEmployed: 'quick.works.selfEmployed', none: 'quick.works.none' },
  }),
  fund: choice(FundAnswer.nullable(), {
    label: 'quick.fund',
    choices: { yes: 'words.yes', no: 'words.no', unknown: 'avs.funds.unknown' },
    isInline: true,
  }),
  insuredSince: field({
    kind: 'choice',
    schema: required(asTyped),
    label: 'quick.insuredSince',
    choices: [
      { value: 'always', label: 'quick.always' },
      { value: 'year', label: 'quick.sinceYear' },
    ],
    isRequired: true,
    usual: USUAL.insuredSince,
  }),
  insuredSinceYear: year(z.number(), {
    label: 'quick.sinceYearOf',
    example: '1998',
    problem: 'insuredSinceForm',
  }),
  childYears: field({
    kind: 'text',
    schema: optional(readYears).transform((years) => years ?? []),
    label: 'quick.childYears',
    hint: 'quick.childYearsHint',
    example: '2012, 2015',
    write: (years) => years.join(', '),
  }),
  partner: group({
    birthYear: year(shape.partner.shape.birthYear, {
      label: 'quick.partnerYear',
      example: '1980',
      problem: 'yearForm',
    }),
    salary: money(shape.partner.shape.salary, { label: 'quick.partnerSalary', example: "60'000" }),
  }),
  pillar3a: group({
    solde: money(shape.pillar3a.shape.solde, { label: 'quick.solde', example: "12'500" }),
    amount: money(shape.pillar3a.shape.amount, { label: 'quick.amount', example: "3'600" }),
  }),
})
