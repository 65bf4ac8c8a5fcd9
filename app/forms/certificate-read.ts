/** How the form of a certificate is read, depending on what the paper shows. */
import { z } from 'zod'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { type Bridging, CertificateKind, type FundCertificate, MOST_AGES } from '~/dossier/shape/savings-papers'
import { CONFIRMED_NAMES } from '~/ui/form/confirmed'
import { rowListOf, typedIn } from '~/ui/form/declaration/form-of'
import { textOf } from '~/ui/form/known-fields'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readForm } from '~/ui/form/read-form'
import { postedRows, rowName } from '~/ui/form/rows'
import { CERTIFICATE, NOT_ASKED } from './certificate'
import { readAges } from './certificate-ages'

/** Without a status, a button of the rows was pressed and nothing is to be saved. `unread`: the part that could be read. */
export function readCertificateForm(posted: FormData) {
  const typed = withAgesAsText(typedIn(CERTIFICATE, posted, CONFIRMED_NAMES))
  const kind = CertificateKind.safeParse(textOf(posted, 'kind') || 'pension').data ?? 'pension'
  const asked = askedOf(kind)
  const submission = readForm(
    typed,
    asked.transform((entries) => certificateOf(kind, entries) as FundCertificate),
  )
  return { submission, unread: certificateOf(kind, fittingPart(asked, submission.payload) as Partial<Entries>) }
}

/** A program may post each age by itself. They are shown again as lines of the block. */
function withAgesAsText(typed: FormData): FormData {
  const list = rowListOf('ages', CERTIFICATE.fields.ages)
  const rows = postedRows(typed, list)
  if (rows.length === 0) return typed
  rows.forEach((_, index) => {
    for (const field of list.fields) typed.delete(rowName(list.list, index, field))
  })
  const lines = rows.map(({ age, capital, pension }) => [age, capital || '-', pension || '-'].join('\t'))
  typed.set('agesText', [textOf(typed, 'agesText'), ...lines].filter(Boolean).join('\n'))
  return typed
}

const { ages: _rows, ...FIELDS } = CERTIFICATE.schema.shape

const BridgingForm = FIELDS.bridging.transform((entries, context): Bridging | null => {
  const { monthly, ...others } = entries as Omit<Bridging, 'monthly'> & { monthly: number | null }
  if (monthly !== null) return { monthly, ...others }
  if (Object.values(others).every((entry) => entry === null)) return null
  context.addIssue({ code: 'custom', message: 'required' satisfies ProblemKey, path: ['monthly'] })
  return z.NEVER
})

/** More lines would fill the page. */
const MOST_LINES_TOLD = 3

const agesForm = (kind: CertificateKind) =>
  FIELDS.agesText.transform((text, context) => {
    const { rows, unread } = readAges(text, { isCapitalOnly: kind === 'capitalOnly' })
    const tooMany: ProblemKey[] = rows.length > MOST_AGES ? ['tooManyRows'] : []
    const notRead: ProblemKey[] = unread.length > 0 ? ['agesLineUnread'] : []
    // A key is followed by the lines that its sentence names.
    for (const message of [...tooMany, ...notRead, ...unread.slice(0, MOST_LINES_TOLD)])
      context.addIssue({ code: 'custom', message })
    return rows.map(({ line: _, ...row }) => row)
  })

const FORM = z.object({ ...FIELDS, bridging: BridgingForm })

const WHOLE = FORM.extend({ agesText: agesForm('pension') })
type Entries = z.output<typeof WHOLE>

const told = <Value>(schema: z.ZodType<Value>) =>
  schema.refine((value) => value !== null, { error: 'required' satisfies ProblemKey })

/** Reads only what that kind of paper shows. */
function askedOf(kind: CertificateKind) {
  const shape: Partial<typeof WHOLE.shape> = {
    ...FORM.shape,
    ...(kind === 'paid' && { paidSince: told(FIELDS.paidSince), pension: told(FIELDS.pension) }),
    agesText: agesForm(kind),
  }
  for (const name of NOT_ASKED[kind]) Reflect.deleteProperty(shape, name)
  return z.object(shape as typeof WHOLE.shape)
}

/** What the paper of that kind has; the rest is not printed. A pension that is paid has no day but its first. */
function certificateOf(kind: CertificateKind, { agesText, ...entries }: Partial<Entries>): Partial<FundCertificate> {
  const since = kind === 'paid' && entries.paidSince ? { date: entries.paidSince } : {}
  return { ...entries, ...(agesText && { ages: agesText }), ...nothingOf(kind), ...since }
}

const WITHOUT: Partial<FundCertificate> = { ages: [], insuredSalaries: [], contributionPer: 'year', pensionPer: 'year' }

const nothingOf = (kind: CertificateKind) =>
  Object.fromEntries(
    NOT_ASKED[kind].flatMap((name) => {
      if (name === 'agesText' || name === 'date') return []
      return [[name, name in WITHOUT ? Reflect.get(WITHOUT, name) : null]]
    }),
  )
