import { amountText } from '~/language/format'
import { lettersOn } from './pillars'
import { type ColumnPart, type SplitColumn, splitColumns } from './split-columns'

type SplitDrawingProps = {
  id: string
  /** The halves of both spouses' incomes, CHF; `other` null: not shown. */
  own: number
  other: number | null
  title: string
  /** The content of the columns, as sentences. */
  description: string
  names: { own: string; other: string; before: string; after: string }
}

/** Income earned while married, split in halves: two columns become equal, or the person's own column loses a half. */
export function SplitDrawing({ id, own, other, title, description, names }: SplitDrawingProps) {
  const { ground, before, after, given, arrowAt } = splitColumns({ own, other })
  const [first, last] = [before[0], after.at(-1)]
  return (
    <svg className="drawing drawing-rule drawing-split" role="img" aria-labelledby={`${id}-title ${id}-told`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-told`}>{description}</desc>
      {given && <rect className="part-given" {...placeOf(given)} />}
      {[...before, ...after].map((column) => (
        <Column key={column.x} column={column} />
      ))}
      <line className="drawing-line" x1="0" x2="100%" y1={`${ground}%`} y2={`${ground}%`} />
      {/* Both columns end at one line with one amount. */}
      {last && other !== null && (
        <>
          <line className="drawing-line" x1="53%" x2="98%" y1={`${last.top}%`} y2={`${last.top}%`} />
          <Letters x={75.5} y={last.top - 5} text={amountText(Math.round(last.amount))} isBold />
        </>
      )}
      {other === null && last && first && (
        <Letters x={last.x} y={given ? given.y + given.height / 2 : 50} text={names.other} />
      )}
      {[...before, ...(other === null ? after : [])].map(({ x, parts, amount, amountAt, top }) => (
        <Letters
          key={x}
          x={x}
          y={other === null && x === last?.x ? top + (parts[0]?.height ?? 0) / 2 : amountAt}
          text={amountText(Math.round(amount))}
          isBold
          isOnPart={other === null && x === last?.x}
        />
      ))}
      <svg x="50%" y={`${arrowAt}%`} width="1" height="1" overflow="visible" aria-hidden="true">
        <path className="arrow" d="M-12 0h22M3-8l8 8-8 8" />
      </svg>
      {other !== null &&
        [...before, ...after].map(({ x }, index) => (
          <Letters key={x} x={x} y={89.5} text={index % 2 === 0 ? names.own : names.other} isSoft />
        ))}
      <Letters x={other === null ? (first?.x ?? 25) : 24.5} y={other === null ? 90 : 96.5} text={names.before} />
      <Letters x={other === null ? (last?.x ?? 75) : 75.5} y={other === null ? 90 : 96.5} text={names.after} />
    </svg>
  )
}

function Column({ column: { parts } }: { column: SplitColumn }) {
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two halves of one column differ by their place alone
        <rect key={index} className={part.of === 'own' ? 'part-own' : 'part-other'} {...placeOf(part)} />
      ))}
    </>
  )
}

const placeOf = ({ x, y, width, height }: ColumnPart) => ({
  x: `${x}%`,
  y: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
})

type LettersProps = { x: number; y: number; text: string; isBold?: boolean; isSoft?: boolean; isOnPart?: boolean }

/** Letters centred on a point, with an outline that separates them from the background. Percent. */
export function Letters({ x, y, text, isBold, isSoft, isOnPart }: LettersProps) {
  const on = isOnPart ? lettersOn('avs') : 'on-paper'
  return (
    <text
      className={[on, isBold && 'bold', isSoft && 'soft'].filter(Boolean).join(' ')}
      x={`${x}%`}
      y={`${Math.round(y * 100) / 100}%`}
      dy="0.35em"
      textAnchor="middle"
    >
      {text}
    </text>
  )
}
