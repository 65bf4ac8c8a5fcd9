/**
 * Accepting the terms means accepting their words. Other words are another version, with another day, which everybody is asked
 * to accept. If this fails because of other words: raise `TERMS_VERSION` (app/shell/settings.ts, docs/operating.md), set the
 * day in `terms.version` of both languages, record it in the CHANGELOG, and write all three here.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv } from '~/shell/settings'
import { terms as german } from './text.de'
import { terms as french } from './text.fr'

/** Sentences that stand only with an operator's name or without one of the parties came later: what people accepted so far is as it was. */
const NEWEST = { version: '3', day: '29.11.2026', words: 'WqUVpn8RfZ5s' }

type Words = string | { [name: string]: Words }
const sentencesIn = (words: Words): string[] =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap(sentencesIn)

/** The words that are agreed to, without the form that asks for it and the names of its sentences. */
const fingerprint = (...texts: { version: string; accept: Words }[]) => {
  const sentences = texts.flatMap(({ version: _, accept: __, ...others }) => sentencesIn(others))
  return createHash('sha256').update(JSON.stringify(sentences.toSorted())).digest('base64url').slice(0, 12)
}

describe('the version of the terms', () => {
  it('is that of their words', () => expect(fingerprint(french, german)).toBe(NEWEST.words))

  it('changes with a word', () => {
    const changed = { ...german, service: { ...german.service, free: 'Er kostet etwas.' } }
    expect(fingerprint(french, changed)).not.toBe(fingerprint(french, german))
  })

  it('stands in the settings and in the manual, and its day in both languages', () => {
    const manual = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
    expect(readEnv({}).TERMS_VERSION).toBe(NEWEST.version)
    expect(/^\| `TERMS_VERSION` \| (\d+) /m.exec(manual)?.[1]).toBe(NEWEST.version)
    for (const { version } of [french, german]) expect(version.match(/\d\d\.\d\d\.\d{4}/g)).toEqual([NEWEST.day])
  })
})
