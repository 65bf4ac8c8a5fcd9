/** What is gathered and computed for one request: once, however many of its answers need it. */
import type { Dossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { situationsOf } from '~/pillars/synthesis/change'
import type { AnswerName, AnswerOf, Given } from '../answers/answers'
import { answerBy, calculateHere } from '../answers/calculation'
import type { Case } from '../case/case'
import { Refusal } from '../outcome'
import type { Session } from '../session'
import { changeOf } from '../synthesis/change'
import type { Tools, Visit } from '../tools'
import { type Asked, gather, type Wanted, withFundsAsked } from './gather'

type Gathered = { wanted: Wanted; before: Said; after: Said | null; known: Promise<Case> }

export class Gathering {
  private last: Gathered | null = null

  constructor(
    private readonly session: Session,
    private readonly tools: Tools,
  ) {}

  /**
   * The case of the dossier as it stands. `afresh` asks the register again.
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
    }
    known.then(end, end)
    return known
  }

  /** The case with what the funds say of these changes; what is not possible is left out. */
  async withChanges(known: Case, queries: readonly DigestQuery[], more: readonly Asked[] = []): Promise<Case> {
    const asked = [...queries.flatMap((query) => situationsIn(known, query)), ...more]
    const open = asked.filter(({ situation }) => situation.work || situation.buyIn)
    return open.length === 0 ? known : withFundsAsked(this.session, this.tools, known, open)
  }

  answer<Name extends AnswerName>(name: Name, known: Case, ...given: Given<Name>): Promise<AnswerOf<Name>> {
    return answerBy(this.tools.calculate ?? calculateHere, name, known, given)
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

const covers = (have: Wanted, want: Wanted) =>
  (['funds', 'providers'] as const).every((name) => ASKING.indexOf(have[name]) >= ASKING.indexOf(want[name]))

function situationsIn(known: Case, query: DigestQuery): Asked[] {
  try {
    const change = changeOf(known, query)
    return change
      ? situationsOf(change).map(({ situation }) => ({ situation, current: change.work?.current ?? null }))
      : []
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unfit') return []
    throw error
  }
}

/** A request of a visitor, with what is gathered for it. */
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
