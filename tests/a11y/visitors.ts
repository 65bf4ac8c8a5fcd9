/** The visitors of the pages: signed in once, and recognised by their cookie afterwards. */
import { expect, type Page } from '@playwright/test'
import { api, leadsTo } from '../e2e/support/calls'
import { answerAll, consentAt, enter, formToken } from '../e2e/support/shortcuts'
import { takenHomeOf, typedDossier } from '../support/lives/typed-dossier'
import { selectionOf } from '../support/pages/selection-of'
import { infoOf, type Person, personNamed } from '../support/visit/people'

const [CLAIRE, PHILIPPE, RETO, SOFIA, ISABELLE, RUTH] = ['Claire', 'Philippe', 'Reto', 'Sofia', 'Isabelle', 'Ruth'].map(
  personNamed,
) as [Person, Person, Person, Person, Person, Person]
const INFO = '/acor/pension-calculator/info'

/** The file of somebody who had copied everything. */
export const TAKEN_HOME = { format: 'trois-piliers-synthesis', version: 1, entered: takenHomeOf(typedDossier()) }
const EXTRACT = ['1 01-12 1992 41000', "1 01-12 1993 61'5OO", '1 01-12 1994 62000', '1 01-12 1994 62000'].join('\n')

export const VISITORS = {
  newcomer: (page) => enter(page, CLAIRE),

  answered: async (page) => {
    await enter(page, PHILIPPE)
    await answerAll(page, PHILIPPE)
  },

  /** The same person, who decides on capital. */
  deciding: async (page) => {
    await enter(page, PHILIPPE)
    await answerAll(page, PHILIPPE)
  },

  /** Has a simulation of every kind, and two scenarios kept. */
  simulating: async (page) => {
    await enter(page, CLAIRE)
    await answerAll(page, CLAIRE)
    for (const [name, simulation] of [
      ['Plus tôt', { retirementDate: '2034-04-01' }],
      [
        '80 %',
        {
          ...{ desiredRate: 80, retirementDate: '2035-04-01', lppCapitalShare: 25 },
          ...{ outlook: 'low', law: 'withoutCap', need: 9000 },
        },
      ],
    ] as const) {
      await api(page, '/synthesis/simulation', simulation)
      await api(page, '/synthesis/scenarios', { name })
    }
  },

  /** Draws a share early, works in steps, gives the partner a day, pays in, and gives their own tax rate. */
  inParts: async (page) => {
    await enter(page, CLAIRE)
    await answerAll(page, CLAIRE)
    const simulation = {
      drawing: [
        { from: '2034-04-01', share: 40 },
        { from: '2035-04-01', share: 70 },
      ],
      ...{ steps: [{ on: '2034-04-01', rate: 60 }], stepsDrawFund: true, partner: { retirementDate: '2033-11-01' } },
      ...{ buyIn: { amount: 20_000, on: '2026-12-31' }, pillar3a: { amount: 7258, purchase: null } },
    }
    expect((await api(page, '/synthesis/simulation', simulation)).status, 'the simulation is saved').toBe(200)
    await sent(page, '/simulation', { marginalRate: '28' })
  },

  /** Has chosen funds and 3a providers, and has signed in at none. */
  waiting: async (page) => {
    await enter(page, PHILIPPE)
    await chooseAll(page, PHILIPPE)
  },

  /** Has signed in at all of them, but none has been asked yet. */
  expecting: async (page) => {
    await enter(page, CLAIRE)
    await chooseAll(page, CLAIRE)
    for (const { fundId } of CLAIRE.policies) await signInUnread(page, '/lpp', fundId, CLAIRE)
    for (const { entityId } of CLAIRE.providents) await signInUnread(page, '/3a', entityId, CLAIRE)
  },

  /** Is in a civil status for which no AVS pension is computed. */
  divorced: async (page) => {
    await enter(page, CLAIRE)
    await answerAll(page, CLAIRE)
    const info = infoOf(CLAIRE)
    await api(page, INFO, { ...info, person: { ...info.person, status: 'divorced' } })
  },

  /** Is divorced: has entered the family, for whom incomes and credits are divided. */
  divided: async (page) => {
    await enter(page, ISABELLE)
    await answerAll(page, ISABELLE)
  },

  /** Is of the transition generation: has a supplement beside the pension. */
  supplemented: async (page) => {
    await enter(page, RUTH)
    await answerAll(page, RUTH)
  },

  /** Has entered her husband as he has entered her, except for one child. */
  spouse: async (page) => {
    await enter(page, RETO)
    await api(page, INFO, { ...infoOf(RETO), children: [] })
    await page.context().clearCookies()
    await enter(page, SOFIA)
    await answerAll(page, SOFIA)
  },

  /** Has begun without a sign-in, and entered nothing yet. */
  nameless: (page) => sent(page, '/own', { terms: 'on' }),

  /** Without a sign-in, has copied a paper of every kind; one line of the extract was not read, another is in doubt. */
  copied: async (page) => {
    await sent(page, '/resume', { terms: 'on', enter: '1', content: JSON.stringify(TAKEN_HOME) })
    await sent(page, '/avs/career', { way: 'extract', extractDate: '12.3.2026', extract: EXTRACT })
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>

export type VisitorName = keyof typeof VISITORS

/** Sends a form that is taken. */
async function sent(page: Page, path: string, fields: Record<string, string>) {
  const form = { ...fields, formToken: await formToken(page) }
  const answer = await page.context().request.post(path, { form, maxRedirects: 0 })
  expect(answer.status(), path).toBe(303)
}

async function chooseAll(page: Page, person: Person) {
  await api(page, INFO, infoOf(person))
  await api(page, '/openpk/user/pension-funds', selectionOf(person.policies.map(({ fundId }) => fundId)))
  await api(page, '/openpv/user/entities', selectionOf(person.providents.map(({ entityId }) => entityId)))
}

/** Comes back to the product, but not to the page that asks the party. */
async function signInUnread(page: Page, path: '/lpp' | '/3a', id: string, person: Person) {
  const { request } = page.context()
  const consent = await consentAt(page, path, id, person)
  let answer = await request.post(consent, { form: { action: 'allow' }, maxRedirects: 0 })
  for (;;) {
    const location = new URL(leadsTo(answer) ?? '', answer.url())
    if (location.pathname === path) return
    answer = await request.get(location.href, { maxRedirects: 0 })
  }
}
