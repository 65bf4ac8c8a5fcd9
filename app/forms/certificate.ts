/** The form of a pension fund certificate. */

import { z } from 'zod'
import {
  Bridging,
  CertificateKind,
  FundCertificate,
  MOST_AGES,
  MOST_INSURED_SALARIES,
} from '~/dossier/shape/savings-papers'
import { atAge } from '~/language/at-age'
import { chf, dayText } from '~/language/format'
import { enteredRows, perText } from '~/ui/form/declaration/entered'
import { formOf, valuesOf } from '~/ui/form/declaration/form-of'
import { choice, count, day, field, group, hidden, list, money, percent, text } from '~/ui/form/declaration/kinds'
import type { FieldDetails, FieldSpec, FieldsFor, GroupSpec } from '~/ui/form/declaration/spec'
import { ageTyped, readAge, readDayOrAge } from '~/ui/form/values/age'
import { partyId } from '~/ui/form/values/party-id'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import type { T } from '~/ui/frame/text'
import { ageLines } from './certificate-ages'

const { shape } = FundCertificate
const AgeRow = shape.ages.element.shape

/** Years, with half years or months. */
const age = <Value extends number | null>(kept: z.ZodType<Value>, details: FieldDetails): FieldSpec<Value> =>
  field({
    kind: 'text',
    schema: (kept instanceof z.ZodNullable ? optional(readAge) : required(readAge)).pipe(
      kept as unknown as z.ZodType<Value, number | null>,
    ),
    write: (value) => ageTyped(value as number),
    say: (_t, value) => ageTyped(value as number),
    ...details,
  })

const dayOrAge = (details: FieldDetails): FieldSpec<Bridging['from']> =>
  field({
    kind: 'text',
    schema: optional(readDayOrAge).pipe(Bridging.shape.from.unwrap()),
    write: (value) => (typeof value === 'number' ? ageTyped(value) : dayText(value)),
    say: (_t, value) => (typeof value === 'number' ? ageTyped(value) : dayText(value)),
    ...details,
  })

/** An amount is per month or per year. */
const PER = { isInline: true, usual: 'year', row: false } as const
const PER_CHOICES = { year: 'words.perYear', month: 'words.perMonth' } as const

/** What a paper shows decides what is asked. Forms of before have no such question: they are about a pension to come. */
const KIND = {
  label: 'certificate.kind',
  choices: [
    { value: 'pension', label: 'certificate.kinds.pension' },
    { value: 'capitalOnly', label: 'certificate.kinds.capitalOnly' },
    { value: 'paid', label: 'certificate.kinds.paid' },
  ],
  usual: 'pension',
  isRequired: true,
} as const

const bridging = {
  monthly: money(Bridging.shape.monthly.nullable(), {
    label: 'certificate.bridging.monthly',
    hint: 'certificate.bridging.monthlyHint',
    example: "1'200",
    row: { term: 'certificate.bridging.row' },
  }),
  from: dayOrAge({
    label: 'certificate.bridging.from',
    hint: 'certificate.bridging.fromHint',
    example: '01.06.2034',
    row: { term: 'certificate.bridging.fromRow' },
  }),
  until: dayOrAge({
    label: 'certificate.bridging.until',
    hint: 'certificate.bridging.untilHint',
    example: '01.06.2036',
    row: { term: 'certificate.bridging.untilRow' },
  }),
  reduction: money(Bridging.shape.reduction.unwrap(), {
    label: 'certificate.bridging.reduction',
    hint: 'certificate.bridging.reductionHint',
    example: '150',
  }),
}

export const CERTIFICATE = formOf({
  kind: field({
    kind: 'choice',
    schema: optional(asTyped)
      .transform((kind) => kind ?? KIND.usual)
      .pipe(CertificateKind),
    say: (t, kind) => (kind === KIND.usual ? '' : t(`certificate.kinds.${kind}`)),
    ...KIND,
  }),
  date: day(shape.date, {
    label: 'certificate.date',
    hint: 'certificate.dateHint',
    example: '01.01.2026',
    mark: 1,
    row: false,
  }),
  balance: money(shape.balance, {
    label: 'certificate.balance',
    hint: 'certificate.balanceHint',
    example: "150'000",
    mark: 2,
  }),
  capital: money(shape.capital, {
    label: 'certificate.capital',
    hint: 'certificate.capitalHint',
    example: "400'000",
    mark: 3,
  }),
  paidSince: day(shape.paidSince.unwrap(), {
    label: 'certificate.paidSince',
    example: '01.06.2024',
    isRequired: true,
  }),
  pension: money(shape.pension, {
    label: 'certificate.pension',
    hint: 'certificate.pensionHint',
    example: "21'600",
    mark: 4,
    per: 'pensionPer',
    isRequired: true,
  }),
  pensionPer: choice(shape.pensionPer, { label: 'certificate.pensionPer', choices: PER_CHOICES, ...PER }),
  contribution: money(shape.contribution, {
    label: 'certificate.contribution',
    hint: 'certificate.contributionHint',
    example: "12'000",
    mark: 5,
    per: 'contributionPer',
  }),
  contributionPer: choice(shape.contributionPer, {
    label: 'certificate.contributionPer',
    choices: PER_CHOICES,
    ...PER,
  }),
  atAge: age(shape.atAge, {
    label: 'certificate.atAge',
    hint: 'certificate.atAgeHint',
    fold: 'ages',
    row: { after: 'pension' },
  }),
  agesText: field({
    kind: 'area',
    schema: z.string({ error: 'invalid' }).default(''),
    label: 'certificate.agesText',
    hint: 'certificate.agesTextHint',
    fold: 'ages',
    row: false,
  }),
  ages: list({
    label: 'certificate.agesText',
    most: MOST_AGES,
    tooMany: 'tooManyRows',
    fold: 'ages',
    fields: {
      age: age(AgeRow.age, { label: 'certificate.agesText' }),
      capital: money(AgeRow.capital, { label: 'certificate.agesText', example: "400'000" }),
      pension: money(AgeRow.pension, { label: 'certificate.agesText', example: "21'600" }),
    },
    rows: (t, ages, { pensionPer }: FundCertificate) =>
      ages.flatMap((one) => {
        const at = atAge(t, Math.round(one.age * 12))
        return [
          ...(one.capital === null ? [] : [{ term: t('ownCheck.capitalAt', { age: at }), value: chf(one.capital) }]),
          ...(one.pension === null
            ? []
            : [{ term: t('ownCheck.pensionAt', { age: at }), value: perText(t, chf(one.pension), pensionPer) }]),
        ]
      }),
  }),
  bridging: group(bridging, 'bridging'),
  conversionRate: percent(shape.conversionRate, {
    label: 'certificate.conversionRate',
    hint: 'certificate.conversionRateHint',
    example: '5.4',
    mark: 6,
    fold: 'rates',
  }),
  conversionRateAbove: percent(shape.conversionRateAbove.unwrap(), {
    label: 'certificate.conversionRateAbove',
    hint: 'certificate.conversionRateAboveHint',
    example: '4.8',
    fold: 'rates',
  }),
  interest: percent(shape.interest, {
    label: 'certificate.interest',
    hint: 'certificate.interestHint',
    example: '1.75',
    mark: 7,
    fold: 'rates',
  }),
  interestAbove: percent(shape.interestAbove.unwrap(), {
    label: 'certificate.interestAbove',
    example: '1.25',
    fold: 'rates',
  }),
  balanceMandatory: money(shape.balanceMandatory, {
    label: 'certificate.balanceMandatory',
    hint: 'certificate.balanceMandatoryHint',
    example: "80'000",
    mark: 8,
    fold: 'rates',
    row: { after: 'balance' },
  }),
  insuredSalary: money(shape.insuredSalary, {
    label: 'certificate.insuredSalary',
    hint: 'certificate.insuredSalaryHint',
    example: "60'000",
    fold: 'rest',
  }),
  insuredSalaries: list({
    label: 'certificate.insuredSalaryMore',
    most: MOST_INSURED_SALARIES,
    tooMany: 'tooManyRows',
    fold: 'rest',
    fields: {
      amount: money(shape.insuredSalaries.unwrap().element.shape.amount, {
        label: 'certificate.insuredSalaryMore',
        example: "12'000",
      }),
    },
  }),
  rate: percent(shape.rate, { label: 'certificate.rate', example: '80', fold: 'rest' }),
  maxCapitalShare: percent(shape.maxCapitalShare, {
    label: 'certificate.maxCapitalShare',
    example: '50',
    fold: 'rest',
  }),
  noticeMonths: count(shape.noticeMonths, {
    label: 'certificate.noticeMonths',
    problem: 'noticeMonthsRange',
    fold: 'rest',
  }),
  buyIn: money(shape.buyIn, {
    label: 'certificate.buyIn',
    hint: 'certificate.buyInHint',
    example: "20'000",
    fold: 'rest',
  }),
  divorceBuyIn: money(shape.divorceBuyIn.unwrap(), {
    label: 'certificate.divorceBuyIn',
    hint: 'certificate.divorceBuyInHint',
    example: "30'000",
    fold: 'rest',
  }),
  withdrawn: money(shape.withdrawn, {
    label: 'certificate.withdrawn',
    hint: 'certificate.withdrawnHint',
    example: "50'000",
    fold: 'rest',
  }),
  pledged: money(shape.pledged.unwrap(), {
    label: 'certificate.pledged',
    hint: 'certificate.pledgedHint',
    example: "40'000",
    fold: 'rest',
  }),
  label: text(shape.label, {
    label: 'ownPapers.label',
    hint: 'ownPapers.labelHint',
    usual: '',
    fold: 'name',
    row: false,
  }),
  fundId: hidden(partyId),
} satisfies FieldsFor<Omit<FundCertificate, 'bridging'>> & { bridging: GroupSpec; agesText: FieldSpec<string> })

export type CertificateField = keyof (typeof CERTIFICATE)['fields']

/** What is not asked of a paper of that kind, and not kept. */
export const NOT_ASKED: Readonly<Record<CertificateKind, readonly CertificateField[]>> = {
  pension: ['paidSince'],
  capitalOnly: [
    ...(['paidSince', 'pension', 'pensionPer', 'bridging', 'conversionRate'] as const),
    ...(['conversionRateAbove', 'maxCapitalShare'] as const),
  ],
  paid: [
    ...(['date', 'balance', 'capital', 'contribution', 'contributionPer', 'atAge', 'ages', 'agesText'] as const),
    ...(['bridging', 'conversionRate', 'conversionRateAbove', 'interest', 'interestAbove'] as const),
    ...(['balanceMandatory', 'insuredSalary', 'insuredSalaries', 'rate', 'maxCapitalShare'] as const),
    ...(['noticeMonths', 'buyIn', 'divorceBuyIn', 'withdrawn', 'pledged'] as const),
  ],
}

/** The texts of the controls for a saved certificate. Its ages are one block. */
export const certificateValues = (saved: FundCertificate) =>
  valuesOf(CERTIFICATE, { ...saved, agesText: ageLines(saved.ages), ages: [] })

/** Rows of what was entered; all that have one, or only those of `names`. */
export const certificateRows = (t: T, saved: FundCertificate, names?: readonly CertificateField[]) =>
  enteredRows(t, CERTIFICATE, { ...saved, agesText: null }, names ? { names } : {})
