/**
 * The form that chooses between pension and capital: the share, the home and status for tax, the use of the capital, and when
 * it is paid.
 */
import { z } from 'zod'
import { MOST_SPOUSE_PAYMENTS, MOST_SPREAD } from '~/dossier/shape/decision'
import { FundCertificate } from '~/dossier/shape/savings-papers'
import { DecisionForm } from '~/dossier/shape/simulation'
import { formOf, rowListOf } from '~/ui/form/declaration/form-of'
import { box, choice, count, list, money, percent, share, text, year } from '~/ui/form/declaration/kinds'
import type { Asks } from '~/ui/form/declaration/spec'
import { PLACE_FIELDS } from '../place/fields'

const { shape } = DecisionForm

export const DECIDE = formOf({
  lppCapitalShare: share(shape.lppCapitalShare.unwrap(), { label: 'decide.fields.lppCapitalShare', example: '25' }),
  canton: PLACE_FIELDS.canton,
  municipality: PLACE_FIELDS.municipality,
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
} satisfies Asks<DecisionForm>)

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
