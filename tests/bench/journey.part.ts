/**
 * G9: what a visitor costs the product from the sign-in to an explanation, as a browser without scripts. The sandbox is
 * a separate process. Many visitors take each step one after the other, and core time is read between steps.
 */
import { type APIRequestContext, request } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { test } from 'vitest'
import { leadsTo } from '../e2e/support/calls'
import { enter } from '../e2e/support/shortcuts'
import { type Person, personNamed } from '../support/visit/people'
import { inFull, WARM } from './extent'
import { medians } from './medians'
import { startApart } from './product'
import { keepPart } from './report'
import { onlyAsking } from './visitor'

/** The last answer is the page that the visitor has before them. */
type Visiting = { asking: APIRequestContext; html: string }

const ROUNDS = inFull(7, 2)
const VISITORS = 20
/** The least number of requests of a visitor. */
const REQUESTS = 12
const WARM_ROUNDS = Math.ceil(WARM / REQUESTS / VISITORS)

/** Married, two funds and a 3a account: chosen here, and not signed in at. */
const PERSON: Person = personNamed('Claire')

/** Each leads on like the page before; if a form is saved, its answer is read. */
const STEPS = {
  'sign-in': async (visiting) => {
    await enter(onlyAsking(visiting.asking), PERSON)
    await open(visiting, '/router')
  },
  'AVS form': (visiting) => save(visiting, '/avs'),
  funds: (visiting) =>
    save(
      visiting,
      '/lpp',
      PERSON.policies.map(({ fundId }) => fundId),
    ),
  '3a providers': async (visiting) => {
    await open(visiting, '/3a')
    await save(
      visiting,
      '/3a',
      PERSON.providents.map(({ entityId }) => entityId),
    )
  },
  synthesis: (visiting) => open(visiting, '/synthesis'),
  explanation: (visiting) => open(visiting, '/avs/explained'),
} satisfies Record<string, (visiting: Visiting) => Promise<void>>

type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]

/** @throws where it is no page */
async function open(visiting: Visiting, path: string) {
  const answer = await visiting.asking.get(path)
  if (answer.status() !== 200) throw new Error(`${path}: ${answer.status()}`)
  visiting.html = await answer.text()
}

const FORM = '#page-form'

/**
 * The form of the present page as it stands, with these boxes ticked; the page that it leads to is opened. @throws if
 * it is refused
 */
async function save(visiting: Visiting, path: string, chosen: string[] = []) {
  const { window } = new JSDOM(visiting.html)
  const form = window.document.querySelector<HTMLFormElement>(FORM)
  if (!form) throw new Error(`no form of ${path}`)
  const sent = new FormData()
  for (const [name, value] of new window.FormData(form)) sent.append(name, String(value))
  for (const id of chosen) sent.append('ids', id)
  const next = leadsTo(await visiting.asking.post(path, { form: sent, maxRedirects: 0 }))
  if (next === null) throw new Error(`${path} is not saved`)
  await open(visiting, next)
}

/** @returns milliseconds of a core per visitor, for each step */
async function round({ origin, inside }: Awaited<ReturnType<typeof startApart>>): Promise<Record<Step, number>> {
  const asking = await Promise.all(Array.from({ length: VISITORS }, () => request.newContext({ baseURL: origin })))
  const visitors = asking.map((one): Visiting => ({ asking: one, html: '' }))
  const took: Partial<Record<Step, number>> = {}
  for (const name of NAMES) {
    const before = await inside('core')
    for (const visiting of visitors) await STEPS[name](visiting)
    took[name] = ((await inside('core')) - before) / 1_000 / VISITORS
  }
  await Promise.all(asking.map((one) => one.dispose()))
  return took as Record<Step, number>
}

test('journey', async () => {
  const product = await startApart()
  try {
    for (let warm = 0; warm < WARM_ROUNDS; warm++) await round(product)
    const whole = (steps: Record<Step, number>) => NAMES.reduce((sum, name) => sum + steps[name], 0)
    const rounds: (Record<Step, number> & { whole: number })[] = []
    while (rounds.length < ROUNDS) {
      const steps = await round(product)
      rounds.push({ ...steps, whole: whole(steps) })
    }
    const took = medians(rounds)
    keepPart({
      order: 7,
      title: 'Journey',
      tables: [
        {
          title: 'What a visitor costs, from the sign-in on',
          rows: [['step', 'of a core, ms'], ...Object.entries(took).map(([name, ms]) => [name, ms.toFixed(2)])],
        },
      ],
      judged: [
        {
          goal: 'G9',
          what: 'from the sign-in to an explanation',
          figure: `${took.whole.toFixed(1)} ms`,
          wanted: '≤ 22 ms',
          met: took.whole <= 22,
        },
      ],
    })
  } finally {
    await product.stop()
  }
})
