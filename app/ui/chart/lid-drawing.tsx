import { amountText } from '~/language/format'
import { coupleLid, type LidColumn } from './couple-lid'
import { Letters } from './split-drawing'

type LidDrawingProps = {
  id: string
  /** CHF a month: before the limit and as paid, the limit itself, and what the other spouse is paid; null: not shown. */
  own: number
  paid: number
  limit: number
  otherPaid: number | null
  title: string
  description: string
  names: { own: string; other: string; calculated: string; paid: string; limit: string }
}

/** Two stacks of pensions under a thick lid: as calculated, with the excess pale and dashed, and as paid. */
export function LidDrawing({ id, own, paid, limit, otherPaid, title, description, names }: LidDrawingProps) {
  const { ground, lid, calculated, paid: below, over } = coupleLid({ own, paid, limit, otherPaid })
  /** Letters in the middle of each part under the lid. */
  const lettersOf = (column: LidColumn, x: number, texts: Record<'own' | 'other', string | null>) =>
    column.parts.map(({ of, y, height }) => {
      const [top, end] = [Math.max(y, lid), y + height]
      const text = texts[of]
      return text && end - top >= LETTERS_FROM && <Letters key={of} x={x} y={(top + end) / 2} text={text} isOnPart />
    })
  return (
    <svg className="drawing drawing-rule" role="img" aria-labelledby={`${id}-title ${id}-told`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-told`}>{description}</desc>
      <Stack column={calculated} x={LEFT} />
      {over && (
        <rect className="part-over" x={`${LEFT}%`} width={`${WIDTH}%`} y={`${over.y}%`} height={`${over.height}%`} />
      )}
      <Stack column={below} x={RIGHT} />
      <line className="lid" x1="2%" x2="98%" y1={`${lid}%`} y2={`${lid}%`} />
      <line className="drawing-line" x1="0" x2="100%" y1={`${ground}%`} y2={`${ground}%`} />
      {/* The other spouse's original pension is not written, since it would reveal their average income. */}
      {lettersOf(calculated, LEFT + WIDTH / 2, { own: `${names.own} ${amountText(own)}`, other: names.other })}
      {lettersOf(below, RIGHT + WIDTH / 2, {
        own: amountText(paid),
        other: otherPaid === null ? null : amountText(otherPaid),
      })}
      {otherPaid !== null && (
        <Letters x={RIGHT + WIDTH / 2} y={lid - 6} text={`${names.limit} ${amountText(limit)}`} isBold />
      )}
      <Letters x={LEFT + WIDTH / 2} y={94} text={names.calculated} isSoft />
      <Letters x={RIGHT + WIDTH / 2} y={94} text={names.paid} isSoft />
    </svg>
  )
}

/** Percent of the drawing. */
const WIDTH = 38
const LEFT = 6
const RIGHT = 56
const LETTERS_FROM = 9

function Stack({ column, x }: { column: LidColumn; x: number }) {
  return (
    <>
      {column.parts.map(({ of, y, height }) => (
        <rect
          key={of}
          className={of === 'own' ? 'part-own' : 'part-own part-beside'}
          x={`${x}%`}
          width={`${WIDTH}%`}
          y={`${y}%`}
          height={`${height}%`}
        />
      ))}
    </>
  )
}
