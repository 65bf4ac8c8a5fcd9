import { describe, expect, it, vi } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { unchanged } from '../../../tests/support/pages/sample-synthesis'
import { pageWith, typedIn } from '../../../tests/support/pages/simulation-page'
import { failing, readable } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'

describe('the sent simulation', () => {
  async function send(fields: [string, string][], calls: Partial<UseCases> = {}, path = '/simulation') {
    const saveSimulation = vi.fn<UseCases['saveSimulation']>(async (change) => ({ ...unchanged, ...change }))
    const checkSimulation = async () => []
    const answer = await pageWith({ saveSimulation, checkSimulation, ...calls }).post(path, fields)
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      saved: saveSimulation.mock.calls,
      html: await answer.text(),
    }
  }

  it.each([
    ['/simulation', '/synthesis?done=change#done'],
    ['/de/simulation', '/de/synthesis?done=change#done'],
  ])('[120] is saved, and leads to the synthesis: %s', async (path, location) =>
    expect(await send([['retirementDate', '1.4.2034']], {}, path)).toMatchObject({
      status: 303,
      location,
      saved: [[{ retirementDate: day('2034-04-01') }]],
    }),
  )

  it('is taken away, whatever is typed', async () =>
    expect(
      await send([
        ['retirementDate', 'x'],
        ['remove', '1'],
      ]),
    ).toMatchObject({
      status: 303,
      location: '/synthesis?done=noChange#done',
      saved: [[{ retirementDate: null }]],
    }))

  it.each([
    ['/simulation', 'Écrivez une date ou un âge, par exemple 01.06.2035 ou 63.'],
    ['/de/simulation', 'Schreiben Sie ein Datum oder ein Alter, zum Beispiel 01.06.2035 oder 63.'],
  ])('is refused where it cannot be read, at the field and as typed: %s', async (path, sentence) => {
    const { status, saved, html } = await send([['retirementDate', 'bald']], {}, path)
    expect([status, saved]).toEqual([400, []])
    expect(typedIn(html)).toBe('bald')
    expect(html).toContain('href="#retirementDate"')
    expect(readable(html).split(sentence)).toHaveLength(3)
  })

  it.each([
    ['/simulation', 'retirementTooEarly', 'à 62\u00a0ans pour les femmes nées de 1961 à 1969'],
    ['/simulation', 'retirementTooLate', 'au plus tard dès 70 ans'],
    ['/simulation', 'retirementInPast', 'déjà passée'],
    ['/de/simulation', 'retirementTooEarly', 'für Frauen mit Jahrgang 1961 bis 1969 mit 62\u00a0Jahren'],
    ['/de/simulation', 'retirementTooLate', 'spätestens ab 70 Jahren'],
    ['/de/simulation', 'retirementInPast', 'schon vorbei'],
  ])('[123] shows what the call refuses at the field: %s %s', async (path, key, sentence) => {
    const saveSimulation = failing(422, 'body does not fit', [{ field: 'retirementDate', key }])
    const { status, html } = await send([['retirementDate', '01.01.2031']], { saveSimulation }, path)
    expect(status).toBe(400)
    expect(typedIn(html)).toBe('01.01.2031')
    expect(readable(html).split(sentence).length).toBeGreaterThanOrEqual(3)
    expect(html).toContain('id="retirementDate-error"')
  })

  it.each([
    ['/simulation', 'drawing[0].from', 'drawingRaisedTwice', 'la part ne peut être augmentée qu’une fois'],
    ['/de/simulation', 'drawing[0].share', 'drawingShareRange', 'Anteil von 20 bis 80\u00a0%'],
    ['/simulation', 'steps[0].rate', 'stepRateNotLower', 'plus bas que le précédent'],
    ['/de/simulation', 'steps[0].on', 'stepAfterRetirement', 'vor der Pensionierung beginnen'],
    ['/simulation', 'stepsDrawFund', 'noFundForParts', 'rien ne peut être touché à chaque étape'],
    ['/de/simulation', 'steps[0].on', 'tooManyFundParts', 'in höchstens drei Teilen'],
    ['/simulation', 'partner.retirementDate', 'retirementTooEarly', 'entre le 01.04.2031 et le 01.04.2038'],
    ['/de/simulation', 'partner.retirementDate', 'partnerPensionUnknown', 'die Einkommen nicht bekannt sind'],
  ] as const)('shows what is refused of shares, steps and the partner’s day at the field: %s %s', async (...one) => {
    const [path, field, key, sentence] = one
    const typed: [string, string][] = [
      ['drawing[0].from', '01.06.2033'],
      ['drawing[0].share', '40'],
      ['steps[0].on', '01.07.2030'],
      ['steps[0].rate', '60'],
      ['stepsDrawFund', 'on'],
      ['partner.retirementDate', '01.05.2032'],
    ]
    const partnerLimits = { earliest: day('2031-04-01'), reference: day('2033-04-01'), latest: day('2038-04-01') }
    const calls = {
      getSimulation: async () => ({ ...unchanged, partnerLimits }),
      saveSimulation: failing(422, 'body does not fit', [{ field, key }]),
    }
    const { status, html } = await send(typed, calls, path)
    expect(status).toBe(400)
    // Once in the summary and once at the field.
    expect(readable(html).split(sentence).length).toBeGreaterThanOrEqual(3)
    for (const [name] of typed) expect(html).toContain(`name="${name}"`)
    expect(html).toContain('value="01.05.2032"')
  })

  it.each([
    ['63', '2034-04-01'],
    ['63 ans', '2034-04-01'],
    ['62', '2033-04-01'],
  ])('understands an age: %s', async (age, start) => {
    const limits = { earliest: day('2034-04-01'), reference: day('2036-04-01'), latest: day('2041-04-01') }
    const getSimulation = async () => ({ ...unchanged, limits, latestAge: 70 })
    const { saved } = await send([['retirementDate', age]], { getSimulation })
    expect(saved).toMatchObject([[{ retirementDate: day(start) }]])
  })

  it('names the visitor’s own limits, and an example within them', async () => {
    const limits = { earliest: day('2034-04-01'), reference: day('2036-04-01'), latest: day('2041-04-01') }
    const getSimulation = async () => ({ ...unchanged, limits, latestAge: 70, largestCapitalShare: 50 })
    const saveSimulation = failing(422, 'body does not fit', [
      { field: 'retirementDate', key: 'retirementTooEarly' },
      { field: 'lppCapitalShare', key: 'capitalShareTooLarge' },
    ])
    const typed: [string, string][] = [
      ['retirementDate', '62'],
      ['lppCapitalShare', '60'],
    ]
    const { html } = await send(typed, { getSimulation, saveSimulation })
    expect(readable(html)).toContain(
      'Choisissez une date entre le 01.04.2034 et le 01.04.2041, par exemple le 01.04.2036.',
    )
    expect(readable(html)).toContain('Écrivez au plus 50\u00a0%.')
    expect(typedIn(html)).toBe('62')
  })

  it('names the fund’s limit also where a share is more than all', async () => {
    const { html } = await send([['lppCapitalShare', '101']])
    expect(readable(html)).toContain('Une part va de 0 à 100\u00a0%, par exemple 25. Écrivez au plus 50\u00a0%.')
  })

  it('says in one round what cannot be read and what the call refuses of the rest', async () => {
    const checkSimulation: UseCases['checkSimulation'] = async () => [
      { field: 'desiredSalary', key: 'amountForm' },
      { field: 'lppCapitalShare', key: 'capitalShareTooLarge' },
    ]
    const typed: [string, string][] = [
      ['desiredSalary', 'beaucoup'],
      ['lppCapitalShare', '60'],
    ]
    const { html, saved } = await send(typed, { checkSimulation })
    expect(saved).toEqual([])
    expect(readable(html)).toContain("Écrivez un montant en francs, par exemple 85'000 ou 85000.50.")
    expect(readable(html)).toContain('Cette part est plus grande que ce que votre 2e')
  })

  it('says that nothing is saved where the call fails', async () => {
    const { status, html } = await send([['retirementDate', '01.04.2034']], {
      saveSimulation: failing(424, 'register silent'),
    })
    expect(status).toBe(400)
    expect(readable(html)).toContain('n’ont pas pu être enregistrées')
  })

  it.each([
    ['nothing', ''],
    ['a day', '01.04.2034'],
    ['no day', 'bald'],
  ])('says only that where suggestions cannot be read, and keeps what stands beside them: %s', async (_, typed) => {
    const { status, saved, html } = await send(
      [
        ['retirementDate', typed],
        ['suggestion', 'yearLater'],
      ],
      {
        getSimulation: vi
          .fn<UseCases['getSimulation']>(async () => unchanged)
          .mockImplementationOnce(failing(424, 'register silent')),
      },
    )
    expect([status, saved, typedIn(html) ?? '']).toEqual([400, [], typed])
    expect(readable(html)).toContain('n’ont pas pu être enregistrées')
    for (const other of ['Rien ne change encore', 'Écrivez une date']) expect(readable(html)).not.toContain(other)
  })

  it('saves a need without a change, and says so', async () => {
    const { status, location, saved } = await send([['need', "4'200"]])
    expect([status, location]).toEqual([303, '/synthesis?done=need#done'])
    expect(saved).toEqual([[{ ...NO_CHANGE, need: 4200 }]])
  })

  it('takes four fifths of today’s pay for the need by one press, and keeps what is typed beside it', async () => {
    const { location, saved } = await send([
      ['desiredRate', '60'],
      ['rule', 'need'],
    ])
    // Four fifths of 80'000 a year.
    expect(saved).toEqual([[{ ...NO_CHANGE, desiredRate: 60, need: 5333 }]])
    expect(location).toBe('/synthesis?done=change#done')
  })

  it('reads nothing from the rule where today’s pay is not known', async () => {
    const { status, saved } = await send([['rule', 'need']], {
      getSimulation: async () => ({ ...unchanged, work: null }),
    })
    expect([status, saved]).toEqual([400, []])
  })

  it('leaves a need as it is where a ready-made change is chosen', async () => {
    const suggestions = [{ key: 'yearLater' as const, simulation: { ...NO_CHANGE, retirementDate: day('2036-06-01') } }]
    const simulation = { ...NO_CHANGE, need: 4200 }
    const { saved } = await send([['suggestion', 'yearLater']], {
      getSimulation: async () => ({ ...unchanged, suggestions, simulation }),
    })
    expect(saved).toEqual([[{ ...NO_CHANGE, retirementDate: '2036-06-01', need: 4200 }]])
  })
})
