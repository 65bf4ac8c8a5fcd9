import { useText } from '~/ui/frame/text'
import { NetColumn } from '~/ui/net/net-column'
import { ageFigure, keyOf } from '~/ui/synthesis/choose-age'
import { ageName } from '~/ui/synthesis/comparison/beside/shown'
import type { AgesView } from './view'

/** What is left of the pensions of each age after tax. */
export function AgesNet({ rows, home }: Pick<AgesView, 'rows' | 'home'>) {
  const { t } = useText()
  return (
    <NetColumn
      home={home}
      rowHead={t('ages.start')}
      rows={rows.flatMap((row) => {
        const { age, standsApart, startsOn, net } = row
        const name = ageName(t, age)
        const head = standsApart ? t('ages.plan', { name }) : name
        return net ? [{ key: keyOf(row), head, figure: ageFigure(row, 'net'), startsOn, net }] : []
      })}
    />
  )
}
