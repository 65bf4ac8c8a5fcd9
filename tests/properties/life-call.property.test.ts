/** A life sent by another program reaches the engine unchanged: every whole life, sent as JSON, has its own pension. */
import { expect } from 'vitest'
import { estimateLife } from '~/estimate/answers/life/estimate-life'
import { LifeRefusal } from '~/estimate/case/life/problems'
import { Life, type SentLife } from '~/estimate/case/life/shape'
import { KEY_OF_REFUSAL } from '~/estimate/case/rules/estimable'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, AvsRefusal, computeAvs } from '~/pillars/avs'
import type { InsuredPerson } from '~/pillars/avs/facts'
import type { PensionResult } from '~/pillars/avs/result'
import { property } from './runs'
import { lifeWithAnyDrawing, lifeWithUnknownIncomes, type WholeLife, wholeLife } from './whole-lives'

/** The call cannot express a year from which the income changes, bounds, or a forecast. */
const sayable = <Person extends InsuredPerson>(person: Person): Person => ({
  ...person,
  incomeToCome: person.incomeToCome && { amount: person.incomeToCome.amount, from: null },
  incomeBounds: null,
  forecast: null,
})

const sayableFacts = ({ person, partner, marriages, children }: AvsFacts): AvsFacts => ({
  person: sayable(person),
  partner: partner && sayable(partner),
  marriages: marriages.map(({ spouse, ...marriage }) => ({
    ...marriage,
    spouse: spouse === 'partner' ? spouse : sayable(spouse),
  })),
  children,
})

const sentPerson = ({
  incomeToCome,
  workAfterReferenceAge,
  incomeBounds: _bounds,
  forecast: _forecast,
  ...person
}: InsuredPerson) => ({
  ...person,
  incomeToCome: incomeToCome?.amount ?? null,
  afterReferenceAge: workAfterReferenceAge,
})

const sentLife = ({ person, partner, marriages, children }: AvsFacts) => ({
  person: sentPerson(person),
  partner: partner && sentPerson(partner),
  marriages: marriages.map(({ spouse, ...marriage }) => ({
    ...marriage,
    spouse: spouse === 'partner' ? spouse : sentPerson(spouse),
  })),
  children,
})

/** The result, or the keys of the refusal. */
function outcomeOf(compute: () => Pick<PensionResult, 'periods' | 'person' | 'range'>) {
  try {
    const { periods, person, range } = compute()
    return { periods, person: { ...person, navs: null }, range }
  } catch (error) {
    if (error instanceof LifeRefusal) return error.problems.map(({ key }) => key)
    if (error instanceof AvsRefusal) return [KEY_OF_REFUSAL[error.key]]
    throw error
  }
}

/** Some drawn children are older than a parent, which the call refuses, and the engine does not look at. */
const isPossible = ({ facts: { person, partner, children } }: WholeLife) =>
  children.every(
    ({ birthDate, parents }) => birthDate >= (parents === 'partner' && partner ? partner : person).birthDate,
  )

function expectSame({ facts: drawn, day }: WholeLife) {
  const facts = sayableFacts(drawn)
  const body: SentLife = JSON.parse(JSON.stringify(sentLife(facts)))
  expect(outcomeOf(() => estimateLife(Life.parse(body), day).pension)).toEqual(
    outcomeOf(() => computeAvs(facts, lawOn(day), day)),
  )
}

property('a whole life', wholeLife.filter(isPossible), expectSame)
// With unknown incomes the pension is calculated for each bound of each year.
property('a whole life with unknown incomes', lifeWithUnknownIncomes.filter(isPossible), expectSame, { isCostly: true })

const isPercent = ({ facts }: WholeLife) => facts.person.drawing?.every(({ share }) => share <= 100) ?? true
property('a whole life with any drawing', lifeWithAnyDrawing.filter(isPossible).filter(isPercent), expectSame)
