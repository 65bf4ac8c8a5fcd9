import { describe, expect, it } from 'vitest'
import { numberOf } from '../own-papers/place'
import { alone, asCarried, intentIn, withoutButtons } from './intent'

const READERS = { remove: numberOf, show: asCarried, skip: alone, counts: asCarried } as const

const posted = (fields: string) => {
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(fields)) form.append(name, value)
  return form
}

describe('what a form was sent for', () => {
  it.each([
    ['intent=skip', { kind: 'skip', carried: null }],
    ['intent=remove:2', { kind: 'remove', carried: 2 }],
    ['intent=remove:two', { kind: 'remove', carried: null }],
    ['intent=remove', { kind: 'remove', carried: null }],
    ['intent=show:a:b', { kind: 'show', carried: 'a:b' }],
    ['intent=skip&intent=show:1', { kind: 'show', carried: '1' }],
    // Buttons that keep their names, and those of pages opened before `intent` existed.
    ['counts=own', { kind: 'counts', carried: 'own' }],
    ['remove=2', { kind: 'remove', carried: 2 }],
    ['skip=1', { kind: 'skip', carried: null }],
    // The form is to be saved.
    ['amount=7', null],
    ['intent=', null],
    ['intent=save', null],
    ['intent=toString:1', null],
    ['none=1', null],
    ['lang=de', null],
  ])('%s', (fields, expected) => expect(intentIn(posted(fields), READERS)).toEqual(expected))

  it('is not in a file of that name', () => {
    const form = new FormData()
    form.append('intent', new File(['skip'], 'skip'))
    expect(intentIn(form, READERS)).toBeNull()
  })
})

it('leaves the fields of a form alone as it takes its buttons away, whatever their names', () => {
  const buttons = 'intent=skip&remove=2&lang=de&keep=1&none=1&__intent__=c&add.blocks=1&remove.blocks=0'
  const fields = 'rows[0].remove=on&drawing[0].share=20&ids=a&ids=b'
  expect([...withoutButtons(posted(`${buttons}&${fields}`))]).toEqual([...new URLSearchParams(fields)])
})
