import { expect, it } from 'vitest'
import { createCookies } from './cookies'

const ORIGIN = 'https://product.example'
const [FORMER, NEXT] = ['d4'.repeat(32), 'd5'.repeat(32)]
const ACCEPTED = { language: 'de', termsVersion: '1', way: 'guided', keep: true } as const

const under = (peppers: { pepper: string; previousPeppers?: string[] }) =>
  createCookies({ ...peppers, publicOrigin: ORIGIN, lifetimeSeconds: 3600, now: () => 1_780_000_000_000 }).signIn

const sent = (line: string) => new Request(ORIGIN, { headers: { Cookie: line.replace(/;.*/, '') } })

it('the cookie of a sign-in is read under a new pepper too, where the one that signed it is named as a previous one', async () => {
  const ofBefore = sent(await under({ pepper: FORMER }).write(ACCEPTED))
  expect(await under({ pepper: NEXT, previousPeppers: [FORMER] }).read(ofBefore)).toEqual(ACCEPTED)
  expect(await under({ pepper: NEXT }).read(ofBefore)).toBeNull()
})

it('the new pepper alone signs', async () => {
  const made = sent(await under({ pepper: NEXT, previousPeppers: [FORMER] }).write(ACCEPTED))
  expect(await under({ pepper: NEXT }).read(made)).toEqual(ACCEPTED)
  expect(await under({ pepper: FORMER }).read(made)).toBeNull()
})
