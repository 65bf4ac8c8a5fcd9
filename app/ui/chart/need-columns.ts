/** A column for each age of leaving, with a line for what somebody needs: lengths in percent of the drawing. */

export type AgeColumn = { age: number; avs: number; lpp: number }

type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>

/** `x`: the middle of the column, where its age is written below the ground. */
export type NeedColumn = { age: number; x: number; avs: Rectangle; lpp: Rectangle }

/** `rings`: where the line meets the amount of an age. */
export type NeedColumns = { ground: number; needAt: number; columns: NeedColumn[]; rings: number[] }

const GROUND = 86
/** Leaves room for the letters above a line that is higher than all columns. */
const TOP = 14
/** Of the room of a column. */
const FILLED = 0.76

/**
 * @param columns in order of age, CHF a month
 * @param ages those to mark, in years with fractions
 */
export function needColumns(columns: readonly AgeColumn[], need: number, ages: readonly number[]): NeedColumns {
  const highest = Math.max(need, ...columns.map(({ avs, lpp }) => avs + lpp), 1)
  const scale = (GROUND - TOP) / highest
  const room = 100 / Math.max(1, columns.length)
  const width = hundredths(room * FILLED)
  const middle = (index: number) => (index + 0.5) * room
  const [first] = columns
  return {
    ground: GROUND,
    needAt: hundredths(GROUND - need * scale),
    columns: columns.map(({ age, avs, lpp }, index) => {
      const x = hundredths(middle(index) - width / 2)
      const [low, high] = [hundredths(avs * scale), hundredths(lpp * scale)]
      const place = (bottom: number, height: number) => ({ x, width, height, y: hundredths(GROUND - bottom - height) })
      return { age, x: hundredths(middle(index)), avs: place(0, low), lpp: place(low, high) }
    }),
    // A month lies between two columns.
    rings: first ? ages.map((age) => hundredths(Math.min(97, Math.max(3, middle(age - first.age))))) : [],
  }
}

const hundredths = (value: number) => Math.round(100 * value) / 100
