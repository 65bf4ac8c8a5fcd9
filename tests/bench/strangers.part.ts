/**
 * G10: what the most expensive inputs of people without a sign-in cost, how long they hold the event loop, and who
 * waits meanwhile.
 */
import { setTimeout } from 'node:timers/promises'
import { test } from 'vitest'
import { DEAREST_FAMILIES, dearestFile, type Spouses } from '../support/strangers/dearest'
import { inFull } from './extent'
import { type Product, startMeasured } from './product'
import { keepPart } from './report'
import { bombs } from './strangers/bombs'
import { asItStands, FILLINGS, filled, formsOf, type PageForm } from './strangers/forms'
import { halfSent } from './strangers/half-sent'
import {
  estimate,
  extractAsFile,
  extractPasted,
  FORM_PAGES,
  fileOfExtracts,
  fileWithoutPapers,
  ofNobody,
  PATHS,
  paperOf,
  resume,
  resumed,
} from './strangers/inputs'
import { beside, type WaitOfOthers, type Worst } from './strangers/others'
import { type Input, type Stranger, strangerWith } from './strangers/stranger'
import {
  besideTable,
  halfSentTable,
  judgedMemory,
  judgedTurns,
  judgedWaits,
  pathTable,
  turnTable,
} from './strangers/tables'
import { dearest, type Turn, turnOf, turnOfNobody, turnOfSent } from './strangers/turns'

const SECONDS = inFull(15, 4)
/** A change of scene: what was under way ends, and garbage is collected. */
const REST_MS = 2_000
const ESTIMATES_A_SECOND = 5

const ORDINARY = DEAREST_FAMILIES[0]
const DEAREST = DEAREST_FAMILIES[DEAREST_FAMILIES.length - 1] ?? ORDINARY

/** Dossiers of strangers, each by the file that enters it. */
const DOSSIERS = [
  ...DEAREST_FAMILIES.map((family) => ({ name: nameOf(family), file: dearestFile(family) })),
  { name: 'three extracts of 500 lines', file: fileOfExtracts() },
]

function nameOf({ former, isCouple }: Spouses): string {
  return `${former === 0 ? 'no' : former} former${isCouple ? ', and a spouse' : ''}`
}

test('strangers', async () => {
  const turns = await inOwnProduct({}, measuredTurns)
  const { waits, reading } = await inOwnProduct({ RATE_LIMIT: 'on' }, measuredWaits)
  const held = await inOwnProduct({ RATE_LIMIT: 'on' }, halfSent)
  const { paths, ...groups } = turns
  keepPart({
    order: 9,
    title: 'Strangers',
    tables: [
      pathTable(
        DOSSIERS.map(({ name }) => name),
        paths,
      ),
      ...Object.entries(groups).map(([title, own]) => turnTable(title, own)),
      besideTable(waits),
      halfSentTable(held),
    ],
    judged: [
      ...judgedTurns({ 'pages and files': [...paths.values()].flat(), ...groups }),
      ...judgedWaits(waits),
      ...judgedMemory(reading, held),
    ],
  })
})

async function inOwnProduct<Measured>(
  settings: Record<string, string>,
  measure: (product: Product) => Promise<Measured>,
) {
  const product = await startMeasured(settings)
  try {
    return await measure(product)
  } finally {
    await product.stop()
  }
}

/** Without limits, which would refuse repeated requests. */
async function measuredTurns(product: Product) {
  const paths = new Map<string, Turn[]>(PATHS.map((path) => [path, []]))
  for (const { file } of DOSSIERS) {
    const stranger = await strangerWith(product.origin, file)
    const shared = sharedPath((await stranger.send({ path: '/synthesis' })).html)
    for (const path of [...PATHS, ...(shared ? [shared] : [])]) {
      const name = path === shared ? '/export' : path
      paths.set(name, [...(paths.get(name) ?? []), await turnOfSent(product, stranger, name, { path })])
    }
    stranger.leave()
  }
  const single = await strangerWith(product.origin, dearestFile(ORDINARY))
  const couple = await strangerWith(product.origin, dearestFile(DEAREST))
  const beginner = await strangerWith(product.origin, fileWithoutPapers())
  return {
    paths,
    'Forms saved as they stand': await savedForms(product),
    'Forms refused, with 32 kB in their fields': [
      ...(await refusedForms(product, couple)),
      ...(await refusedForms(product, beginner)),
    ],
    'Calls, extracts, files and bodies': await sentAlone(product, single),
    'Papers, which are read elsewhere': await sentPapers(product, single),
  }
}

const sharedPath = (html: string) => /href="(\/export\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

/**
 * Each time as the page is then: a form that was saved meanwhile is not saved again. What one page removes, the next
 * has again.
 */
async function savedForms(product: Product): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const path of FORM_PAGES) {
    const stranger = await strangerWith(product.origin, dearestFile(DEAREST))
    for (const [at, form] of (await formsOf(stranger, path)).entries()) {
      let asShown = form
      const read = async () => {
        asShown = (await formsOf(stranger, path))[at] ?? form
      }
      turns.push(await turnOf(product, nameIn(path, form), () => stranger.send(asItStands(asShown)), read))
    }
    stranger.leave()
  }
  return turns
}

/** For each form the most expensive of the texts it is filled with. */
async function refusedForms(product: Product, stranger: Stranger): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const path of FORM_PAGES)
    for (const form of (await formsOf(stranger, path)).filter(({ fields }) => fields.some(({ isText }) => isText))) {
      const filledWith: Turn[] = []
      for (const [name, piece] of Object.entries(FILLINGS))
        filledWith.push(await turnOfSent(product, stranger, `${nameIn(path, form)}, ${name}`, filled(form, piece)))
      turns.push(dearest(filledWith))
    }
  return turns
}

const nameIn = (page: string, { path }: PageForm) => (path === page ? page : `${page} to ${path}`)

async function sentAlone(product: Product, stranger: Stranger): Promise<Turn[]> {
  const token = await tokenOf(stranger)
  const turns = [
    await turnOfSent(product, stranger, 'POST /api/estimate', estimate()),
    await turnOfSent(product, stranger, 'an extract of odd lines, pasted', extractPasted(token)),
    await turnOfSent(product, stranger, 'an extract of odd lines, as a file', extractAsFile(token)),
  ]
  for (const [name, sent] of Object.entries(ofNobody())) turns.push(await turnOfNobody(product, name, sent))
  for (const [name, file] of Object.entries(resumed())) {
    turns.push(await turnOfNobody(product, `/resume, shown: ${name}`, resume(file)))
    turns.push(await turnOfNobody(product, `/resume, entered: ${name}`, resume(file, { enter: '1' })))
  }
  return turns
}

async function sentPapers(product: Product, stranger: Stranger): Promise<Turn[]> {
  const token = await tokenOf(stranger)
  const turns: Turn[] = []
  for (const [name, bomb] of Object.entries(bombs()))
    turns.push(await turnOfSent(product, stranger, name, paperOf(token, bomb)))
  return turns
}

async function tokenOf(stranger: Stranger): Promise<string> {
  const { html } = await stranger.send({ path: '/avs/career' })
  const token = /name="formToken" value="([^"]*)"/.exec(html)?.[1]
  if (!token) throw new Error('no token in the form')
  return token
}

/** With limits, like a public server; each time by somebody with an address and a session of their own. */
async function measuredWaits(product: Product): Promise<{ waits: WaitOfOthers[]; reading: WaitOfOthers[] }> {
  const single = await strangerWith(product.origin, dearestFile(ORDINARY))
  // The code of pages and the pool of readers are loaded before anything counts.
  await single.send({ path: '/synthesis' })
  await single.send(paperOf(await tokenOf(single), 'no PDF'))
  const papers = Object.values(bombs())
  let address = 0
  const besides = async (what: string, file: string, worstOf: (stranger: Stranger, token: string) => Worst) => {
    const stranger = await strangerWith(product.origin, file, `127.0.4.${++address}`)
    const worst = worstOf(stranger, await tokenOf(stranger))
    await setTimeout(REST_MS)
    const found = await beside(product, what, SECONDS, worst)
    stranger.leave()
    return found
  }
  const [ordinary, dear] = [dearestFile(ORDINARY), dearestFile(DEAREST)]
  const reloading = (path: string) => (stranger: Stranger) => again(stranger, [{ path }])
  const bombing = (stranger: Stranger, token: string) =>
    again(
      stranger,
      papers.map((bomb) => paperOf(token, bomb)),
    )
  const waits = [
    await besides('nothing', ordinary, () => async () => {}),
    await besides('a session reloads its synthesis without pause', dear, reloading('/synthesis')),
    await besides('a session reloads its scenarios, four at once', dear, (one) =>
      atOnce(4, reloading('/scenarios')(one)),
    ),
    await besides('five estimates a second', ordinary, (one) => everySecond(one, estimate())),
  ]
  const reading = [
    await besides('a session sends bombs, one after the other', ordinary, bombing),
    await besides('a session sends bombs, four at once', ordinary, (...own) => atOnce(4, bombing(...own))),
  ]
  return { waits: [...waits, ...reading], reading }
}

/** Not in a tight loop of refusals: a refused client waits as long as a refusal takes to cross a network. */
const PAUSE_MS = 20

const again =
  (stranger: Stranger, all: readonly Input[]): Worst =>
  async ({ isOver, answered }) => {
    for (let at = 0; !isOver(); at++) {
      const { status } = await stranger.send(all[at % all.length] as Input)
      answered(status)
      if (status === 429 || status === 503) await setTimeout(PAUSE_MS)
    }
  }

const atOnce =
  (many: number, worst: Worst): Worst =>
  async (told) =>
    void (await Promise.all(Array.from({ length: many }, () => worst(told))))

const everySecond =
  (stranger: Stranger, sent: Input): Worst =>
  async ({ answered, seconds }) => {
    const moments = Array.from({ length: seconds * ESTIMATES_A_SECOND }, (_, at) => (at * 1_000) / ESTIMATES_A_SECOND)
    await Promise.all(
      moments.map(async (moment) => {
        await setTimeout(moment)
        answered((await stranger.send(sent)).status)
      }),
    )
  }
