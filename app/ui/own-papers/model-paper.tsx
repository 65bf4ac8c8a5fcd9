import type { ReactNode } from 'react'

/** `number`: that of the line's field; `needed`: its number is filled in. */
export type ModelLine = { name: string; figure: string; number?: number; needed?: boolean }
type ModelPaperProps = {
  title: string
  model: string
  parts: readonly { title?: string; lines: readonly ModelLine[] }[]
  hint: string
}

/** The number that ties a field to a line of the model. */
export const Mark = ({ number, needed = false }: { number: number; needed?: boolean }) => (
  <span className={needed ? 'mark mark-needed' : 'mark'}>{number}</span>
)

/** A drawn paper: the lines to look for, each with the number of its field. */
export function ModelPaper({ title, model, parts, hint }: ModelPaperProps) {
  return (
    <figure className="model">
      <div className="model-paper">
        <p className="model-head">
          <strong>{title}</strong> <span>{model}</span>
        </p>
        {parts.map(({ title: part, lines }) => (
          <Lines key={lines[0]?.name} title={part} lines={lines} />
        ))}
      </div>
      <figcaption className="hint">{hint}</figcaption>
    </figure>
  )
}

const Lines = ({ title, lines }: { title: ReactNode; lines: readonly ModelLine[] }) => (
  <>
    {title && <p className="model-part">{title}</p>}
    <ul className="model-lines">
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
