import { INTENT } from '@conform-to/dom'
import { describe, expect, it } from 'vitest'
import { MAX_CHILDREN } from '~/dossier/shape/info'
import { readAvsForm } from './read'
import { ADD_CHILD, removeChild } from './row-buttons'
import { infoFieldValues } from './values'
import { kindsIn } from './work'

type Fields = Record<string, string>

const OWN = '756.1111.2222.08'
const PARTNER = '756.2222.3333.02'
const person: Fields = { navs: OWN, birthDate: '10.05.1970', gender: 'FEMALE', status: 'bachelor', hasChildren: 'no' }
const partner: Fields = {
  'partner.navs': PARTNER,
  'partner.birthDate': '4.3.1968',
  'partner.gender': 'MALE',
  'partner.deathDate': '',
}
const married: Fields = { ...person, ...partner, status: 'married', relationshipStartDate: '01.06.1998' }
const child = (index: number, birthDate: string, more: Fields = {}): Fields => ({
  [`children[${index}].birthDate`]: birthDate,
  ...Object.fromEntries(Object.entries(more).map(([name, value]) => [`children[${index}].${name}`, value])),
})

function formOf(fields: Fields) {
  const posted = new FormData()
  for (const [name, value] of Object.entries(fields)) posted.append(name, value)
  return posted
}

const read = (fields: Fields) => readAvsForm(formOf(fields)).submission
const infoOf = (fields: Fields) => {
  const submission = read(fields)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}
const errorsOf = (fields: Fields) => read(fields).reply().error
const shownOf = (fields: Fields) => read(fields).reply().initialValue

describe('the AVS form', () => {
  it('ends in Info, with days as they are stored', () => {
    expect(
      infoOf({ ...married, hasChildren: 'yes', childCount: '1', ...child(0, '3.2.2000', { alive: 'yes' }) }),
    ).toEqual({
      person: {
        navs: OWN,
        birthDate: '1970-05-10',
        gender: 'FEMALE',
        status: 'married',
        relationshipStartDate: '1998-06-01',
        relationshipEndDate: null,
      },
      partner: { navs: PARTNER, birthDate: '1968-03-04', gender: 'MALE', deathDate: null },
      children: [{ birthDate: '2000-02-03', alive: true, deathDate: null }],
    })
  })

  it('asks whoever has not signed in for no number, neither theirs nor a partner’s', () => {
    const { navs: _, 'partner.navs': __, ...withoutNumbers } = married
    expect(infoOf(withoutNumbers)).toMatchObject({ person: { navs: null }, partner: { navs: null } })
    expect(errorsOf({ ...withoutNumbers, navs: '' })).toEqual({ navs: ['required'], 'partner.navs': ['required'] })
  })

  it.each([
    [['employed'], 'employed'],
    [['employed', 'selfEmployed'], 'several'],
    [['selfEmployed', 'employed', 'employed'], 'several'],
    [['none'], 'none'],
  ])('reads the ticked kinds of work %o as %s, and writes them back', (kinds, work) => {
    const posted = formOf(person)
    for (const kind of kinds) posted.append('work', kind)
    const { submission } = readAvsForm(posted)
    const info = submission.status === 'success' ? submission.value : null
    expect(info?.person.work).toBe(work)
    expect(kindsIn(info ? infoFieldValues(info).work : '').toSorted()).toEqual([...new Set(kinds)].toSorted())
  })

  it('refuses no work beside work', () => {
    const posted = formOf(person)
    for (const kind of ['none', 'employed']) posted.append('work', kind)
    expect(readAvsForm(posted).submission.reply().error).toEqual({ work: ['noneBesideWork'] })
  })

  it('takes work and fund as they are given, and leaves out what is not', () => {
    expect(infoOf({ ...person, work: 'selfEmployed', fund: 'no' }).person).toMatchObject({
      work: 'selfEmployed',
      fund: 'no',
    })
    const { person: untold } = infoOf({ ...person, work: '', fund: '' })
    expect([untold, infoOf(person).person].some((one) => 'work' in one || 'fund' in one)).toBe(false)
    expect(errorsOf({ ...person, work: 'several', fund: 'perhaps' })).toEqual({ work: ['invalid'], fund: ['invalid'] })
  })

  it('asks a bachelor for no partner and no dates, and drops what was left there', () => {
    const { person: saved, partner: savedPartner } = infoOf({ ...married, status: 'bachelor', 'partner.navs': 'x' })
    expect([saved.relationshipStartDate, saved.relationshipEndDate, savedPartner]).toEqual([null, null, null])
  })

  it('counts nothing that the page hides after another answer, and keeps it', () => {
    const hidden = { ...married, relationshipEndDate: '1.1.2010', insuredSince: 'always', insuredSinceYear: '98' }
    const fields = { ...hidden, work: 'none', fund: 'yes' }
    const { person: saved } = infoOf(fields)
    expect(saved).toMatchObject({ relationshipEndDate: null, insuredSince: 'always', work: 'none' })
    expect('fund' in saved).toBe(false)
    expect(shownOf({ ...fields, status: 'bachelor', birthDate: '' })).toMatchObject({
      ...{ relationshipStartDate: '01.06.1998', relationshipEndDate: '1.1.2010', insuredSinceYear: '98', fund: 'yes' },
      partner: { birthDate: '4.3.1968', gender: 'MALE' },
    })
  })

  it('asks for no number where none is posted: without a sign-in', () => {
    const { navs: _, ...unsigned } = person
    expect(infoOf(unsigned).person.navs).toBeNull()
    const couple = { ...unsigned, status: 'married', relationshipStartDate: '01.06.1998', 'partner.gender': 'MALE' }
    expect(infoOf({ ...couple, 'partner.birthDate': '04.03.1968' }).partner?.navs).toBeNull()
    expect(errorsOf({ ...unsigned, hasChildren: '' })).toEqual({ hasChildren: ['required'] })
  })

  it('asks someone who is married for a partner', () => {
    expect(errorsOf({ ...person, status: 'married' })).toEqual({
      'partner.navs': ['required'],
      'partner.birthDate': ['required'],
      'partner.gender': ['required'],
    })
  })

  it.each(['just_married', 'widow', 'divorced', 'remarried'])('lets %s stay without a partner', (status) => {
    expect(infoOf({ ...person, status }).partner).toBeNull()
    expect(infoOf({ ...person, ...partner, 'partner.deathDate': '1.1.2020', status }).partner?.deathDate).toBe(
      '2020-01-01',
    )
    expect(errorsOf({ ...person, status, 'partner.navs': PARTNER })).toMatchObject({ 'partner.gender': ['required'] })
  })

  it('says everything that is missing or wrong at once', () => {
    expect(errorsOf({ navs: '756.12.34', birthDate: '31.02.2000', status: 'single' })).toEqual({
      navs: ['avsNumberForm'],
      birthDate: ['dayUnknown'],
      gender: ['required'],
      status: ['civilStatusUnknown'],
      hasChildren: ['required'],
    })
  })

  it('keeps what was typed as it was typed', () => {
    expect(shownOf({ ...married, navs: '756 12', 'partner.birthDate': '31.2.68' })).toMatchObject({
      navs: '756 12',
      birthDate: '10.05.1970',
      status: 'married',
      partner: { navs: PARTNER, birthDate: '31.2.68' },
    })
  })

  it('lets nothing further that is no field of the form', () => {
    const strange = { ...person, __intent__: '{', __state__: '{', 'children[4294967294].birthDate': '1', children: 'x' }
    expect(infoOf({ ...strange, partner: 'x', '__proto__.navs': 'x' }).children).toEqual([])
  })

  it('takes the first of two values, and no file', () => {
    const posted = formOf(person)
    posted.append('navs', 'other')
    posted.set('birthDate', new File(['x'], 'x'))
    expect(readAvsForm(posted).submission.reply().error).toEqual({ birthDate: ['required'] })
  })
})

describe('children', () => {
  const parent = { ...person, hasChildren: 'yes' }

  it('are none where there are none, whatever stands in the rows', () => {
    expect(infoOf({ ...person, childCount: '3', ...child(0, 'x') }).children).toEqual([])
  })

  it('get as many rows as the number says; the new ones are to be filled', () => {
    const fields = { ...parent, childCount: '3', ...child(0, '1.1.2000', { alive: 'yes' }) }
    expect(errorsOf(fields)).toEqual({ 'children[1].birthDate': ['required'], 'children[2].birthDate': ['required'] })
    expect(shownOf(fields)?.children).toEqual([
      { birthDate: '1.1.2000', alive: 'yes' },
      { alive: 'yes' },
      { alive: 'yes' },
    ])
  })

  it('are there where somebody says how many, and not yet that there are any', () => {
    const fields = { ...person, hasChildren: '', childCount: '1', ...child(0, '1.1.2000') }
    expect(infoOf(fields).children).toHaveLength(1)
    expect(shownOf({ ...fields, birthDate: '' })?.hasChildren).toBe('yes')
  })

  it('each have a birth date, whether they live, and a day of death', () => {
    const rows = { ...child(0, '1.1.2000', { alive: 'yes' }), ...child(1, '2.2.2002', { deathDate: '3.3.2003' }) }
    expect(infoOf({ ...parent, childCount: '2', ...rows }).children).toEqual([
      { birthDate: '2000-01-01', alive: true, deathDate: null },
      { birthDate: '2002-02-02', alive: false, deathDate: '2003-03-03' },
    ])
  })

  it.each([
    ['on', true],
    ['true', true],
    ['no', false],
    ['false', false],
  ])('are told alive by %s: %s', (alive, expected) => {
    expect(infoOf({ ...parent, ...child(0, '1.1.2000', { alive }) }).children[0]?.alive).toBe(expected)
  })

  it.each<[string, Fields, object]>([
    ['no number and no row', {}, { childCount: ['required'] }],
    ['none', { childCount: '0' }, { childCount: ['childCountForm'] }],
    ['words', { childCount: 'deux' }, { childCount: ['childCountForm'] }],
    ['too many', { childCount: '16' }, { childCount: ['tooManyChildren'] }],
    ['very many', { childCount: '999999' }, { childCount: ['childCountForm'] }],
    [
      'fewer than rows that are filled',
      { childCount: '1', ...child(0, '1.1.2000'), ...child(1, '2.2.2002') },
      { childCount: ['childCountRows'] },
    ],
    ['an unknown box', child(0, '1.1.2000', { alive: 'perhaps' }), { 'children[0].alive': ['invalid'] }],
  ])('refuses a number of children: %s', (_name, fields, errors) => {
    expect(errorsOf({ ...parent, ...fields })).toEqual(errors)
  })

  it('counts the rows where the number is empty, and closes gaps between them', () => {
    const fields = { ...parent, ...child(1, '1.1.2000'), ...child(4, '2.2.2002') }
    expect(infoOf(fields).children).toHaveLength(2)
    expect(shownOf(fields)?.childCount).toBe('2')
  })

  it('drops empty rows beyond the number', () => {
    const rows = { ...child(0, '1.1.2000'), ...child(1, '', { alive: 'yes' }) }
    expect(infoOf({ ...parent, childCount: '1', ...rows }).children).toHaveLength(1)
  })
})

describe('the buttons of the rows', () => {
  const rows = { ...child(0, '1.1.2000', { alive: 'yes' }), ...child(1, '2.2', { deathDate: '3.3.2003' }) }
  const press = ({ name, value }: { name: string; value: string }, fields: Fields = rows) => {
    const { submission } = readAvsForm(formOf({ navs: '756', ...fields, [name]: value }))
    return { status: submission.status, shown: submission.reply().initialValue }
  }
  const full: Fields = Object.assign({}, ...Array.from({ length: MAX_CHILDREN }, (_, i) => child(i, '1.1.2000')))

  it('adds a row and keeps the others as typed', () => {
    expect(press(ADD_CHILD)).toEqual({
      status: undefined,
      shown: {
        navs: '756',
        hasChildren: 'yes',
        childCount: '3',
        children: [
          { birthDate: '1.1.2000', alive: 'yes' },
          { birthDate: '2.2', deathDate: '3.3.2003' },
          { alive: 'yes' },
        ],
      },
    })
  })

  it('takes a row away', () => {
    expect(press(removeChild(0)).shown).toMatchObject({
      childCount: '1',
      children: [{ birthDate: '2.2', deathDate: '3.3.2003' }],
    })
  })

  it.each<[string, Parameters<typeof press>[0], Fields, number]>([
    ['one more', ADD_CHILD, rows, 3],
    ['a first one', ADD_CHILD, {}, 1],
    ['the last there may be', ADD_CHILD, child(0, 'x', { deathDate: 'x' }), 2],
    ['none beyond the most there may be', ADD_CHILD, full, MAX_CHILDREN],
    ['none beyond more than there may be', ADD_CHILD, { ...full, ...child(MAX_CHILDREN, '') }, MAX_CHILDREN + 1],
    ['one less', removeChild(1), rows, 1],
    ['the only one less', removeChild(0), child(0, 'x'), 0],
    ['one less of more than there may be', removeChild(15), { ...full, ...child(15, '') }, MAX_CHILDREN],
    ['none less where there is none', removeChild(0), {}, 0],
    ['none less where that one is not there', removeChild(9), rows, 2],
  ])('leave as many rows as their number says, and nothing to save: %s', (_, button, fields, count) => {
    const { status, shown } = press(button, fields)
    expect(status).toBeUndefined()
    expect([shown?.children ?? []].flat()).toHaveLength(count)
    expect(shown?.childCount).toBe(count > 0 ? String(count) : undefined)
  })

  it('carry the place of a row, and nothing that was typed', () =>
    expect([ADD_CHILD, removeChild(3)].map(({ value }) => value)).toEqual(['addRow:children', 'removeRow:children.3']))

  it.each([
    ['{"type":"insert","payload":{"name":"children","defaultValue":{"alive":"yes"}}}', 3],
    ['{"type":"remove","payload":{"name":"children","index":1}}', 1],
  ])('are understood as pages wrote them before: %s', (value, count) => {
    const { status, shown } = press({ name: INTENT, value })
    expect(status).toBeUndefined()
    expect([shown?.children ?? []].flat()).toHaveLength(count)
  })

  const intent = (type: string, payload: unknown) => JSON.stringify({ type, payload })
  it.each([
    ...['', '{', 'null', '1', '[]', '{}', 'addChild', 'removeChild:0', `${ADD_CHILD.value} `],
    intent('insert', { name: 'children', defaultValue: { birthDate: '1.1.2000' } }),
    intent('insert', { name: 'children' }),
    intent('insert', { name: 'navs' }),
    intent('remove', { name: 'children', index: -1 }),
    intent('remove', { name: 'children', index: 999 }),
    intent('remove', { name: 'partner', index: 0 }),
    intent('reorder', { name: 'children', from: 0, to: 1 }),
    intent('update', { name: 'navs', value: '757' }),
    intent('update', { value: 'x' }),
    intent('reset', {}),
    intent('validate', {}),
  ])('are told from what others write: %s is no button', (value) => {
    const { status, shown } = press({ name: INTENT, value })
    expect(status).toBe('error')
    expect(shown).toMatchObject({ navs: '756', childCount: '2', children: [{ birthDate: '1.1.2000' }, {}] })
  })

  it('save nothing of a form that could be saved', () =>
    expect([press(ADD_CHILD, person), press({ name: 'x', value: '' }, person)].map(({ status }) => status)).toEqual([
      undefined,
      'success',
    ]))
})
