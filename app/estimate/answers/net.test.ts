/** What tax leaves a life that is typed on pages, and the same life that another program sends: the same to the franc. */
import { beforeAll, expect, it } from 'vitest'
import { NO_CHANGE, Simulation } from '~/dossier/shape/simulation'
import { shownNet } from '~/pillars/synthesis/shown-net'
import { lifeOfDossier } from '../../../tests/support/lives/life-of-dossier'
import { LIVES } from '../../../tests/support/lives/typed-lives'
import { startApi, TODAY } from '../../../tests/support/product/start-api'
import { sure, typingVisitor } from '../../../tests/support/product/typing-visitor'
import { oneIn } from '../../../tests/support/random/cases'
import { Life } from '../case/life/shape'
import { estimateLife } from './life/estimate-life'

const TOWNS = [
  { canton: 'VD', municipality: 'Lausanne', number: 5586 },
  { canton: 'ZH', municipality: 'Zurich', number: 261 },
  { canton: 'GE', municipality: 'Genf', number: 6621 },
  { canton: 'VS', municipality: 'Sitten', number: 6266 },
  { canton: 'BL', municipality: 'Liestal', number: 2829 },
  { canton: 'BE', municipality: 'Bienne', number: 371 },
  { canton: 'TI', municipality: 'Bellinzona', number: 5002 },
] as const

/** Each in one of the towns. Every other one tells its premium, and most tell what the spouse's funds pay. */
const AT_A_PLACE = LIVES.map(([name, life], at) => {
  const { number, ...home } = TOWNS[at % TOWNS.length] ?? TOWNS[0]
  const amounts = { healthPremium: at % 2 === 0 ? 6_480.4 : null, spousePension: at % 5 === 0 ? null : 1_150 }
  return { name, life, place: { ...home, ...amounts }, number }
})

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})

const changeOf = (query: object) => Simulation.parse({ ...NO_CHANGE, ...query })

/** A life is typed and computed in 20 ms. */
const SOME = 6

it.each(oneIn(SOME, AT_A_PLACE))('$name, in $place.municipality', async ({ life, place, number }) => {
  const { use, typeIn } = await typingVisitor(api)
  const dossier = await typeIn(life)
  await sure(use().savePlace(place))
  if (life.query) await sure(use().saveSimulation(changeOf(life.query)))
  const { net } = await sure(use().readFigures())

  const sent = lifeOfDossier(dossier, TODAY, life.query)
  const { tax, assumptions } = estimateLife(Life.parse({ ...sent, tax: { ...place, municipality: number } }), TODAY)
  const ours = net.answer?.withChange ?? net.answer?.withoutChange
  if (!ours) throw new Error('no net is told')
  expect(shownNet(ours)).toEqual(tax?.income)
  expect('refused' in ours ? [] : ours.assumptions).toEqual(assumptions.incomeTax)
  if ('refused' in ours) return
  for (const end of ['low', 'expected', 'high'] as const) expect(ours.monthly[end]).toBeLessThanOrEqual(ours.gross[end])
  const { low, expected, high } = ours.monthly
  expect([low, expected, high]).toEqual([low, expected, high].toSorted((one, other) => one - other))
})
