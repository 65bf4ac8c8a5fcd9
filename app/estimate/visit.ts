/** Gathers and computes for one request, only once however many of its answers need it. */
import type { PolicyDetails } from '~/dossier/shape/fund-policy'
import type { Dossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { AnswerName, AnswerOf, Given } from './answers/answers'
import { answerBy, calculateHere } from './calculate'
import type { Case } from './case/case'
import type { Asked } from './case/rules/change'
import { queryOf } from './case/rules/simulation-query'
import { gather, type Wanted } from './gather/gather'
import { askForPurchase } from './gather/purchases'
import { askForSalary } from './gather/salary-changes'
import type { Session } from './gather/session'
import type { Tools } from './gather/tools'
import { ALL } from './gather/wanted'

type Gathered = { wanted: Wanted; before: Said; after: Said | null; known: Promise<Case> }

export class Gathering {
  private last: Gathered | null = null

  constructor(
    private readonly session: Session,
    private readonly tools: Tools,
  ) {}

  /**
   * The case of the present dossier. `afresh` asks the register again.
   * @throws {Refusal} as `gather` does
   */
  known(wanted: Wanted, { afresh = false } = {}): Promise<Case> {
    const { last } = this
    if (last && !afresh && covers(last.wanted, wanted) && isStill(last, saidIn(this.session.dossier))) return last.known
    const known = gather(this.session, this.tools, wanted, { afresh })
    const gathered: Gathered = { wanted, before: saidIn(this.session.dossier), after: null, known }
    this.last = gathered
    const end = () => {
      gathered.after = saidIn(this.session.dossier)
      gathered.wanted = heardBy(this.session.dossier, wanted)
    }
    known.then(end, end)
    return known
  }

  /** The case with the funds' answers to these changes. */
  async withChanges(known: Case, queries: readonly DigestQuery[]): Promise<Case> {
    const changing = queries.filter(({ desiredSalary, desiredRate, buyIn }) => desiredSalary ?? desiredRate ?? buyIn)
    if (changing.length === 0) return known
    return this.withSituations(known, await this.answer('situations', known, changing))
  }

  async withSituations(known: Case, asked: readonly Asked[]): Promise<Case> {
    const { session, tools } = this
    const open = asked.filter(({ situation }) => situation.work || situation.buyIn)
    if (open.length === 0) return known
    const works = await this.answer('salariesToAsk', known, open)
    const salaryChanges = await Promise.all(works.map((work) => askForSalary(session, tools, known, work)))
    const withSalaries = { ...known, secondPillar: { ...known.secondPillar, salaryChanges } }
    const purchases: Record<string, PolicyDetails | null> = {}
    for (const one of await this.answer('purchasesToAsk', withSalaries, open))
      purchases[one.key] = await askForPurchase(session, tools, one)
    return { ...withSalaries, secondPillar: { ...withSalaries.secondPillar, purchases } }
  }

  answer<Name extends AnswerName>(name: Name, known: Case, ...given: Given<Name>): Promise<AnswerOf<Name>> {
    return answerBy(this.tools.calculate ?? calculateHere, name, known, given)
  }
}

/** What a case is made from. As long as these do not change, the case is the same. */
const SAID = ['login', 'firstPillar', 'secondPillar', 'thirdPillar'] as const
type Said = Pick<Dossier, (typeof SAID)[number]>

const saidIn = ({ login, firstPillar, secondPillar, thirdPillar }: Dossier): Said => ({
  ...{ login, firstPillar, secondPillar, thirdPillar },
})

/** While it is gathered, answers come in one by one. */
const isStill = ({ before, after }: Gathered, now: Said) =>
  after === null || [before, after].some((said) => SAID.every((name) => said[name] === now[name]))

const ASKING = ['kept', 'once', 'again'] as const

/** If all parties have answered, none would be asked again. */
function heardBy({ secondPillar, thirdPillar }: Dossier, { funds, providers }: Wanted): Wanted {
  const areAllHeard = (answers: { silent: readonly unknown[] } | null, selection: readonly string[] | null) =>
    answers ? answers.silent.length === 0 : !selection?.length
  return {
    funds: areAllHeard(secondPillar.policies, secondPillar.selection) ? 'again' : funds,
    providers: areAllHeard(thirdPillar.providents, thirdPillar.selection) ? 'again' : providers,
  }
}

const covers = (have: Wanted, want: Wanted) =>
  (['funds', 'providers'] as const).every((name) => ASKING.indexOf(have[name]) >= ASKING.indexOf(want[name]))

/** One request of one visitor. Their session is opened when it is first needed, since some use cases need none. */
export type Visit = {
  tools: Tools
  /** @throws {Refusal} if nobody is signed in */
  session(): Promise<Session>
  /** The same session, with the data gathered for its request. */
  gathering(): Promise<{ session: Session; gathering: Gathering }>
}

/** A request of a visitor, with the data gathered for it. */
export function beginVisit({ tools, session: open }: Pick<Visit, 'tools' | 'session'>): Visit {
  let last: { session: Session; gathering: Gathering } | null = null
  return {
    tools,
    session: open,
    async gathering() {
      const session = await open()
      if (last?.session !== session) last = { session, gathering: new Gathering(session, tools) }
      return last
    },
  }
}

/** The case with the funds' answers to the saved change. */
export async function withSavedChange({ gathering: begin }: Visit) {
  const { session, gathering } = await begin()
  const { simulation } = session.dossier
  const known = await gathering.known(ALL)
  const changed = await gathering.withChanges(known, simulation ? [queryOf(simulation)] : [])
  return { session, gathering, known: changed }
}
