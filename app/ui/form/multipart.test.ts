import { describe, expect, it } from 'vitest'
import { checkedMultipart } from './multipart'

const TYPE = 'multipart/form-data; boundary=b'
const part = (head = 'Content-Disposition: form-data; name="a"', text = '1') => `--b\r\n${head}\r\n\r\n${text}\r\n`
const form = (...parts: string[]) => Buffer.from(`${parts.join('')}--b--\r\n`)
const refusal = (body: Buffer, type = TYPE) => {
  const checked = checkedMultipart(body, type, 3)
  return typeof checked === 'number' ? checked : null
}

describe('a form with a file', () => {
  it.each([
    ['as many parts as there may be', form(part(), part(), part()), null],
    ['one part more', form(part(), part(), part(), part()), 413],
    ['parts behind its end, which nobody reads', Buffer.concat([form(part()), form(part(), part(), part())]), null],
    ['a large file', form(part(undefined, 'x\r\n'.repeat(100_000))), null],
    ['a head of many lines', form(part(`${'X: 1\r\n'.repeat(300)}Content-Disposition: form-data; name="a"`)), 400],
    ['a head of one long line', form(part(`Content-Disposition: form-data; name="${'%22'.repeat(400)}"`)), 400],
    ['a head without an end', Buffer.from('--b\r\nContent-Disposition: form-data'), 400],
    ['no part', form(), null],
    ['nothing', Buffer.alloc(0), null],
  ])('%s', (_, body, status) => expect(refusal(body)).toBe(status))

  it.each([
    ['multipart/form-data; boundary="----WebKitFormBoundary7MA4YWxkTrZu0gW"'],
    ['multipart/form-data;boundary=---------------------------9051914041544843365972754266'],
    ['Multipart/Form-Data; boundary=b'],
  ])('is taken as %s', (type) => expect(refusal(form(), type)).toBeNull())

  it.each([
    ['multipart/form-data'],
    ['multipart/form-data; boundary='],
    [`multipart/form-data; boundary=${'b'.repeat(71)}`],
    ['multipart/form-data; a="boundary=c"; boundary=b'],
    ['multipart/form-data; boundary=c; boundary=b'],
    ['multipart/form-data; boundary="c;b"'],
  ])('is not taken as %s', (type) => expect(refusal(form(), type)).toBe(400))

  it('is read by the boundary that was looked for', () =>
    expect(checkedMultipart(form(), 'multipart/form-data;boundary="b"', 3)).toEqual({
      type: 'multipart/form-data; boundary="b"',
    }))
})
