import type { Column } from '~/pillars/synthesis/result'

type Sureness = NonNullable<Column['lpp']>['sureness']

type FigureProps = {
  /** Its machine-readable name: `avs.monthly`. */
  figure: string
  /** The bare number or day. */
  value: number | string
  /** `withoutChange` or `withChange`. */
  column?: string
  /** The formatted value: `CHF 7'056`. */
  text: string
  /** `large`: for the main total of a page; `range`: for two amounts in its place. */
  size?: 'large' | 'range'
  /** For a total: whether it includes every pillar that pays each month. */
  complete?: boolean
  /** Of a fund's pension: whether it is printed, computed from what is printed, or the law's guarantee alone. */
  sure?: Sureness
}

/** A figure that people and programs can read. */
export function Figure({ figure, value, column, text, size, complete, sure }: FigureProps) {
  return (
    <data
      className={size ? `figure figure-${size}` : 'figure'}
      value={String(value)}
      data-figure={figure}
      data-column={column}
      data-complete={complete === undefined ? undefined : complete ? 'yes' : 'no'}
      data-sure={sure}
    >
      {text}
    </data>
  )
}
