import { json, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { describe, expect, it, vi } from 'vitest'
import type { FormAnswer } from '~/dossier/shape/form-answers'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { useText } from '~/ui/frame/text'
import { readable, servePage, sessionWith } from '../../../tests/support/product/serve-page'

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'

/** A page whose form is answered so, and a session that keeps it under this id; null: it keeps nothing. */
function pageAnswering(answer: () => Response, id: string | null = ID) {
  const kept: FormAnswer[] = []
  function Page() {
    const { status, isAnswer, at } = useText()
    const { typed = 'nothing' } = useActionData<{ typed?: string }>() ?? {}
    return <p>{`${status} ${isAnswer ? 'answer' : 'page'} ${typed} at ${at}`}</p>
  }
  const module = {
    default: Page,
    loader: ({ request }: { request: Request }) => ({ asked: request.url }),
    action: async () => answer(),
    handle: { guard: 'everybody' },
  }
  const session = sessionWith({
    keepAnswer: async (answer) => {
      if (id) kept.push({ ...answer, id })
      return id
    },
    takeAnswer: async (of) => {
      const at = kept.findIndex((one) => one.id === of.id && one.page === of.page)
      return at < 0 ? null : (kept.splice(at, 1)[0] ?? null)
    },
  })
  return { kept, page: servePage(module, '/form', {}, { session }) }
}

const refused =
  (status = 400, typed = 'half a day') =>
  () =>
    json({ typed }, { status, headers: { 'Set-Cookie': 'a=b' } })

describe('a form of a dossier', () => {
  it.each([400, 409, 200])('answered %i leads to its page, which shows that once', async (status) => {
    const { page, kept } = pageAnswering(refused(status))
    const answer = await page.post('/form?way=guided&done=answer&again=before', [])
    const { headers } = answer
    expect([answer.status, headers.get('Location')]).toEqual([303, `/form?way=guided&again=${ID}`])
    expect([headers.get('Set-Cookie'), headers.get('Cache-Control')]).toEqual(['a=b', 'no-store'])
    expect(await answer.text()).toBe('')
    const address = headers.get('Location') ?? ''
    const first = await page.get(address)
    expect(first.status).toBe(200)
    expect(readable(await first.text())).toContain(`${status} answer half a day at https://example.ch/form?way=guided `)
    expect(kept).toEqual([])
    const second = await page.get(address)
    expect(second.status).toBe(200)
    expect(readable(await second.text())).toContain('200 page nothing at https://example.ch/form?way=guided ')
  })

  it('is shown in the language to which its button switches', async () => {
    const { page } = pageAnswering(refused(200))
    const answer = await page.post('/de/form', [['lang', 'de']])
    expect(answer.headers.get('Location')).toBe(`/de/form?again=${ID}`)
    expect(await (await page.get(`/form?again=${ID}`)).text()).toContain('nothing')
    expect(await (await page.get(`/de/form?again=${ID}`)).text()).toContain('half a day')
  })

  it.each<[string, () => Response, string | null, number]>([
    ['without a dossier', refused(), null, 400],
    ['of more than 32 kB', refused(400, 'é'.repeat(16_384)), ID, 400],
    ['of a party that is silent', refused(503), ID, 503],
    ['that can be sent again in a moment', refused(429), ID, 429],
  ])('%s is answered in its place', async (_, answered, id, status) => {
    const { page, kept } = pageAnswering(answered, id)
    const answer = await page.post('/form', [])
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, null])
    expect(readable(await answer.text())).toContain(`${status} answer`)
    expect(kept).toEqual([])
  })

  it('that is saved leads on as before', async () => {
    const { page, kept } = pageAnswering(() => redirect('/next?done=answer', 303))
    const answer = await page.post('/form', [])
    expect([answer.status, answer.headers.get('Location'), kept]).toEqual([303, '/next?done=answer', []])
  })
})

it('an answer waits where its page cannot be shown', async () => {
  const taken: unknown[] = []
  const session = sessionWith({
    takeAnswer: async (of) => {
      taken.push(of)
      return null
    },
  })
  const loader = () => {
    throw new DossierTooLarge('papers')
  }
  const module = { default: () => null, loader, handle: { guard: 'everybody' } }
  expect((await servePage(module, '/form', {}, { session }).get(`/form?again=${ID}`)).status).toBe(413)
  expect(taken).toEqual([])
})

it('where the vault is out of reach just then, the page says so', async () => {
  const report = vi.fn()
  const session = sessionWith({ takeAnswer: () => Promise.reject(new VaultUnavailable(new Error('away'))) })
  const module = { default: () => null, loader: () => null, handle: { guard: 'everybody' } }
  const answer = await servePage(module, '/form', {}, { session, report }).get(`/form?again=${ID}`)
  expect([answer.status, report.mock.calls.length]).toEqual([503, 1])
})

describe('a saved form whose script asks for the page in its place', () => {
  const backTo = (location: string, headers = {}) => pageAnswering(() => redirect(location, { status: 303, headers }))
  const asking = { 'X-Part': '1' }

  it.each(['/form', '/de/form'])('is answered by %s as if it were opened, once it is saved', async (path) => {
    const answer = await backTo(`${path}#place`).page.post(path, [], asking)
    expect([answer.status, answer.headers.get('X-Part'), answer.headers.get('Location')]).toEqual([200, '1', null])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(readable(await answer.text())).toContain('200 page nothing')
  })

  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ['of another version', '/form#place', { 'X-Part': '2' }, {}],
    ['without a script', '/form#place', {}, {}],
    ['that leads to another page', '/next#place', asking, {}],
    ['that leads to the other language', '/de/form', asking, {}],
    ['that its page confirms', '/form?done=answer', asking, {}],
    ['that leads elsewhere', 'https://elsewhere.example/form', asking, {}],
    ['that brings a cookie', '/form', asking, { 'Set-Cookie': 'a=b' }],
  ])('leads on as ever: one %s', async (_, location, sent, headers) => {
    const answer = await backTo(location, headers).page.post('/form', [], sent)
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('X-Part')]).toEqual([303, location, null])
  })

  it('leads to its page, too, if it is refused; and is the whole page, if that cannot be kept', async () => {
    const { page } = pageAnswering(refused())
    const answer = await page.post('/form', [], asking)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/form?again=${ID}`])
    const whole = await pageAnswering(refused(), null).page.post('/form', [], asking)
    expect([whole.status, whole.headers.get('X-Part')]).toEqual([400, null])
    expect(readable(await whole.text())).toContain('400 answer half a day')
  })

  it('is no part, if the page cannot be drawn then', async () => {
    const loader = () => {
      throw new Response('', { status: 503 })
    }
    const module = { default: () => null, loader, action: () => redirect('/form', 303), handle: { guard: 'everybody' } }
    const answer = await servePage(module, '/form', {}).post('/form', [], asking)
    expect([answer.status, answer.headers.get('X-Part')]).toEqual([503, null])
  })
})
