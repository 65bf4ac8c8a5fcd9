import { beforeEach, describe, expect, it } from 'vitest'
import { createMeter, type Meter } from './meter'

/** How much the thread has used. */
let spent: number
let meter: Meter
/** What each answer has been charged in all, by its name. */
let charged: Record<string, number>
beforeEach(() => {
  spent = 0
  charged = {}
  meter = createMeter(() => spent)
})

const work = (ms: number) => {
  spent += ms
}
const begin = (name: string) => {
  return meter.begin((ms) => {
    charged[name] = (charged[name] ?? 0) + ms
  })
}

describe('an answer is charged', () => {
  it('what is spent from its beginning to its end', () => {
    work(1000)
    const page = begin('page')
    work(40)
    page.end()
    work(1000)
    expect(charged).toEqual({ page: 40 })
  })

  it('its go, and what precedes its end, whoever waits or is answered in between', () => {
    const waiting = begin('waiting')
    meter.settle()
    const page = begin('page')
    work(40)
    meter.settle()
    const other = begin('other')
    work(7)
    other.end()
    meter.settle()
    work(3)
    page.end()
    waiting.end()
    expect(charged).toEqual({ page: 43, other: 7, waiting: 0 })
  })

  it('an equal share of what else is spent while it is open', () => {
    const [one, other] = [begin('one'), begin('other')]
    meter.settle()
    work(20)
    meter.settle()
    one.end()
    other.end()
    expect(charged).toEqual({ one: 10, other: 10 })
  })

  it('never more than a little of what others need while it waits for somebody', () => {
    const waiting = begin('waiting')
    meter.settle()
    for (let time = 0; time < 100; time++) {
      work(100)
      meter.settle()
    }
    waiting.end()
    expect(charged).toEqual({ waiting: 500 })
  })

  it('what is spent for it in a thread, also once it is over', () => {
    const page = begin('page')
    page.spend(300)
    work(5)
    page.end()
    page.spend(100)
    expect(charged).toEqual({ page: 405 })
  })

  it('once, however often it ends', () => {
    const page = begin('page')
    work(5)
    page.end()
    work(5)
    page.end()
    expect([charged, meter.underWay()]).toEqual([{ page: 5 }, 0])
  })
})

it('measures this thread where nothing else is said', () => {
  const charges: number[] = []
  const page = createMeter().begin((ms) => charges.push(ms))
  for (let i = 0; i < 10_000_000; i++) Math.sqrt(i)
  page.end()
  expect(charges).toEqual([expect.any(Number)])
  expect(charges[0]).toBeGreaterThan(0)
})
