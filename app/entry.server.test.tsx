/** The error page, as people get it and crawlers do not; and the script, as pages load it. */
import { describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '~/root'
import { PageScript, useScripts } from '~/ui/frame/scripts'
import { readable, servePage } from '../tests/support/product/serve-page'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36'
const PEOPLE = [PERSON, 'curl/8.5.0', HEADLESS, '']
const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'GPTBot/1.2',
  'Twitterbot/1.0',
]

const failingPage = (thrown: unknown) => ({
  handle: { guard: 'everybody' },
  loader: () => {
    throw thrown
  },
  default: () => null,
  ErrorBoundary,
})

async function asked(thrown: unknown, agent: string) {
  const report = vi.fn()
  const answer = await servePage(failingPage(thrown), '/page', {}, { report }).get('/page', { 'User-Agent': agent })
  return { status: answer.status, body: await answer.text(), report }
}

describe('a fatal error', () => {
  const error = () => Object.assign(new Error('secret of the server'), { code: 'ESECRET' })

  it.each(PEOPLE)('[226] [041] [044] is a page with code and message for "%s"', async (agent) => {
    const { status, body, report } = await asked(error(), agent)
    expect(status).toBe(500)
    expect(readable(body)).toMatch(/\b500\b.*Internal Server Error/s)
    expect(body).not.toMatch(/secret|ESECRET|\.ts|\bat /i)
    expect(report).toHaveBeenCalledOnce()
  })

  it.each(CRAWLERS)('[045] [226] is no page for %s', async (agent) => {
    const { status, body, report } = await asked(error(), agent)
    expect([status, body]).toEqual([500, ''])
    expect(report).toHaveBeenCalledOnce()
  })
})

it('what somebody asked wrongly is no fault to report, and data alone are kept by no cache', async () => {
  const report = vi.fn()
  const page = {
    handle: { guard: 'everybody' },
    loader: () => Response.json('theirs'),
    default: () => null,
  }
  const served = servePage(page, '/page', {}, { report })
  expect((await served.post('/page', [])).status).toBe(405)
  expect(report).not.toHaveBeenCalled()
  const data = await served.get(`/page?_data=${encodeURIComponent('/page')}`)
  expect([data.status, await data.json(), data.headers.get('cache-control')]).toEqual([200, 'theirs', 'no-store'])
})

describe('a page that is missing', () => {
  const missing = () => new Response('Page not found: /page', { status: 404 })

  it.each(PEOPLE)('[041] is told to people with code and message: "%s"', async (agent) => {
    const { status, body } = await asked(missing(), agent)
    expect(status).toBe(404)
    expect(readable(body)).toMatch(/\b404\b.*Page not found: \/page/s)
  })

  it.each(CRAWLERS)('[045] is a bare status for %s', async (agent) => {
    const { status, body } = await asked(missing(), agent)
    expect([status, body]).toEqual([404, ''])
  })
})

describe('a form that cannot be shown again', () => {
  const page = (action: () => Response, loader: () => unknown) => ({
    handle: { guard: 'everybody', scripts: true },
    action,
    loader,
    default: () => <PageScript />,
    ErrorBoundary,
  })
  const fail = () => {
    throw new Error('ours')
  }
  const refuse = () => {
    throw new Response('', { status: 400 })
  }

  it.each<[string, object, number]>([
    ['its page fails: a failure of ours', page(() => Response.json({}, { status: 400 }), fail), 500],
    ['its page fails after a conflict', page(() => Response.json({}, { status: 409 }), fail), 500],
    ['it is none of ours', page(refuse, () => null), 400],
  ])('is an error page without a script: %s', async (_, module, status) => {
    const answer = await servePage(module, '/page', {}).post('/page', [])
    const body = await answer.text()
    expect(answer.status).toBe(status)
    expect(readable(body)).toContain(`${status}`)
    expect(readable(body)).not.toContain(status === 400 ? 'Internal Server Error' : 'status 400')
    expect(body).not.toContain('<script')
  })
})

describe('the script of a page', () => {
  const Links = () => <p>{`light: ${useScripts().light}`}</p>
  const page = (scripts?: boolean) => ({
    handle: { guard: 'everybody', ...(scripts === undefined ? {} : { scripts }) },
    loader: () => null,
    action: () => null,
    default: () => (
      <>
        <PageScript />
        <Links />
      </>
    ),
    ErrorBoundary,
  })

  async function served(module: object, headers: Record<string, string> = {}) {
    const allow = vi.fn(() => 'n0nce')
    const script = { src: '/assets/entry-1.js', version: '1', versionPath: '/version', allow }
    const { get, post } = servePage(module, '/page', {}, { script })
    return { allow, body: await (await get('/page', headers)).text(), post }
  }

  it('stands there with its nonce, and stays where a form was sent', async () => {
    const { allow, body, post } = await served(page(true))
    expect(body).toContain('<script type="module" src="/assets/entry-1.js" nonce="n0nce"></script>')
    expect(allow).toHaveBeenCalledOnce()
    expect(await (await post('/page', [])).text()).toContain('nonce="n0nce" data-stay="">')
  })

  it.each<[string, object, Record<string, string>, string]>([
    ['on a page that gains nothing', page(), {}, 'light: false'],
    ['on a page that says so', page(false), {}, 'light: false'],
    ['where the browser saves data', page(true), { 'Save-Data': 'on' }, 'light: null'],
    ['in the light version', page(true), { Cookie: 'light=Im9uIg==' }, 'light: true'],
    ['on an error page', { ...failingPage(new Error('broken')), handle: page(true).handle }, {}, '500'],
  ])('is not there, nor allowed, %s', async (_, module, headers, said) => {
    const { allow, body } = await served(module, headers)
    expect(body).toContain(said)
    expect(body).not.toContain('<script')
    expect(allow).not.toHaveBeenCalled()
  })
})
