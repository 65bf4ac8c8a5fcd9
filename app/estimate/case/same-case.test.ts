/** One road: a life that is typed on pages and the same life as another program sends it make the same case. */
import { describe, expect, it } from 'vitest'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import type { AvsFacts } from '~/pillars/avs'
import { lifeOfDossier } from '../../../tests/support/lives/life-of-dossier'
import { LIVES, type TypedLife } from '../../../tests/support/lives/typed-lives'
import { startApi, TODAY } from '../../../tests/support/product/start-api'
import { estimateLife } from '../answers/life/estimate-life'
import { openSession } from '../gather/session'
import { ALL } from '../gather/wanted'
import { beginVisit } from '../visit'
import type { Case } from './case'
import { caseFromLife, queryOfPlan } from './life/from-life'
import { Life } from './life/shape'

function dossierOf({ info, family, careers, certificates = [], vested = [], statements = [] }: TypedLife): Dossier {
  const empty = emptyDossier(null, '', '', null)
  const { firstPillar, secondPillar, thirdPillar } = empty
  return {
    ...empty,
    firstPillar: { ...firstPillar, info, family: family ?? null, careers: { ...firstPillar.careers, ...careers } },
    secondPillar: { ...secondPillar, certificates, vested },
    thirdPillar: { ...thirdPillar, statements },
  }
}

async function gatheredFrom(dossier: Dossier): Promise<Case> {
  const { tools, vault } = await startApi()
  const { token } = await vault.create(dossier)
  const session = await openSession({ vault, token, now: tools.clock.now() })
  return beginVisit({ tools, session }).gathering.known(ALL)
}

const sentAs = ({ query }: TypedLife, dossier: Dossier) => Life.parse(lifeOfDossier(dossier, TODAY, query))

/** What differs for a reason is left out; all else is the same. */
function compared({ isSent: _, found: _found, avs, work, secondPillar, ...known }: Case) {
  const { now, onAccount, rate: _rate, ...others } = work
  const { idOf: _ids, isAnswered: _answered, vested, ...papers } = secondPillar
  const same = {
    ...known,
    avs: { ...avs, facts: avs.facts && comparedFacts(avs.facts) },
    // The call tells pay and rate, which nobody has to look up; pages take the pay from the account, and ask for the rate.
    work: { ...others, salaries: [now?.salary, onAccount?.salary] },
    // Silent papers are called by the name that a page shows or by the field that was sent. A life that is sent is complete.
    secondPillar: { ...papers, vested: vested.map(withoutKind) },
  }
  return JSON.parse(JSON.stringify(same))
}

/** By which the call tells the papers of the second pillar apart. */
const withoutKind = ({ kind: _, ...paper }: Case['secondPillar']['vested'][number] & { kind?: unknown }) => paper

/** No day counts where the incomes are not known. The pillar does not read in what work somebody is. */
function comparedFacts({ person, partner, marriages, ...facts }: AvsFacts) {
  const { work: _, ...own } = person as AvsFacts['person'] & { work?: unknown }
  const known = <Person extends { incomes: unknown; incomesAsOf: unknown }>(one: Person) =>
    one.incomes === null ? { ...one, incomesAsOf: null } : one
  return {
    ...{ ...facts, person: known(own), partner: partner && known(partner) },
    marriages: marriages.map(({ spouse, ...marriage }) => ({
      ...marriage,
      spouse: spouse === 'partner' ? spouse : known(spouse),
    })),
  }
}

describe.each(LIVES)('%s', (_, typed) => {
  const dossier = dossierOf(typed)
  const life = sentAs(typed, dossier)

  it('is the same case both ways', async () =>
    expect(compared(caseFromLife(life, TODAY))).toEqual(compared(await gatheredFrom(dossier))))

  it('has the same plan both ways', () => {
    // The call takes the pay and the rate of now from the life.
    const { currentSalary: _pay, currentRate: _rate, ...plan } = typed.query ?? {}
    // A plan that is sent counts even if it changes nothing, unless it tells a need: then the capital stays as it is drawn.
    const isPlan = Object.keys(plan).length > 0 && plan.need === undefined
    expect(queryOfPlan(life.plan)).toEqual(isPlan ? { lppCapitalShare: 0, ...plan } : plan)
  })
})

it.each(LIVES.flatMap(([name, typed]) => (typed.isLow === undefined ? [] : [[name, typed, typed.isLow] as const])))(
  '%s: complementary benefits are named where the pensions are low',
  (_, typed, isLow) => expect(estimateLife(sentAs(typed, dossierOf(typed)), TODAY).complementary !== null).toBe(isLow),
)
