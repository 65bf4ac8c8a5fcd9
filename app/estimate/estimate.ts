/** What pages can ask of the product: every use case, and one read per page. Each ends in an outcome and does not throw refusals. */
import { type Bound, bindEach } from './bind'
import { Refusal } from './case/refusal'
import type { Outcome } from './outcome'
import {
  listDeadlines,
  readAges,
  readAvsExplanation,
  readDecision,
  readFigures,
  readForFile,
  readLppExplanation,
  readPillar3aExplanation,
  readScenarios,
  readSimulation,
  readSynthesis,
} from './read/figures'
import {
  readAvsForm,
  readCareerForm,
  readCertificates,
  readEntered,
  readEntities,
  readExtractCheck,
  readFamilyForm,
  readFunds,
  readLoginFunds,
  readOwnCheck,
  readPapersForm,
  readStatements3a,
  readTypedPapers,
  readVested,
} from './read/forms'
import { chooseEntities, chooseFunds, estimateAgain, showScenario } from './save/page-saves'
import { USE_CASES, type UseCases } from './use-cases'

/** One function a page, of the use cases of its visitor. */
const OF_PAGES = {
  ...{ readAvsForm, readFamilyForm, readPapersForm, readCareerForm, readExtractCheck },
  ...{ readTypedPapers, readCertificates, readVested, readStatements3a },
  ...{ readFunds, readEntities, readLoginFunds, readEntered, readOwnCheck },
  ...{ readSynthesis, readAges, readFigures, readForFile, listDeadlines },
  ...{ readAvsExplanation, readLppExplanation, readPillar3aExplanation },
  ...{ readSimulation, readDecision, readScenarios },
  ...{ estimateAgain, chooseFunds, chooseEntities, showScenario },
} satisfies Record<string, (use: UseCases, ...given: never[]) => unknown>

type AllUseCases = UseCases & Bound<typeof OF_PAGES>

export type Estimate = {
  [Name in keyof AllUseCases]: (
    ...args: Parameters<AllUseCases[Name]>
  ) => Promise<Outcome<Awaited<ReturnType<AllUseCases[Name]>>>>
}

/** The answer of each use case, by name. */
export type Answers = { [Name in keyof AllUseCases]: Awaited<ReturnType<AllUseCases[Name]>> }

/** By their names. */
export const OF_ESTIMATE: Record<keyof Estimate, unknown> = { ...USE_CASES, ...OF_PAGES }

type Run = (...given: unknown[]) => Promise<unknown>

/** Of the use cases of one visitor, whether they run in this process or over HTTP. */
export const createEstimate = (use: UseCases): Estimate =>
  bindEach<Estimate>(OF_ESTIMATE, (name) => {
    const run = Object.hasOwn(OF_PAGES, name)
      ? (OF_PAGES[name as keyof typeof OF_PAGES] as Run).bind(null, use)
      : (use[name as keyof UseCases] as Run)
    return (...given: unknown[]) => outcomeOf(() => run(...given))
  })

async function outcomeOf<Answer>(run: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { ok: true, answer: await run(), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, answer: null, refusal: error }
  }
}
