/** How the figures of the third pillar came about, from what the visitor and the providers said. */
import type { Dossier, Providents } from '~/dossier/shape'
import { PILLAR_3A_PAY_OUT_AGES } from '~/law/pillar-3a-ages'
import { rowOn } from '~/law/table'
import type { Day } from '~/pillars/day'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import { ceilingsOn } from '~/pillars/pillar-3a/rules'
import type { Change, Situation } from '~/pillars/synthesis/change'
import type {
  Origin,
  Pillar3aExplained,
  Pillar3aExplanation,
  Sourced,
  ToldAccount,
} from '~/pillars/synthesis/explanation'
import { type KnownAccount, knownAccounts, USUAL_RATE, yearlyPayment } from './accounts-3a'
import type { Tools } from './api-env'
import { movedPaydate, pillar3aQuestion, silentEntities } from './digest-pillar-3a'
import { explanationOf } from './explanation'
import { findPaydate } from './paydate'
import { loadProvidents } from './providents'
import { endsOf, loadQuestion, type Question } from './question'
import type { Session } from './session'
import { statementIn } from './told-documents'

type Asked = Pick<Tools, 'connectors' | 'clock' | 'report'>

/** The third pillar of the digest with its steps, and where each figure comes from. @throws {Problem} as the digest does */
export async function explainPillar3a(
  session: Session,
  tools: Asked,
  change: Change | null,
): Promise<Pillar3aExplanation> {
  const question = endsOf(await loadQuestion(session, tools, change))
  const providents = await loadProvidents(session, tools, () => findPaydate(session, tools))
  const { thirdPillar } = session.dossier
  const columns = question.situations.map((situation) => explained({ thirdPillar, providents }, question, situation))
  return {
    ...explanationOf(question, change, columns, silentEntities(providents, thirdPillar.info)),
    law: lawFor(question.computedOn),
  }
}

function lawFor(on: Day): Pillar3aExplanation['law'] {
  const { withFund, withoutFund, incomeShare } = ceilingsOn(on)
  const { earliest, latest } = rowOn(PILLAR_3A_PAY_OUT_AGES, on).value
  return { withFund, withoutFund, incomeShare, earliestAge: earliest, latestAge: latest }
}

type Known = { thirdPillar: Dossier['thirdPillar']; providents: Providents }

function explained({ thirdPillar, providents }: Known, question: Question, situation: Situation): Pillar3aExplained {
  const when = { ...question, situation }
  const { result, missing } = pillar3aFromAccounts(pillar3aQuestion(thirdPillar, providents, when))
  const accounts = knownAccounts(thirdPillar, providents).map((known): ToldAccount => {
    const statement = known.told && statementIn(known.told)
    return {
      entityName: known.entityName,
      asOf: statement && (statement.rd as Day),
      balance: toldOrTyped(known.info.solde, statement?.rc.cb),
      deposits: toldOrTyped(known.info.amount, statement && yearlyPayment(statement)),
      rate: rateOf(known),
      paydate: paydateOf(known, when),
    }
  })
  return { pillar3a: result, missing, accounts }
}

/** What equals the provider's own figure is the provider's: what the visitor leaves as it stands is not theirs. */
const toldOrTyped = (value: number | null, told: number | null | undefined): Sourced<number> => ({
  value,
  from: value !== null && value === told ? 'provider' : 'visitor',
})

/** A rate that nobody has chosen or confirmed is the usual one. */
const rateOf = ({ info, confirmed }: KnownAccount): Sourced<number> => ({
  value: info.rate,
  from: !confirmed && info.rate === USUAL_RATE ? 'usual' : 'visitor',
})

function paydateOf({ info, confirmed }: KnownAccount, when: Question & { situation: Situation }): Sourced<Day> {
  const moved = movedPaydate(when)
  if (moved) return { value: moved, from: 'simulation' }
  const from: Origin = !confirmed && info.paydate === when.reference ? 'referenceAge' : 'visitor'
  return { value: info.paydate, from }
}
