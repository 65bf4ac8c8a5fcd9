import { civilStatusIn, lastEndOf, requiresSpouse } from '~/dossier/shape/civil-status'
import type { Bound } from '~/ui/form/bound'
import { DayField, TextField } from '~/ui/form/controls/field'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type AvsFields, GenderField } from './person'

type AvsRelationshipProps = {
  fields: AvsFields
  bound: Bound
  isSignedIn: boolean
  /** The field that is asked for next has the focus. */
  next: string | undefined
}

/** Marriage or registered partnership, and the partner; not shown to single visitors. */
export function AvsRelationship({ fields, bound, isSignedIn, next }: AvsRelationshipProps) {
  const { t } = useText()
  const married = requiresSpouse(civilStatusIn(fields.status.initialValue))
  // Half a partner is none: whoever names one says the rest as well.
  const { partner } = fields
  const partnerAsked = married || Object.values(partner).some(({ initialValue }) => initialValue)
  return (
    <>
      <p>{t('avs.relationshipIntro')}</p>
      <DayField
        {...bound(fields.relationshipStartDate)}
        label={t('avs.relationshipStartDate')}
        required={married}
        autoFocus={fields.relationshipStartDate.name === next}
      />
      <Section level={3} title={t('avs.partner')} intro={t(isSignedIn ? 'avs.partnerIntro' : 'avs.partnerIntroOwn')}>
        {isSignedIn && (
          <TextField
            {...bound(partner.navs)}
            label={t('avs.partnerNavs')}
            hint={t('avs.navsHint')}
            inputMode="numeric"
            width="short"
            required={partnerAsked}
          />
        )}
        <DayField {...bound(partner.birthDate)} label={t('avs.partnerBirthDate')} required={partnerAsked} />
        <GenderField {...bound(partner.gender)} legend={t('avs.partnerGender')} required={partnerAsked} />
      </Section>
      <Ended fields={fields} bound={bound} />
    </>
  )
}

/** Asked in the open only of whom it concerns. */
function Ended({ fields, bound }: Pick<AvsRelationshipProps, 'fields' | 'bound'>) {
  const { t } = useText()
  const [end, death] = [bound(fields.relationshipEndDate), bound(fields.partner.deathDate)]
  const isOpen =
    lastEndOf(civilStatusIn(fields.status.initialValue)) !== null ||
    [end, death].some(({ defaultValue, error }) => defaultValue || error)
  return (
    <details className="correct" open={isOpen}>
      <summary>{t('avs.ended')}</summary>
      <DayField {...end} label={t('avs.relationshipEndDate')} />
      <DayField {...death} label={t('avs.partnerDeathDate')} hint={t('avs.partnerDeathDateHint')} />
    </details>
  )
}
