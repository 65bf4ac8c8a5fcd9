import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { textIn } from '~/shell/texts'
import { readForm } from '../read-form'
import { addButton, removeButton } from '../rows'
import { partyId } from '../values/party-id'
import { enteredRows } from './entered'
import { findField, formOf, namesOf, rowListOf, typedIn, usualValues, valuesOf } from './form-of'
import { box, choice, count, day, group, hidden, list, many, money, percent, text } from './kinds'

const t = textIn('fr')
const Chf = z.number({ error: 'amountForm' })

const FORM = formOf({
  date: day(DayShape, { label: 'certificate.date', example: '01.01.2026', row: false }),
  balance: money(Chf, { label: 'certificate.balance', example: "150'000" }),
  pension: money(Chf.nullable(), { label: 'certificate.pension', example: "21'600", per: 'pensionPer' }),
  pensionPer: choice(z.enum(['month', 'year']), {
    label: 'certificate.pensionPer',
    choices: { year: 'words.perYear', month: 'words.perMonth' },
    usual: 'year',
    row: false,
  }),
  interest: percent(Chf.nullable(), {
    label: 'certificate.interest',
    example: '1.75',
    row: { after: 'balance', none: 'guided.check.notSaid' },
  }),
  ages: list({
    label: 'certificate.agesText',
    most: 2,
    tooMany: 'tooManyRows',
    fields: {
      age: count(z.number(), { label: 'certificate.insuredSalaryMore', problem: 'ageRange' }),
      capital: money(Chf.nullable(), { label: 'certificate.capital', example: "400'000" }),
    },
  }),
  partner: group({ name: text(z.string().nullable(), { label: 'scenarios.name' }) }),
  isPaid: box({ label: 'avs.childAlive' }, 'yes'),
  ids: many(z.array(z.string()).default([]), { label: 'lpp.ids' }),
  party: hidden(partyId),
})

const SAVED = {
  date: DayShape.parse('2026-01-31'),
  balance: 1000,
  pension: 1200.5,
  pensionPer: 'month' as const,
  interest: null,
  ages: [{ age: 63, capital: null }],
  partner: { name: 'Ada' },
  isPaid: true,
  ids: ['a', 'b'],
  party: null,
}

function posted(fields: readonly (readonly [string, string])[]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const TYPED = [
  ...([
    ['date', '31.1.2026'],
    ['balance', "1'000"],
    ['pension', '1200,50'],
    ['pensionPer', 'month'],
  ] as const),
  ...([
    ['ages[0].age', ' '],
    ['ages[0].capital', ''],
    ['ages[3].age', '63'],
    ['ages[3].capital', ''],
  ] as const),
  ...([
    ['partner.name', 'Ada'],
    ['isPaid', 'yes'],
    ['ids', 'a'],
    ['ids', 'b'],
    ['ids', 'a'],
    ['invented', '1'],
  ] as const),
] as const

const read = (fields: readonly (readonly [string, string])[]) => readForm(typedIn(FORM, posted(fields)), FORM.schema)

describe('a declared form', () => {
  it('reads what it asks, each text by its kind, and no empty row', () => {
    const submission = read(TYPED.filter(([name]) => !name.startsWith('ages[3]')))
    expect(submission.status === 'success' && submission.value).toEqual({ ...SAVED, ages: [] })
  })

  it('takes nothing that it does not ask', () =>
    expect([...new Set(typedIn(FORM, posted(TYPED)).keys())]).not.toContain('invented'))

  it('says of each field what is wrong: a field that the dossier keeps as null may stay empty', () =>
    expect(
      read([
        ['ages[0].age', 'x'],
        ['partner.name', 'Ada'],
      ]).reply().error,
    ).toEqual({
      date: ['required'],
      balance: ['required'],
      pensionPer: ['required'],
      'ages[0].age': ['ageRange'],
    }))

  it.each([
    ['added', addButton('ages'), ['63', '']],
    ['taken away', removeButton('ages', 0), []],
  ])('comes back where a row is %s, with all rows', (_what, { name, value }, ages) => {
    const submission = read([
      ...TYPED.filter(([field]) => !/^ages\[[^0]/.test(field)),
      ['ages[0].age', '63'],
      [name, value],
    ])
    expect(submission.status).toBeUndefined()
    const { rows = [] } = { rows: (submission.reply().initialValue as { ages?: { age?: string }[] }).ages }
    expect(rows.length).toBe(ages.length)
  })

  it('shows again what is saved, so that it can be sent again', () => {
    const values = valuesOf(FORM, SAVED)
    expect(values).toEqual({
      date: '31.01.2026',
      balance: "1'000",
      pension: "1'200.50",
      pensionPer: 'month',
      interest: '',
      ages: [{ age: '63', capital: '' }],
      partner: { name: 'Ada' },
      isPaid: 'yes',
      ids: ['a', 'b'],
      party: '',
    })
  })

  it('shows what is usual where nothing was saved', () => expect(usualValues(FORM)).toEqual({ pensionPer: 'year' }))

  it('sums up what was entered, in its order', () =>
    expect(enteredRows(t, FORM, SAVED)).toEqual([
      { term: t('certificate.balance'), value: "CHF\u00a01'000" },
      { term: t('certificate.interest'), value: t('guided.check.notSaid') },
      { term: t('certificate.pension'), value: `CHF\u00a01'200.50 ${t('words.perMonth')}` },
      { term: t('certificate.insuredSalaryMore', { number: 1 }), value: '63' },
      { term: t('scenarios.name'), value: 'Ada' },
    ]))

  it('shows chosen fields alone, also one that has no row of its own', () =>
    expect(enteredRows(t, FORM, SAVED, { names: ['date'] })).toEqual([
      { term: t('certificate.date'), value: '31.01.2026' },
    ]))

  it('names its texts', () => {
    expect(namesOf(FORM.fields)).toEqual(
      expect.arrayContaining(['date', 'partner.name', 'isPaid', 'party'] satisfies string[]),
    )
    expect(rowListOf('ages', FORM.fields.ages)).toEqual({ list: 'ages', fields: ['age', 'capital'], most: 2 })
  })

  it.each([
    ['date', [0], 'certificate.date'],
    ['ages[12].capital', [5, 12, 1], 'certificate.capital'],
    ['partner.name', [6, 0], 'scenarios.name'],
    ['ages', [5], 'certificate.agesText'],
    ['nobody', [Number.POSITIVE_INFINITY], undefined],
    ['', [], undefined],
  ])('finds %s in its place', (name, place, label) => {
    const found = findField(FORM.fields, name)
    expect([found.place, found.spec?.label]).toEqual([place, label])
  })
})
