/** The three choices under the amount of the synthesis: buttons with a value each, and a field for every other value. */
import { DayShape } from '~/dossier/shape/day-shape'
import { ActivityRate, CapitalShare, type Played } from '~/dossier/shape/simulation'
import { formOf, schemaOf, typedIn } from '~/ui/form/declaration/form-of'
import { day, share } from '~/ui/form/declaration/kinds'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readForm } from '~/ui/form/read-form'
import { type LatestStart, retirementDayReader } from '~/ui/form/values/retirement-day'

const fieldsWith = (latest: LatestStart | null) => ({
  retirementDate: day(
    DayShape.nullable(),
    { label: 'synthesis.play.otherAge', example: '01.06.2033' },
    retirementDayReader(latest),
  ),
  lppCapitalShare: share(CapitalShare.nullable(), { label: 'synthesis.play.otherShare', example: '30' }),
  desiredRate: share(ActivityRate.nullable(), { label: 'synthesis.play.otherRate', example: '70' }),
})

export const PLAY = formOf(fieldsWith(null))

/**
 * What was chosen. A button stands before the field of the same choice, so its value is the one that is read.
 * @param latest from which a typed age is counted back; null: ages cannot be read
 */
export function readPlayForm(posted: FormData, latest: LatestStart | null) {
  const Chosen = schemaOf(fieldsWith(latest)).transform(
    ({ retirementDate, lppCapitalShare, desiredRate }, context): Played => {
      if (retirementDate === null && lppCapitalShare === null && desiredRate === null)
        context.addIssue({ code: 'custom', path: ['retirementDate'], message: 'required' satisfies ProblemKey })
      return {
        ...(retirementDate !== null && { retirementDate }),
        ...(lppCapitalShare !== null && { lppCapitalShare }),
        ...(desiredRate !== null && { desiredRate }),
      }
    },
  )
  return readForm(typedIn(PLAY, posted), Chosen)
}
