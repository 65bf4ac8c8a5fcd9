/** What is gathered and computed for one request: once, however many of its answers need it. */
import type { PolicyDetails } from '~/dossier/shape/fund-policy'
import type { Dossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { AnswerName, AnswerOf, Given } from './answers/answers'
import { answerBy, calculateHere } from './calculate'
import type { Calls } from './calls'
import type { Case } from './case/case'
import type { Asked } from './case/rules/change'
import { asksFunds, queryOf } from './case/rules/simulation-query'
import { gather, type Wanted } from './gather/gather'
import { askForPurchase } from './gather/purchases'
import { askForSalary } from './gather/salary-changes'
import type { Session } from './gather/session'
import type { Asker, Tools } from './gather/tools'
import { ALL } from './gather/wanted'

type Gathered = { wanted: Wanted; before: Said; after: Said | null; known: Promise<Case> }

export class Gathering {
  private last: Gathered | null = null

  constructor(private readonly asker: Asker) {}

  /**
   * The case of the dossier as it stands. `afresh` asks the register again.
   * @throws {Refusal} as `gather` does
   */
  known(wanted: Wanted, { afresh = false } = {}): Promise<Case> {
    const { last, asker } = this
    const { session } = asker
    if (last && !afresh && covers(last.wanted, wanted) && isStill(last, saidIn(session.dossier))) return last.known
    const known = gather(asker, wanted, { afresh })
    const gathered: Gathered = { wanted, before: saidIn(session.dossier), after: null, known }
    this.last = gathered
    const end = () => {
      gathered.after = saidIn(session.dossier)
      gathered.wanted = heardBy(session.dossier, wanted)
    }
    known.then(end, end)
    return known
  }

  /** The case with what the funds say of these changes. */
  async withChanges(known: Case, queries: readonly DigestQuery[]): Promise<Case> {
    const changing = queries.filter(asksFunds)
    if (changing.length === 0) return known
    return this.withSituations(known, await this.answer('situations', known, changing))
  }

  async withSituations(known: Case, asked: readonly Asked[]): Promise<Case> {
    const { asker } = this
    const open = asked.filter(({ situation }) => situation.work || situation.buyIn)
    if (open.length === 0) return known
    const works = await this.answer('salariesToAsk', known, open)
    const salaryChanges = await Promise.all(works.map((work) => askForSalary(asker, known, work)))
    const withSalaries = { ...known, secondPillar: { ...known.secondPillar, salaryChanges } }
    const purchases: Record<string, PolicyDetails | null> = {}
    for (const one of await this.answer('purchasesToAsk', withSalaries, open))
      purchases[one.key] = await askForPurchase(asker, one)
    return { ...withSalaries, secondPillar: { ...withSalaries.secondPillar, purchases } }
  }

  /** The case as it stands, with what the funds say of these changes. @throws {Refusal} as `gather` does */
  knownWith(queries: readonly DigestQuery[]): Promise<Case> {
    return this.known(ALL).then((known) => this.withChanges(known, queries))
  }

  /** @throws {Refusal} as `gather` and the answer do */
  answerFrom<Name extends AnswerName>(wanted: Wanted, name: Name, ...given: Given<Name>): Promise<AnswerOf<Name>> {
    return this.known(wanted).then((known) => this.answer(name, known, ...given))
  }

  /** The same with what the funds say of these changes. @throws {Refusal} as `gather` and the answer do */
  answerWith<Name extends AnswerName>(
    queries: readonly DigestQuery[],
    name: Name,
    ...given: Given<Name>
  ): Promise<AnswerOf<Name>> {
    return this.knownWith(queries).then((known) => this.answer(name, known, ...given))
  }

  answer<Name extends AnswerName>(name: Name, known: Case, ...given: Given<Name>): Promise<AnswerOf<Name>> {
    return answerBy(this.asker.tools.calculate ?? calculateHere, name, known, given)
  }
}

/** What a case is made from: as long as these are the same, it is. */
const SAID = ['login', 'firstPillar', 'secondPillar', 'thirdPillar'] as const
type Said = Pick<Dossier, (typeof SAID)[number]>

const saidIn = ({ login, firstPillar, secondPillar, thirdPillar }: Dossier): Said => ({
  ...{ login, firstPillar, secondPillar, thirdPillar },
})

/** While it is gathered, answers come in one by one. */
const isStill = ({ before, after }: Gathered, now: Said) =>
  after === null || [before, after].some((said) => SAID.every((name) => said[name] === now[name]))

const ASKING = ['kept', 'once', 'again'] as const

/** Where all have answered, nobody would be asked again. */
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

/** One request of somebody of whom it is not known yet whether they have a session. */
export type Visitor = {
  tools: Tools
  /** Opened once. @throws {Refusal} where nobody is signed in */
  session(): Promise<Session>
}

/** One request of one visitor with a session, and what is gathered for it. */
export type Visit = Asker & { gathering: Gathering }

/** The same as a page works with them, which may ask for calls that another process answers. */
export type PageVisitor = Visitor & { calls: Calls; visit(): Promise<PageVisit> }
export type PageVisit = Visit & { calls: Calls }

export const beginVisit = (asker: Asker): Visit => ({ ...asker, gathering: new Gathering(asker) })

/** The case with what the funds say of the change that is saved. */
export function knownWithSavedChange({ session, gathering }: Visit): Promise<Case> {
  const { simulation } = session.dossier
  return gathering.knownWith(simulation ? [queryOf(simulation)] : [])
}
