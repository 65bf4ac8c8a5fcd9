/** The form of a pension fund certificate. */

import { fittingPart } from '~/dossier/shape/fitting-part'
import { type AddedToCertificate, FundCertificate, MOST_AGES } from '~/dossier/shape/savings-papers'
import { chf } from '~/language/format'
import { CONFIRMED_NAMES } from '~/ui/form/confirmed'
import { perText } from '~/ui/form/declaration/entered'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { choice, count, day, hidden, list, money, percent, text } from '~/ui/form/declaration/kinds'
import type { FieldsFor } from '~/ui/form/declaration/spec'
import { readForm } from '~/ui/form/read-form'
import { partyId } from '~/ui/form/values/party-id'

const { shape } = FundCertificate
const AgeRow = shape.ages.unwrap().shape

/** An amount is per month or per year. */
const PER = { isInline: true, usual: 'year', row: false } as const
const PER_CHOICES = { year: 'words.perYear', month: 'words.perMonth' } as const

export const CERTIFICATE = formOf({
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
    fold: 'more',
  }),
  contributionPer: choice(shape.contributionPer, {
    label: 'certificate.contributionPer',
    choices: PER_CHOICES,
    fold: 'more',
    ...PER,
  }),
  balanceMandatory: money(shape.balanceMandatory, {
    label: 'certificate.balanceMandatory',
    hint: 'certificate.balanceMandatoryHint',
    example: "80'000",
    mark: 6,
    fold: 'more',
    row: { after: 'balance' },
  }),
  conversionRate: percent(shape.conversionRate, {
    label: 'certificate.conversionRate',
    hint: 'certificate.conversionRateHint',
    example: '5.4',
    mark: 7,
    fold: 'more',
  }),
  interest: percent(shape.interest, {
    label: 'certificate.interest',
    hint: 'certificate.interestHint',
    example: '1.75',
    mark: 8,
    fold: 'more',
  }),
  atAge: count(shape.atAge, {
    label: 'certificate.atAge',
    hint: 'certificate.atAgeHint',
    problem: 'ageRange',
    fold: 'more',
    row: { after: 'pension' },
  }),
  ages: list({
    label: 'certificate.ages',
    most: MOST_AGES,
    tooMany: 'tooManyRows',
    fields: {
      age: count(AgeRow.age, { label: 'certificate.age', problem: 'ageRange' }),
      capital: money(AgeRow.capital, { label: 'certificate.ageCapital', example: "400'000" }),
      pension: money(AgeRow.pension, { label: 'certificate.agePension', example: "21'600" }),
    },
    rows: (t, ages, { pensionPer }: FundCertificate) =>
      ages.flatMap(({ age, capital, pension }) => [
        ...(capital === null ? [] : [{ term: t('ownCheck.capitalAt', { age }), value: chf(capital) }]),
        ...(pension === null
          ? []
          : [{ term: t('ownCheck.pensionAt', { age }), value: perText(t, chf(pension), pensionPer) }]),
      ]),
  }),
  label: text(shape.label, {
    label: 'ownPapers.label',
    hint: 'ownPapers.labelHint',
    usual: '',
    fold: 'rest',
    row: false,
  }),
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
  insuredSalary: money(shape.insuredSalary, {
    label: 'certificate.insuredSalary',
    hint: 'certificate.insuredSalaryHint',
    example: "60'000",
    fold: 'rest',
  }),
  rate: percent(shape.rate, { label: 'certificate.rate', example: '80', fold: 'rest' }),
  buyIn: money(shape.buyIn, {
    label: 'certificate.buyIn',
    hint: 'certificate.buyInHint',
    example: "20'000",
    fold: 'rest',
  }),
  withdrawn: money(shape.withdrawn, {
    label: 'certificate.withdrawn',
    hint: 'certificate.withdrawnHint',
    example: "50'000",
    fold: 'rest',
  }),
  fundId: hidden(partyId),
} satisfies FieldsFor<Omit<FundCertificate, AddedToCertificate>>)

/** Without a status, a button of the rows was pressed and nothing is to be saved. `unread`: the part that could be read. */
export function readCertificateForm(posted: FormData) {
  const submission = readForm(typedIn(CERTIFICATE, posted, CONFIRMED_NAMES), CERTIFICATE.schema)
  return { submission, unread: fittingPart(CERTIFICATE.schema, submission.payload) }
}
