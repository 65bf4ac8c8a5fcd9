/** One press of the demo, over the whole product and the sandbox. */
import type { RequestHandler, Response } from 'express'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'
import { isFormAgain } from '../../tests/support/visit/form-told'

let product: StartedProduct
beforeAll(async () => {
  product = await startProduct({ settings: { CONNECTOR_TIMEOUT: '4000' }, withDemo: true, sandboxDoor })
})
afterAll(() => product.close())
afterEach(() => {
  spoilt = null
})

/** The cookie of a session in the answer's headers. */
const cookieIn = (answer: globalThis.Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${product.sessionCookie}=`))
    ?.split(';')[0] ?? ''

const press = (
  fields: Record<string, string>,
  { cookie = '', path = '/demo', at = product.origin, ...headers }: Record<string, string> = {},
) =>
  fetch(at + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, ...headers },
    body: new URLSearchParams(fields),
  })

const open = async (path: string, cookie = '') =>
  (await fetch(`${product.origin}${path}`, { headers: { cookie }, redirect: 'manual' })).text()

/** The page that asks, in answer to a press over a dossier that is there. */
async function askedBy(answer: globalThis.Response, cookie: string) {
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, isFormAgain(location), answer.headers.getSetCookie()]).toEqual([303, true, []])
  return open(location, cookie)
}

const tokenIn = (page: string) => /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? ''
const ask = async (path: string, cookie: string) =>
  (await fetch(`${product.origin}/api${path}`, { headers: { cookie } })).json()

/** A form of the page, with its token. */
async function leave(path: string, cookie: string) {
  const formToken = tokenIn(await open('/data', cookie))
  const body = new URLSearchParams({ formToken, ...(path === '/data' && { confirm: 'delete' }) })
  return fetch(product.origin + path, { method: 'POST', redirect: 'manual', headers: { cookie }, body })
}

const dossierOf = (cookie: string) => product.vault.open(cookie.split('=')[1] ?? '')

type Spoilt = { path: RegExp; answer: (response: Response) => void }
/** What the sandbox answers in place of the truth. */
let spoilt: Spoilt | null = null
const sandboxDoor: RequestHandler = (request, response, next) =>
  spoilt?.path.test(request.path) ? spoilt.answer(response) : next()

const broken = (response: Response) => void response.socket?.destroy()
const refused = (status: number) => (response: Response) => void response.status(status).end()
const silent = () => undefined

describe('one press', () => {
  it.each([
    ['/', '/demo', 'href="/terms"'],
    ['/de', '/de/demo', 'href="/de/terms"'],
  ])('stands on %s, for all three and on each card, with the terms beside it', async (path, action, terms) => {
    const html = await open(path)
    expect(html.split(`<form method="post" action="${action}"`)).toHaveLength(1 + 1 + EXAMPLE_PEOPLE.length)
    for (const { key } of EXAMPLE_PEOPLE) expect(html.split(`name="person" value="${key}"`)).toHaveLength(3)
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>')).split(terms)).toHaveLength(3)
  })

  it.each(EXAMPLE_PEOPLE)(
    'leads to the figures of $firstName: all steps done, nobody silent',
    async ({ key, lastName }) => {
      const answer = await press({ person: key })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/synthesis'])
      const cookie = cookieIn(answer)
      const dossier = (await dossierOf(cookie))?.dossier
      expect(dossier?.login?.name).toContain(lastName)
      expect(dossier?.terms).toEqual({ version: product.env.TERMS_VERSION })
      const steps = await ask('/steps', cookie)
      expect(steps).toMatchObject({ avs: true, lpp: true, pillar3a: true, termsAccepted: true })
      const digest = await ask('/synthesis/digest', cookie)
      expect(digest.silent).toEqual([])
      expect(digest.withoutChange.monthlyTotal).toBeGreaterThan(3000)
    },
  )

  it('enters the spouse too, so that the household shows, and nobody where there is none', async () => {
    const claire = cookieIn(await press({ person: 'claire' }))
    expect(await ask('/acor/household', claire)).toMatchObject({ both: true, differing: [] })
    const nadia = cookieIn(await press({ person: 'nadia' }))
    expect(await ask('/acor/household', nadia)).toBeNull()
  })

  it.each([
    ['signs out', (cookie: string) => leave('/logout', cookie)],
    ['deletes the data', (cookie: string) => leave('/data', cookie)],
  ])('shares with its own spouse alone: another visitor who %s takes nothing away', async (_, leaveAs) => {
    const first = cookieIn(await press({ person: 'claire' }))
    const second = cookieIn(await press({ person: 'claire' }))
    await leaveAs(second)
    expect((await dossierOf(second))?.dossier.firstPillar.info).toBeFalsy()
    expect(await ask('/acor/household', first)).toMatchObject({ both: true })
  })

  it.each([
    ['/demo', '/synthesis', 'Vous êtes Reto, personne inventée.', 'Essayer comme Nadia'],
    ['/de/demo', '/de/synthesis', 'Sie sind Reto, eine erfundene Person.', 'Als Nadia testen'],
  ])('%s leads to %s, where each page says who is invented, and offers the others', async (path, to, said, other) => {
    const answer = await press({ person: 'reto' }, { path })
    expect(answer.headers.get('location')).toBe(to)
    for (const page of [to, to.replace('synthesis', 'law'), to.replace('synthesis', 'avs')]) {
      const html = await open(page, cookieIn(answer))
      expect(html).toContain(said)
      expect(html).toContain(`aria-label="${other}"`)
      expect(html).not.toContain('value="reto"')
    }
  })

  it('sets the cookies of a sign-in and no other, and hands out nobody else’s session', async () => {
    const names = (await press({ person: 'claire' })).headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names).toEqual([product.sessionCookie, 'ended'])
  })
})

describe('a press over a dossier that is there', () => {
  it('asks first, and changes nothing; a yes replaces it', async () => {
    const cookie = cookieIn(await press({ person: 'claire' }))
    const page = await askedBy(await press({ person: 'nadia' }, { cookie }), cookie)
    expect(page).toContain('Effacer et essayer comme Nadia')
    expect(page).toContain('href="/router"')
    expect((await dossierOf(cookie))?.dossier.login?.name).toContain('Claire')

    const fields = { person: 'nadia', replace: '1', formToken: tokenIn(page) }
    const replaced = await press(fields, { cookie })
    expect(replaced.headers.get('location')).toBe('/synthesis')
    expect((await dossierOf(cookieIn(replaced)))?.dossier.login?.name).toContain('Nadia')
    expect(await dossierOf(cookie)).toBeNull()
  })

  it('leads from one invented person to another without asking, from a page of this session', async () => {
    const cookie = cookieIn(await press({ person: 'claire' }))
    for (const path of ['/synthesis', '/']) expect(await open(path, cookie)).toContain('name="other" value="1"')
    const page = await open('/synthesis', cookie)
    const answer = await press({ person: 'nadia', other: '1', formToken: tokenIn(page) }, { cookie })
    expect(answer.headers.get('location')).toBe('/synthesis')
    expect((await dossierOf(cookieIn(answer)))?.dossier.login?.name).toContain('Nadia')
    expect(await dossierOf(cookie)).toBeNull()
    const foreign = await press(
      { person: 'reto', other: '1', formToken: 'of-another-session' },
      { cookie: cookieIn(answer) },
    )
    expect(foreign.headers.get('location')).toBe('/demo?session=changed#session')
  })

  it('asks an invented person who has papers of their own', async () => {
    const cookie = cookieIn(await press({ person: 'claire' }))
    const formToken = tokenIn(await open('/own/papers', cookie))
    await press({ papers: 'extract', formToken }, { cookie, path: '/own/papers' })
    expect((await dossierOf(cookie))?.dossier.papers).toEqual(['extract'])
    const asked = await press({ person: 'nadia', other: '1', formToken }, { cookie })
    expect(await askedBy(asked, cookie)).toContain('Effacer et essayer comme Nadia')
  })

  it('takes no yes but that of a page of this session', async () => {
    const cookie = cookieIn(await press({ person: 'claire' }))
    // A form without a token was made before there was a session.
    for (const made of [[], [['formToken', 'of-another-session']]]) {
      const answer = await press({ person: 'nadia', replace: '1', ...Object.fromEntries(made) }, { cookie })
      expect(answer.headers.get('location')).toBe('/demo?session=changed#session')
    }
    expect((await dossierOf(cookie))?.dossier.login?.name).toContain('Claire')
  })

  it('loses nothing where the sandbox is silent', async () => {
    const cookie = cookieIn(await press({ person: 'claire' }))
    const page = await askedBy(await press({ person: 'nadia' }, { cookie }), cookie)
    spoilt = { path: /^\/funds\//, answer: broken }
    const answer = await press({ person: 'nadia', replace: '1', formToken: tokenIn(page) }, { cookie })
    expect(answer.status).toBe(503)
    expect((await dossierOf(cookie))?.dossier.login?.name).toContain('Claire')
  })
})

describe('a sandbox that does not answer as it should', () => {
  it.each<[string, RegExp, Spoilt['answer']]>([
    ['its identity service breaks the connection', /^\/identity\//, broken],
    ['a page of the sign-in is an error', /^\/identity\/interaction\//, refused(500)],
    ['a fund refuses the person', /^\/funds\/.*\/sign-in\//, refused(422)],
    ['the register is away', /^\/register\//, broken],
  ])('is said, and nothing is left: %s', (_, path, answer) => expectSaid(product, { path, answer }))

  it('is said, and nothing is left: a fund never answers', async () => {
    const hasty = await startProduct({ settings: { CONNECTOR_TIMEOUT: '100' }, withDemo: true, sandboxDoor })
    onTestFinished(hasty.close)
    await expectSaid(hasty, { path: /^\/funds\/[^/]+\/(?!authorize|sign-in|token)/, answer: silent })
  })

  async function expectSaid({ origin, vault }: StartedProduct, spoiling: Spoilt) {
    const made = vi.spyOn(vault, 'create')
    spoilt = spoiling
    const pressed = await press({ person: 'claire' }, { at: origin })
    expect([pressed.status, pressed.headers.getSetCookie()]).toEqual([503, []])
    const html = await pressed.text()
    expect(html).toContain('La démonstration ne répond pas')
    expect(html).toContain('value="claire"')
    expect(html).toContain('href="/prelogin"')
    for (const { value } of made.mock.results) expect(await vault.open((await value).token)).toBeNull()
    made.mockRestore()
  }
})

describe('who may press', () => {
  it('nobody from another site', async () =>
    expect((await press({ person: 'claire' }, { origin: 'https://evil.example' })).status).toBe(403))

  it.each(['', 'philippe', '__proto__', 'Claire'])('as nobody else: %s', async (person) =>
    expect((await press({ person })).status).toBe(400),
  )
})

describe('without the demo', () => {
  let own: StartedProduct
  beforeAll(async () => {
    own = await startProduct({ settings: { SANDBOX: 'off' } })
  })
  afterAll(() => own.close())
  it('there is no such page, and no button', async () => {
    for (const path of ['/demo', '/de/demo']) {
      expect((await fetch(own.origin + path)).status).toBe(404)
      const body = new URLSearchParams({ person: 'claire' })
      expect((await fetch(own.origin + path, { method: 'POST', body })).status).toBe(404)
    }
    expect(await (await fetch(own.origin)).text()).not.toContain('/demo')
  })
})
