import { describe, expect, it } from 'vitest'
import { postedForm } from './posted'

const post = (body: BodyInit | null, type: string) =>
  new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type } })

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
