import { expect, it } from 'vitest'
import { atShownFields } from './problems'

const problem = (field: string, message = 'Non.') => ({ field, message, label: field })
const returned = (initialValue: Record<string, string>) => ({ initialValue }) as never

it('tells what is wrong with an age at the block, with its line', () =>
  expect(
    atShownFields(
      [
        problem('date'),
        problem('ages[0].capital', 'Trop bas.'),
        problem('ages[1].age', 'Deux fois.'),
        problem('label'),
      ],
      returned({ agesText: "Titre\n62 1'000 50\n62 2'000 100" }),
    ),
  ).toEqual([
    problem('date'),
    { field: 'agesText', label: 'ages[0].capital', message: "62 1'000 50: Trop bas. 62 2'000 100: Deux fois." },
    problem('label'),
  ]))

it('keeps what the reader of the block says, and does not miss the block then', () =>
  expect(atShownFields([problem('agesText'), problem('ages')], returned({ agesText: 'x 1' }))).toEqual([
    problem('agesText'),
  ]))

it.each([
  [
    'the day of a paid pension is the first one',
    'paid',
    [problem('date')],
    [{ ...problem('date'), field: 'paidSince' }],
  ],
  ['and is told once', 'paid', [problem('date'), problem('paidSince')], [problem('paidSince')]],
  ['the day of another paper is its own', 'pension', [problem('date')], [problem('date')]],
])('%s', (_, kind, problems, shown) => expect(atShownFields(problems, returned({ kind }))).toEqual(shown))
