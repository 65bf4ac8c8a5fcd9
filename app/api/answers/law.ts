/** The tables of the law. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { LAW_TABLES } from '~/law/tables'

const LawRow = z.object({
  from: DayShape.describe('first day in force; in tables by birth date, the first birth date'),
  value: z.unknown().describe('a number, an object or a list: the same form in every row of a table'),
  source: z.object({
    act: z.string(),
    article: z.string(),
    address: z.url(),
    secondHand: z
      .literal(true)
      .optional()
      .describe('at this address others quote what was decided; the text was not read'),
  }),
  sureness: z
    .enum(['high', 'medium', 'derived'])
    .describe(
      'high: read in the legal text or an official table; medium: derived, or from a secondary source; derived: not published yet, computed from a decided figure',
    ),
})

export const LawAnswer = z.array(
  z.object({
    id: z.enum(Object.values(LAW_TABLES).flatMap((tables) => Object.values(tables).map(({ id }) => id))),
    pillar: z.enum(Object.keys(LAW_TABLES)),
    unit: z.string(),
    checked: DayShape.describe('day on which the sources were last checked'),
    enactedUntil: DayShape.describe('last day for which the law is enacted; rows and days after it are an assumption'),
    rows: z.array(LawRow),
  }),
)
