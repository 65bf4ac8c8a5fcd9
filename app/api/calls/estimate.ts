import { calculateHere, lifeBy } from '~/estimate/calculate'
import { Life } from '~/estimate/case/life/shape'
import type { Tools } from '~/estimate/gather/tools'
import { LifeAnswer } from '../answers/life'
import type { Api } from '../api-env'
import { computeRoute } from '../call-route'
import { LIFE_EXAMPLES } from '../examples/life-examples'
import { unfit } from '../problem'
import { refuseLife } from '../refuse-unfit'

export const ESTIMATE_PATH = '/estimate'

const DESCRIPTION = `A whole life in, a whole estimate out, for other programs, from server to server: no session is needed or read,
no cookie is set, nothing is kept or logged of the body. Fields of the body that are not described are refused (\`unknownField\`). What is
not sent is unknown, and never guessed: \`incomes: null\` of a spouse gives a range. \`pension\` and \`ranges\` are without the \`plan\`,
like the first column of the digest; \`tax\` is with it: on the capital of the person alone, to which what the spouse is paid in the same
year is added where it is sent, and in \`tax.income\` on the pensions of the household once all of it is retired, with what is left
each month and the steps. \`ages: true\` asks for every age of leaving, from the earliest at which a fund (58 at least) or the AVS can pay to 70, as \`/ages\` shows them, with the rest of
the plan kept; without it \`ages\` of the answer is empty. Where \`plan.need\` is sent, \`stop\` tells the age from which the person’s
own pensions reach it, and what closes the gap of the plan. A plan with a start before the reference age is answered by \`phases\` and
\`leaving\`: what is paid from the last day of work to the last pension, and what of \`plan.need\` is missing.`

/** Needs no session, and reads none. */
export function addEstimateCall(api: Api, { clock, calculate = calculateHere }: Pick<Tools, 'clock' | 'calculate'>) {
  api.openapi(
    computeRoute({
      path: ESTIMATE_PATH,
      summary: 'estimate of a whole life, which is sent with the call',
      description: DESCRIPTION,
      body: Life,
      answer: LifeAnswer,
      examples: LIFE_EXAMPLES,
    }),
    async (c) => {
      const answer = await lifeBy(calculate, c.req.valid('json'), clock.today(), c.env.spent)
      if ('problems' in answer) throw unfit(answer.problems)
      return c.json(answer.estimate, 200)
    },
    refuseLife(),
  )
}
