import { describe, expect, it } from 'vitest'
import { answerNamedIn, ownPath, pathAnswering, pathSaying } from './own-path'

describe('a path of our own', () => {
  it.each([
    ['/', '/'],
    ['/de/avs', '/de/avs'],
    ['/synthesis?scenario=2#top', '/synthesis?scenario=2#top'],
    ['/avs/../lpp', '/lpp'],
    ['/a?next=https://evil.example', '/a?next=https://evil.example'],
    ['/a?next=//evil.example#//', '/a?next=//evil.example#//'],
    ['/été', '/%C3%A9t%C3%A9'],
  ])('%j is one', (text, path) => expect(ownPath(text)).toBe(path))

  it.each([
    '',
    'avs',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/avs//evil.example',
    '/avs//',
    'https://evil.example/',
    'http:evil.example',
    'javascript:alert(1)',
    ' /avs',
    '/\t/evil.example',
    '/\n/evil.example',
    '/avs\r\nSet-Cookie: a=b',
    '/avs\u0000',
    '/avs\u0085',
    null,
    undefined,
    ['/avs'],
  ])('%j is none', (text) => expect(ownPath(text)).toBeNull())
})

it.each([
  ['/avs', '/avs?kept=yes#kept'],
  ['/de/synthesis?scenario=2&a=b%26c#top', '/de/synthesis?scenario=2&a=b%26c&kept=yes#kept'],
  ['/avs?kept=no&session=over&done=answer&again=x', '/avs?kept=yes#kept'],
])('%j says one word more', (path, saying) => expect(pathSaying(path, 'kept', 'yes')).toBe(saying))

it.each([
  ['https://example.ch/avs', '/avs?again=id'],
  ['/de/avs/career?of=partner&done=paper&file=busy#top', '/de/avs/career?of=partner&again=id'],
  ['/avs?again=before', '/avs?again=id'],
  ['/avs?done=answer&kept=yes#kept', '/avs?kept=yes&again=id'],
])('%j shows what its form was answered', (address, path) => expect(pathAnswering(address, 'id')).toBe(path))

it.each([
  ['https://example.ch/avs?of=a%20b', null, 'https://example.ch/avs?of=a%20b'],
  ['https://example.ch/avs?again=id&of=a', 'id', 'https://example.ch/avs?of=a'],
  ['https://example.ch/avs?again=', '', 'https://example.ch/avs'],
])('of %j the page is told apart from the answer', (asked, id, address) =>
  expect(answerNamedIn(asked)).toEqual({ id, address }),
)
