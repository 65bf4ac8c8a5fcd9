/** The form of a certificate: what is typed, and how it becomes the certificate. */
import { z } from 'zod'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { FundCertificate, MOST_AGES } from '~/dossier/shape/savings-papers'
import { knownFields } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { appendRows, postedRows, rowPressedIn, rowsAfter, showAgain } from '~/ui/form/rows'
import { requiredDay } from '~/ui/form/values/day-value'
import { readMoney } from '~/ui/form/values/money'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readRate } from '~/ui/form/values/rate'
import { wholeNumberReader } from '~/ui/form/values/whole-number'
import { CONFIRMED_NAMES } from '~/ui/own-papers/confirmed'
import { partyIdOf } from '~/ui/own-papers/place'
import { AGE_FIELDS, AGES, CERTIFICATE_FIELDS } from './fields'

const { shape } = FundCertificate
const AgeRow = shape.ages.unwrap().shape
const age = wholeNumberReader('ageRange')

const Fields = z.object({
  label: required(asTyped).pipe(shape.label),
  date: requiredDay,
  balance: optional(readMoney).pipe(shape.balance),
  balanceMandatory: optional(readMoney).pipe(shape.balanceMandatory),
  contribution: optional(readMoney).pipe(shape.contribution),
  contributionPer: required(asTyped).pipe(shape.contributionPer),
  capital: optional(readMoney).pipe(shape.capital),
  pension: optional(readMoney).pipe(shape.pension),
  pensionPer: required(asTyped).pipe(shape.pensionPer),
  atAge: optional(age).pipe(shape.atAge),
  conversionRate: optional(readRate).pipe(shape.conversionRate),
  interest: optional(readRate).pipe(shape.interest),
  ages: z
    .array(
      z.object({
        age: required(age).pipe(AgeRow.age),
        capital: optional(readMoney).pipe(AgeRow.capital),
        pension: optional(readMoney).pipe(AgeRow.pension),
      }),
    )
    .max(MOST_AGES, { error: 'tooManyRows' })
    .default([]),
  maxCapitalShare: optional(readRate).pipe(shape.maxCapitalShare),
  noticeMonths: optional(wholeNumberReader('noticeMonthsRange')).pipe(shape.noticeMonths),
  insuredSalary: optional(readMoney).pipe(shape.insuredSalary),
  rate: optional(readRate).pipe(shape.rate),
  buyIn: optional(readMoney).pipe(shape.buyIn),
  withdrawn: optional(readMoney).pipe(shape.withdrawn),
  fundId: optional(asTyped).transform(partyIdOf),
})

const NAMES = Object.keys(CERTIFICATE_FIELDS).filter((name) => name !== AGES)
const ROWS = { list: AGES, fields: AGE_FIELDS, most: MOST_AGES } as const

/** Without a status, a button of the rows was pressed, and nothing is to be saved. Empty rows say nothing. */
export function readCertificateForm(posted: FormData) {
  const typed = knownFields(posted, [...NAMES, 'fundId', ...CONFIRMED_NAMES])
  const pressed = rowPressedIn(posted, AGES)
  const rows = rowsAfter(posted, ROWS, postedRows(posted, ROWS))
  appendRows(typed, AGES, pressed ? rows : rows.filter((row) => Object.values(row).some((text) => text.trim() !== '')))
  if (pressed) showAgain(typed)
  const submission = readForm(typed, Fields)
  return { submission, unread: fittingPart(Fields, submission.payload) }
}
