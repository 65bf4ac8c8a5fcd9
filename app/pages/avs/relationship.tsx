import { civilStatusIn, lastEndOf, requiresSpouse } from '~/dossier/shape/civil-status'
import { AVS } from '~/forms/avs/form'
import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import type { AvsFields } from './person'

type AvsRelationshipProps = {
  fields: AvsFields
  bound: Bound
  isSignedIn: boolean
  /** The name of the new field that receives the focus. */
  next: string | undefined
}

/** Marriage or registered partnership, and the partner; not shown to single visitors. */
export function AvsRelationship({ fields, bound, isSignedIn, next }: AvsRelationshipProps) {
  const { t } = useText()
  const married = requiresSpouse(civilStatusIn(fields.status.initialValue))
  // A partner must be complete: once one field is filled in, the others are required.
  const { partner } = fields
  const { fields: declared } = AVS.fields.partner
  const partnerAsked = married || Object.values(partner).some(({ initialValue }) => initialValue)
  return (
    <>
      <p>{t('avs.relationshipIntro')}</p>
      <Control
        spec={AVS.fields.relationshipStartDate}
        field={fields.relationshipStartDate}
        bound={bound}
        required={married}
        autoFocus={fields.relationshipStartDate.name === next}
      />
      <Section level={3} title={t('avs.partner')} intro={t(isSignedIn ? 'avs.partnerIntro' : 'avs.partnerIntroOwn')}>
        {isSignedIn && <Control spec={declared.navs} field={partner.navs} bound={bound} required={partnerAsked} />}
        <Control spec={declared.birthDate} field={partner.birthDate} bound={bound} required={partnerAsked} />
        <Control spec={declared.gender} field={partner.gender} bound={bound} required={partnerAsked} />
      </Section>
      <Ended fields={fields} bound={bound} />
    </>
  )
}

/** Unfolded only for those whom it concerns. */
function Ended({ fields, bound }: Pick<AvsRelationshipProps, 'fields' | 'bound'>) {
  const { t } = useText()
  const { relationshipEndDate, partner } = fields
  const isOpen =
    lastEndOf(civilStatusIn(fields.status.initialValue)) !== null ||
    [bound(relationshipEndDate), bound(partner.deathDate)].some(({ defaultValue, error }) => defaultValue || error)
  return (
    <details className="correct" open={isOpen}>
      <summary>{t('avs.ended')}</summary>
      <Control spec={AVS.fields.relationshipEndDate} field={relationshipEndDate} bound={bound} />
      <Control spec={AVS.fields.partner.fields.deathDate} field={partner.deathDate} bound={bound} />
    </details>
  )
}
