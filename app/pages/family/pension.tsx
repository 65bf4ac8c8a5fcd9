import { FAMILY } from '~/forms/family/form'
import type { Bound } from '~/ui/form/bound'
import { Controls } from '~/ui/form/declaration/control'
import type { FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { Section } from '~/ui/section'

type FamilyPensionProps = { fields: FieldsOf<typeof FAMILY.shape>['partner']; bound: Bound }

/** The pension of a spouse who has retired already. */
export function FamilyPension({ fields, bound }: FamilyPensionProps) {
  const { t } = useText()
  return (
    <Section title={t('family.partnerPension')} intro={t('family.partnerPensionIntro')}>
      <Controls declared={FAMILY.fields.partner.fields} fields={fields} bound={bound} />
      <Help summary={t('family.pensionHelp')}>{t('family.pensionHelpText')}</Help>
    </Section>
  )
}
