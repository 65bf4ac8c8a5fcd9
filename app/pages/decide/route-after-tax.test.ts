/** The pension given up and the capital once both are taxed: the tax on income is that of the call for other programs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '~/dossier/shape/place'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { SINGLE_WOMAN } from '../../../tests/support/lives/single-woman'
import { type DecideVisit, FUND, LAUSANNE, openDecide, type Typed } from '../../../tests/support/pages/decide-page'

const HOME: Place = { canton: 'VD', municipality: 'Lausanne', healthPremium: null, spousePension: null }
const GENEVA: Typed = { ...LAUSANNE, canton: 'GE', municipality: 'Genève' }

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

/** The tax on income with all of the pension, less the one with what the share leaves of it, as the call answers: CHF a year. */
async function addedTax(typed: Typed, municipality: number) {
  const { lppCapitalShare: _, ...whole } = typed
  const [all, rest] = [
    (await visit.taxOfCall(whole, municipality)).income,
    (await visit.taxOfCall(typed, municipality)).income,
  ]
  const [low, high] = (['low', 'high'] as const).map((end) => (all[end] ?? all.total) - (rest[end] ?? rest.total))
  return { low: low as number, high: high as number }
}

const toTen = (amount: number) => Math.round(amount / 10) * 10
const inYears = (months: number) => Math.round((months * 100) / 12) / 100
/** She is paid from 65 on. */
const lastUntil = (capital: number, monthly: number) => inYears(12 * 65 + Math.floor(capital / monthly))
const namesOf = (figures: Record<string, number>) =>
  Object.keys(figures).filter((name) => name.startsWith('choice.net.'))

describe('a pension and its capital after tax', () => {
  it('the tax on the pension given up is taken off it, and the capital lasts longer against the rest', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    const { figures } = await visit.shown()
    const { low, high } = await addedTax(LAUSANNE, 5586)
    expect([low, low > 0]).toEqual([high, true])
    const net = (figures['choice.givenUp'] ?? 0) - low / 12
    const untilNet = lastUntil(figures['choice.left'] ?? 0, net)
    expect(namesOf(figures)).toEqual(['choice.net.givenUp', 'choice.net.breakEven', 'choice.net.breakEven.at2'])
    expect(figures).toMatchObject({ 'choice.net.givenUp': toTen(net), 'choice.net.breakEven': untilNet })
    expect(untilNet).toBeGreaterThan(inYears(12 * 65 + (figures['choice.lasts.0'] ?? 0)))
  })

  it('is told for the yield that was given', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send({ ...LAUSANNE, yield: '1.5' })
    const names = namesOf((await visit.shown()).figures)
    expect(names).toEqual([
      ...['choice.net.givenUp', 'choice.net.breakEven.at0', 'choice.net.breakEven', 'choice.net.breakEven.at2'],
    ])
  })

  it('is a range with both ends where the tax is one', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(GENEVA)
    const { figures, text } = await visit.shown()
    const added = await addedTax(GENEVA, 6621)
    const [givenUp, left] = [figures['choice.givenUp'] ?? 0, figures['choice.left'] ?? 0]
    const ends = [added.low, added.high].toSorted((one, other) => one - other).map((tax) => givenUp - tax / 12)
    const [high, low] = ends as [number, number]
    expect(low).toBeLessThan(high)
    expect(figures).toMatchObject({
      'choice.net.givenUp.low': toTen(low),
      'choice.net.givenUp.high': toTen(high),
      'choice.net.breakEven.low': lastUntil(left, high),
      'choice.net.breakEven.high': lastUntil(left, low),
    })
    expect(text).toContain('La fourchette vient d’une déduction du canton pour retraités')
  })

  it.each([
    ['/decide', 'Jusqu’à 75 ans', 'le capital', 'Jusqu’à 90 ans', 'la rente', 'Pas comptés'],
    [
      '/de/decide',
      'Bis zum Alter von 75 Jahren',
      'dem Kapital',
      'Bis zum Alter von 90 Jahren',
      'der Rente',
      'Nicht gezählt',
    ],
  ])(
    '%s tells over the years which is more, and what is not counted',
    async (path, young, capital, old, pension, out) => {
      await visit.typeIn({ certificates: [FUND] })
      await visit.send(LAUSANNE)
      const { text } = await visit.shown(path)
      for (const [age, more] of [
        [young, capital],
        [old, pension],
      ])
        expect(text).toMatch(new RegExp(`${age} CHF [\\d']+ ${more}`))
      expect(text).toContain(out)
      expect(text).not.toMatch(/NaN|undefined|\{\{|(decide|net)\.\w/)
    },
  )

  it('counts the premium that is saved with the place', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(GENEVA)
    const before = (await visit.shown()).text
    await visit.client.savePlace({ ...HOME, canton: 'GE', municipality: 'Genève', healthPremium: 7_000 })
    const { text, figures } = await visit.shown()
    expect(before).toContain('Primes maladie')
    expect(text).not.toContain('Primes maladie')
    expect(namesOf(figures)).not.toEqual([])
  })
})

describe('nothing is compared after tax', () => {
  const careerOfBoth = async () => {
    const { person } = (await visit.dossier()).firstPillar.careers
    if (!person) throw new Error('no career')
    await visit.client.saveCareer('partner', person)
  }
  const older = { navs: null, birthDate: day('1968-03-02'), gender: 'MALE' as const, deathDate: null }

  it.each<[string, Typed, () => Promise<unknown>, fr: string, de: string]>([
    [
      'where only the federal tax on the capital is known',
      { ...LAUSANNE, canton: 'VS', municipality: 'Sion' },
      async () => {},
      'L’impôt du canton sur le capital n’est pas calculé.',
      'Die Steuer des Kantons auf dem Kapital ist nicht berechnet.',
    ],
    [
      'with children',
      { ...LAUSANNE, children: 'on' },
      async () => {},
      'Avec des enfants ou des proches à charge',
      'Mit Kindern oder unterstützten Angehörigen',
    ],
    [
      'with another tax status than that of the pensions',
      { ...LAUSANNE, status: 'married' },
      async () => {},
      'ne correspond pas à l’état civil de vos données AVS',
      'entspricht nicht dem Zivilstand in Ihren AHV-Angaben',
    ],
    [
      'before the reference age',
      LAUSANNE,
      () => visit.client.saveSimulation({ ...NO_CHANGE, retirementDate: day('2033-06-01'), lppCapitalShare: 50 }),
      'La caisse paie avant que tout le ménage soit à la retraite, le 01.06.2035',
      'bevor der ganze Haushalt im Ruhestand ist, am 01.06.2035',
    ],
    [
      'where the pension of the spouse is unknown',
      { ...LAUSANNE, status: 'married' },
      () => visit.liveAs({ status: 'married' }),
      'pour le net, il manque',
      'Für das Netto fehl',
    ],
    [
      'before the spouse, who is younger, is retired',
      { ...LAUSANNE, status: 'married' },
      async () => {
        await visit.liveAs({ status: 'married' })
        await careerOfBoth()
        await visit.client.savePlace({ ...HOME, spousePension: 0 })
      },
      'le 01.04.2036',
      'am 01.04.2036',
    ],
  ])('%s, and says why', async (_, typed, change, french, german) => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(typed)
    await change()
    const { figures, text, html } = await visit.shown()
    expect(figures).toHaveProperty('choice.lasts.0')
    expect(namesOf(figures)).toEqual([])
    expect(text).toContain('Pas de comparaison après impôts. ')
    expect(text).toContain(french)
    expect((await visit.shown('/de/decide')).text).toContain(german)
    expect(html.includes('/synthesis#net')).toBe(french.startsWith('pour le net'))
  })

  it('is told of a couple once both are retired and what the spouse is paid is known', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send({ ...LAUSANNE, status: 'married' })
    const married = { ...SINGLE_WOMAN, status: 'married' as const, relationshipStartDate: day('2000-05-05') }
    await visit.client.saveInfo({ person: married, partner: older, children: [] })
    await careerOfBoth()
    await visit.client.savePlace({ ...HOME, spousePension: 1_200 })
    const { figures, text } = await visit.shown()
    expect(namesOf(figures)).toContain('choice.net.breakEven')
    expect(text).toContain('Vos rentes à deux')
  })

  it('and nothing is said of it before a place is given', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.client.saveSimulation({ ...NO_CHANGE, lppCapitalShare: 50 })
    const { figures, text } = await visit.shown()
    expect(figures).toHaveProperty('choice.lasts.0')
    expect(text).not.toContain('après impôts')
  })
})
