import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as module from './sign-in-error'

const manual = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
const [, section = ''] = /### Why a sign-in failed\n([\s\S]*?)\n## /.exec(manual) ?? []
const told = new Set([...section.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => [word, word.replace(/^.*: /, '')]))

const { SignInError: _, ...words } = module
const lists = Object.entries(words)

describe('the manual says what each word of the log means', () => {
  it('knows the lists', () => expect(lists.length).toBeGreaterThan(6))

  it.each(lists)('%s', (_, list) => expect([...list].filter((word) => !told.has(word))).toEqual([]))
})
