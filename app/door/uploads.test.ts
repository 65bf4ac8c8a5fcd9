import { expect, it } from 'vitest'
import { createUploads } from './uploads'

const of = (session: string, address = '192.0.2.1') => ({ session, address })

function stage() {
  const uploads = createUploads('refused' as const)
  const ends: (() => void)[] = []
  const begin = (asker: ReturnType<typeof of> | undefined) =>
    uploads.during(asker, () => new Promise<string>((resolve) => ends.push(() => resolve('done'))))
  return { uploads, ends, begin }
}

it('lets one of a session be read at a time, and the next when it is over', async () => {
  const { ends, begin } = stage()
  const first = begin(of('a'))
  expect(await begin(of('a', '192.0.2.2'))).toBe('refused')
  ends[0]?.()
  expect(await first).toBe('done')
  void begin(of('a'))
  expect(ends).toHaveLength(2)
})

it('lets two of an address be read at a time, and keeps nobody else out', async () => {
  const { ends, begin } = stage()
  void begin(of('a'))
  void begin(of('b'))
  expect(await begin(of('c'))).toBe('refused')
  void begin(of('d', '192.0.2.2'))
  expect(ends).toHaveLength(3)
})

it('gives the place of what fails to the next', async () => {
  const { uploads, ends, begin } = stage()
  await expect(uploads.during(of('a'), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  void begin(of('a'))
  expect(ends).toHaveLength(1)
})

it('counts nobody where nobody is distinguished', () => {
  const { ends, begin } = stage()
  for (let i = 0; i < 5; i++) void begin(undefined)
  expect(ends).toHaveLength(5)
})
