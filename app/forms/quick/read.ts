/** How the answers from memory are read, and shown again. */
import { z } from 'zod'
import { fittingPart } from '~/dossier/shape/fitting-part'
import type { FromMemory, FromMemoryPart } from '~/dossier/shape/from-memory'
import { typedIn, valuesOf } from '~/ui/form/declaration/form-of'
import { textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { QUICK_PAGE } from './form'

/** `terms`: asked of whoever has no dossier. `salary`: not where an extract or a forecast has it. */
type Asked = { terms: boolean; salary: boolean }

const nothing = z
  .unknown()
  .optional()
  .transform(() => null)

const SINCE = ['always', 'year']

/** A typed year counts without its dot; other programs send it in place of the dot. */
function sinceIn(posted: FormData): { insuredSince: string; insuredSinceYear: string } {
  const [since, year] = [textOf(posted, 'insuredSince').trim(), textOf(posted, 'insuredSinceYear')]
  if (since !== '' && !SINCE.includes(since)) return { insuredSince: 'year', insuredSinceYear: since }
  return { insuredSince: year.trim() ? 'year' : since, insuredSinceYear: year }
}

function schemaFor(typed: FormData, asked: Asked) {
  const { salary, rate, fund, insuredSinceYear, ...others } = QUICK_PAGE.schema.shape
  return z.object({
    ...others,
    salary: asked.salary ? salary : nothing,
    rate: asked.salary ? rate : nothing,
    fund: textOf(typed, 'work') === 'selfEmployed' ? fund : nothing,
    insuredSinceYear: textOf(typed, 'insuredSince') === 'year' ? insuredSinceYear : nothing,
    terms: asked.terms ? z.literal('on', { error: 'required' }) : nothing,
  })
}

type Read = z.output<ReturnType<typeof schemaFor>>

/** Where incomes are not asked, nothing of them is saved. */
function answersOf({ terms: _, insuredSince, insuredSinceYear, salary, rate, ...others }: Read): FromMemory {
  const since = insuredSince === 'always' ? 'always' : (insuredSinceYear as number)
  return { ...others, insuredSince: since, salary: salary ?? 0, rate: rate ?? FULL_TIME }
}

/** Percent. */
const FULL_TIME = 100

function partOf({ terms: _, insuredSince, insuredSinceYear, salary, rate, ...others }: Partial<Read>): FromMemoryPart {
  const since = insuredSince === 'always' ? 'always' : insuredSinceYear
  return {
    ...others,
    ...(since != null && { insuredSince: since }),
    ...(salary != null && { salary }),
    ...(rate != null && { rate }),
  }
}

/** `unread`: the part of a form that could be read, where not all of it could. */
export function readQuickForm(posted: FormData, asked: Asked) {
  const typed = typedIn(QUICK_PAGE, posted, asked.terms ? ['terms'] : [])
  for (const [name, text] of Object.entries(sinceIn(posted))) typed.set(name, text)
  const fields = schemaFor(typed, asked)
  const submission = readForm(typed, fields.transform(answersOf))
  return { submission, unread: partOf(fittingPart(fields, submission.payload) as Partial<Read>) }
}

/** The answers as the dossier has them, in the fields of the page. */
export function quickValues(answers: FromMemoryPart) {
  const { insuredSince, partner, pillar3a, ...others } = answers
  const isYear = typeof insuredSince === 'number'
  return valuesOf(QUICK_PAGE, {
    ...others,
    rate: others.rate ?? FULL_TIME,
    insuredSince: isYear ? 'year' : 'always',
    insuredSinceYear: isYear ? insuredSince : null,
    partner: { birthYear: partner?.birthYear ?? null, salary: partner?.salary ?? null },
    pillar3a: { solde: pillar3a?.solde ?? null, amount: pillar3a?.amount ?? null },
  })
}
