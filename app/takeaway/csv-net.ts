/** What is left after tax as rows of the CSV; an amount that lies between two takes two rows. */
import { dayText } from '~/language/format'
import { type Row, unitText } from './csv-row'
import type { Sheet } from './sheet'

export function netRows({ t, net }: Sheet): Row[] {
  if (!net) return []
  const { title: pillar, columns, notes } = net
  const figures = columns.flatMap(({ name, from, rows, refused }): Row[] => {
    const column = t(`synthesis.columns.${name}`)
    if (refused) return [{ pillar, figure: refused, column }]
    return rows.flatMap(({ unit, values }) =>
      values.map(([figure, value]) => ({
        ...{ pillar, figure, column, value, unit: unitText(t, unit) },
        from: from ? dayText(from) : '',
      })),
    )
  })
  return [...figures, ...notes.flat().map((figure) => ({ pillar, figure }))]
}
