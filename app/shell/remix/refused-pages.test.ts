import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { Refusal } from '~/estimate/case/refusal'
import { contextOf } from '../../../tests/support/product/serve-page'
import { answeringRefusals } from './refused-pages'

type Route = Parameters<typeof answeringRefusals>[0]

/** What a page answers whose loader and action fail with this; `read`: they have read the form before. */
async function ask(
  failure: unknown,
  { form = null as URLSearchParams | FormData | string | null, read = false, isPage = true } = {},
) {
  const reported: unknown[] = []
  const fail = async ({ request }: ActionFunctionArgs) => {
    if (read) await request.formData()
    throw failure
  }
  const module = { ...(isPage ? { default: () => null } : {}), loader: fail, action: fail }
  const route = answeringRefusals({ id: 'page', path: 'page', module } as unknown as Route)
  const context = contextOf({}, '/page', { report: (error) => void reported.push(error) })
  const isTyped = form === 'no form' || form instanceof FormData
  const headers = isTyped ? undefined : { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('https://example.ch/page', form === null ? {} : { method: 'POST', body: form, headers })
  const serve = form === null ? route.module.loader : route.module.action
  const answered = (async () => serve?.({ request, params: {}, context } as ActionFunctionArgs))()
  const thrown: unknown = await answered.catch((error: unknown) => error)
  return { thrown, reported }
}

const away = new VaultUnavailable(new Error('disk'))
const silentCall = new Refusal('unavailable')
const busy = new Refusal('busy')

describe('a page whose vault cannot be reached', () => {
  it.each([
    ['told by the vault', away, [away]],
    ['told by a call, which has reported it', silentCall, []],
  ])('answers 503, %s', async (_, failure, expected) => {
    const { thrown, reported } = await ask(failure)
    expect(thrown).toBeInstanceOf(Response)
    expect([(thrown as Response).status, await (thrown as Response).json()]).toEqual([503, { unsent: null }])
    expect(reported).toEqual(expected)
  })

  it.each([true, false])('gives back the form that was sent to it, in its order (read before: %s)', async (read) => {
    const fields = [
      ['ids', 'b'],
      ['typed', '<script>'],
      ['ids', 'a'],
    ] as [string, string][]
    const { thrown } = await ask(away, { form: new URLSearchParams(fields), read })
    expect(await (thrown as Response).json()).toEqual({ unsent: { fields, takesFile: false } })
  })

  it('gives nothing back of more fields than any page has: they would take long to read, and to show', async () => {
    const { thrown } = await ask(away, { form: 'a&'.repeat(3001) })
    expect(await (thrown as Response).json()).toEqual({ unsent: null })
  })

  it.each([
    ['nothing of one with a file, which a page cannot hold', 'figures', null],
    [
      'the texts of one whose file was not chosen',
      '',
      {
        fields: [
          ['extract', 'typed'],
          ['file', ''],
        ],
        takesFile: true,
      },
    ],
  ])('gives back %s', async (_, content, unsent) => {
    const form = new FormData()
    form.append('extract', 'typed')
    form.append('file', new File([content], content && 'extract.pdf'))
    const { thrown } = await ask(away, { form })
    expect(await (thrown as Response).json()).toEqual({ unsent })
  })

  it('gives nothing back of what was no form', async () => {
    const { thrown } = await ask(away, { form: 'no form' })
    expect(await (thrown as Response).json()).toEqual({ unsent: null })
  })
})

it('says of a page that too many calculations wait, with the form that was sent', async () => {
  const { thrown, reported } = await ask(busy, { form: new URLSearchParams({ a: 'b' }) })
  expect((thrown as Response).status).toBe(503)
  expect(await (thrown as Response).json()).toEqual({
    unsent: { fields: [['a', 'b']], takesFile: false },
    isBusy: true,
  })
  expect(reported).toEqual([])
})

it('leaves to the door that too many calculations wait, where there is no page', async () =>
  expect((await ask(busy, { isPage: false })).thrown).toBe(busy))

it.each([away, silentCall])('what is no page leaves it to the door: %s', async (failure) => {
  const { thrown, reported } = await ask(failure, { isPage: false })
  expect(thrown).toBeInstanceOf(VaultUnavailable)
  expect(reported).toEqual([])
})

it.each([new Refusal('failed', 'no info'), new Error('ours'), new Response(null, { status: 404 })])(
  'anything else stays what it is: %s',
  async (failure) => expect((await ask(failure)).thrown).toBe(failure),
)

it('a page whose dossier has no room for what was asked says so', async () => {
  const { thrown, reported } = await ask(new DossierTooLarge('careers'), { form: 'keep=yes' })
  expect([(thrown as Response).status, reported]).toEqual([413, []])
})
