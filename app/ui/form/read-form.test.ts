import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AVS } from '~/forms/avs/form'
import { withShortTexts } from './lengths'
import { postedForm } from './posted'
import { readForm } from './read-form'
import { asTyped, LONGEST_FIGURE, reader, required } from './values/piece'

const form = (fields: Record<string, string | Blob>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  return made
}
const NAME = 'a'.repeat(200)
const Shape = z.object({
  name: z.string(),
  day: AVS.schema.shape.birthDate,
  rows: z.array(z.object({ what: z.string() })).default([]),
})
const FINE = { name: NAME, day: '1.5.2034' }
const errorsOf = (fields: Record<string, string>) => readForm(form(fields), Shape).reply().error

describe('a field', () => {
  it('as long as it may be is read', () =>
    expect(readForm(form(FINE), Shape)).toMatchObject({ status: 'success', value: { name: NAME, day: '2034-05-01' } }))

  it.each([
    ['name', `${NAME}a`],
    ['day', '1'.repeat(31)],
    ['day', '1'.repeat(201)],
    ['rows[0].what', 'a'.repeat(201)],
    ['simulation', 'a'.repeat(8_001)],
  ])('%s that is longer is refused, though its shape may say nothing of it', (name, text) => {
    const errors = errorsOf({ ...FINE, [name]: text })
    expect(Object.keys(errors ?? {})).toEqual([name])
    expect(errors?.[name]?.[0]).toBe('tooLong')
  })

  it('that is too long comes back with what else is wrong, and with all that was typed', () => {
    const submission = readForm(form({ name: `${NAME}a`, day: 'x', 'rows[0].what': 'b' }), Shape)
    expect(submission.reply().error).toEqual({ name: ['tooLong'], day: ['dayForm'] })
    expect(submission.reply().initialValue).toEqual({ name: `${NAME}a`, day: 'x', rows: [{ what: 'b' }] })
  })

  it('has a sentence of its own where there is one', () =>
    expect(errorsOf({ ...FINE, extract: 'a'.repeat(256 * 1024 + 1) })).toEqual({ extract: ['extractTooLong'] }))
})

describe('a reader', () => {
  it('never sees a text that is too long', () => {
    const seen: string[] = []
    const read = reader(LONGEST_FIGURE, (text) => {
      seen.push(text)
      return { value: text }
    })
    for (const text of ['a'.repeat(30), 'b'.repeat(31), 'c'.repeat(10_000)]) read(text)
    const Two = z.object({ one: required(read), two: required(asTyped) })
    readForm(form({ one: 'd'.repeat(31), two: 'x' }), Two)
    expect(seen).toEqual(['a'.repeat(30)])
  })

  it('is none without a greatest length', () => {
    // @ts-expect-error: a plain function, which `reader` has not made
    expect(required((text: string) => ({ value: text }))).toBeDefined()
  })
})

describe('a posted text', () => {
  it('comes no further than one character beyond what it may have', async () => {
    const body = new URLSearchParams({ name: 'a'.repeat(10_000), extract: '1\n'.repeat(10_000), from: 'x' })
    const posted = await postedForm(new Request('http://x/', { method: 'POST', body }))
    expect([...posted].map(([name, text]) => [name, String(text).length])).toEqual([
      ['name', 201],
      ['extract', 20_000],
      ['from', 1],
    ])
  })

  it('stays what it is beside a file', () => {
    const file = new File(['x'.repeat(1000)], 'a.txt')
    expect(withShortTexts(form({ file })).get('file')).toHaveProperty('size', 1000)
  })

  it('of a name that every object has is a text like others', () =>
    expect(withShortTexts(form({ constructor: 'a'.repeat(300) })).get('constructor')).toHaveLength(201))
})
