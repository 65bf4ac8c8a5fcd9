/** Each field of each form either must be filled in, or its label says that it may stay empty. */
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formTokenOf } from '~/identity/visitor-session'
import { LANGUAGES, pathIn } from '~/language/language'
import { createVisitors, type VisitorName } from './fuzz/visitors'
import { removeChild } from './support/pages/row-buttons'
import { captureLog } from './support/product/captured-log'
import { serverBuild } from './support/product/server-build'
import { type StartedProduct, startProduct } from './support/product/start-product'

const OPTIONAL = { fr: '(facultatif)', de: '(freiwillig)' }

captureLog()

let product: StartedProduct
let visitors: Awaited<ReturnType<typeof createVisitors>>
beforeAll(async () => {
  product = await startProduct()
  visitors = await createVisitors(product)
})
afterAll(() => product.close())

type Values = Record<string, string>
type Browse = (path: string, sent?: Values) => Promise<Document>
/** `before`: sent to another page first. */
type Stage = {
  path: string
  visitor: VisitorName
  before?: [path: string, sent: Values]
  typed?: Values
  /** The part of the page that counts, as a selector: others are filled in for another answer only. */
  within?: string
}

/** Asks as a browser without scripts, in a session of its own that ends with it. */
async function asking<Found>(visitor: VisitorName, ask: (browse: Browse) => Promise<Found>): Promise<Found> {
  const token = await visitors.begin(visitor)
  const headers = { accept: 'text/html', origin: product.origin, cookie: `${product.sessionCookie}=${token}` }
  const found = await ask(async (path, sent) => {
    const body = sent && new URLSearchParams({ ...sent, ...(token && { formToken: formTokenOf(token) }) })
    const init = body ? { method: 'POST', body } : {}
    const answer = await fetch(product.origin + path, { ...init, headers, redirect: 'manual' })
    return new JSDOM(await answer.text()).window.document
  })
  await visitors.end(token)
  return found
}

const controlsOf = (form: Element) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden]), select[name], textarea[name]'),
]

/** The forms of the page in which something can be typed, chosen or ticked. */
const formsOf = (page: Document) =>
  [...page.querySelectorAll('main form')].filter((form) => controlsOf(form).length > 0)

/** What a form sends where Enter is pressed in a field. */
const sentBy = (form: Element): Values =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')]
      .filter(({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked)
      .map(({ name, value }) => [name, value]),
  )

/** Not to tick the box is an answer there. */
const isAnswerUnticked = ({ name }: HTMLInputElement) => /\.(alive|remove|split)$|^(stepsDrawFund|paysGaps)$/.test(name)

/** Of several to choose from, that of the question. */
const nameOf = (control: HTMLInputElement) => {
  const question = control.type === 'radio' && control.closest('fieldset')?.querySelector('legend')
  return (question || control.labels?.[0])?.textContent ?? ''
}

/** Where the visitor stands: with what they have typed there, the form comes back as it was sent, for the day that is missing. */
async function pageOf({ path, before, typed }: Stage, browse: Browse) {
  if (before) await browse(...before)
  const page = await browse(path)
  const [form] = formsOf(page)
  return typed && form ? browse(path, { ...sentBy(form), ...typed, birthDate: '' }) : page
}

const formAt = async (stage: Stage, which: number, browse: Browse) => formsOf(await pageOf(stage, browse))[which]

/** Whether the server takes the form with nothing in that field, or has another reason to refuse it. */
const mayStayEmpty = (stage: Stage, which: number, { name, type }: HTMLInputElement) =>
  asking(stage.visitor, async (browse) => {
    const form = await formAt(stage, which, browse)
    if (!form) throw new Error('the form is gone')
    const sent: Values = { ...sentBy(form), ...(stage.typed && { birthDate: '14.03.1971' }), [name]: '' }
    // A box that is not ticked is not sent at all.
    if (type === 'checkbox') delete sent[name]
    const answer = await browse(stage.path, sent)
    const again = controlsOf(answer.body).find((control) => control.name === name)
    return !(again?.closest('fieldset') ?? again?.closest('.field'))?.matches('.field-wrong')
  })

/** The fields of all forms of the page, each once, with the form in which it stands. */
async function fieldsOf(stage: Stage) {
  const forms = await asking(stage.visitor, async (browse) => formsOf(await pageOf(stage, browse)).map(controlsOf))
  return forms.flatMap((controls, which) =>
    controls
      .filter(({ name }, i) => controls.findIndex((control) => control.name === name) === i)
      .filter((control) => !isAnswerUnticked(control) && (!stage.within || control.closest(stage.within)))
      .map((control) => ({ which, control })),
  )
}

const namesOf = (fields: { control: HTMLInputElement }[]) => fields.map(({ control }) => control.name)

const NO_PARTNER = { 'partner.navs': '', 'partner.birthDate': '', 'partner.gender': '', 'partner.deathDate': '' }
/** The button that takes the only row away. */
const NO_CHILD = Object.fromEntries([removeChild(0)])
const DATES = ['relationshipStartDate', 'relationshipEndDate']
const INSURANCE = ['insuredSince', 'insuredSinceYear']
const CHILDREN_OF_CLAIRE = ['childCount', 'children[0].deathDate', 'children[1].deathDate']
const CHANGES = [
  'retirementDate',
  'stopsOn',
  'lppFrom',
  'desiredRate',
  'desiredSalary',
  'currentSalary',
  'currentRate',
  'lppCapitalShare',
  ...[0, 1, 2].flatMap((row) => [`drawing[${row}].from`, `drawing[${row}].share`]),
  ...[0, 1, 2].flatMap((row) => [`steps[${row}].on`, `steps[${row}].rate`]),
  'partner.retirementDate',
  ...['need', 'outlook', 'law'],
  ...['buyIn.amount', 'buyIn.on', 'pillar3a.amount', 'pillar3a.purchase', 'marginalRate'],
]

const DIVORCED: Values = {
  navs: '756.0000.0000.57',
  birthDate: '02.11.1976',
  gender: 'FEMALE',
  status: 'divorced',
  hasChildren: 'yes',
  'children[0].birthDate': '21.03.2009',
  'children[0].alive': 'yes',
}

const STAGES: [string, Stage, string[]][] = [
  [
    'who is married',
    { path: '/avs', visitor: 'married' },
    ['relationshipEndDate', 'partner.deathDate', ...CHILDREN_OF_CLAIRE, ...INSURANCE],
  ],
  [
    'a widow who names whom she was married to',
    { path: '/avs', visitor: 'married', typed: { status: 'widow' } },
    [...DATES, 'partner.deathDate', ...CHILDREN_OF_CLAIRE, ...INSURANCE],
  ],
  [
    'a widow who does not',
    { path: '/avs', visitor: 'married', typed: { status: 'widow', ...NO_PARTNER } },
    [...DATES, ...Object.keys(NO_PARTNER), ...CHILDREN_OF_CLAIRE, ...INSURANCE],
  ],
  [
    'parents of a child that has died',
    { path: '/avs', visitor: 'married', typed: { 'children[1].alive': '', 'children[1].deathDate': '01.02.2004' } },
    ['relationshipEndDate', 'partner.deathDate', 'childCount', 'children[0].deathDate', ...INSURANCE],
  ],
  [
    'who has no children',
    { path: '/avs', visitor: 'single', typed: { hasChildren: 'no', ...NO_CHILD } },
    ['childCount', ...INSURANCE],
  ],
  [
    'who has not said how many children',
    { path: '/avs', visitor: 'single', typed: { hasChildren: 'yes', ...NO_CHILD } },
    INSURANCE,
  ],
  [
    'who has been abroad since a year that they know',
    {
      path: '/avs',
      visitor: 'single',
      typed: { insuredSince: 'year', insuredSinceYear: '1998', 'abroad[0].from': '2001', 'abroad[0].to': '2002' },
    },
    ['childCount', 'children[0].deathDate', 'insuredSince'],
  ],
  ['the family of who is married', { path: '/avs/family', visitor: 'married' }, ['marriages[0].separatedSince']],
  [
    'the family of who is divorced',
    { path: '/avs/family', visitor: 'single', before: ['/avs', DIVORCED] },
    ['marriages[0].separatedSince', 'children[0].credits', 'survivorsPension'],
  ],
  [
    'a career, from an extract',
    { path: '/avs/career?way=extract', visitor: 'single', within: '.way-extract' },
    ['file'],
  ],
  ['a career, from a forecast', { path: '/avs/career?way=forecast', visitor: 'single', within: '.way-forecast' }, []],
  ['a career, in few figures', { path: '/avs/career?way=quick', visitor: 'single', within: '.way-quick' }, ['since']],
  [
    'the lines of an extract',
    {
      path: '/avs/career/check',
      visitor: 'single',
      before: ['/avs/career', { way: 'extract', extractDate: '12.03.2026', extract: "01-12 1998 45'817" }],
    },
    [
      'rows[0].months',
      ...[1, 2, 3].flatMap((row) => [`rows[${row}].year`, `rows[${row}].months`, `rows[${row}].amount`]),
    ],
  ],
  ['a change of situation', { path: '/simulation', visitor: 'married' }, CHANGES],
  ['a scenario', { path: '/scenarios', visitor: 'married', before: ['/simulation', { desiredRate: '50' }] }, []],
  ['pension funds', { path: '/lpp', visitor: 'married' }, []],
  ['3a', { path: '/3a', visitor: 'married' }, []],
  [
    'a certificate',
    { path: '/lpp/certificate', visitor: 'own' },
    [
      ...['balance', 'capital', 'contribution', 'balanceMandatory', 'conversionRate', 'interest', 'atAge'],
      ...['maxCapitalShare', 'noticeMonths', 'insuredSalary', 'rate', 'buyIn', 'withdrawn'],
    ],
  ],
  ['vested benefits', { path: '/lpp/vested', visitor: 'own' }, []],
  ['a 3a statement', { path: '/3a/account', visitor: 'own' }, ['paidThisYear', 'paydate', 'maturity']],
  ['the terms', { path: '/prelogin', visitor: 'nobody' }, []],
  ['the terms, and what becomes of typed figures', { path: '/prelogin', visitor: 'own' }, []],
  ['the terms, without a sign-in', { path: '/own', visitor: 'nobody' }, []],
  ['a file that was taken home', { path: '/resume', visitor: 'nobody' }, []],
  ['the papers at hand', { path: '/own/papers', visitor: 'own' }, []],
]

describe.each(STAGES)('%s', (_name, stage, optional) => {
  it.each(LANGUAGES)('reads at a field that it may stay empty, in %s', async (language) => {
    const fields = await fieldsOf({ ...stage, path: pathIn(language, stage.path) })
    expect(fields.length).toBeGreaterThan(0)
    expect(namesOf(fields.filter(({ control }) => nameOf(control).includes(OPTIONAL[language]))).toSorted()).toEqual(
      optional.toSorted(),
    )
  })

  it('may leave these fields empty, and no other', async () => {
    const fields = await fieldsOf(stage)
    const may: typeof fields = []
    for (const one of fields) if (await mayStayEmpty(stage, one.which, one.control)) may.push(one)
    expect(namesOf(may).toSorted()).toEqual(optional.toSorted())
  })
})

it('no page asks for anything that is not among these', async () => {
  const asked = new Set<string>()
  for (const { path } of Object.values(serverBuild.routes)) {
    if (!path || path === '*' || path.startsWith('de')) continue
    for (const visitor of ['nobody', 'married'] as const) {
      const page = await asking(visitor, (browse) => browse(`/${path}`))
      if (formsOf(page).length > 0) asked.add(`/${path}`)
    }
  }
  const alike = ['/prelogin2', '/v2/wizard/login', '/v2/wizard/1p', '/v2/wizard/2p', '/v2/wizard/3p']
  // A scenario is kept only where a simulation is not kept yet.
  const paths = STAGES.map(([, { path }]) => path.split('?')[0] ?? '').filter((path) => path !== '/scenarios')
  expect([...asked].sort()).toEqual([...new Set([...paths, ...alike])].sort())
})
