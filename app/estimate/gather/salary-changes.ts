/** What the funds project for other salaries. Each question is asked once; answers are cached in the dossier. */
import { PartyError } from '~/connectors/connectors'
import type { PolicyDetails } from '~/dossier/shape/fund-policy'
import { type Dossier, MOST_SALARY_CHANGES } from '~/dossier/shape/shape'
import type { Silent } from '~/pillars/result'
import type { Work } from '~/pillars/synthesis/change'
import type { Case, SalaryProjection } from '../case/case'
import { newSalaryFrom } from '../case/known-work'
import { detailsOf } from '../case/lpp/fund-documents'
import { countingPolicies } from '../case/lpp/papers'
import { type SalaryQuestion, salaryQuestions } from '../case/lpp/salary-change'
import { askParties } from './ask-parties'
import type { Asker, PartyTools } from './tools'

/** The policies with their funds' projections for the desired salary from next January on, and the funds that gave none. */
export async function askForSalary(
  asker: Asker<PartyTools>,
  { secondPillar, day }: Case,
  work: { current: Work; desired: Work },
): Promise<SalaryProjection> {
  const { session } = asker
  const questions = salaryQuestions(countingPolicies(secondPillar), work, newSalaryFrom(day))
  const open = questions.filter(({ key }) => !Object.hasOwn(session.dossier.salaryChanges, key))
  const { answers, silent } = await askFunds(asker, open)
  if (Object.keys(answers).length > 0) await session.change(withAnswers(answers))
  const projections = { ...session.dossier.salaryChanges, ...answers }
  return {
    ...work,
    policies: questions.flatMap(({ policy, salaryChange, key }) => {
      const details = projections[key]
      return details ? [{ ...policy, details, salaryChange }] : []
    }),
    silent,
  }
}

async function askFunds(asker: Asker<PartyTools>, questions: readonly SalaryQuestion[]) {
  const { directory, funds } = asker.tools.connectors
  const ofFund = (id: string) => questions.filter(({ policy }) => policy.fundId === id)
  const fundAnswers = await askParties(asker, {
    kind: 'fund',
    ids: [...new Set(questions.map(({ policy }) => policy.fundId))],
    find: directory.findPensionFund,
    ask: (fund, token) =>
      Promise.all(
        ofFund(fund.id).map(({ salaryChange, key }) =>
          nullWhereRefused(funds.simulateSalaryChange(fund, token, salaryChange)).then(
            (details) => [key, details] as const,
          ),
        ),
      ),
  })
  const answers: Record<string, PolicyDetails> = {}
  const silent: Silent[] = []
  for (const fund of fundAnswers) {
    const named = { party: 'pensionFund', id: fund.id, name: fund.name, column: 'withChange' } as const
    if ('reason' in fund) silent.push({ ...named, reason: fund.reason })
    else
      for (const [key, details] of fund.answer)
        if (details) answers[key] = detailsOf(details)
        else silent.push({ ...named, reason: 'noProjection' })
  }
  return { answers, silent }
}

/** A fund that knows the policy but refuses the question does not offer simulations. */
export const nullWhereRefused = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof PartyError && (error.reason === 'refused' || error.reason === 'notFound')) return null
    throw error
  })

/** Keeps only the newest projections, enough for several scenarios, to bound the size of a dossier. */
const withAnswers =
  (answers: Record<string, PolicyDetails>) =>
  (dossier: Dossier): Dossier => {
    const all = Object.entries({ ...dossier.salaryChanges, ...answers })
    return { ...dossier, salaryChanges: Object.fromEntries(all.slice(-MOST_SALARY_CHANGES)) }
  }
