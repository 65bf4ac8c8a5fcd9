import { AVS } from '~/forms/avs/form'
import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import { Asked } from './asked'
import type { AvsFields } from './person'

/** How the visitor earns their living, and whether a pension fund insures them. No other page asks this. */
export function AvsWork({ fields, bound }: { fields: AvsFields; bound: Bound }) {
  return (
    <>
      <Control spec={AVS.fields.work} field={fields.work} bound={bound} />
      <Asked if="fund" isShown={Boolean(bound(fields.fund).error)}>
        <Control spec={AVS.fields.fund} field={fields.fund} bound={bound} />
      </Asked>
    </>
  )
}
