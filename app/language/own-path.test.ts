import { describe, expect, it } from 'vitest'
import { ownPath, pathSaying } from './own-path'

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
  ['/avs?kept=no&session=over&done=answer', '/avs?kept=yes#kept'],
])('%j says one word more', (path, saying) => expect(pathSaying(path, 'kept', 'yes')).toBe(saying))
