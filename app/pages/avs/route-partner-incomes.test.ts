/** Attacks a spouse's incomes: searches every answer for them, and for anything that would lead to a single one. */

import { beforeAll, describe, expect, it } from 'vitest'
import type { Login } from '~/dossier/shape/visitor'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs } from '~/pillars/avs'
import { day } from '~/pillars/day'
import { createExports } from '~/takeaway/exports'
import { child, couple, insuredPerson } from '../../../tests/support/lives/life'
import { linesIn, readPdf } from '../../../tests/support/pages/read-pdf'
import { OWN, PARTNER } from '../../../tests/support/parties/stub-connectors'
import { servePage } from '../../../tests/support/product/serve-page'
import { LOGIN, MARRIED, ORIGIN, startApi, TODAY } from '../../../tests/support/product/start-api'
import { type UseCases, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as explained from '../avs-explained/route'
import * as exported from '../export/route'
import * as guidedCheck from '../guided-check/route'
import * as scenarios from '../scenarios/route'
import * as synthesis from '../synthesis/route'
import * as takeaway from '../takeaway/route'
import * as avs from './route'

const INFO = '/acor/pension-calculator/info'
const CHANGE = { currentSalary: 61_000, desiredSalary: 48_000, retirementDate: day('2034-06-01') }
const [START, PAUL_BORN] = ['1998-06-01', day('1968-03-04')]

const years = (amount: (year: number) => number) =>
  Array.from({ length: 33 }, (_, at) => ({ year: 1993 + at, amount: amount(1993 + at), months: 12 }))
const OWN_INCOMES = years((year) => 62_000 + (year - 1993) * 500)
/** A different amount each year that cannot appear in an answer by chance. */
const PARTNER_INCOMES = years((year) => 71_117 + (year - 1993) * 613)

/** What the engine knows about the partner and nobody but the partner may see. */
function secrets(plan?: { drawFrom: ReturnType<typeof day> }): number[] {
  const { partner, person, periods } = computeAvs(
    couple(
      insuredPerson('FEMALE', MARRIED.person.birthDate, OWN_INCOMES, plan ? { drawing: plan.drawFrom } : {}),
      insuredPerson('MALE', PAUL_BORN, PARTNER_INCOMES),
      START,
      MARRIED.children.map(({ birthDate }) => child(birthDate)),
    ),
    lawOn(TODAY),
    TODAY,
  )
  const steps = partner?.steps.filter(({ key }) => ['incomeSum', 'revaluation', 'averageIncome', 'ramd'].includes(key))
  const isPaid = (amount: number) => periods.some((period) => period.partner === amount)
  const before = person.steps
    .flatMap(({ key, inputs }) => (key === 'coupleCap' ? [Number(inputs.other)] : []))
    .filter((amount) => !isPaid(amount))
  return (
    [
      ...PARTNER_INCOMES.map(({ amount }) => amount),
      ...[partner?.ramd, partner?.later?.ramd].map(Number),
      ...(steps ?? []).map(({ output }) => Number(output)),
      ...before,
    ]
      // The last row of the table is where every higher average ends, so it reveals nothing about anybody.
      .filter((amount) => amount > 0 && amount !== LAST_ROW)
  )
}

const LAST_ROW = 90_720

const SECRETS = [...new Set([...secrets(), ...secrets({ drawFrom: CHANGE.retirementDate })])]

/** Searches for numbers in plain form and as people read them in both languages. */
function foundIn(text: string): number[] {
  const plain = text.replaceAll(/&#x27;|['’\u00a0\u202f]/g, '')
  return SECRETS.filter((amount) => new RegExp(`(?<![\\d.])${amount}(?!\\d)`).test(plain))
}

let api: Awaited<ReturnType<typeof startApi>>
let client: UseCases
beforeAll(async () => {
  api = await startApi({ termsVersion: '1' })
  api.registered({ incomes: OWN_INCOMES })
  const paul = api.insured[PARTNER]
  if (!paul) throw new Error('no partner')
  api.insured[PARTNER] = { ...paul, birthDate: PAUL_BORN, incomes: PARTNER_INCOMES }
  client = visitorUseCases(api.tools, null)({ vault: api.vault, token: api.token })
  const login: Login = { ...LOGIN, sub: 'paul', navs: PARTNER, partnerNavs: OWN }
  const { person, partner } = MARRIED
  // Both have entered each other: pages and files then contain as much about the partner as they ever do.
  const his = {
    ...MARRIED,
    person: { ...person, navs: PARTNER, birthDate: PAUL_BORN, gender: 'MALE' },
    partner: { ...partner, navs: OWN, birthDate: person.birthDate, gender: 'FEMALE' },
  }
  expect((await (await api.signIn(login)).post(INFO, his)).status).toBe(200)
  expect((await api.post(INFO, MARRIED)).status).toBe(200)
  await api.post('/openpk/user/pension-funds', { ids: ['a'] })
  await api.post('/openpv/user/entities', { ids: ['x'] })
  expect((await api.post('/synthesis/simulation', CHANGE)).status).toBe(200)
  expect((await api.post('/synthesis/scenarios', { name: 'less' })).status).toBeLessThan(300)
})

it('knows what to look for', () => {
  expect(SECRETS.length).toBeGreaterThan(PARTNER_INCOMES.length + 5)
  expect(foundIn("a sum of CHF 71'117 a year")).toEqual([71_117])
})

describe('no partner’s income, average or sum that leads to one', () => {
  it('stands in the answer of any call', async () => {
    const { paths } = await (await api.send('/openapi.json')).json()
    const reads = Object.keys(paths).filter((path) => 'get' in paths[path])
    const queries = [
      '',
      '?force=true',
      `?${new URLSearchParams({ retirementDate: CHANGE.retirementDate, desiredSalary: '48000', currentSalary: '61000' })}`,
    ]
    expect(reads.length).toBeGreaterThan(15)
    for (const path of reads.map((one) => one.replace(/^\/api/, '')))
      for (const query of queries) {
        // Once as the visitor, who may read their own incomes, and once about the partner.
        for (const navs of path.includes('{navs}') ? [OWN, PARTNER] : [''])
          expect(foundIn(await (await api.get(path.replace('{navs}', navs) + query)).text()), path + query).toEqual([])
      }
  })

  it('stands on any page of the couple, in both languages', async () => {
    const pages = [
      [avs, '/avs'],
      [explained, '/avs/explained'],
      [explained, '/avs/explained', '?column=withChange'],
      [synthesis, '/synthesis'],
      [scenarios, '/scenarios'],
      [guidedCheck, '/guide/check'],
    ] as const
    for (const [module, path, query = ''] of pages)
      for (const language of ['', '/de']) {
        const page = await servePage(module, path, client).get(language + path + query)
        const html = await page.text()
        expect(page.status, path).toBe(200)
        expect(foundIn(html), path).toEqual([])
      }
  })

  it('stands in any file, nor behind a link', async () => {
    for (const ending of ['csv', 'json']) {
      const path = `/data/synthesis.${ending}`
      const file = await servePage(takeaway, path, client).get(path)
      expect(file.status).toBe(200)
      expect(foundIn(await file.text()), ending).toEqual([])
    }
    const pdf = await servePage(takeaway, '/data/synthesis.pdf', client).get('/data/synthesis.pdf')
    const { document } = readPdf(new Uint8Array(await pdf.arrayBuffer()))
    expect(foundIn(linesIn(document).join('\n'))).toEqual([])

    const page = await (await servePage(synthesis, '/synthesis', client).get('/synthesis')).text()
    const link = /\/export\?payload=[\w-]+/.exec(page)?.[0] ?? ''
    const sealed = createExports(Buffer.alloc(32, 1)).find(new URL(link, ORIGIN))
    expect(sealed?.withoutChange.avs?.monthly).toBeGreaterThan(0)
    expect(foundIn(JSON.stringify(sealed))).toEqual([])
    expect(foundIn(await (await servePage(exported, '/export', client).get(link)).text())).toEqual([])
  })
})

it('the pension reveals eight facts about the partner, and no step their pension before the cap', async () => {
  for (const query of ['', `?retirementDate=${CHANGE.retirementDate}`]) {
    const { partner, person } = await (await api.get(`/acor/pension-calculator${query}`)).json()
    expect(Object.keys(partner).toSorted()).toEqual(
      ['from', 'later', 'monthly', 'referenceDate', 'scale', 'supplement', 'thirteenth', 'to'].toSorted(),
    )
    for (const { inputs } of person.steps) expect(inputs).not.toHaveProperty('other')
  }
})

describe('what decides over which years incomes are averaged or shared', () => {
  const typed = (person: object, partner: object = {}) => ({
    ...MARRIED,
    person: { ...MARRIED.person, ...person },
    partner: { ...MARRIED.partner, ...partner },
  })

  it.each<[string, object, string]>([
    [
      'a partner born in 2005, of whom the last year alone would count',
      typed({}, { birthDate: '2005-01-01' }),
      'partner.birthDate',
    ],
    ['a partner born a year later', typed({}, { birthDate: '1969-03-04' }), 'partner.birthDate'],
    ['a partner of the other gender', typed({}, { gender: 'FEMALE' }), 'partner.gender'],
    ['a wedding a year later', typed({ relationshipStartDate: '1999-06-01' }), 'relationshipStartDate'],
    ['a wedding last year', typed({ relationshipStartDate: '2025-06-01' }), 'relationshipStartDate'],
    [
      'another birth of one’s own, which ends the years that are shared',
      typed({ birthDate: '1963-05-10' }),
      'birthDate',
    ],
    ['the other gender of one’s own', typed({ gender: 'MALE' }), 'gender'],
  ])('cannot be chosen: %s', async (_, body, field) => {
    const before = await (await api.get('/acor/pension-calculator')).json()
    const { status, errors } = await (await api.post(INFO, body)).json()
    expect(status).toBe(422)
    expect(errors).toContainEqual({ field, key: 'notAsRegistered' })
    expect(await (await api.get('/acor/pension-calculator')).json()).toEqual(before)
  })
})
