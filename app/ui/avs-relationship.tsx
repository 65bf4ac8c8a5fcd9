import { Age, type AvsFields, GenderField } from './avs-person'
import type { Bound } from './bound'
import { DayField, TextField } from './field'
import { Section } from './section'
import { useText } from './text'

type AvsRelationshipProps = {
  fields: AvsFields
  bound: Bound
  /** Completed years of the partner; null while they are not known. */
  partnerAge: number | null
}

/** Marriage or registered partnership, and the partner. A bachelor is asked neither. */
export function AvsRelationship({ fields, bound, partnerAge }: AvsRelationshipProps) {
  const { t } = useText()
  const partner = fields.partner.getFieldset()
  const married = fields.status.initialValue === 'married'
  // Half a partner is none: whoever names one says the rest as well.
  const { navs, birthDate, gender, deathDate } = partner
  const partnerAsked = married || [navs, birthDate, gender, deathDate].some(({ initialValue }) => initialValue)
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
      <Section title={t('avs.partner')} intro={t('avs.partnerIntro')}>
        <TextField
          {...bound(partner.navs)}
          label={t('avs.partnerNavs')}
          hint={t('avs.navsHint')}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          required={partnerAsked}
        />
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
