/** Problems of what is kept, at the fields of the page: ages are one block there, and a paid pension has one day. */
import { readAges } from '~/forms/certificate-ages'
import type { Problem } from '~/ui/form/controls/error-summary'
import type { ReturnedForm } from '~/ui/form/revision'

const BLOCK = 'agesText'
const OF_AGE = /^ages\[(\d{1,2})\]/

type Typed = { agesText?: unknown; kind?: unknown }

export function atShownFields(problems: readonly Problem[], returned: ReturnedForm | undefined): Problem[] {
  const typed: Typed = returned?.initialValue ?? {}
  const shown = withoutUnreadBlock(problems)
  return atBlock(typed.kind === 'paid' ? atFirstDay(shown) : shown, typed)
}

/** A block of which a line was not read is not missing. */
const withoutUnreadBlock = (problems: readonly Problem[]) =>
  problems.some(({ field }) => field === BLOCK) ? problems.filter(({ field }) => field !== 'ages') : problems

function atFirstDay(problems: readonly Problem[]): Problem[] {
  const isTold = problems.some(({ field }) => field === 'paidSince')
  return problems.flatMap((one) => {
    if (one.field !== 'date') return [one]
    return isTold ? [] : [{ ...one, field: 'paidSince' }]
  })
}

/** One sentence for each line. */
function atBlock(problems: readonly Problem[], typed: Typed): Problem[] {
  const lines = linesIn(typed)
  const ofAges = problems.filter(({ field }) => OF_AGE.test(field) || field === BLOCK)
  const [first] = ofAges
  if (!first) return [...problems]
  const sentences = ofAges.map(({ field, message }) => {
    const line = lines[Number(OF_AGE.exec(field)?.[1])]
    return line === undefined ? message : `${line}: ${message}`
  })
  const together: Problem = { ...first, field: BLOCK, message: [...new Set(sentences)].join(' ') }
  return problems.flatMap((one) => {
    if (one === first) return [together]
    return ofAges.includes(one) ? [] : [one]
  })
}

/** The lines that were read, as they were typed. */
function linesIn({ agesText, kind }: Typed): string[] {
  if (typeof agesText !== 'string') return []
  return readAges(agesText, { isCapitalOnly: kind === 'capitalOnly' }).rows.map(({ line }) => line)
}
