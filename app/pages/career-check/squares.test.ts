import { expect, it } from 'vitest'
import { squaresOf } from './squares'

type Checked = Parameters<typeof squaresOf>[0]

/** Born in 1980, so years count from 2001 on. */
const checked = (summary: Partial<Record<keyof Checked['summary'], unknown>>, unread: string[] = []) =>
  ({
    questions: [],
    lines: unread.map((year) => ({ year, reason: 'noAmount' })),
    years: { first: 1998, last: 2006 },
    summary: {
      entries: { first: 2000, last: 2004 },
      withoutEntry: [],
      underMinimum: [],
      youthYears: [],
      notYetEntered: [],
      ...summary,
    },
  }) as unknown as Checked

it.each<[string, Checked, string]>([
  ['what was read, from the first due year on', checked({}), '2001 paid 2002 paid 2003 paid 2004 paid'],
  ['a year of youth', checked({ youthYears: [2000] }), '2000 filled 2001 paid 2002 paid 2003 paid 2004 paid'],
  [
    'years without income, and under the minimum',
    checked({ withoutEntry: [{ from: 2002, to: 2003 }], underMinimum: [2004] }),
    '2001 paid 2002 missing 2003 missing 2004 low',
  ],
  [
    'a line that was not read stands before what is missing',
    checked({ withoutEntry: [{ from: 2002, to: 2003 }] }, ['2003', '']),
    '2001 paid 2002 missing 2003 unread 2004 paid',
  ],
  [
    'what is not entered yet',
    checked({ notYetEntered: [2005] }),
    '2001 paid 2002 paid 2003 paid 2004 paid 2005 toCome',
  ],
  ['no entry', checked({ entries: null }), '2001 paid'],
])('%s', (_, of, told) =>
  expect(
    squaresOf(of)
      .map(({ year, kind }) => `${year} ${kind}`)
      .join(' '),
  ).toBe(told),
)
