/** What robots.txt, as it is served, asks of robots: public pages yes, those of one visitor no, in both languages. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ResourceHandle } from '~/ui/frame/page-handle'
import { PLACES, serverBuild } from '../../tests/support/product/server-build'

const lines = readFileSync('public/robots.txt', 'utf8').split('\n')
const closed = lines.flatMap((line) => /^Disallow: (\/\S*)$/.exec(line)?.[1] ?? [])
const isClosed = (path: string) => closed.some((start) => path.startsWith(start))

describe('robots.txt', () => {
  const pages = PLACES.filter(({ path, index }) => (path || index) && !path?.includes('*'))

  it.each(pages.map(({ id, path = '' }) => [`/${path}`, id]))('%s', (path, id) => {
    const handle = serverBuild.routes[id]?.module.handle as Partial<ResourceHandle> | undefined
    const isForOne = ['session', 'visitor'].includes(handle?.guard ?? '') || handle?.methods || /\/export$/.test(path)
    expect(isClosed(path)).toBe(Boolean(isForOne))
  })

  it.each([
    '/api/law',
    '/signin/callback',
    '/logout',
    '/data/synthesis.pdf',
    '/de/export?payload=a',
    '/sandbox/identity',
  ])('keeps robots away from %s', (path) => expect(isClosed(path)).toBe(true))

  it('is for all of them', () => expect(lines).toContain('User-agent: *'))
})
