import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { Open3kInfo } from '~/dossier/shape/account-3a'
import { accountFieldValues } from '~/forms/provider-account'
import { readPillar3aForm, resetAccount } from './form'

const formOf = (fields: Record<string, string>) => {
  const posted = new FormData()
  for (const [name, value] of Object.entries(fields)) posted.append(name, value)
  return posted
}
const account = { solde: "12'345.60", amount: '7 056', rate: '0,5', paydate: '1.6.2046' }
const info = Open3kInfo.parse({ solde: 12345.6, amount: 7056, rate: 0.5, paydate: '2046-06-01' })
const errorOf = (fields: Record<string, string>) => readPillar3aForm(formOf(fields)).submission?.reply().error

describe('the 3a form', () => {
  it('reads the figures of the account', () =>
    expect(readPillar3aForm(formOf(account))).toMatchObject({
      form: 'account',
      submission: { status: 'success', value: info },
    }))

  it('wants all four', () =>
    expect(errorOf({ solde: '' })).toEqual({
      solde: ['required'],
      amount: ['required'],
      rate: ['required'],
      paydate: ['required'],
    }))

  it('says what is wrong with each, and keeps it as typed', () => {
    const typed = { solde: '10,500', amount: '-1', rate: '50', paydate: '31.02.2046' }
    const { submission } = readPillar3aForm(formOf(typed))
    expect(submission?.reply()).toMatchObject({
      initialValue: typed,
      error: {
        solde: ['amountAmbiguous'],
        amount: ['amountNegative'],
        rate: ['rateRange'],
        paydate: ['dayUnknown'],
      },
    })
  })

  it.each([
    ['of the main account', '', {}],
    ['of a further one', 'accounts[2].', { entityId: 'b' }],
  ])('has what could be read %s, where that is not all', (_name, prefix, named) => {
    const typed = { solde: 'viel', amount: '7 056', rate: '', paydate: '1.1.2020' }
    const fields = Object.entries(typed).map(([name, value]) => [prefix + name, value])
    expect(readPillar3aForm(formOf({ ...named, ...Object.fromEntries(fields) }))).toMatchObject({
      ...named,
      submission: { status: 'error' },
      unread: expect.toSatisfy((part) => isDeepStrictEqual(part, { amount: 7056, paydate: '2020-01-01' })),
    })
  })

  it.each<[Record<string, string>, object]>([
    [{ ids: 'a' }, { form: 'choice', submission: { status: 'success', value: { ids: ['a'] } } }],
    [{}, { form: 'choice', submission: { status: 'error' } }],
    [account, { form: 'account' }],
    [
      { ...account, entityId: 'b' },
      { form: 'further', entityId: 'b' },
    ],
  ])('tells by the fields which form was sent: %j', (fields, expected) =>
    expect(readPillar3aForm(formOf(fields))).toMatchObject(expected),
  )

  it('says that no entity is ticked', () => expect(errorOf({})).toEqual({ ids: ['entityRequired'] }))
})

describe('typedAccount', () => {
  it('shows saved figures so that they can be sent again', () => {
    const again = readPillar3aForm(formOf(accountFieldValues(info) as Record<string, string>))
    expect(again).toMatchObject({ form: 'account', submission: { value: info } })
  })

  it('is empty before the first save', () =>
    expect(accountFieldValues(null)).toEqual({ solde: '', amount: '', rate: '', paydate: '' }))
})

it('empties all figures but the day of pay-out', () => {
  expect(resetAccount(info)).toEqual({ solde: null, rate: null, amount: null, paydate: '2046-06-01' })
  expect(resetAccount(null).paydate).toBeNull()
})
