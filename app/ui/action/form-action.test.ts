import type { AppLoadContext } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Refusal } from '~/estimate/case/refusal'
import { readForm } from '../form/read-form'
import { formAction, formInHand } from './form-action'
import { alone, asCarried } from './intent'
import type { Next } from './next'

const save = vi.fn<(name: string, intent: string, revision?: string) => Promise<Next<never>>>()
const remove = vi.fn<(id: string) => Promise<Next<never>>>()
const ask = vi.fn<() => Promise<Next<never> | null>>()

const action = formAction({
  intents: { another: alone, remove: asCarried, ask: alone },
  pressed: {
    another: 'saves',
    remove,
    ask: { afterReading: ask },
  },
  read: ({ posted, intent, revision }) =>
    formInHand({
      submission: readForm(posted, z.object({ name: z.string({ error: 'required' }) })),
      save: ({ name }) => save(name, intent.kind, revision),
    }),
})

/** A page for everybody, opened before the session began or after it. */
const forEverybody = formAction({
  intents: {},
  pressed: {},
  isOfSession: async () => true,
  read: ({ posted }) =>
    formInHand({
      submission: readForm(posted, z.object({ name: z.string({ error: 'required' }) })),
      save: ({ name }) => save(name, 'save'),
    }),
})

const session = { formToken: 'mine', keepLonger: async () => ({ setCookies: ['session=kept'] }) }
const context = { language: 'de', session, settings: { origin: 'https://x' } } as unknown as AppLoadContext

async function send(fields: string) {
  save.mockReset().mockResolvedValue({ to: '/router', done: 'answer' })
  remove.mockReset().mockResolvedValue({ to: '/lpp' })
  ask.mockReset().mockResolvedValue({ again: { asksFirst: true } })
  return answerTo(fields)
}

async function answerTo(fields: string, page = action) {
  const body = new URLSearchParams(fields)
  const request = new Request('http://x/de/lpp', { method: 'POST', body })
  const answer = await page({ request, context, params: {} }).catch((thrown: unknown) => thrown as Response)
  const text = await answer.text()
  const { status, headers } = answer
  return {
    status,
    location: headers.get('Location'),
    cookie: headers.get('Set-Cookie'),
    form: text.startsWith('{') ? JSON.parse(text) : null,
  }
}

describe('the frame of actions', () => {
  it('saves what is entered, with the revision it was filled from, and leads on in the language of the form', async () => {
    expect(await send('formToken=mine&name=A&revision=3')).toMatchObject({
      status: 303,
      location: '/de/router?done=answer#done',
    })
    expect(save.mock.calls).toEqual([['A', 'save', '3']])
  })

  it.each([
    ['a form without a token', 'name=A', 403],
    ['a form of another session', 'formToken=theirs&name=A', 409],
    ['a button of another session', 'formToken=theirs&name=A&intent=remove:1', 409],
    ['a form that lacks something', 'formToken=mine', 400],
    ['one that keeps the data longer', 'formToken=mine&name=A&keep=1', 200],
    ['one that switches the language', 'formToken=mine&name=A&lang=de', 200],
    ['a button that asks first', 'formToken=mine&name=A&intent=ask', 200],
  ])('saves nothing of %s', async (_name, fields, status) => {
    expect((await send(fields)).status).toBe(status)
    expect([save.mock.calls, remove.mock.calls]).toEqual([[], []])
  })

  it('returns to another session what was entered, and to its own what lacks', async () => {
    expect((await send('formToken=theirs&name=A')).form).toMatchObject({
      initialValue: { name: 'A' },
      meanwhile: 'typed',
      otherSession: true,
    })
    expect((await send('formToken=mine&revision=3')).form).toMatchObject({
      error: { name: ['required'] },
      revision: '3',
    })
  })

  it.each([
    ['made before there was a session', 'name=A', 409],
    ['of another session', 'formToken=theirs&name=A', 409],
    ['of this session', 'formToken=mine&name=A', 303],
  ])(
    'returns to whoever has a session by now what was entered on a page for everybody: a form %s',
    async (_, fields, status) => {
      save.mockReset().mockResolvedValue({ to: '/router' })
      const answer = await answerTo(fields, forEverybody)
      expect(answer.status).toBe(status)
      expect(save.mock.calls).toEqual(status === 303 ? [['A', 'save']] : [])
      if (status === 409) expect(answer.form).toMatchObject({ initialValue: { name: 'A' }, otherSession: true })
    },
  )

  it.each([
    ['keep=1', /^session=kept$/],
    ['lang=de', /^locale=[^;]+;/],
  ])('returns what was entered, unchecked, to a button of the frame: %s', async (button, cookie) => {
    const answer = await send(`formToken=mine&revision=3&${button}`)
    expect(answer.cookie).toMatch(cookie)
    expect(answer.form).toEqual({ revision: '3', initialValue: expect.anything() })
  })

  it('hears a button: beside the entries, which it leaves alone, or together with them', async () => {
    expect((await send('formToken=mine&name=A&intent=remove:b')).location).toBe('/de/lpp')
    expect([save.mock.calls, remove.mock.calls[0]?.[0]]).toEqual([[], 'b'])
    await send('formToken=mine&name=A&intent=another')
    expect(save.mock.calls).toEqual([['A', 'another', undefined]])
    expect((await send('formToken=mine&name=A&intent=ask')).form).toMatchObject({
      initialValue: { name: 'A' },
      asksFirst: true,
    })
  })

  it('returns a refused form with its entries, and none for a button', async () => {
    await send('formToken=mine&name=A')
    save.mockResolvedValue({ refusal: new Refusal('changedMeanwhile') })
    remove.mockResolvedValue({ refusal: new Refusal('changedMeanwhile') })
    expect(await answerTo('formToken=mine&name=A')).toMatchObject({
      status: 409,
      form: { initialValue: { name: 'A' }, meanwhile: 'typed' },
    })
    expect((await answerTo('formToken=mine&name=A&intent=remove:b')).form).toEqual({ meanwhile: 'pressed' })
  })

  it('returns what stands beside a refused button, as it was entered and unchecked', async () => {
    await send('formToken=mine&name=A')
    ask.mockResolvedValue({ refusal: new Refusal('changedMeanwhile') })
    expect((await answerTo('formToken=mine&name=A&intent=ask')).form).toEqual({
      initialValue: { name: 'A', formToken: 'mine', intent: 'ask' },
      meanwhile: 'pressed',
    })
  })

  it('takes a form as if it were sent without a button that is for nothing', async () => {
    await send('formToken=mine&name=A')
    ask.mockResolvedValue(null)
    expect((await answerTo('formToken=mine&name=A&intent=ask')).status).toBe(303)
    expect(save.mock.calls.at(-1)?.[0]).toBe('A')
  })
})
