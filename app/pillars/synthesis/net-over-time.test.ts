import { expect, it } from 'vitest'
import { netAt } from '../../../tests/support/pages/sample-net'
import { alone, outlook } from '../../../tests/support/pages/sample-synthesis'
import type { ToldNet } from './net'
import { netOverTime } from './net-over-time'

const net = netAt('LAUSANNE') as ToldNet
const { income } = outlook.withoutChange
const over = (steps = income, told = net) => {
  const found = netOverTime(steps, told)
  if (!found) throw new Error('there is an income')
  return found
}

it('is gross as ever before, and what is left from the day on which everybody is retired', () => {
  const { steps, from } = over()
  expect(from).toBe(net.pensions.from)
  const before = income.filter((step) => step.from < from)
  expect(steps.slice(0, -1).map(({ from, total }) => [from, total])).toEqual(
    before.map(({ from, total }) => [from, total]),
  )
  expect(steps.at(-1)).toMatchObject({ from, to: null, untilAge: null, salary: null, total: net.monthly.expected })
  // One step ends where the next begins.
  expect(steps.at(-2)?.untilAge).toEqual(steps.at(-1)?.age)
})

it('both pensions share what is left as they share the gross, and the tax is the rest', () => {
  const { steps, gross, tax } = over()
  const last = steps.at(-1)
  expect(gross.total).toBeCloseTo(net.gross.expected, 1)
  expect(tax).toBeCloseTo(net.gross.expected - net.monthly.expected, 1)
  expect((last?.avs ?? 0) + (last?.lpp ?? 0)).toBeCloseTo(net.monthly.expected, -1)
  expect((last?.lpp ?? 0) / (last?.avs ?? 1)).toBeCloseTo(gross.lpp / gross.avs, 2)
})

it('counts what the spouse is paid too', () => {
  const pension = { ...alone, partner: { referenceDate: '2037-02-11', supplement: 0, thirteenth: 1890 }, periods: [] }
  const ofTwo = netAt('LAUSANNE', { pension: pension as never, isCouple: true, spousePension: 1500 }) as ToldNet
  expect(over(income, ofTwo).gross.lpp - over().gross.lpp).toBeCloseTo(1500)
})

it('is none where no income is known', () => expect(netOverTime([], net)).toBeNull())
