import { KINDS_OF_WORK } from '~/dossier/shape/work'
import { AVS } from '~/forms/avs/form'
import { kindsIn } from '~/forms/avs/work'
import type { Bound } from '~/ui/form/bound'
import { CheckboxGroup } from '~/ui/form/controls/choice'
import { Control } from '~/ui/form/declaration/control'
import { useText } from '~/ui/frame/text'
import { Asked } from './asked'
import type { AvsFields } from './person'

/** How the visitor earns their living, in one way or in several, and whether a pension fund insures them. No other page asks this. */
export function AvsWork({ fields, bound }: { fields: AvsFields; bound: Bound }) {
  const { t } = useText()
  return (
    <>
      <CheckboxGroup
        legend={t('avs.work')}
        name={fields.work.name}
        hint={t('avs.workHint')}
        error={bound(fields.work).error}
        options={KINDS_OF_WORK.map((value) => ({ value, label: t(`avs.works.${value}`) }))}
        defaultValues={kindsIn(fields.work.initialValue)}
        inline
      />
      <Asked if="fund" isShown={Boolean(bound(fields.fund).error)}>
        <Control spec={AVS.fields.fund} field={fields.fund} bound={bound} />
      </Asked>
    </>
  )
}
