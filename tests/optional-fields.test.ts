/** Each field of each form either must be filled in, or its label says that it may stay empty. */
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAvsForm } from '~/forms/avs/read'
import { formTokenOf } from '~/identity/visitor-session'
import { LANGUAGES, pathIn } from '~/language/language'
import { createVisitors, type VisitorName } from './fuzz/visitors'
import { DEEP } from './support/deep'
import { removeChild } from './support/pages/row-buttons'
import { captureLog } from './support/product/captured-log'
import { serverBuild } from './support/product/server-build'
import { type StartedProduct, startProduct } from './support/product/start-product'
import { isFormAgain } from './support/visit/form-told'

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
type Browse = (path: string, sent?: Values) => Promise<string>
/** `before`: sent to another page first. */
type Stage = {
  path: string
  visitor: VisitorName
  before?: [path: string, sent: Values]
  typed?: Values
  /** Reads the form of that page, instead of asking the server if that is asked on another stage (not in test:deep). */
  read?: typeof readAvsForm
  /** The part of the page that counts, as a selector: others are filled in for another answer only. */
  within?: string
}

/** Windows are expensive: pages are read in one. */
const reader = new new JSDOM('').window.DOMParser()
const documentOf = (html: string) => reader.parseFromString(html, 'text/html')

/** Sends requests as a browser without scripts, in a session that ends with it; `like`: a copy of that session. */
async function asking<Found>(
  visitor: VisitorName,
  ask: (browse: Browse, token: string | null) => Promise<Found>,
  like: string | null = null,
): Promise<Found> {
  const token = await (like === null ? visitors.begin(visitor) : copyOf(like))
  const headers = { accept: 'text/html', origin: product.origin, cookie: `${product.sessionCookie}=${token}` }
  const browse: Browse = async (path, sent) => {
    const body = sent && new URLSearchParams({ ...sent, ...(token && { formToken: formTokenOf(token) }) })
    const init = body ? { method: 'POST', body } : {}
    const answer = await fetch(product.origin + path, { ...init, headers, redirect: 'manual' })
    const next = answer.headers.get('location')
    return next && isFormAgain(next) ? browse(next) : answer.text()
  }
  try {
    return await ask(browse, token)
  } finally {
    await visitors.end(token)
  }
}

/** A copy of a session's data: changes to the copy do not reach the original. */
async function copyOf(session: string): Promise<string> {
  const opened = await product.vault.open(session)
  if (!opened) throw new Error('the session is gone')
  return (await product.vault.create(opened.dossier)).token
}

const controlsOf = (form: Element) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden]), select[name], textarea[name]'),
]

/** The forms of the page in which something can be typed, chosen or ticked. */
/** Only forms that send: a choice of how something is shown asks for nothing. */
const formsOf = (page: Document) =>
  [...page.querySelectorAll('main form:not([method=get])')].filter((form) => controlsOf(form).length > 0)

/** What a form sends when Enter is pressed in a field. */
const sentBy = (form: Element): Values =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')]
      .filter(({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked)
      .map(({ name, value }) => [name, value]),
  )

/** There, an unticked box is an answer. */
const isAnswerUnticked = ({ name }: HTMLInputElement) => /\.(alive|remove|split)$|^(stepsDrawFund|paysGaps)$/.test(name)

/** Of several to choose from, that of the question. */
const nameOf = (control: HTMLInputElement) => {
  const { type, name, form } = control
  const isOfGroup = type === 'checkbox' && (form?.querySelectorAll(`[name="${name}"]`).length ?? 0) > 1
  const question = (type === 'radio' || isOfGroup) && control.closest('fieldset')?.querySelector('legend')
  return (question || control.labels?.[0])?.textContent ?? ''
}

/** The visitor's stage: with what they typed there, the form comes back as it was sent, because a day is missing. */
async function formsAt({ path, before, typed }: Stage, browse: Browse) {
  if (before) await browse(...before)
  const forms = formsOf(documentOf(await browse(path)))
  if (!typed || !forms[0]) return forms
  return formsOf(documentOf(await browse(path, { ...sentBy(forms[0]), ...typed, birthDate: '' })))
}

type Field = { form: Element; control: HTMLInputElement }

/** The fields of all forms of the page, each once. */
const fieldsIn = (forms: Element[], { within }: Stage): Field[] =>
  forms.flatMap((form) => {
    const controls = controlsOf(form)
    return controls
      .filter(({ name }, i) => controls.findIndex((control) => control.name === name) === i)
      .filter((control) => !isAnswerUnticked(control) && (!within || control.closest(within)))
      .map((control) => ({ form, control }))
  })

/** What is sent with nothing in that field. */
function sentWithout({ typed }: Stage, { form, control: { name, type } }: Field): Values {
  const sent: Values = { ...sentBy(form), ...(typed && { birthDate: '14.03.1971' }), [name]: '' }
  // Their number also says that there are children.
  if (name === 'hasChildren') sent.childCount = ''
  // A box that is not ticked is not sent at all.
  if (type === 'checkbox') delete sent[name]
  return sent
}

/** Whether the server takes the form with nothing in that field, or has another reason to refuse it. */
async function serverTakes(stage: Stage, field: Field, browse: Browse) {
  const { name } = field.control
  const answer = await browse(stage.path, sentWithout(stage, field))
  if (!answer.includes('field-wrong')) return true
  const again = controlsOf(documentOf(answer).body).find((control) => control.name === name)
  return !(again?.closest('fieldset') ?? again?.closest('.field'))?.matches('.field-wrong')
}

function mayStayEmpty(stage: Stage, field: Field, session: string | null): boolean | Promise<boolean> {
  if (DEEP || !stage.read) return asking(stage.visitor, (browse) => serverTakes(stage, field, browse), session)
  const posted = new FormData()
  for (const [name, text] of Object.entries(sentWithout(stage, field))) posted.append(name, text)
  return !(field.control.name in (stage.read(posted).submission.reply().error ?? {}))
}

const namesOf = (fields: Field[]) => fields.map(({ control }) => control.name)

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
    { path: '/avs', visitor: 'married', read: readAvsForm, typed: { status: 'widow' } },
    [...DATES, 'partner.deathDate', ...CHILDREN_OF_CLAIRE, ...INSURANCE],
  ],
  [
    'a widow who does not',
    { path: '/avs', visitor: 'married', read: readAvsForm, typed: { status: 'widow', ...NO_PARTNER } },
    [...DATES, ...Object.keys(NO_PARTNER), ...CHILDREN_OF_CLAIRE, ...INSURANCE],
  ],
  [
    'parents of a child that has died',
    {
      path: '/avs',
      visitor: 'married',
      typed: { 'children[1].alive': '', 'children[1].deathDate': '01.02.2004' },
    },
    ['relationshipEndDate', 'partner.deathDate', 'childCount', 'children[0].deathDate', ...INSURANCE],
  ],
  [
    'who has no children',
    { path: '/avs', visitor: 'single', read: readAvsForm, typed: { hasChildren: 'no', ...NO_CHILD } },
    ['childCount', ...INSURANCE],
  ],
  [
    'who has not said how many children',
    { path: '/avs', visitor: 'single', read: readAvsForm, typed: { hasChildren: 'yes', ...NO_CHILD } },
    INSURANCE,
  ],
  [
    'who has been abroad since a year that they know',
    {
      path: '/avs',
      visitor: 'single',
      read: readAvsForm,
      typed: { insuredSince: 'year', insuredSinceYear: '1998', 'abroad[0].from': '2001', 'abroad[0].to': '2002' },
    },
    ['childCount', 'children[0].deathDate', 'insuredSince'],
  ],
  [
    'who types their own figures, of their work',
    { path: '/avs', visitor: 'own', within: '#work-and-fund' },
    ['work', 'fund'],
  ],
  [
    'who answers from memory',
    { path: '/own/quick', visitor: 'nobody' },
    [
      ...['fund', 'insuredSinceYear', 'childYears', 'partner.birthYear', 'partner.salary'],
      ...['pillar3a.solde', 'pillar3a.amount'],
    ],
  ],
  [
    'who answers from memory at another site',
    { path: '/range', visitor: 'nobody' },
    [
      ...['fund', 'insuredSinceYear', 'childYears', 'partner.birthYear', 'partner.salary'],
      ...['pillar3a.solde', 'pillar3a.amount'],
    ],
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
    { path: '/lpp/certificate', visitor: 'own', within: '.of-pension, .more-figures' },
    [
      ...[
        'balance',
        'capital',
        'contribution',
        'balanceMandatory',
        'conversionRate',
        'conversionRateAbove',
        'interest',
      ],
      ...['interestAbove', 'atAge', 'agesText', 'maxCapitalShare', 'noticeMonths', 'insuredSalary', 'rate', 'buyIn'],
      ...['divorceBuyIn', 'withdrawn', 'pledged'],
      ...['bridging.monthly', 'bridging.from', 'bridging.until', 'bridging.reduction'],
    ],
  ],
  ['vested benefits', { path: '/lpp/vested', visitor: 'own' }, []],
  ['a 3a statement', { path: '/3a/account', visitor: 'own' }, ['file', 'paidThisYear', 'paydate', 'maturity']],
  ['the terms', { path: '/prelogin', visitor: 'nobody' }, []],
  ['the terms, and what becomes of typed figures', { path: '/prelogin', visitor: 'own' }, []],
  ['the terms, without a sign-in', { path: '/own', visitor: 'nobody' }, []],
  ['a file that was taken home', { path: '/resume', visitor: 'nobody' }, []],
  ['the papers at hand', { path: '/own/papers', visitor: 'own' }, []],
]

describe.each(STAGES)('%s', (_name, stage, optional) => {
  it.each(LANGUAGES)('reads at a field that it may stay empty, in %s', async (language) => {
    const there = { ...stage, path: pathIn(language, stage.path) }
    const fields = fieldsIn(await asking(stage.visitor, (browse) => formsAt(there, browse)), stage)
    expect(fields.length).toBeGreaterThan(0)
    expect(namesOf(fields.filter(({ control }) => nameOf(control).includes(OPTIONAL[language]))).toSorted()).toEqual(
      optional.toSorted(),
    )
  })

  it('may leave these fields empty, and no other', () =>
    asking(stage.visitor, async (browse, session) => {
      const may: Field[] = []
      for (const field of fieldsIn(await formsAt(stage, browse), stage))
        if (await mayStayEmpty(stage, field, session)) may.push(field)
      expect(namesOf(may).toSorted()).toEqual(optional.toSorted())
    }))
})

it('no page asks for anything that is not among these', async () => {
  const asked = new Set<string>()
  for (const { path } of Object.values(serverBuild.routes)) {
    if (!path || path === '*' || path.startsWith('de')) continue
    for (const visitor of ['nobody', 'married'] as const) {
      const page = await asking(visitor, (browse) => browse(`/${path}`))
      if (formsOf(documentOf(page)).length > 0) asked.add(`/${path}`)
    }
  }
  const alike = ['/prelogin2', '/v2/wizard/login', '/v2/wizard/1p', '/v2/wizard/2p', '/v2/wizard/3p']
  // The choices and the need stand beside an answer, which does not wait for them.
  const besideAnswer = ['/synthesis', '/v2/wizard/synthesis']
  // A scenario is kept only if this simulation is not kept yet.
  const paths = STAGES.map(([, { path }]) => path.split('?')[0] ?? '').filter((path) => path !== '/scenarios')
  expect([...asked].sort()).toEqual([...new Set([...paths, ...alike, ...besideAnswer])].sort())
})
