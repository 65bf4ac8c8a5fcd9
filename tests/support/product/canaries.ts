/** Persons whose every value is recognisable, and a search for these values where they must not be. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { day } from '~/pillars/day'
import type { Person } from '~/sandbox/people/people'
import { readPeople } from '~/sandbox/people/read-people'

export const NAVS = '756.4242.4343.42'
const PARTNER_NAVS = '756.4545.4646.40'

const couple = { civilStatus: 'married' as const, relationshipStartDate: day('1998-07-29'), relationshipEndDate: null }
const children = [{ birthDate: day('2001-02-27'), deathDate: null }]

/** Two of the built-in persons, with different values wherever a value says something about somebody. */
export function canaryPeople(): [Person, Person] {
  const [claire, philippe] = readPeople(null)
  if (!claire || !philippe) throw new Error('the sandbox has no couple')
  const own: Person = {
    ...claire,
    ...couple,
    children,
    email: 'zqlara.geheim@zqpost.ch',
    password: 'zq-kennwort-9',
    navs: NAVS,
    partnerNavs: PARTNER_NAVS,
    firstName: 'Zqlara',
    lastName: 'Zqgeheim',
    birthDate: day('1971-02-23'),
    incomes: claire.incomes.map((income, at) => ({ ...income, amount: 61_117.35 + at * 1_013 })),
    policies: claire.policies.map((policy, at) => ({
      ...policy,
      balance: 412_639.15 + at,
      declaredSalary: 161_437.55 + at,
    })),
    providents: claire.providents.map((provident) => ({ ...provident, solde: 96_427.85, amount: 6_731.15 })),
  }
  const partner: Person = {
    ...philippe,
    ...couple,
    children,
    email: 'zqilipp@zqpost.ch',
    navs: PARTNER_NAVS,
    partnerNavs: NAVS,
    firstName: 'Zqilipp',
    birthDate: day('1969-10-13'),
  }
  return [own, partner]
}

/** What is typed: no register and no fund knows it. */
export const TYPED = {
  salary: '93’517.85',
  balance: '31’277.65',
  payDay: '17.08.2036',
  scenario: 'Zqszenario',
  anything: 'zq-anything-typed',
}

/** In each spelling: a day in two, a number with and without its separators, as typed and as computed with. */
function spellingsOf(value: string): string[] {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  const written = year ? [value, `${dayOfMonth}.${month}.${year}`] : [value]
  if (/^756\./.test(value)) written.push(value.replaceAll('.', ''))
  if (/^\d+’\d+/.test(value)) written.push(value.replaceAll('’', ''))
  if (/^\d{5,}\.\d\d?$/.test(value)) written.push(...['’', "'"].map((sign) => value.replace(/(?=\d{3}\.)/, sign)))
  return written
}

/** The texts and amounts of a person, except what many share: ids of parties, gender and civil status. */
function valuesOf({ policies, providents, incomes, ...person }: Person): string[] {
  const { email, password, navs, firstName, lastName, birthDate, relationshipStartDate } = person
  const amounts = [
    ...incomes.map(({ amount }) => amount),
    ...policies.flatMap(({ balance, declaredSalary }) => [balance, declaredSalary]),
    ...providents.flatMap(({ solde, amount }) => [solde, amount]),
  ].filter((amount) => !Number.isInteger(amount))
  const days = [birthDate, relationshipStartDate ?? '', ...person.children.map((child) => child.birthDate)]
  return [email, password === 'demo' ? '' : password, navs, firstName, lastName, ...days, ...amounts.map(String)]
}

/** Codes, verifiers, tokens, cookies: long, with letters and digits. */
const SECRETS = /[\w~+/-]{20,}[=]*/g
const secretsIn = (text: string) =>
  (text.match(SECRETS) ?? []).filter((one) => /\d/.test(one) && /[a-z]/i.test(one) && !/^\d+$|\//.test(one))

/**
 * Collects what must appear nowhere: the values of these people, what is typed, and every secret that goes over the
 * wire from now on.
 */
export function gatherCanaries(people: Person[]) {
  const known = [...people.flatMap(valuesOf), ...Object.values(TYPED)].filter((value) => value.length > 5)
  const canaries = new Set(known.flatMap(spellingsOf))
  const tokens = new Set<string>()
  const gather = (...texts: (string | null | undefined)[]) => {
    for (const secret of texts.flatMap((text) => secretsIn(text ?? ''))) canaries.add(secret)
  }
  const gatherTokens = (text = '') => {
    gather(text)
    for (const token of secretsIn(text)) tokens.add(token)
  }
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    gatherTokens(new Headers(init?.headers).get('authorization')?.replace(/^Basic .*/, ''))
    if (init?.body instanceof URLSearchParams) gather(...init.body.values())
    const response = await fetch(input, init)
    const location = response.headers.get('location') ?? ''
    if (URL.canParse(location, 'http://own.invalid'))
      gather(...new URL(location, 'http://own.invalid').searchParams.values())
    gather(...response.headers.getSetCookie().map((line) => line.split(';')[0]?.replace(/^[^=]*=/, '')))
    if (String(input).endsWith('/token')) gatherTokens(await response.clone().text())
    return response
  })
  return {
    canaries,
    /** Of outside parties: access, refresh and identity tokens. */
    tokens,
    release: () => spy.mockRestore(),
    /** Those that occur in a text, as they are or encoded for an address. */
    in: (text: string) => [...canaries].filter((one) => text.includes(one) || text.includes(encodeURIComponent(one))),
  }
}

/** Each file under a folder, as whoever steals it reads it. */
export const filesUnder = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'latin1') }))
