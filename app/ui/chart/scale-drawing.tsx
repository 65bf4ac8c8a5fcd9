import { amountText } from '~/language/format'
import { lettersOn } from './pillars'

type ScaleDrawingProps = {
  id: string
  /** CHF a month. */
  amount: number
  minimum: number
  maximum: number
  title: string
  description: string
  names: { minimum: string; maximum: string }
}

/** The position of a full pension between the smallest and the largest one. */
export function ScaleDrawing({ id, amount, minimum, maximum, title, description, names }: ScaleDrawingProps) {
  const at = (of: number) => `${maximum > 0 ? Math.round((10_000 * of) / maximum) / 100 : 0}%`
  return (
    <svg className="drawing drawing-scale" role="img" aria-labelledby={`${id}-title ${id}-told`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-told`}>{description}</desc>
      <rect className="area-pay" width="100%" height="55%" />
      <rect className="area-1" width={at(amount)} height="55%" />
      <text className={lettersOn('avs')} x={at(amount)} y="27.5%" dx="-0.6em" dy="0.35em" textAnchor="end">
        {amountText(amount)}
      </text>
      <line className="drawing-line" x1={at(minimum)} x2={at(minimum)} y1="0" y2="62%" />
      <text className="on-paper soft" x={at(minimum)} y="82%" dy="0.35em" textAnchor="end">
        {names.minimum} {amountText(minimum)}
      </text>
      <text className="on-paper soft" x="100%" y="82%" dy="0.35em" textAnchor="end">
        {names.maximum} {amountText(maximum)}
      </text>
    </svg>
  )
}
