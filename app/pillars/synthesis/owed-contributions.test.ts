import { expect, it } from 'vitest'
import { couple, man, pensionOf, single, woman, years } from '../../../tests/support/lives/life'
import { owedContributions } from './owed-contributions'

/** Born 10 May 1966: the reference age in May 2031. */
const stopping = (stopsOn: string | undefined) =>
  man('1966-05-10', years(1987, 2025, 60_000), stopsOn ? { stopsOn } : {})

it.each([
  // 2029 and 2030, 530 francs each, and 5 months of 2031: 220.83.
  ['2028-06-30', 1281],
  ['2029-06-30', 751],
  ['2030-12-31', 221],
  ['2031-03-31', null],
  [undefined, null],
])('of who stops on %s, at least the minimum of each year counted: %s', (stopsOn, owed) =>
  expect(owedContributions(single(stopping(stopsOn)))).toBe(owed),
)

it('none where the spouse pays enough for both (LAVS art. 3 al. 3)', () => {
  const paying = (income: number) =>
    owedContributions(
      pensionOf(couple(stopping('2028-12-31'), woman('1970-05-10', years(1991, 2025, income)), '2000-05-05')),
    )
  expect(paying(10_000)).toBeNull()
  expect(paying(9_999)).toBe(1281)
})
