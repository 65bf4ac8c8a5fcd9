import { describe, expect, it } from 'vitest'
import { fieldsOf } from './fields'

const SHAPE = { navs: '', ids: [], partner: { navs: '' }, children: [{ birthDate: '', alive: '' }] } as const

const read = (filled: Parameters<typeof fieldsOf<typeof SHAPE>>[1]) => {
  const { navs, ids, partner, children } = fieldsOf(SHAPE, filled)
  return [navs, ids, partner.navs, ...children.rows.flatMap((row) => [row.birthDate, row.alive])]
}
const names = (filled: Parameters<typeof read>[0]) => read(filled).map(({ name }) => name)
const values = (filled: Parameters<typeof read>[0]) => read(filled).map(({ initialValue }) => initialValue)

const saved = { navs: '756', ids: ['a', 'b'], partner: { navs: '757' }, children: [{ birthDate: '1.1.2000' }, {}] }
/** As conform answers: empty values are left out, or null in a list in JSON. */
const submission = { initialValue: { navs: '758', children: [null, { birthDate: '31.2.', alive: 'yes' }] } } as object

describe('the fields of a form', () => {
  it.each([
    ['that is empty', {}, [undefined, [], undefined]],
    ['of which nothing is saved', { saved: null }, [undefined, [], undefined]],
    ['that is saved', { saved }, ['756', ['a', 'b'], '757', '1.1.2000', undefined, undefined, undefined]],
    ['that comes back', { saved, submission }, ['758', [], undefined, undefined, undefined, '31.2.', 'yes']],
    ['that comes back with nothing in it', { saved, submission: { initialValue: {} } }, [undefined, [], undefined]],
    ['that comes back without what was typed', { saved: { navs: '756' }, submission: {} }, ['756', [], undefined]],
    ['with an empty text', { saved: { navs: '', ids: [''] } }, [undefined, [], undefined]],
    ['with one box ticked', { submission: { initialValue: { ids: 'a' } } }, [undefined, ['a'], undefined]],
    [
      'with lists for texts',
      { submission: { initialValue: { partner: ['x'], children: 'x' } } },
      [undefined, [], undefined],
    ],
  ])('%s hold what stands there', (_form, filled, expected) => expect(values(filled)).toEqual(expected))

  it('have the names that conform reads', () =>
    expect(names({ saved })).toEqual([
      ...['navs', 'ids', 'partner.navs'],
      ...['children[0].birthDate', 'children[0].alive', 'children[1].birthDate', 'children[1].alive'],
    ]))

  it('name the rows, of which there may be none', () => expect(fieldsOf(SHAPE, {}).children.name).toBe('children'))

  it.each([
    ['navs', 0],
    ['ids', 1],
    ['partner.navs', 2],
    ['children[1].birthDate', 5],
  ])('say what is wrong with %s, and with no other', (name, place) => {
    const wrong = read({ saved, submission: { error: { [name]: ['required'], '': ['notSaved'] } } })
    expect(wrong.map(({ errors }) => errors)).toEqual(wrong.map((_, at) => (at === place ? ['required'] : undefined)))
  })

  it('of one of several forms carry its place in their names, and nowhere else', () => {
    const again = { initialValue: { navs: '756' }, error: { navs: ['required'] } }
    const { navs, partner } = fieldsOf(SHAPE, { submission: again, under: ['accounts', 1] })
    expect(navs).toEqual({ name: 'accounts[1].navs', initialValue: '756', errors: ['required'] })
    expect(partner.navs.name).toBe('accounts[1].partner.navs')
  })
})
