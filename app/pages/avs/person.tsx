import { civilStatusIn, isNeverMarried } from '~/dossier/shape/civil-status'
import { AVS } from '~/forms/avs/form'
import { statusOptions } from '~/language/status-label'
import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import type { FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'

export type AvsFields = FieldsOf<typeof AVS.shape>

type AvsPersonProps = {
  fields: AvsFields
  bound: Bound
  /** Whether AVS numbers are asked for: only from visitors who have signed in. */
  hasRegister: boolean
  /** Whether the help on the number stands beside its field. */
  hasHelp: boolean
}

/** The fields about the visitor. The civil status comes first: it decides what else is asked. */
export function AvsPerson({ fields, bound, hasRegister, hasHelp }: AvsPersonProps) {
  const { t } = useText()
  const { navs, birthDate, gender, status } = AVS.fields
  return (
    <>
      <Control
        spec={status}
        field={fields.status}
        bound={bound}
        options={statusOptions(t, fields.gender.initialValue)}
        placeholder={t('avs.statusPlaceholder')}
        hint={isNeverMarried(civilStatusIn(fields.status.initialValue)) ? t('avs.statusHintBachelor') : undefined}
      />
      {hasRegister && <Control spec={navs} field={fields.navs} bound={bound} />}
      {hasRegister && hasHelp && <NavsHelp />}
      <Control spec={birthDate} field={fields.birthDate} bound={bound} />
      <Control spec={gender} field={fields.gender} bound={bound} />
    </>
  )
}

export function NavsHelp() {
  const { t } = useText()
  return <Help summary={t('avs.navsHelp')}>{t('avs.navsHelpText')}</Help>
}
