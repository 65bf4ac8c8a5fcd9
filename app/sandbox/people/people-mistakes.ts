/** Mistakes that no single field shows: check digits, duplicate numbers, broken links. Messages carry no values. */
import { ENTITIES, FUNDS } from '../parties'
import type { Person } from './people'

export type Mistake = { path: (string | number)[]; message: string }

export const mistakesAcross = (people: Person[]): Mistake[] => [
  ...people.flatMap((person, i) => [
    ...ownMistakes(person).map((mistake) => ({ ...mistake, path: [i, ...mistake.path] })),
    ...linkMistakes(people, person).map((message) => ({ path: [i, 'partnerNavs'], message })),
  ]),
  ...twice(people, 'email', (person) => person.email.toLowerCase()),
  ...twice(people, 'navs', (person) => person.navs),
]

function ownMistakes(person: Person): Mistake[] {
  const mistakes: Mistake[] = []
  const refuse = (message: string, ...path: Mistake['path']) => mistakes.push({ path, message })

  if (!isAvsNumber(person.navs)) refuse('not an AVS number with its check digit', 'navs')
  if (new Set(person.incomes.map((income) => income.year)).size < person.incomes.length)
    refuse('a year stands twice', 'incomes')

  person.marriages?.forEach(({ start, end, endedBy }, i) => {
    if ((end === null) !== (endedBy === null)) refuse('an end and its reason go together', 'marriages', i, 'endedBy')
    if (end !== null && end < start) refuse('before the start', 'marriages', i, 'end')
  })

  person.policies.forEach((policy, i) => {
    if (!FUNDS.some((fund) => fund.id === policy.fundId)) refuse('no such pension fund', 'policies', i, 'fundId')
    if (policy.balanceMandatory > policy.balance) refuse('more than the balance', 'policies', i, 'balanceMandatory')
    if (!isGapless(policy.conversionRates)) refuse('ages are missing', 'policies', i, 'conversionRates')
  })

  const entityIds = person.providents.map((provident) => provident.entityId)
  entityIds.forEach((id, i) => {
    if (!ENTITIES.some((entity) => entity.id === id)) refuse('no such 3a provider', 'providents', i, 'entityId')
    if (entityIds.indexOf(id) !== i) refuse('stands twice', 'providents', i, 'entityId')
  })
  return mistakes
}

function linkMistakes(people: Person[], person: Person): string[] {
  if (person.partnerNavs === null) return []
  const partner = people.find((candidate) => candidate.navs === person.partnerNavs)
  if (!partner) return ['no such person']
  if (partner === person || partner.partnerNavs !== person.navs) return ['the link is not mutual']
  return []
}

function twice(people: Person[], field: keyof Person, keyOf: (person: Person) => string): Mistake[] {
  const keys = people.map(keyOf)
  return keys.flatMap((key, i) => (keys.indexOf(key) === i ? [] : [{ path: [i, field], message: 'stands twice' }]))
}

function isGapless(rates: Record<string, number>): boolean {
  const ages = Object.keys(rates).map(Number)
  return ages.length > 0 && Math.max(...ages) - Math.min(...ages) + 1 === ages.length
}

/** 756.0000.0000.00 with the EAN-13 check digit at its end. */
function isAvsNumber(text: string): boolean {
  if (!/^756\.\d{4}\.\d{4}\.\d{2}$/.test(text)) return false
  const digits = [...text.replaceAll('.', '')].map(Number)
  const sum = digits.slice(0, 12).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === digits[12]
}
