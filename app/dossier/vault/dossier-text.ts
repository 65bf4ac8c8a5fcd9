/** A dossier as the text that is sealed: its areas, and the mark of the process that checked it against its shape. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { NO_CAREERS } from '../shape/career'
import { inFormOfToday } from '../shape/older-forms'
import { Dossier } from '../shape/shape'
import { longAnswers, type PartyAnswers, ShortAnswers, shortAnswers } from './short-answers'

/**
 * The mark of this process, which knows one shape and one way to check it; another process, above all one of another
 * version, has another mark. It is sealed, so only the holder of a dossier's key can set it.
 */
const MARK = randomBytes(12).toString('base64url')

/**
 * Other parties' answers are in a separate part, in a short form. A process of the previous release ignores that part
 * and finds no answers in the usual places, so it asks again.
 * @param dossier one that was checked
 */
export function textOf({ firstPillar, secondPillar, salaryChanges, sources, ...others }: Dossier): string {
  const { insureds, ...own } = firstPillar
  const { policies, ...chosen } = secondPillar
  const { thirdPillar, ...rest } = others
  const text = JSON.stringify({
    ...rest,
    firstPillar: { ...withoutEmpty(own, EMPTY.firstPillar), pension: null, insureds: {} },
    secondPillar: { ...withoutEmpty(chosen, EMPTY.secondPillar), policies: null },
    thirdPillar: withoutEmpty(thirdPillar, EMPTY.thirdPillar),
    answers: shortAnswers({ insureds, policies, salaryChanges, sources }),
    checkedBy: MARK,
  })
  return text.replace(BEYOND_ASCII, asEscape)
}

/** Fields that most visitors leave empty take no room: they are not written. */
const EMPTY = {
  firstPillar: { careers: NO_CAREERS, counts: null },
  secondPillar: { certificates: [], vested: [], counts: {} },
  thirdPillar: { statements: [], counts: {} },
}

function withoutEmpty<Part extends object>(part: Part, empty: Partial<Part>): Partial<Part> {
  const isEmpty = (name: string) =>
    JSON.stringify(part[name as keyof Part]) === JSON.stringify(empty[name as keyof Part])
  return Object.fromEntries(Object.entries(part).filter(([name]) => !(name in empty && isEmpty(name)))) as Partial<Part>
}

/** A text of ASCII alone is quicker to decode. */
const BEYOND_ASCII = /[^\0-\x7f]/g
const asEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A dossier that this process checked before sealing is not checked again.
 * null: written by another version of the product whose shape is not ours.
 */
export function dossierIn(text: string): Dossier | null {
  const { checkedBy, answers, firstPillar, secondPillar, ...others } = JSON.parse(text)
  const { insureds, pension: _, family = null, ...own } = firstPillar
  const { policies: __, ...chosen } = secondPillar
  const withAnswers = (known: PartyAnswers): Dossier => {
    others.firstPillar = { ...EMPTY.firstPillar, ...own, family, insureds: known.insureds }
    others.secondPillar = { ...EMPTY.secondPillar, ...chosen, policies: known.policies }
    others.thirdPillar = { ...EMPTY.thirdPillar, ...others.thirdPillar }
    others.salaryChanges = known.salaryChanges
    others.sources = known.sources
    return others
  }
  if (checkedBy === MARK) return withAnswers(longAnswers(answers))
  // The previous release kept the funds' whole documents: they are requested again.
  if (answers === undefined)
    return checkedOrNull(withAnswers({ insureds, policies: null, salaryChanges: {}, sources: others.sources }))
  const short = ShortAnswers.safeParse(answers)
  return short.success ? checkedOrNull(withAnswers(longAnswers(short.data))) : null
}

function checkedOrNull(dossier: unknown): Dossier | null {
  const parsed = Dossier.safeParse(inFormOfToday(dossier))
  return parsed.success ? parsed.data : null
}

/** @throws {ZodError} for a dossier that could not be opened again. */
export const checkDossier = (dossier: Dossier): Dossier => Dossier.parse(dossier)

/** The same for a dossier derived from a checked one: parts that are identical in both need no second check. */
export const checkChanges = (before: Dossier, after: Dossier): Dossier =>
  checkedFields(Dossier, before, after) as Dossier

type Fields = Record<string, unknown>

function checkedFields({ shape }: z.ZodObject, before: Fields, after: Fields): Fields {
  const fields = Object.entries(shape).map(([name, field]) => [name, checkedField(field, before[name], after[name])])
  return Object.fromEntries(fields)
}

function checkedField(shape: unknown, before: unknown, after: unknown): unknown {
  if (after === before) return after
  if (shape instanceof z.ZodObject) return checkedFields(shape, before as Fields, after as Fields)
  return (shape as z.ZodType).parse(after)
}
