/** The estimate of a whole life. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { LPP_ASSUMPTIONS, PILLAR_3A_ASSUMPTIONS } from '~/pillars/result'
import { AmountRange } from './amounts'
import { PensionAnswer } from './pension'
import { DigestAnswer } from './synthesis'

const LifeRange = AmountRange.nullable()

export const LifeAnswer = z.object({
  estimateOf: DayShape,
  lawYear: z.int(),
  pension: PensionAnswer,
  digest: DigestAnswer.omit({ outlook: true }),
  ages: z.array(z.unknown()).max(0).describe('empty: not built yet'),
  ranges: z
    .object({ avs: LifeRange, lpp: LifeRange, pillar3a: LifeRange, total: LifeRange })
    .nullable()
    .describe('CHF a month for life, of pillar 3a CHF; null: nothing lies in a range'),
  tax: z.null().describe('not built yet'),
  assumptions: z
    .object({ lpp: z.array(z.enum(LPP_ASSUMPTIONS)), pillar3a: z.array(z.enum(PILLAR_3A_ASSUMPTIONS)) })
    .describe('of the second and third pillar; those of the first stand in `pension`'),
})
