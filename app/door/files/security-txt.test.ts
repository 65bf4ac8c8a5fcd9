import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { createSecurityTxt, SECURITY_TXT_PATH } from './security-txt'

const NOW = Date.UTC(2026, 10, 23, 4)
let served: Listening
afterEach(() => served?.close())

async function ask(contact: string | undefined, origin: string) {
  served = await listen(express().get(SECURITY_TXT_PATH, createSecurityTxt({ contact, origin, now: () => NOW })))
  return fetch(served.origin + SECURITY_TXT_PATH)
}

it('says whom to tell of a weakness, in which languages, and until when', async () => {
  const answer = await ask('mailto:security@example.ch', 'https://example.ch')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:security@example.ch',
    'Expires: 2027-05-22T04:00:00.000Z',
    'Preferred-Languages: fr, de, en',
    'Canonical: https://example.ch/.well-known/security.txt',
    '',
  ])
})

it('names no address of its own where that is not encrypted', async () => {
  expect(await (await ask('https://example.ch/report', 'http://localhost:3000')).text()).not.toContain('Canonical')
})

it('is not there where nobody is named', async () =>
  expect((await ask(undefined, 'https://example.ch')).status).toBe(404))
