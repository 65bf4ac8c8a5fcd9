/** How the figures of the third pillar came about, from what the visitor and the providers said. */
import type { Open3kInfo, Providents } from '~/dossier/shape'
import { PILLAR_3A_PAY_OUT_AGES } from '~/law/pillar-3a-ages'
import { rowOn } from '~/law/table'
import type { Day } from '~/pillars/day'
import { pillar3aFromInfo } from '~/pillars/pillar-3a/estimate'
import { ceilingsOn } from '~/pillars/pillar-3a/rules'
import type { Change, Situation } from '~/pillars/synthesis/change'
import type {
  Origin,
  Pillar3aExplained,
  Pillar3aExplanation,
  Sourced,
  ToldAccount,
} from '~/pillars/synthesis/explanation'
import type { Tools } from './api-env'
import { movedPaydate, pillar3aQuestion, silentEntities } from './digest-pillar-3a'
import { explanationOf } from './explanation'
import { findPaydate } from './paydate'
import { loadProvidents, USUAL_RATE } from './providents'
import { endsOf, loadQuestion, type Question } from './question'
import type { Session } from './session'
import { statementIn } from './told-documents'

type Asked = Pick<Tools, 'connectors' | 'clock' | 'report'>
/** What is known of the accounts; `confirmed`: the visitor saved the figures of `info`. */
type Known = { info: Open3kInfo | null; confirmed: boolean; providents: Providents }

/** The third pillar of the digest with its steps, and where each figure comes from. @throws {Problem} as the digest does */
export async function explainPillar3a(
  session: Session,
  tools: Asked,
  change: Change | null,
): Promise<Pillar3aExplanation> {
  const question = endsOf(await loadQuestion(session, tools, change))
  const providents = await loadProvidents(session, tools, () => findPaydate(session, tools))
  const { info, confirmed } = session.dossier.thirdPillar
  const columns = question.situations.map((situation) =>
    explained({ info, confirmed, providents }, question, situation),
  )
  return {
    ...explanationOf(question, change, columns, silentEntities(providents, info)),
    law: lawFor(question.computedOn),
  }
}

function lawFor(on: Day): Pillar3aExplanation['law'] {
  const { withFund, withoutFund, incomeShare } = ceilingsOn(on)
  const { earliest, latest } = rowOn(PILLAR_3A_PAY_OUT_AGES, on).value
  return { withFund, withoutFund, incomeShare, earliestAge: earliest, latestAge: latest }
}

function explained(known: Known, question: Question, situation: Situation): Pillar3aExplained {
  const { result, missing } = pillar3aFromInfo(
    pillar3aQuestion(known.info, known.providents, { ...question, situation }),
  )
  const { providents, silent } = known.providents
  const day = paydateOf(known, question, situation)
  const rate = rateOf(known)
  const last = providents.at(-1)
  const described: ToldAccount = {
    entityName: (last ?? silent.at(-1))?.entityName ?? null,
    asOf: last ? (statementIn(last).rd as Day) : null,
    balance: toldOrTyped(known.info?.solde ?? null, last && statementIn(last).rc.cb),
    deposits: toldOrTyped(known.info?.amount ?? null, last && statementIn(last).cyd?.de),
    rate,
    paydate: day,
  }
  const others = providents.slice(0, -1).map((one): ToldAccount => {
    const { rc, rd } = statementIn(one)
    const balance = { value: rc.cb, from: 'provider' } as const
    const deposits = { value: 0, from: 'usual' } as const
    return { entityName: one.entityName, asOf: rd as Day, balance, deposits, rate, paydate: day }
  })
  return { pillar3a: result, missing, accounts: known.info ? [described, ...others] : [] }
}

/** What equals the provider's own figure is the provider's: what the visitor leaves as it stands is not theirs. */
const toldOrTyped = (value: number | null, told: number | undefined): Sourced<number> => ({
  value,
  from: value !== null && value === told ? 'provider' : 'visitor',
})

/** A rate that nobody has chosen or confirmed is the usual one. */
const rateOf = ({ info, confirmed }: Known): Sourced<number> => ({
  value: info?.rate ?? null,
  from: !confirmed && info?.rate === USUAL_RATE ? 'usual' : 'visitor',
})

function paydateOf(known: Known, question: Question, situation: Situation): Sourced<Day> {
  const moved = movedPaydate({ ...question, situation })
  if (moved) return { value: moved, from: 'simulation' }
  const { info, confirmed } = known
  const from: Origin = !confirmed && info?.paydate === question.reference ? 'referenceAge' : 'visitor'
  return { value: info?.paydate ?? null, from }
}
