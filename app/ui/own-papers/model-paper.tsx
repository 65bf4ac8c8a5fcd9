import type { ReactNode } from 'react'

/** `number`: that of the line's field; `needed`: its number is filled in. */
export type ModelLine = { name: string; figure: string; number?: number; needed?: boolean }
type ModelPaperProps = {
  title: string
  model: string
  /** `isWide`: left out on a phone. */
  parts: readonly { title?: string; lines: readonly ModelLine[]; isWide?: boolean }[]
  hint: string
  /** Whether it is left out on a phone: the lines of a file stand at the fields. */
  isWide?: boolean
}

/** The number that ties a field to a line of the model. */
export const Mark = ({ number, needed = false }: { number: number; needed?: boolean }) => (
  <span className={needed ? 'mark mark-needed' : 'mark'}>{number}</span>
)

/** A drawn paper: the lines to look for, each with the number of its field. */
export function ModelPaper({ title, model, parts, hint, isWide = false }: ModelPaperProps) {
  return (
    <figure className={isWide ? 'model model-wide' : 'model'}>
      <div className="model-paper">
        <p className="model-head">
          <strong>{title}</strong> <span>{model}</span>
        </p>
        {parts.map(({ title: part, lines, isWide }) => (
          <Lines key={lines[0]?.name} title={part} lines={lines} isWide={isWide} />
        ))}
      </div>
      {/* Where a part is left out, nothing is left to explain of the numbers. */}
      <figcaption className={parts.some(({ isWide }) => isWide) ? 'hint model-wide' : 'hint'}>{hint}</figcaption>
    </figure>
  )
}

type LinesProps = { title: ReactNode; lines: readonly ModelLine[]; isWide: boolean | undefined }

const Lines = ({ title, lines, isWide }: LinesProps) => (
  <>
    {title && <p className="model-part">{title}</p>}
    <ul className={isWide ? 'model-lines model-wide' : 'model-lines'}>
      {lines.map(({ name, figure, number, needed }) => (
        <li key={name}>
          <span>{name}</span>{' '}
          <span className="model-figure">
            {figure} {number !== undefined && <Mark number={number} needed={needed} />}
          </span>
        </li>
      ))}
    </ul>
  </>
)
