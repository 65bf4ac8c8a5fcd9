import { expect, it } from 'vitest'
import { askingForMore } from './new-fields'

const MISSING = ['required']

/** The name of the first new field if these fields are missing, on a page that had those. */
function leftOf(wrong: string[], had: string[]) {
  const posted = new FormData()
  for (const name of had) posted.append(name, '')
  const [form, status] = askingForMore({ error: Object.fromEntries(wrong.map((field) => [field, MISSING])) }, posted)
  return { status, wrong: Object.keys(form.error ?? {}), next: form.next }
}

const SPOUSE = ['relationshipStartDate', 'partner.navs', 'partner.birthDate', 'partner.gender']
const [FIRST, SECOND] = ['children[0].birthDate', 'children[1].birthDate'] as const

it.each<[string, string[], string[], ReturnType<typeof leftOf>]>([
  ['two rows', [FIRST, SECOND], [], { status: 200, wrong: [], next: FIRST }],
  ['a second row', [SECOND], [FIRST], { status: 200, wrong: [], next: SECOND }],
  ['a spouse', SPOUSE, [], { status: 200, wrong: [], next: SPOUSE[0] }],
  ['a spouse and a row', [FIRST, ...SPOUSE], [], { status: 200, wrong: [], next: SPOUSE[0] }],
])('asks for %s that the page did not have', (_name, missing, had, left) => expect(leftOf(missing, had)).toEqual(left))

it.each<[string, string[], string[], string[]]>([
  ['what else is wrong, and nothing of new fields', ['birthDate', FIRST, ...SPOUSE], [], ['birthDate']],
  ['a row that was there', [FIRST, SECOND], [FIRST], [FIRST]],
  ['a spouse that was asked for', SPOUSE, ['partner.birthDate'], SPOUSE],
  ['a form of which nothing is new', ['navs'], [], ['navs']],
])('refuses %s', (_name, missing, had, wrong) => {
  expect(leftOf(missing, had)).toEqual({ status: 400, wrong, next: undefined })
})
