import type { Bound } from '~/ui/form/bound'
import { DayField, TextField } from '~/ui/form/controls/field'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Age, type AvsFields, GenderField } from './person'

type AvsRelationshipProps = {
  fields: AvsFields
  bound: Bound
  isSignedIn: boolean
  /** Completed years of the partner; null: unknown. */
  partnerAge: number | null
}

/** Marriage or registered partnership, and the partner; not shown to single visitors. */
export function AvsRelationship({ fields, bound, isSignedIn, partnerAge }: AvsRelationshipProps) {
  const { t } = useText()
  const married = fields.status.initialValue === 'married'
  // Half a partner is none: whoever names one says the rest as well.
  const { partner } = fields
  const partnerAsked = married || Object.values(partner).some(({ initialValue }) => initialValue)
  return (
    <>
      <Section title={t('avs.relationship')} intro={t('avs.relationshipIntro')}>
        <DayField {...bound(fields.relationshipStartDate)} label={t('avs.relationshipStartDate')} required={married} />
        <DayField
          {...bound(fields.relationshipEndDate)}
          label={t('avs.relationshipEndDate')}
          hint={t('avs.relationshipEndDateHint')}
        />
      </Section>
      <Section title={t('avs.partner')} intro={t(isSignedIn ? 'avs.partnerIntro' : 'avs.partnerIntroOwn')}>
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
        <Age age={partnerAge} />
        <GenderField {...bound(partner.gender)} legend={t('avs.partnerGender')} required={partnerAsked} />
        <DayField
          {...bound(partner.deathDate)}
          label={t('avs.partnerDeathDate')}
          hint={t('avs.partnerDeathDateHint')}
        />
      </Section>
    </>
  )
}
