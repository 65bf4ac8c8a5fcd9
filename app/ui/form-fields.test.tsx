import { type SubmissionResult, useForm } from '@conform-to/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type FormFields, useFields } from './form-fields'

type Typed = { navs?: string; partner?: { navs?: string }; ids?: string[]; children?: { birthDate?: string }[] }
type Options = { id: string; defaultValue?: Typed; lastResult?: SubmissionResult }

/** What a component finds that is rendered once. */
function found<Found>(find: () => Found): Found {
  let kept: Found | undefined
  const Finding = () => {
    kept = find()
    return null
  }
  renderToString(<Finding />)
  return kept as Found
}

/** Every kind of field: its name and what it shows. */
function shown({ navs, partner, ids, children }: Pick<FormFields<Typed>, keyof Typed>) {
  const fields = [navs, partner.getFieldset().navs, ids, ...children.getFieldList().map(inRow)]
  return fields.map(({ name, initialValue }) => [name, initialValue])
}

const inRow = (row: ReturnType<FormFields<Typed>['children']['getFieldList']>[number]) => row.getFieldset().birthDate

const SAVED = { navs: '756', partner: { navs: '' }, ids: ['a', 'b'], children: [{ birthDate: '1.1.2010' }, {}] }

describe('the fields of a form', () => {
  it.each<[string, Omit<Options, 'id'>]>([
    ['nothing is saved', {}],
    ['something is saved', { defaultValue: SAVED }],
    ['it comes back', { defaultValue: SAVED, lastResult: { initialValue: { navs: '7', ids: 'a', children: [{}] } } }],
    ['it comes back empty', { defaultValue: SAVED, lastResult: { initialValue: {} } }],
    ['it was not sent whole', { defaultValue: SAVED, lastResult: { error: { navs: ['invalid'] } } }],
  ])('show what Conform says where %s', (_, given) => {
    const options = { id: 'form', ...given }
    const ours = found(() => shown(useFields<Typed>(options)))
    const conforms = found(() => shown(useForm<Typed>(options)[1] as unknown as FormFields<Typed>))
    expect(ours).toEqual(conforms)
  })

  it('stand by their places in it', () => {
    const fields = found(() => shown(useFields<Typed>({ id: 'form', defaultValue: SAVED })))
    expect(fields.map(([name]) => name)).toEqual([
      'navs',
      'partner.navs',
      'ids',
      'children[0].birthDate',
      'children[1].birthDate',
    ])
  })
})
