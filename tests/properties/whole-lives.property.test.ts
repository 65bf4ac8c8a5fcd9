import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AvsFacts, Child } from '~/pillars/avs/facts'
import { type ReferencePension, referencePension } from './reference/reference'
import { ReferenceRefusal } from './reference/refusal'
import { property } from './runs'
import { lifeWithAnyDrawing, lifeWithUnknownIncomes, type WholeLife, wholeCouple, wholeLife } from './whole-lives'

const outcomeOf = ({ facts, day }: WholeLife): ReferencePension | string => {
  try {
    return referencePension(facts, day)
  } catch (error) {
    if (error instanceof ReferenceRefusal) return error.key
    throw error
  }
}

describe('whole lives', () => {
  it('are the same for the same seed', () => {
    const drawn = () => fc.sample(wholeLife, { numRuns: 50, seed: 3 })
    expect(drawn()).toEqual(drawn())
  })

  it('are of every kind', () => {
    const lives = fc.sample(wholeLife, { numRuns: 2_000, seed: 5 })
    for (const [kind, isThere] of Object.entries(KINDS)) {
      expect(lives.filter(({ facts }) => isThere(facts)).length, kind).toBeGreaterThan(20)
    }
  })

  property('have plans that the law allows', wholeLife, (life) => {
    const outcome = outcomeOf(life)
    if (typeof outcome === 'string') expect(outcome).toBe('noEarlyPension')
  })

  property('with any plan are calculated or refused', lifeWithAnyDrawing, (life) => void outcomeOf(life))

  property('with unknown incomes are refused', lifeWithUnknownIncomes, (life) => {
    expect(outcomeOf(life)).toBe('incomesUnknown')
  })

  // Only for a woman and a man: for two women or two men the law names no mother, and the one who asks is taken for her
  // or not.
  property('pay a couple the same whoever of the two asks', wholeCouple, (life) => {
    const [one, other] = [outcomeOf(life), outcomeOf({ ...life, facts: turned(life.facts) })]
    if (typeof one === 'string' || typeof other === 'string') {
      expect(other).toBe(one)
      return
    }
    expect(other.months).toEqual(
      one.months.map(({ month, person, partner }) => ({ month, person: partner, partner: person })),
    )
    expect(other.supplement).toEqual({ person: one.supplement.partner, partner: one.supplement.person })
    expect([other.person, other.partner]).toEqual([one.partner, one.person])
  })
})

const KINDS: Record<string, (facts: AvsFacts) => boolean> = {
  couple: ({ partner }) => partner !== null,
  divorced: ({ marriages }) => marriages.some(({ endedBy }) => endedBy === 'divorce'),
  'annulled marriage': ({ marriages }) => marriages.some(({ endedBy }) => endedBy === 'annulment'),
  'three former marriages': ({ marriages }) => marriages.filter(({ end }) => end !== null).length === 3,
  'widowed with a pension': ({ person }) => person.survivorsPension !== null,
  'separated by a judge': ({ marriages }) => marriages.some(({ end, separatedSince }) => !end && separatedSince),
  'transition generation': ({ person: { gender, birthDate } }) => gender === 'FEMALE' && birthDate < '1970',
  'insured told': ({ person }) => person.insured !== null,
  abroad: ({ person }) => (person.insured?.length ?? 0) > 1,
  'marked as divided': ({ person }) => person.incomes?.some(({ split }) => split) === true,
  'income to come': ({ person }) => person.incomeToCome !== null,
  'end of work': ({ person }) => person.stopsOn !== null,
  'shares that rise': ({ person }) => (person.drawing?.length ?? 0) > 2,
  'work after the reference age': ({ person }) => person.workAfterReferenceAge !== null,
  'child that died in the year of its birth': ({ children }) =>
    children.some(({ birthDate, deathDate }) => deathDate?.slice(0, 4) === birthDate.slice(0, 4)),
  'child of the spouse alone': ({ children }) => children.some(({ parents }) => parents === 'partner'),
  'joint custody': ({ children }) => children.some(({ custody }) => custody === 'joint'),
}

/** The same couple, told by the other. */
function turned({ person, partner, marriages, children }: AvsFacts): AvsFacts {
  if (partner === null) throw new RangeError('no couple')
  return { person: partner, partner: person, marriages, children: children.map(turnedChild) }
}

/** For a child of both, the other parent is now the person; a child of one of them keeps its other parent. */
function turnedChild(child: Child): Child {
  if (child.parents !== 'both') return { ...child, parents: child.parents === 'person' ? 'partner' : 'person' }
  const other = { person: 'other', other: 'person' } as const
  const { credits, custody } = child
  return {
    ...child,
    ...(credits && { credits: credits === 'person' || credits === 'other' ? other[credits] : credits }),
    ...(custody && { custody: custody === 'person' || custody === 'other' ? other[custody] : custody }),
  }
}
