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
}

/** A figure that people and programs can read. */
export function Figure({ figure, value, column, text, size, complete }: FigureProps) {
  return (
    <data
      className={size ? `figure figure-${size}` : 'figure'}
      value={String(value)}
      data-figure={figure}
      data-column={column}
      data-complete={complete === undefined ? undefined : complete ? 'yes' : 'no'}
    >
      {text}
    </data>
  )
}
