import { describe, expect, it } from 'vitest'
import { AVS } from '~/forms/avs/form'
import type { AvsFieldValues } from '~/forms/avs/values'
import type { Problem } from '~/ui/form/controls/error-summary'
import { fieldsOf } from '~/ui/form/fields'
import { openGroups } from './groups'

const KNOWN: AvsFieldValues = {
  navs: '756.0000.0000.19',
  birthDate: '14.03.1971',
  gender: 'FEMALE',
  status: 'married',
  work: 'employed',
  fund: 'yes',
  relationshipStartDate: '19.06.1999',
  partner: { navs: '756.0000.0000.26', birthDate: '02.10.1969', gender: 'MALE' },
  hasChildren: 'yes',
  childCount: '1',
  children: [{ birthDate: '01.01.2003', alive: 'yes' }],
  insuredSince: 'always',
}

/** The groups that are open in a form with these values; all other values are as known. */
function openWith(typed: AvsFieldValues, { saved = KNOWN, problems = [] as Problem[], hasRegister = true } = {}) {
  const fields = fieldsOf(AVS.shape, { saved: { ...KNOWN, ...typed } })
  const open = openGroups({ fields, saved: fieldsOf(AVS.shape, { saved }), problems, hasRegister })
  return Object.entries(open)
    .filter(([, isOpen]) => isOpen)
    .map(([group]) => group)
}

/** The same if these values are already saved and nothing was typed. */
const openWhere = (values: AvsFieldValues, hasRegister = true) =>
  openWith(values, { saved: { ...KNOWN, ...values }, hasRegister })

describe('the groups of the form', () => {
  it('are closed where everything is known', () => expect(openWhere({})).toEqual([]))

  it.each<[string, AvsFieldValues, string[]]>([
    ['no number', { navs: '' }, ['you']],
    ['no civil status', { status: '' }, ['you']],
    ['no wedding day', { relationshipStartDate: '' }, ['couple']],
    ['half a partner', { partner: { birthDate: '02.10.1969' } }, ['couple']],
    ['no partner of who is single', { status: 'bachelor', relationshipStartDate: '', partner: {} }, []],
    ['nothing of children', { hasChildren: '' }, ['children']],
    ['a child without its day', { children: [{ alive: 'yes' }] }, ['children']],
    ['no children', { hasChildren: 'no', childCount: '', children: [] }, []],
    ['no word on the insurance', { insuredSince: '' }, ['insurance']],
  ])('stand open with %s', (_, values, open) => expect(openWhere(values)).toEqual(open))

  it('ask for no numbers without a sign-in', () =>
    expect(openWhere({ navs: '', partner: { ...KNOWN.partner, navs: '' } }, false)).toEqual([]))

  it.each<[string, AvsFieldValues]>([
    ['work', { work: '' }],
    ['a fund', { fund: '' }],
  ])('ask for %s of who has not signed in alone', (_, values) => {
    expect(openWhere(values, false)).toEqual(['work'])
    expect(openWhere(values)).toEqual([])
  })

  it.each<[string, string]>([
    ['birthDate', 'you'],
    ['partner.deathDate', 'couple'],
    ['children[0].deathDate', 'children'],
    ['abroad[1].from', 'insurance'],
  ])('stand open where %s is wrong', (field, group) =>
    expect(openWith({}, { problems: [{ field, message: 'Non.' }] })).toEqual([group]),
  )

  it.each<[string, AvsFieldValues, string[]]>([
    ['another day', { birthDate: '14.03.1972' }, ['you']],
    [
      'a child more',
      { childCount: '2', children: [...(KNOWN.children ?? []), { birthDate: '01.02.2005' }] },
      ['children'],
    ],
    ['a year abroad', { abroad: [{ from: '2001', to: '2001' }] }, ['insurance']],
  ])('stand open where %s is typed and not saved', (_, typed, open) => expect(openWith(typed)).toEqual(open))
})
