/**
 * The form that chooses between pension and capital: the share, the status for tax, the use of the capital, and when it is
 * paid.
 */
import { z } from 'zod'
import { MOST_SPOUSE_PAYMENTS, MOST_SPREAD } from '~/dossier/shape/decision'
import { FundCertificate } from '~/dossier/shape/savings-papers'
import { DecisionWithShare } from '~/dossier/shape/simulation'
import { formOf, rowListOf } from '~/ui/form/declaration/form-of'
import { box, choice, count, field, list, money, percent, share, text, year } from '~/ui/form/declaration/kinds'
import type { Asks } from '~/ui/form/declaration/spec'
import { asTyped, required } from '~/ui/form/values/piece'

const { shape } = DecisionWithShare

export const DECIDE = formOf({
  lppCapitalShare: share(shape.lppCapitalShare.unwrap(), { label: 'decide.fields.lppCapitalShare', example: '25' }),
  canton: field({
    kind: 'select',
    schema: required(asTyped).pipe(shape.canton),
    label: 'decide.fields.canton',
    hint: 'decide.cantonHint',
    isRequired: true,
  }),
  municipality: text(shape.municipality, {
    label: 'decide.fields.municipality',
    hint: 'decide.municipalityHint',
    example: 'Lausanne',
    autoComplete: 'address-level2',
  }),
  status: choice(shape.status, {
    label: 'decide.fields.status',
    hint: 'decide.statusHint',
    choices: { single: 'decide.status.single', married: 'decide.status.married' },
  }),
  children: box({ label: 'decide.fields.children' }),
  yield: percent(shape.yield.unwrap(), { label: 'decide.fields.yield', hint: 'decide.yieldHint', example: '1.5' }),
  until: count(shape.until.unwrap(), {
    label: 'decide.fields.until',
    hint: 'decide.untilHint',
    example: '92',
    problem: 'untilRange',
  }),
  spouse: list({
    label: 'decide.spouse.title',
    most: MOST_SPOUSE_PAYMENTS,
    tooMany: 'tooManyRows',
    fields: {
      year: year(z.number(), {
        label: 'decide.spouse.year',
        example: '2035',
        problem: 'yearForm',
        isRequired: false,
      }),
      amount: money(z.number(), { label: 'decide.spouse.amount', example: "3'600", isRequired: false }),
    },
  }),
  spread: list({
    label: 'decide.spread.title',
    most: MOST_SPREAD,
    tooMany: 'tooManyRows',
    fields: {
      what: text(z.string(), { label: 'decide.spread.title' }),
      year: year(z.number().nullable(), { label: 'decide.spread.title', example: '2035', problem: 'yearForm' }),
    },
  }),
} satisfies Asks<DecisionWithShare>)

export const SPOUSE_ROWS = rowListOf('spouse', DECIDE.fields.spouse)
export const SPREAD_ROWS = rowListOf('spread', DECIDE.fields.spread)

/** The form that asks how much a fund pays as capital. */
export const MAX_SHARE = formOf({
  maxCapitalShare: share(FundCertificate.shape.maxCapitalShare.unwrap(), {
    label: 'certificate.maxCapitalShare',
    hint: 'decide.maxShare.hint',
    example: '50',
  }),
})
