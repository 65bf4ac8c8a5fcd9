import { expect, it } from 'vitest'
import { isArrival } from './arrival'

it.each<[string, Record<string, string>, boolean]>([
  ['someone who types the address', { 'sec-fetch-site': 'none' }, true],
  ['someone who comes back by a bookmark', { 'sec-fetch-site': 'none', cookie: 'session=a' }, true],
  ['whom another site sends', { 'sec-fetch-site': 'cross-site' }, true],
  ['whom a site beside ours sends', { 'sec-fetch-site': 'same-site' }, true],
  ['a visitor whom another site sends', { 'sec-fetch-site': 'cross-site', cookie: 'session=a' }, false],
  ['who follows a link of ours', { 'sec-fetch-site': 'same-origin' }, false],
  ['whose browser does not say', {}, false],
])('%s arrives: %j %s', (_, headers, arrives) => expect(isArrival(new Headers(headers))).toBe(arrives))
