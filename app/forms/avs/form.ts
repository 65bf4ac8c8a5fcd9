/** What the AVS form asks: of the visitor, their work, their couple, their children and their insurance. */
import { z } from 'zod'
import { CivilStatus } from '~/dossier/shape/civil-status'
import { DayShape } from '~/dossier/shape/day-shape'
import { Gender, type Info, MAX_CHILDREN, MOST_PERIODS_ABROAD } from '~/dossier/shape/info'
import { FundAnswer, KINDS_OF_WORK } from '~/dossier/shape/work'
import { statusLabel } from '~/language/status-label'
import { formOf } from '~/ui/form/declaration/form-of'
import { box, choice, day, field, group, list, year, yesNo } from '~/ui/form/declaration/kinds'
import type { Asks, FieldDetails } from '~/ui/form/declaration/spec'
import { avsNumber } from '~/ui/form/values/avs-number'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readChildCount } from './child-count'
import { readWork, textOfWork, workNames } from './work'

const GENDERS = { FEMALE: 'words.gender.FEMALE', MALE: 'words.gender.MALE' } as const

const number = (details: FieldDetails) =>
  field<string | null>({ kind: 'number', schema: avsNumber, hint: 'avs.navsHint', isRequired: true, ...details })

const person = {
  status: field({
    kind: 'select',
    schema: required(asTyped).pipe(CivilStatus),
    label: 'avs.status',
    isRequired: true,
    fold: 'you',
    say: (t, status, { gender }: { gender: string }) => statusLabel(t, status, gender),
    row: { after: 'gender' },
  }),
  navs: number({ label: 'avs.navs', fold: 'you' }),
  birthDate: day(DayShape, { label: 'avs.birthDate', example: '21.05.1981', autoComplete: 'bday', fold: 'you' }),
  gender: choice(Gender, {
    label: 'avs.gender',
    choices: GENDERS,
    isInline: true,
    fold: 'you',
  }),
  relationshipStartDate: day(DayShape.nullable(), {
    label: 'avs.relationshipStartDate',
    example: '12.06.2008',
    fold: 'couple',
  }),
  relationshipEndDate: day(DayShape.nullable(), {
    label: 'avs.relationshipEndDate',
    hint: 'avs.relationshipEndDateHint',
    example: '30.09.2019',
    fold: 'couple',
  }),
}

const partner = {
  navs: number({ label: 'avs.partnerNavs' }),
  birthDate: day(DayShape, { label: 'avs.partnerBirthDate', example: '21.05.1981' }),
  gender: choice(Gender, { label: 'avs.partnerGender', choices: GENDERS, isInline: true }),
  deathDate: day(DayShape.nullable(), {
    label: 'avs.partnerDeathDate',
    hint: 'avs.partnerDeathDateHint',
    example: '30.09.2019',
  }),
} satisfies Asks<NonNullable<Info['partner']>>

const child = {
  birthDate: day(DayShape, { label: 'avs.childBirthDate', example: '14.03.2010' }),
  alive: box({ label: 'avs.childAlive' }, 'yes'),
  deathDate: day(DayShape.nullable(), {
    label: 'avs.childDeathDate',
    hint: 'avs.childDeathDateHint',
    example: '30.09.2019',
  }),
} satisfies Asks<Info['children'][number]>

const children = {
  hasChildren: yesNo({ label: 'avs.hasChildren', fold: 'children', row: false }),
  childCount: field({
    kind: 'number',
    schema: required(readChildCount),
    label: 'avs.childCount',
    hint: 'avs.childCountHint',
    fold: 'children',
    write: (count) => (count > 0 ? String(count) : ''),
    say: (t, count) => t('words.children', { count }),
    row: { term: 'avs.children' },
  }),
  children: list({
    label: 'avs.children',
    most: MAX_CHILDREN,
    tooMany: 'tooManyChildren',
    fields: child,
    fold: 'children',
  }),
}

const work = {
  work: field({
    kind: 'choice',
    schema: optional(readWork),
    label: 'avs.work',
    hint: 'avs.workHint',
    choices: KINDS_OF_WORK.map((value) => ({ value, label: `avs.works.${value}` as const })),
    isInline: true,
    write: textOfWork,
    say: (t, work) => workNames(t, work),
    fold: 'work',
    row: { after: 'abroad' },
  }),
  fund: choice(FundAnswer.nullable(), {
    label: 'avs.fund',
    choices: { yes: 'avs.funds.yes', no: 'avs.funds.no', unknown: 'avs.funds.unknown' },
    isInline: true,
    fold: 'work',
    row: { term: 'avs.known.fund', after: 'abroad' },
  }),
}

/** `unknown` means the same as no answer, but can replace an earlier answer. The field for the year follows the last choice. */
export const INSURED_SINCE = ['always', 'unknown', 'year'] as const

const insurance = {
  insuredSince: field({
    kind: 'choice',
    schema: optional(asTyped),
    label: 'avs.insuredSince',
    choices: INSURED_SINCE.map((value) => ({ value, label: `avs.insuredSinceAnswers.${value}` as const })),
    fold: 'insurance',
    // The other answers are shown by the row of the year, or not at all.
    say: (t, since) => (since === 'always' ? t('avs.insuredSinceAnswers.always') : ''),
  }),
  insuredSinceYear: year(z.number(), {
    label: 'avs.insuredSinceYear',
    hint: 'avs.insuredSinceYearHint',
    example: '1998',
    problem: 'insuredSinceForm',
    fold: 'insurance',
  }),
  abroad: list({
    label: 'avs.abroad',
    most: MOST_PERIODS_ABROAD,
    tooMany: 'tooManyYearsAbroad',
    fields: {
      from: year(z.number(), { label: 'avs.abroadFrom', example: '2004', problem: 'yearForm' }),
      to: year(z.number(), { label: 'avs.abroadTo', example: '2006', problem: 'yearForm' }),
    },
    fold: 'insurance',
    rows: (t, periods) => {
      const years = periods.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
      return years.length === 0 ? [] : [{ term: t('avs.abroad'), value: years.join(', ') }]
    },
  }),
}

export const AVS = formOf({
  ...person,
  partner: group(partner, 'couple'),
  ...children,
  ...work,
  ...insurance,
  // Whoever fills it in leaves nothing to assume.
} satisfies Asks<Omit<Info['person'], 'assumed'> & Omit<Info, 'person'>>)
