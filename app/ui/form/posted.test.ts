import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isOfSession, postedForm } from './posted'

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
    ['a name of 64 characters', `${'n'.repeat(64)}=a`, 200],
    ['a longer name', `${'n'.repeat(65)}=a`, 400],
    ['a name that leads into the depth', `${'a.'.repeat(10_000)}=a`, 400],
  ])('%s: answered with %3$i', async (_, body, status) => {
    const answer = await postedForm(post(body, 'application/x-www-form-urlencoded')).catch((error: unknown) => error)
    expect(answer instanceof Response ? answer.status : 200).toBe(status)
  })
})

describe('the parts of a form with a file', () => {
  const parts = (count: number) =>
    `${'--b\r\nContent-Disposition: form-data; name="ids"\r\n\r\na\r\n'.repeat(count)}--b--\r\n`

  it.each([
    [200, 200, 1],
    [201, 413, 0],
    [50_000, 413, 0],
  ])('%i: answered with %i, and read %i times', async (count, status, times) => {
    const read = vi.spyOn(Response.prototype, 'formData')
    onTestFinished(() => read.mockRestore())
    const asked = post(parts(count), 'multipart/form-data; boundary=b')
    const own = vi.spyOn(asked, 'formData')
    const answer = await postedForm(asked).catch((error: unknown) => error)
    expect(answer instanceof Response ? answer.status : 200).toBe(status)
    expect(read.mock.calls.length + own.mock.calls.length).toBe(times)
  })
})

describe('a form of a signed-in page', () => {
  const made = (token: string) => {
    const form = new FormData()
    form.append('formToken', token)
    return form
  }

  it.each([
    ['mine', 'mine', true],
    ['somebody', 'mine', false],
    ['', 'mine', false],
    ['mine', null, false],
  ])('made for %j, in the session %j: %j', (token, session, isOwn) =>
    expect(isOfSession(made(token), session)).toBe(isOwn),
  )

  it.each(['mine', null])('is refused without a token: session %s', (session) =>
    expect(() => isOfSession(new FormData(), session)).toThrow(expect.objectContaining({ status: 403 })),
  )
})
