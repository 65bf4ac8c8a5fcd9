/**
 * A form in which one field cannot be read and another breaks a rule, over the calls themselves: one answer reports everything.
 */
import type { TFunction } from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { textIn } from '~/shell/texts'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { OWN, PARTNER } from '../../tests/support/parties/stub-connectors'
import { readable } from '../../tests/support/product/serve-page'
import { type Pages, startPages } from '../../tests/support/product/start-pages'
import * as avs from './avs/route'
import * as pillar3a from './pillar-3a/route'
import * as simulation from './simulation/route'

type Fields = Record<string, string>
/** Where the sentence leads, which sentence it is, and its addition. */
type ExpectedProblem = [id: string, key: ProblemKey, behind?: (t: TFunction) => string]

let api: Pages['api']
let pageOf: Pages['pageOf']
beforeEach(async () => {
  const started = await startPages()
  ;({ api, pageOf } = started)
  const { client } = started
  await client.saveSelectedFunds(['a'])
  await client.saveSelectedEntities(['x', 'y'])
  await api.signInEverywhere()
  await client.getProvidents()
})

/** The links of the summary: the target of each, and its sentence without the name of the field. */
function summaryOf(html: string): [id: string, sentence: string][] {
  const summary = /<div class="error-summary"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''
  return [...summary.matchAll(/<a href="#([^"]+)">([\s\S]*?)<\/a>/g)].map(([, id = '', text = '']) => [
    id,
    readable(text),
  ])
}

const ACCOUNT = { solde: 'viel', amount: '100', rate: '45' }
const of = (prefix: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))

/** Somebody born on 10 May 1970. */
const ofPaydate = (t: TFunction) =>
  t('problems.within', { earliest: '10.05.2030', latest: '10.05.2040', example: '01.06.2035' })
const ofRetirement = (t: TFunction) =>
  t('problems.within', { earliest: '01.06.2033', latest: '01.06.2040', example: '01.06.2035' })
const ofShare = (t: TFunction) => t('problems.atMost', { largest: '50\u00a0%' })

const FORMS: [name: string, module: object, path: string, fields: Fields, told: ExpectedProblem[]][] = [
  [
    'AVS: a child’s day, a marriage without its date, a child before its parent',
    avs,
    '/avs',
    {
      ...{ navs: OWN, birthDate: '10.05.1970', gender: 'FEMALE', status: 'married', relationshipStartDate: '' },
      ...of('partner.', { navs: PARTNER, birthDate: '04.03.1968', gender: 'MALE' }),
      ...{ hasChildren: 'yes', childCount: '2' },
      ...of('children[0].', { birthDate: '31.02.2000', alive: 'yes' }),
      ...of('children[1].', { birthDate: '1.1.1950', alive: 'yes' }),
    },
    [
      ['relationshipStartDate', 'required'],
      ['children-0-birthDate', 'dayUnknown'],
      ['children-1-birthDate', 'childBeforeParent'],
    ],
  ],
  [
    'simulation: an activity rate, a day before 63, a share above what the fund pays',
    simulation,
    '/simulation',
    { desiredRate: 'halb', retirementDate: '1.5.2033', lppCapitalShare: '60' },
    [
      ['desiredRate', 'rateForm'],
      ['retirementDate', 'retirementTooEarly', ofRetirement],
      ['lppCapitalShare', 'capitalShareTooLarge', ofShare],
    ],
  ],
  [
    '3a: a balance, a rate, and a day before 60',
    pillar3a,
    '/3a',
    { ...ACCOUNT, paydate: '9.5.2030' },
    [
      ['solde', 'amountForm'],
      ['rate', 'rateRange'],
      ['paydate', 'paydateRange', ofPaydate],
    ],
  ],
  [
    'a further 3a account: a balance, a rate, and a day that is behind',
    pillar3a,
    '/3a',
    { entityId: 'x', ...of('accounts[0].', { ...ACCOUNT, paydate: '20.11.2026' }) },
    [
      ['accounts-0-solde', 'amountForm'],
      ['accounts-0-rate', 'rateRange'],
      ['accounts-0-paydate', 'paydatePast', ofPaydate],
    ],
  ],
  [
    'a 3a account that is none of the visitor’s: a balance, a rate, a day after 70, and whose it is',
    pillar3a,
    '/3a',
    { entityId: 'z', ...of('accounts[1].', { ...ACCOUNT, paydate: '11.5.2040' }) },
    [
      ['accounts-1-solde', 'amountForm'],
      ['accounts-1-rate', 'rateRange'],
      ['accounts-1-paydate', 'paydateRange', ofPaydate],
      ['ids', 'unknownEntity'],
    ],
  ],
]

/** The sentence up to the first value in it that is not known here. */
const beginning = (t: TFunction, key: ProblemKey) =>
  t(`problems.${key}`, { field: '{', example: '{', centimes: '{' }).split('{')[0] ?? ''

describe.each(LANGUAGES)('in %s, one answer tells all that is wrong', (language) => {
  const t = textIn(language)

  it.each(FORMS)('%s', async (_name, module, path, fields, told) => {
    const before = await api.dossier()
    const address = pathIn(language, path)
    const answer = await pageOf(module, path).post(address, Object.entries(fields))
    expect(answer.status).toBe(400)
    const summary = summaryOf(await answer.text())
    expect(summary.map(([id]) => id)).toEqual(told.map(([id]) => id))
    for (const [i, [, key, behind]] of told.entries()) {
      expect(summary[i]?.[1]).toContain(beginning(t, key))
      if (behind) expect(summary[i]?.[1]).toContain(behind(t))
    }
    const { firstPillar, thirdPillar, simulation: saved } = await api.dossier()
    expect([firstPillar.info, thirdPillar, saved]).toEqual([null, before.thirdPillar, null])
  })
})
