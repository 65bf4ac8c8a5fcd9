/** When one can stop, on the page and by the call: the same figures. */
import { beforeEach, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { lifeOfDossier } from '../../../../tests/support/lives/life-of-dossier'
import { ALWAYS, extract, LIVES, OWN, personOf, type TypedLife } from '../../../../tests/support/lives/typed-lives'
import { CERTIFICATE, STATEMENT_3A } from '../../../../tests/support/papers/typed-papers'
import { TODAY } from '../../../../tests/support/product/start-api'
import { sure, typingVisitor } from '../../../../tests/support/product/typing-visitor'
import type { LifeEstimate } from './estimate-life'
import { lifeStop } from './stop'

let visitor: Awaited<ReturnType<typeof typingVisitor>>
const use = () => visitor.use()
beforeEach(async () => {
  visitor = await typingVisitor()
})

const alone = { partner: null, children: [] }
/** Of 63, with a fund; of 57, with two; and a couple whose other incomes nobody knows. */
const OWN_LIVES: [string, TypedLife][] = [
  [
    '63',
    {
      info: { person: personOf({ ...ALWAYS, birthDate: day('1963-10-10'), gender: 'MALE' }), ...alone },
      careers: { person: OWN },
      certificates: [{ ...CERTIFICATE, buyIn: 80_000 }],
      statements: [STATEMENT_3A],
    },
  ],
  [
    '57, with two funds',
    {
      info: { person: personOf({ ...ALWAYS, birthDate: day('1969-03-14'), gender: 'MALE' }), ...alone },
      careers: { person: extract({ from: 1990, to: 2025, amount: 92_000 }) },
      certificates: [
        { ...CERTIFICATE, buyIn: 80_000 },
        {
          ...CERTIFICATE,
          label: 'Second',
          capital: 120_000,
          pension: 6_480,
          balance: 60_000,
          balanceMandatory: 30_000,
        },
      ],
      statements: [{ ...STATEMENT_3A, amount: 3000 }],
    },
  ],
  ...LIVES,
]

it.each(OWN_LIVES)('%s: the answer is the call’s', async (_, typed) => {
  const dossier = await visitor.typeIn(typed)
  for (const need of [2600, 4800, 6500]) {
    const query = { ...typed.query, need }
    const response = await visitor.api.send('/estimate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lifeOfDossier(dossier, TODAY, query)),
    })
    const { stop }: LifeEstimate = await response.json()
    const shown = await sure(use().getStop(query))
    expect(stop).toEqual(shown && JSON.parse(JSON.stringify(lifeStop(shown))))
  }
})
