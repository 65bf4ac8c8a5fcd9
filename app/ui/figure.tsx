type FigureProps = {
  /** Its name for programs: `avs.monthly`. */
  figure: string
  /** The bare number or day. */
  value: number | string
  /** `withoutChange` or `withChange`. */
  column?: string
  /** As people read it: `CHF 7'056`. */
  text: string
  /** For the one total that a page is about. */
  size?: 'large'
}

/** A figure that people and programs can read. */
export function Figure({ figure, value, column, text, size }: FigureProps) {
  return (
    <data
      className={size ? `figure figure-${size}` : 'figure'}
      value={String(value)}
      data-figure={figure}
      data-column={column}
    >
      {text}
    </data>
  )
}
