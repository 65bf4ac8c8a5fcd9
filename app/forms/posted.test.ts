import { describe, expect, it } from 'vitest'
import { postedForm, visitorForm } from './posted'

const post = (body: BodyInit | null, type: string, address = 'http://x/') =>
  new Request(address, { method: 'POST', body, headers: { 'content-type': type } })

describe('a posted form', () => {
  it('is read', async () => {
    const form = await postedForm(post('terms=on', 'application/x-www-form-urlencoded'))
    expect(form.get('terms')).toBe('on')
  })

  it.each([
    ['{"terms":"on"}', 'application/json'],
    ['terms=on', 'text/plain'],
    ['--x\r\nno end', 'multipart/form-data; boundary=x'],
    [null, 'multipart/form-data'],
  ])('%j as %s is answered with 400', async (body, type) => {
    const thrown = await postedForm(post(body, type)).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).status).toBe(400)
  })
})

describe('the size of a form', () => {
  const fields = (count: number, name = 'ids') => Array(count).fill(`${name}=a`).join('&')

  it.each([
    ['200 fields', fields(200), 200],
    ['more fields', fields(201), 413],
    ['a name of 64 signs', `${'n'.repeat(64)}=a`, 200],
    ['a longer name', `${'n'.repeat(65)}=a`, 400],
    ['a name that leads into the depth', `${'a.'.repeat(10_000)}=a`, 400],
  ])('%s: answered with %3$i', async (_, body, status) => {
    const answer = await postedForm(post(body, 'application/x-www-form-urlencoded')).catch((error: unknown) => error)
    expect(answer instanceof Response ? answer.status : 200).toBe(status)
  })
})

describe('a form of a signed-in page', () => {
  const posted = (body: string, address?: string) => post(body, 'application/x-www-form-urlencoded', address)

  it('is read by its own session', async () =>
    expect((await visitorForm(posted('formToken=mine&ids=a'), 'mine')).get('ids')).toBe('a'))

  it.each(['mine', null])('is refused without a token: session %s', async (session) => {
    const thrown = (await visitorForm(posted('ids=a'), session).catch((error: unknown) => error)) as Response
    expect([thrown.status, thrown.headers.get('location')]).toEqual([403, null])
  })

  it.each([
    ['formToken=somebody&ids=a', 'mine'],
    ['formToken=&ids=a', 'mine'],
    ['formToken=mine&ids=a', null],
  ])('%s is not saved by the session %s', async (body, session) => {
    const thrown = (await visitorForm(posted(body), session).catch((error: unknown) => error)) as Response
    expect([thrown.status, thrown.headers.get('location')]).toEqual([303, '/?session=changed#session'])
  })

  it('the page that says so keeps its query', async () => {
    const late = posted('formToken=somebody', 'http://localhost/de/v2/wizard/1p?then=check&session=over')
    const thrown = (await visitorForm(late, 'mine').catch((error: unknown) => error)) as Response
    expect(thrown.headers.get('location')).toBe('/de/v2/wizard/1p?then=check&session=changed#session')
  })
})
