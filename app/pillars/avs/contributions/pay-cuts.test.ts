import { describe, expect, it } from 'vitest'
import { couple, lastStep, man, pensionOf, single, woman, years } from '../../../../tests/support/lives/life'
import { day } from '../../day'

/** Born 10 May 1966: the reference age in May 2031, so that the years 1987 to 2030 count. */
const withSteps = (...steps: [from: string, part: number][]) =>
  single(
    man('1966-05-10', years(1987, 2025, 60_000), {
      payCuts: steps.map(([from, part]) => ({ from: day(from), part })),
    }),
  )

describe('work in steps', () => {
  it('counts the income of each month at its rate', () => {
    // 2029: three months whole, nine at 60 % = 8.4 of 12 x 60000 = 42000; 2030: seven at 60 %, five at 40 % = 6.2: 31000.
    const { person, assumptions } = withSteps(['2029-04-01', 0.6], ['2030-08-01', 0.4])
    expect(lastStep(person, 'incomeSum')).toMatchObject({
      inputs: {
        recorded: 39 * 60_000,
        yearsToCome: 3,
        yearlyIncomeToCome: 60_000,
        yearsReduced: 2,
        reducedIncome: 73_000,
      },
      output: 42 * 60_000 + 73_000,
    })
    expect(assumptions).toContain('incomeInSteps')
    // No year is missing, since work goes on.
    expect(person.scale).toBe(44)
  })

  it('changes nothing where the step is past the years that count', () => {
    const { person } = withSteps(['2031-05-01', 0.5])
    expect(lastStep(person, 'incomeSum')?.output).toBe(44 * 60_000)
    expect(lastStep(person, 'incomeSum')?.inputs.reducedIncome).toBeUndefined()
  })
})

describe('a day of the other spouse’s', () => {
  const her = (isDrawingSupposed: boolean, from: string | null) =>
    pensionOf(
      couple(
        man('1970-05-10', years(1991, 2025, 60_000)),
        woman('1968-02-20', years(1989, 2025, 52_000), {
          drawing: from ?? undefined,
          ...(isDrawingSupposed && { isDrawingSupposed }),
        }),
        '1995-01-01',
      ),
    )
  const received = ({ person }: ReturnType<typeof her>) => lastStep(person, 'splitting')?.inputs.received

  it('tells nothing of her income: the same average, and the same halves', () => {
    const onTime = her(false, null)
    const [at63, at64] = [her(true, '2031-03-01'), her(true, '2032-03-01')]
    expect([received(at63), received(at64)]).toEqual([received(onTime), received(onTime)])
    // Under the general rule she would stop working, her half of these years would be missing on his side, since it is
    // her income.
    expect(received(her(false, '2031-03-01'))).not.toBe(received(onTime))
    const ramdAtStart = (result: typeof onTime) => lastStep(firstPensionOf(result), 'ramd')?.output
    expect(ramdAtStart(at63)).toBe(ramdAtStart(at64))
    expect([at63, at64, onTime].map(({ partner }) => partner?.scale)).toEqual([42, 43, 44])
    expect(at63.assumptions).toContain('partnerAverageKept')
    expect(onTime.assumptions).not.toContain('partnerAverageKept')
  })
})

/** The steps of her first pension, before the recomputation. */
function firstPensionOf({ partner }: ReturnType<typeof pensionOf>) {
  const steps = partner?.steps ?? []
  const anew = steps.findIndex(({ key }) => key === 'recalculation')
  return { steps: anew < 0 ? steps : steps.slice(0, anew) }
}
