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

describe('a form of a signed-in page', () => {
  const posted = (body: string, address?: string) => post(body, 'application/x-www-form-urlencoded', address)

  it.each([
    ['formToken=mine&ids=a', 'mine'],
    // A program that fills in the fields alone; the gate stands for the token.
    ['ids=a', 'mine'],
  ])('%s is read by the session %s', async (body, session) =>
    expect((await visitorForm(posted(body), session)).get('ids')).toBe('a'),
  )

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
