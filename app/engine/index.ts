/**
 * The engine for other programs: a life in, the three pillars out. No clock, no disk, no network. The package's README shows it
 * at work.
 */
export type { LifeEstimate } from '~/estimate/answers/life/estimate-life'
export type { SentLife as Life } from '~/estimate/case/life/shape'
export { Life as LifeShape } from '~/estimate/case/life/shape'
export { type EstimateText, estimate, estimateText } from './estimate'
export { type ExplainOptions, explain } from './explain'
export type { ExplainedLife, ExplainedPart, ExplainedPillar, ExplainedStep } from './explained-life'
export { type LawRow, type LawTable, law } from './law'
export type { ArgumentProblem, Outcome, Problem, Today } from './life'
