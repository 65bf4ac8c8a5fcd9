/** The plan of the page and of the call: the same phases, dates and contributions of every typed life. */
import { beforeAll, describe, expect, it } from 'vitest'
import { NO_CHANGE, Simulation } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { startAtAge } from '~/pillars/synthesis/avs-from'
import { lifeOfDossier } from '../../../../tests/support/lives/life-of-dossier'
import { LIVES } from '../../../../tests/support/lives/typed-lives'
import { startApi, TODAY } from '../../../../tests/support/product/start-api'
import { sure, typingVisitor } from '../../../../tests/support/product/typing-visitor'
import { Life } from '../../case/life/shape'
import { estimateLife } from '../life/estimate-life'
import { lifeLeaving, lifePhases } from '../life/plan'

/** Whose 64th birthday is ahead. */
const AHEAD = LIVES.filter(([, { info }]) => startAtAge(info.person.birthDate, 64) > TODAY)

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})

it('has lives that can leave early', () => expect(AHEAD.length).toBeGreaterThan(10))

describe.each(AHEAD)('%s', (_, typed) => {
  const retirementDate = startAtAge(typed.info.person.birthDate, 64)

  it.each([
    ['with a need', { retirementDate, need: 6000 }, null],
    ['without one, and with wealth', { retirementDate }, 700_000],
  ] as const)('leaves at 64 alike on the page and by the call: %s', async (_name, query, wealth) => {
    const { use, typeIn, dossier } = await typingVisitor(api)
    await typeIn(typed)
    if (wealth !== null) await use().saveWealth(wealth)
    const answer = await sure(use().getPlan(query))
    const life = lifeOfDossier(await dossier(), TODAY, query)
    const called = estimateLife(Life.parse({ ...life, plan: { ...life.plan, wealth } }), TODAY)
    expect(answer).not.toBeNull()
    expect(JSON.parse(JSON.stringify(lifePhases(answer)))).toEqual(JSON.parse(JSON.stringify(called.phases)))
    expect(JSON.parse(JSON.stringify(answer && lifeLeaving(answer)))).toEqual(
      JSON.parse(JSON.stringify(called.leaving)),
    )
  })
})

describe('another start of the AVS', () => {
  const [, typed] = AHEAD[0] as (typeof AHEAD)[number]
  const { birthDate } = typed.info.person
  const at = (age: number) => startAtAge(birthDate, age)

  it.each([
    ['reference', { retirementDate: at(64) }, at(65)],
    ['first', { stopsOn: day('2034-02-28'), retirementDate: at(65) }, day('2034-03-01')],
    [64, { stopsOn: day('2034-02-28'), retirementDate: at(65) }, at(64)],
  ] as const)('%s: is saved as a day, as the call has it', async (avsFrom, change, avsStart) => {
    const { use, typeIn, dossier } = await typingVisitor(api)
    await typeIn(typed)
    await use().saveSimulation(Simulation.parse({ ...NO_CHANGE, ...change }))
    const before = (await use().getPlan(change)).answer
    const { refusal } = await use().saveAvsFrom(avsFrom)
    expect(refusal).toBeNull()
    const saved = (await dossier())?.simulation
    expect(saved?.retirementDate).toBe(avsStart)
    const query = Object.fromEntries(Object.entries(saved ?? {}).filter(([, value]) => value !== null))
    const { answer } = await use().getPlan(query)
    expect([answer?.leaving, answer?.avsStart]).toEqual([before?.leaving, avsStart])
    const told = await dossier()
    if (!told) throw new Error('the dossier is gone')
    const life = lifeOfDossier(told, TODAY, change)
    const called = estimateLife(Life.parse({ ...life, plan: { ...life.plan, avsFrom } }), TODAY)
    expect(called.phases).toEqual(lifePhases(answer))
  })

  it('is refused where it is none that this person can choose, and nothing is saved', async () => {
    const { use, typeIn, dossier } = await typingVisitor(api)
    await typeIn(typed)
    await use().saveSimulation(Simulation.parse({ ...NO_CHANGE, retirementDate: at(64) }))
    const { refusal } = await use().saveAvsFrom(62)
    expect(refusal?.reason).toBe('unfit')
    expect((await dossier())?.simulation?.retirementDate).toBe(at(64))
  })
})
